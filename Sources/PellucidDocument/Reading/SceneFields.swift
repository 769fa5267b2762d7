// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The members of one object of a scene document: typed access by key, with errors that name the place.
struct SceneFields {
  let place: SceneReadingError.Place
  private let members: [JSONNode.Member]
  private let form: ObjectForm

  /// Reads an object of a form; throws for another kind of value, and for other keys.
  init(_ node: JSONNode, path: String, form: ObjectForm) throws(SceneReadingError) {
    let allowed = form.names
    self.form = form
    place = SceneReadingError.Place(path, at: node.position)
    guard case .object(let members) = node.value else {
      throw .wrongKind(place, found: node.kind, expected: form.example.map { .objectLike($0) } ?? .object)
    }
    for member in members where !allowed.contains(member.key) {
      throw SceneReadingError(
        unknownKey: member, of: members,
        at: SceneReadingError.Place(Self.path(path, member.key), at: member.position), among: allowed)
    }
    self.members = members
  }

  /// Returns the range of the numbers of a key, which the form states.
  func range(_ key: String) -> ClosedRange<Double> { form[key]?.range ?? SharedForm.places }

  private static func path(_ base: String, _ key: String) -> String {
    base.isEmpty ? key : base + "." + key
  }

  var keys: [String] { members.map { $0.key } }
  /// Returns the key path of `key`, for errors.
  func path(_ key: String) -> String { Self.path(place.keyPath, key) }
  /// Returns the value of `key`; nil where the key is missing or its value is null.
  func node(_ key: String) -> JSONNode? {
    guard let node = members.first(where: { NameMatch.same($0.key, key) })?.node, node.value != .null else {
      return nil
    }
    return node
  }

  /// Returns the value of `key`; throws where it is missing.
  func required(_ key: String) throws(SceneReadingError) -> JSONNode {
    guard let node = node(key) else { throw .missingKey(place, key: key) }
    return node
  }

  /// Returns the number of `key`; nil where it is missing, throws where it lies outside the range.
  func number(_ key: String, in range: ClosedRange<Double>) throws(SceneReadingError) -> Double? {
    guard let node = node(key) else { return nil }
    return try node.number(in: range, path: path(key))
  }

  /// Returns the number of `key`; nil where it is missing, throws where it lies outside the range of the form.
  func number(_ key: String) throws(SceneReadingError) -> Double? { try number(key, in: range(key)) }

  /// Returns the number of `key`; throws where it is missing, or lies outside the range of the form.
  func requiredNumber(_ key: String) throws(SceneReadingError) -> Double {
    try required(key).number(in: range(key), path: path(key))
  }

  /// Returns the whole number of `key`; nil where it is missing, throws where it lies outside the range of the form.
  func whole(_ key: String) throws(SceneReadingError) -> Int? {
    let limits = range(key)
    return try whole(key, in: Int(limits.lowerBound)...Int(limits.upperBound))
  }

  /// Returns the whole number of `key`; nil where it is missing, throws where it lies outside the range.
  func whole(_ key: String, in range: ClosedRange<Int>) throws(SceneReadingError) -> Int? {
    guard let node = node(key) else { return nil }
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let value = try node.number(in: limits, path: path(key))
    guard value == value.rounded() else {
      let place = SceneReadingError.Place(path(key), at: node.position)
      throw .outOfRange(place, found: value, allowed: .whole)
    }
    return Int(value)
  }

  /// Returns the string of `key`; nil where it is missing, throws where it has more than `limit` bytes of UTF-8.
  func string(_ key: String, limit: Int) throws(SceneReadingError) -> String? {
    guard let node = node(key) else { return nil }
    return try node.string(limit: limit, path: path(key))
  }

  func bool(_ key: String) throws(SceneReadingError) -> Bool? {
    guard let node = node(key) else { return nil }
    guard case .bool(let value) = node.value else {
      let place = SceneReadingError.Place(path(key), at: node.position)
      if case .string(let text) = node.value, text == "true" || text == "false" {
        throw .foreignValue(place, found: text, write: text)
      }
      throw .wrongKind(place, found: node.kind, expected: .bool)
    }
    return value
  }

  /// Returns the value of the word of `key`; nil where it is missing, throws where the vocabulary does not have it.
  func word<Value>(_ key: String, _ vocabulary: Vocabulary<Value>) throws(SceneReadingError) -> Value? {
    guard let node = node(key) else { return nil }
    return try node.word(vocabulary, path: path(key))
  }
}

extension SceneReadingError {
  /// Creates the error of a key that an object does not have.
  ///
  /// - Parameters:
  ///   - members: The members of the object.
  ///   - known: The keys among which a misspelt one is looked for; nil for `allowed`.
  init(
    unknownKey member: JSONNode.Member, of members: [JSONNode.Member], at place: Place,
    among allowed: [String], or known: [String]? = nil
  ) {
    let key = member.key
    if let advice = ForeignKey.advice(on: key, among: allowed, value: member.node, beside: members) {
      self = .foreignKey(place, advice, allowed: allowed)
    } else {
      self = .unknownKey(
        place, nearest: NameMatch.nearest(to: key, among: known ?? allowed), allowed: allowed)
    }
  }
}

extension JSONNode {
  func number(in range: ClosedRange<Double>, path: String) throws(SceneReadingError) -> Double {
    let place = SceneReadingError.Place(path, at: position)
    guard case .number(let value) = value else {
      if case .string(let text) = value, let number = ForeignValue.number(in: text) {
        throw .foreignValue(place, found: text, write: number)
      }
      throw .wrongKind(place, found: kind, expected: .number)
    }
    guard range.contains(value) else {
      throw .outOfRange(place, found: value, allowed: .within(range))
    }
    return value
  }

  func string(limit: Int, path: String) throws(SceneReadingError) -> String {
    let place = SceneReadingError.Place(path, at: position)
    guard case .string(let text) = value else {
      throw .wrongKind(place, found: kind, expected: .string)
    }
    guard text.utf8.count <= limit else { throw .tooMany(place, what: .textBytes, limit: limit) }
    return text
  }

  func word<Value>(_ vocabulary: Vocabulary<Value>, path: String) throws(SceneReadingError) -> Value {
    let found = try string(limit: 1000, path: path)
    guard let value = vocabulary.value(named: found) else {
      throw .unknownValue(
        SceneReadingError.Place(path, at: position), found: found,
        nearest: ForeignValue.word(for: found, among: vocabulary.names)
          ?? NameMatch.nearest(to: found, among: vocabulary.names), allowed: vocabulary.names)
    }
    return value
  }

  func items(limit: Int, path: String) throws(SceneReadingError) -> [JSONNode] {
    let place = SceneReadingError.Place(path, at: position)
    guard case .array(let items) = value else {
      throw .wrongKind(place, found: kind, expected: .array)
    }
    guard items.count <= limit else { throw .tooMany(place, what: .entries, limit: limit) }
    return items
  }

  /// Returns exactly one number for each range.
  func numbers(
    _ ranges: [ClosedRange<Double>], called names: String, path: String
  ) throws(SceneReadingError) -> [Double] {
    let place = SceneReadingError.Place(path, at: position)
    guard case .array(let items) = value else {
      throw .wrongKind(place, found: kind, expected: .arrayNamed(names))
    }
    guard items.count == ranges.count else {
      throw .wrongKind(place, found: .arrayOf(items.count), expected: .arrayNamed(names))
    }
    var numbers: [Double] = []
    for (index, item) in items.enumerated() {
      numbers.append(try item.number(in: ranges[index], path: "\(path)[\(index)]"))
    }
    return numbers
  }
}
