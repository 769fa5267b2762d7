// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The reason why a document cannot be read as a baseline.
package enum BaselineError: Error, Hashable, Sendable {
  case notABaseline
  case otherVersion(Int)
}

extension Baseline {
  /// The largest size of a baseline document, in bytes; a hundred thousand entries take less.
  package static let maximumBytes = 32_000_000

  /// Parses a baseline.
  ///
  /// - Parameter bytes: A document that `text` wrote, in this version or the one before. Unknown members are skipped.
  package init(parsing bytes: [UInt8]) throws(BaselineError) {
    let limits = JSONLimits(bytes: Self.maximumBytes, depth: 512, values: Self.maximumBytes)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root,
      let version = root["version"]?.whole, case .array(let items)? = root["findings"]?.value
    else { throw .notABaseline }
    if version == Self.oldVersion {
      let entries = items.compactMap(Entry.init)
      guard entries.count == items.count else { throw .notABaseline }
      self.init(entries: Self.combined(entries))
      return
    }
    guard version == Self.version else { throw .otherVersion(version) }
    let lines = items.compactMap { Entry.entries(of: $0) }
    guard lines.count == items.count else { throw .notABaseline }
    self.init(entries: Self.combined(lines.flatMap { $0 }))
  }

  /// Returns the entries in their order, with one entry in place of several about the same findings.
  private static func combined(_ entries: [Entry]) -> [Entry] {
    var combined: [Entry] = []
    for entry in entries.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
      if let last = combined.last, last.order == entry.order {
        combined[combined.count - 1].count = min(last.count + entry.count, Entry.maximumCount)
      } else {
        combined.append(entry)
      }
    }
    return combined
  }
}

extension Baseline.Entry {
  /// The largest count of an entry. The counts of all entries that a document can hold have a sum that `Int` can represent.
  fileprivate static let maximumCount = 1_000_000_000

  /// Returns the entries of a line, one for each combination; nil for anything else.
  fileprivate static func entries(of node: JSONNode) -> [Self]? {
    guard let rule = node["rule"]?.text, let file = node["file"]?.text, let layer = node["layer"]?.text else {
      return nil
    }
    let count = node["count"].map { $0.whole ?? 0 } ?? 1
    guard (1...maximumCount).contains(count) else { return nil }
    var variants: [String] = []
    if let list = node["variants"] {
      guard case .array(let items) = list.value else { return nil }
      variants = items.compactMap(\.text)
      guard variants.count == items.count else { return nil }
    }
    if variants.isEmpty || node["single"]?.value == .bool(true) { variants.append("") }
    let verb = node["verb"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    return variants.map {
      Self(rule: rule, file: file, layer: layer, variant: $0, count: count, verb: verb)
    }
  }

  /// Creates an entry of the version before; nil for anything else.
  fileprivate init?(_ node: JSONNode) {
    guard let rule = node["rule"]?.text, let file = node["file"]?.text, let layer = node["layer"]?.text,
      let variant = node["variant"]?.text, let count = node["count"]?.whole,
      (1...Self.maximumCount).contains(count)
    else { return nil }
    self.init(rule: rule, file: file, layer: layer, variant: variant, count: count)
  }
}
