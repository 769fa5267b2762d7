// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The reason why a file cannot be read as that of a shard.
package enum ShardError: Error, Hashable, Sendable {
  case notAShard
  case otherVersion(Int)
  /// The text has changed since it was written, or has been cut.
  case changed
  /// The value at a key path is missing, or none that the program writes.
  case damaged(keyPath: String)
}

extension SnapshotShard {
  /// The largest size of a file, in bytes. Chosen: about two hundred thousand pictures.
  package static let maximumBytes = 64 << 20
  /// The greatest number of values in a file, which are checked before memory is reserved for them.
  private static let maximumValues = 8 << 20
  /// The greatest number of results of a run.
  static let maximumCount = 1 << 24

  /// Parses the text of a file, and compares the digest that it states. A file of another program or version is told as such, whatever
  /// its digest.
  package init(of bytes: [UInt8]) throws(ShardError) {
    let isWhole = Self.hasStatedDigest(bytes)
    if isWhole == false { throw .changed }
    self = try SnapshotShard(parsing: bytes)
    if isWhole == nil { throw .changed }
  }

  /// Parses the text of a file without a look at its digest.
  init(parsing bytes: [UInt8]) throws(ShardError) {
    let limits = JSONLimits(bytes: Self.maximumBytes, depth: 16, values: Self.maximumValues)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root, root["shard"] != nil,
      let version = root["version"]?.whole
    else { throw .notAShard }
    guard version == Self.version else { throw .otherVersion(version) }
    let fields = ShardFields(root, path: "")
    let shard = try fields.object("shard")
    guard
      let part = Part(
        try shard.whole("number", in: 1...Part.most), of: try shard.whole("of", in: 1...Part.most))
    else { throw .damaged(keyPath: "shard.number") }
    let run = try Run(fields.object("run"))
    let count = run.count
    var entries: [Entry] = []
    for item in try fields.objects("pictures") {
      let entry = try Entry(item, below: count)
      // Ascending indices name no picture twice.
      if let last = entries.last, last.index >= entry.index { throw .damaged(keyPath: item.path + ".index") }
      entries.append(entry)
    }
    self.init(part, of: run, entries: entries)
  }

  /// Returns a Boolean value indicating whether the first line states the digest of the rest; nil where it states none.
  private static func hasStatedDigest(_ bytes: [UInt8]) -> Bool? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    // {"version": 1, "digest": "…",
    guard parts.count == 7, parts[3] == "digest", ShardFields.isDigest(String(parts[5])) else { return nil }
    return SHA256.text(of: bytes[(end + 1)...]) == parts[5]
  }
}

extension SnapshotShard.Run {
  fileprivate init(_ fields: ShardFields) throws(ShardError) {
    self.init(
      program: try fields.digest("program"), scenes: try fields.digest("scenes"),
      arguments: try fields.texts("arguments"), groups: [], configurations: [])
    var total = 0
    for item in try fields.objects("groups") {
      let place = try item.text("place")
      // The folder lies in that of the outputs.
      guard !place.isEmpty,
        !place.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) }),
        place.utf8.first != UInt8(ascii: "/")
      else { throw .damaged(keyPath: item.path + ".place") }
      // The results of all groups together are bounded, and so is their sum.
      let count = try item.whole("count", in: 0...(SnapshotShard.maximumCount - total))
      total += count
      groups.append(
        SnapshotShard.Group(
          references: try item.text("references"), place: place, count: count, stale: try item.texts("stale")
        ))
    }
    for item in try fields.objects("configurations") {
      configurations.append(
        SnapshotShard.Configuration(
          path: try item.optionalText("path"), text: try item.optionalText("text"),
          files: try item.texts("files")))
    }
  }
}

extension SnapshotShard.Entry {
  fileprivate init(_ fields: ShardFields, below count: Int) throws(ShardError) {
    let sides = 0...(1 << 20)
    let outcome: SnapshotOutcome
    switch try fields.text("outcome") {
    case "equal": outcome = .equal
    case "different":
      guard
        let difference = try PictureDifference(stored: { (key) throws(ShardError) in try fields.numbers(key) }
        )
      else { throw .damaged(keyPath: fields.path + ".at") }
      outcome = .different(difference)
    case "otherSize":
      let size = try fields.numbers("expectedSize").compactMap { Int(exactly: $0) }
      guard size.count == 2, size.allSatisfy(sides.contains) else {
        throw .damaged(keyPath: fields.path + ".expectedSize")
      }
      outcome = .otherSize(width: size[0], height: size[1])
    case "missing": outcome = .missing(reason: try fields.optionalText("reason"))
    case "notDrawn": outcome = .notDrawn(reason: nil)
    default: throw .damaged(keyPath: fields.path + ".outcome")
    }
    var result = SnapshotResult(
      scene: try fields.text("scene"), variant: try fields.optionalText("variant"), outcome: outcome,
      reference: try fields.optionalText("reference"))
    if fields.has("width") {
      result.size = (try fields.whole("width", in: sides), try fields.whole("height", in: sides))
    }
    self.init(
      index: try fields.whole("index", in: 0...max(0, count - 1)), key: try fields.optionalDigest("key"),
      result)
    if case .notDrawn = outcome {
      failure = SnapshotShard.Failure(
        exit: try fields.whole("exit", in: 0...255), english: try fields.text("english"),
        korean: try fields.text("korean"))
    }
    guard fields.has("sides") else { return }
    for item in try fields.objects("sides") { pictures.append(try SnapshotShard.Picture(item)) }
  }
}

extension SnapshotShard.Picture {
  fileprivate init(_ fields: ShardFields) throws(ShardError) {
    guard let side = Side(rawValue: try fields.text("side")) else {
      throw .damaged(keyPath: fields.path + ".side")
    }
    let sizes = try [fields.numbers("width"), fields.numbers("height")].flatMap(\.self)
    guard sizes.count == 2, sizes.allSatisfy({ (0...1e7).contains($0) }) else {
      throw .damaged(keyPath: fields.path + ".width")
    }
    self.init(side, digest: try fields.digest("digest"), width: sizes[0], height: sizes[1])
  }
}
