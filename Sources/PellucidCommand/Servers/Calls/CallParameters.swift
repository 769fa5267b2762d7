// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The parameters of a call, or an object in them, with readers of their members.
///
/// A reader throws an error that names the member by its path, such as `textDocument.uri`.
struct CallParameters: Sendable {
  private let node: JSONNode?
  /// The bytes of the message, from which members can be taken unchanged.
  private let bytes: [UInt8]
  /// The path of the object, with a dot at its end; empty for the parameters themselves.
  private let path: String

  /// Creates the parameters of a call; nil for those that are neither an object nor an array.
  init?(_ node: JSONNode?, bytes: [UInt8]) {
    switch node?.value {
    case nil, .object, .array, .null: (self.node, self.bytes, path) = (node, bytes, "")
    default: return nil
    }
  }

  private init(_ node: JSONNode?, bytes: [UInt8], path: String) {
    (self.node, self.bytes, self.path) = (node, bytes, path)
  }

  /// The object as one of its own, whose members are named without the path to it.
  var alone: CallParameters { CallParameters(node, bytes: bytes, path: "") }

  /// The keys of the members, in their order.
  var keys: [String] {
    guard case .object(let members) = node?.value else { return [] }
    return members.map(\.key)
  }

  /// Returns a member; nil where it is absent or null.
  private func member(_ key: String) -> JSONNode? {
    guard let member = node?[key], member.value != .null else { return nil }
    return member
  }

  /// Returns a Boolean value indicating whether a member is present and not null.
  func has(_ key: String) -> Bool { member(key) != nil }

  /// Returns the error about a member that is not of a kind.
  private func wrong(_ key: String, _ kind: CallProblem.Kind) -> CallError {
    CallError(.invalidParameters, .wrongKind(key: path + key, kind))
  }

  /// Returns the value of a member that must be there.
  private func required<Value>(_ key: String, _ value: Value?) throws(CallError) -> Value {
    guard let value else { throw CallError(.invalidParameters, .missing(key: path + key)) }
    return value
  }

  // MARK: Values

  /// Returns a text; nil where it is absent.
  func text(_ key: String) throws(CallError) -> String? {
    guard let member = member(key) else { return nil }
    guard case .string(let text) = member.value else { throw wrong(key, .text) }
    return text
  }

  /// Returns a text that must be there.
  func requiredText(_ key: String) throws(CallError) -> String { try required(key, text(key)) }

  /// Returns a number in a range; nil where it is absent.
  func number(_ key: String, in range: ClosedRange<Double>) throws(CallError) -> Double? {
    guard let member = member(key) else { return nil }
    guard case .number(let number) = member.value else { throw wrong(key, .number) }
    guard range.contains(number) else {
      throw CallError(.invalidParameters, .outside(key: path + key, range))
    }
    return number
  }

  /// Returns a whole number that is not negative; nil where it is absent.
  func count(_ key: String) throws(CallError) -> Int? {
    guard let member = member(key) else { return nil }
    guard let whole = member.whole, whole >= 0 else { throw wrong(key, .number) }
    return whole
  }

  /// Returns a Boolean value, which is false where it is absent.
  func flag(_ key: String) throws(CallError) -> Bool {
    guard let member = member(key) else { return false }
    guard case .bool(let flag) = member.value else { throw wrong(key, .flag) }
    return flag
  }

  /// Returns the value that a word names; nil where it is absent.
  func word<Value: Equatable>(_ key: String, of vocabulary: Vocabulary<Value>) throws(CallError) -> Value? {
    guard let word = try text(key) else { return nil }
    guard let value = vocabulary.value(named: word) else {
      throw CallError(
        .invalidParameters, .unknownValue(key: path + key, value: word, known: vocabulary.names))
    }
    return value
  }

  // MARK: Objects

  /// Returns an object; one without members where it is absent.
  func object(_ key: String) throws(CallError) -> CallParameters {
    guard let member = member(key) else { return CallParameters(nil, bytes: bytes, path: path + key + ".") }
    guard case .object = member.value else { throw wrong(key, .object) }
    return CallParameters(member, bytes: bytes, path: path + key + ".")
  }

  /// Returns an object that must be there.
  func requiredObject(_ key: String) throws(CallError) -> CallParameters {
    guard has(key) else { throw CallError(.invalidParameters, .missing(key: path + key)) }
    return try object(key)
  }

  /// Returns the objects of a list; none where it is absent.
  func objects(_ key: String) throws(CallError) -> [CallParameters] {
    guard let member = member(key) else { return [] }
    guard case .array(let items) = member.value else { throw wrong(key, .list) }
    var objects: [CallParameters] = []
    for (index, item) in items.enumerated() {
      guard case .object = item.value else { throw wrong("\(key)[\(index)]", .object) }
      objects.append(CallParameters(item, bytes: bytes, path: "\(path)\(key)[\(index)]."))
    }
    return objects
  }

  /// Returns the texts of a list; none where it is absent.
  func texts(_ key: String) throws(CallError) -> [String] {
    guard let member = member(key) else { return [] }
    guard case .array(let items) = member.value else { throw wrong(key, .list) }
    var texts: [String] = []
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item.value else { throw wrong("\(key)[\(index)]", .text) }
      texts.append(text)
    }
    return texts
  }

  /// Returns the bytes of an object as the message has them; nil where it is absent.
  func document(_ key: String) throws(CallError) -> [UInt8]? {
    guard let member = member(key) else { return nil }
    guard case .object = member.value else { throw wrong(key, .object) }
    return Array(bytes[member.range])
  }

  /// Rejects members that have no meaning.
  func check(only known: [String]) throws(CallError) {
    guard let key = keys.first(where: { !known.contains($0) }) else { return }
    throw CallError(
      .invalidParameters, .unknownKey(path + key, nearest: NameMatch.nearest(to: key, among: known)))
  }
}
