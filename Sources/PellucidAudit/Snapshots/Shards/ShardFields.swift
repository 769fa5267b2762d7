// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The members of an object in the file of a shard. Each value that is not what the program writes is an error with its place.
struct ShardFields {
  private let node: JSONNode
  /// The key path of the object; empty for the whole document.
  let path: String

  init(_ node: JSONNode, path: String) { (self.node, self.path) = (node, path) }

  /// The greatest length of a text, in bytes: that of a configuration, whose text is the longest.
  private static let maximumText = GateConfiguration.limits.bytes

  private func error(_ key: String) -> ShardError { .damaged(keyPath: path.isEmpty ? key : path + "." + key) }

  /// Returns a Boolean value indicating whether a key has a value other than null.
  func has(_ key: String) -> Bool { node[key].map { $0.value != .null } ?? false }

  func text(_ key: String) throws(ShardError) -> String {
    guard let text = node[key]?.text, text.utf8.count <= Self.maximumText else {
      throw error(key)
    }
    return text
  }

  /// Returns a text; nil for null or a missing key.
  func optionalText(_ key: String) throws(ShardError) -> String? { has(key) ? try text(key) : nil }

  func texts(_ key: String) throws(ShardError) -> [String] {
    guard case .array(let items)? = node[key]?.value else { throw error(key) }
    let texts = items.compactMap(\.text)
    guard texts.count == items.count else { throw error(key) }
    return texts
  }

  func whole(_ key: String, in range: ClosedRange<Int>) throws(ShardError) -> Int {
    guard let number = node[key]?.whole, range.contains(number) else { throw error(key) }
    return number
  }

  /// Returns the numbers of a list, or a single number as a list.
  func numbers(_ key: String) throws(ShardError) -> [Double] {
    switch node[key]?.value {
    case .number(let number): return [number]
    case .array(let items):
      let numbers = items.compactMap { item in
        if case .number(let number) = item.value { number } else { nil as Double? }
      }
      guard numbers.count == items.count else { throw error(key) }
      return numbers
    default: throw error(key)
    }
  }

  /// Returns a SHA-256 digest in hexadecimal digits.
  func digest(_ key: String) throws(ShardError) -> String {
    let text = try text(key)
    guard Self.isDigest(text) else { throw error(key) }
    return text
  }

  func optionalDigest(_ key: String) throws(ShardError) -> String? { has(key) ? try digest(key) : nil }

  /// Returns a Boolean value indicating whether a text is a SHA-256 digest, and so the name of a file and no path.
  static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
      }
  }

  func object(_ key: String) throws(ShardError) -> ShardFields {
    guard let inner = node[key], case .object = inner.value else { throw error(key) }
    return ShardFields(inner, path: path.isEmpty ? key : path + "." + key)
  }

  func objects(_ key: String) throws(ShardError) -> [ShardFields] {
    guard case .array(let items)? = node[key]?.value else { throw error(key) }
    let place = path.isEmpty ? key : path + "." + key
    return items.enumerated().map { ShardFields($1, path: "\(place)[\($0)]") }
  }
}
