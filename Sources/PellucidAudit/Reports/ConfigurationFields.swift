// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// An object of a configuration, with typed access to its keys and errors that name the place.
struct ConfigurationFields {
  let node: JSONNode
  let path: String
  let members: [JSONNode.Member]

  /// Rejects every value except an object whose keys are all allowed.
  init(_ node: JSONNode, _ path: String, allowed: [String]) throws(ConfigurationError) {
    (self.node, self.path) = (node, path)
    members = try Self.members(node, path)
    for member in members where !allowed.contains(member.key) {
      let nearest = NameMatch.nearest(to: member.key, among: allowed)
      throw ConfigurationError(
        fact: .unknownKey(nearest: nearest, allowed: allowed), keyPath: Self.joined(path, member.key),
        position: member.position)
    }
  }

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

  func missing(_ key: String) -> ConfigurationError { Self.error(.missingKey(key), path, node) }

  static func joined(_ path: String, _ key: String) -> String { path.isEmpty ? key : path + "." + key }

  static func error(
    _ fact: ConfigurationError.Fact, _ path: String, _ node: JSONNode
  ) -> ConfigurationError {
    ConfigurationError(fact: fact, keyPath: path, position: node.position)
  }

  /// Returns the error for a value of another type than expected.
  static func wrong(_ node: JSONNode, _ path: String, _ expected: DocumentTerm) -> ConfigurationError {
    error(.wrongKind(found: node.kind, expected: expected), path, node)
  }

  static func members(_ node: JSONNode, _ path: String) throws(ConfigurationError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { throw wrong(node, path, .object) }
    return members
  }

  /// Returns the elements of an array with their key paths.
  static func items(
    _ node: JSONNode, _ path: String
  ) throws(ConfigurationError) -> [(node: JSONNode, path: String)] {
    guard case .array(let items) = node.value else { throw wrong(node, path, .array) }
    return items.enumerated().map { ($1, "\(path)[\($0)]") }
  }

  static func string(_ node: JSONNode, _ path: String) throws(ConfigurationError) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, path, .string) }
    return text
  }

  /// Returns the text of a node; throws for one of more bytes than allowed.
  static func text(_ node: JSONNode, _ path: String, limit: Int) throws(ConfigurationError) -> String {
    let text = try string(node, path)
    guard text.utf8.count <= limit else { throw error(.tooMany(what: .textBytes, limit: limit), path, node) }
    return text
  }

  /// Returns the value whose raw value is the text of a node.
  static func word<Value: RawRepresentable<String>>(
    _ node: JSONNode, _ path: String, among allowed: [Value]
  ) throws(ConfigurationError) -> Value {
    let text = try string(node, path)
    if let value = allowed.first(where: { $0.rawValue == text }) { return value }
    let words = allowed.map(\.rawValue)
    let nearest = NameMatch.nearest(to: text, among: words)
    throw error(.unknownValue(found: text, nearest: nearest, allowed: words), path, node)
  }

  /// Parses an object whose keys are names of assets.
  static func words<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ path: String
  ) throws(ConfigurationError) -> [ExactName: Value] {
    var words: [ExactName: Value] = [:]
    for member in try members(node, path) {
      words[ExactName(member.key)] = try word(
        member.node, joined(path, member.key), among: Array(Value.allCases))
    }
    return words
  }
}

extension ConfigurationError {
  init(_ error: JSONError) {
    let fact: Fact =
      switch error.fact {
      case .syntax(let found, let expected): .notJSON(found: found, expected: expected)
      case .duplicateKey: .keyTwice
      case .tooDeep(let limit): .tooMany(what: .brackets, limit: limit)
      case .tooManyValues(let limit): .tooMany(what: .values, limit: limit)
      case .tooManyBytes(let limit): .tooMany(what: .bytes, limit: limit)
      }
    self.init(fact: fact, keyPath: error.keyPath, position: error.position)
  }
}
