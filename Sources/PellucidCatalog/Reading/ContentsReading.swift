// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The reading of one description: it takes values out of nodes, and notes errors with their places.
struct ContentsReading {
  let file: String
  let document: JSONDocument
  /// The greatest number of facts that are kept.
  let limit: Int
  private(set) var facts: [PlacedFileFact] = []

  init(file: String, document: JSONDocument, limit: Int) {
    (self.file, self.document, self.limit) = (file, document, limit)
    for comma in document.trailingCommas { note(.trailingComma, at: comma) }
  }

  /// Notes a fact about a value.
  ///
  /// - Parameter offset: The offset of a byte of the value in the file.
  mutating func note(_ fact: CatalogFileFact, at offset: Int) {
    guard facts.count < limit else { return }
    facts.append(
      PlacedFileFact(
        fact, in: file, keyPath: document.keyPath(at: offset), at: document.position(at: offset)))
  }

  mutating func note(_ fact: CatalogFileFact, at node: JSONNode) { note(fact, at: node.range.lowerBound) }

  /// Notes a fact about the folder that the file describes.
  mutating func noteFile(_ fact: CatalogFileFact) {
    guard facts.count < limit else { return }
    facts.append(PlacedFileFact(fact, in: file))
  }

  // MARK: Values of one kind; nil and a fact for others

  mutating func members(_ node: JSONNode) -> [JSONNode.Member]? {
    guard case .object(let members) = node.value else { return wrong(node, .object) }
    return members
  }

  mutating func items(_ node: JSONNode) -> [JSONNode]? {
    guard case .array(let items) = node.value else { return wrong(node, .array) }
    return items
  }

  mutating func string(_ node: JSONNode) -> String? {
    guard case .string(let text) = node.value else { return wrong(node, .string) }
    return text
  }

  mutating func bool(_ node: JSONNode) -> Bool? {
    guard case .bool(let value) = node.value else { return wrong(node, .bool) }
    return value
  }

  mutating func number(_ node: JSONNode) -> Double? {
    guard case .number(let value) = node.value else { return wrong(node, .number) }
    return value
  }

  mutating func strings(_ node: JSONNode) -> [String] {
    (items(node) ?? []).compactMap { item in string(item) }
  }

  /// Returns a string that is one of the known words; notes another string.
  mutating func word(_ node: JSONNode, among allowed: [String]) -> String? {
    guard let text = string(node) else { return nil }
    if allowed.contains(text) { return text }
    let nearest = NameMatch.nearest(to: text, among: allowed)
    note(.unknownWord(found: String(text.prefix(64)), nearest: nearest, allowed: allowed), at: node)
    return nil
  }

  /// Returns the case whose raw value a string is; notes another string.
  mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, as type: Value.Type
  ) -> Value? {
    word(node, among: Value.allCases.map { $0.rawValue }).flatMap(Value.init)
  }

  /// Returns a member with its value as it stands in the file.
  func kept(_ member: JSONNode.Member) -> KeptMember {
    KeptMember(key: member.key, json: String(decoding: document.bytes[member.node.range], as: UTF8.self))
  }

  private mutating func wrong<Value>(_ node: JSONNode, _ expected: DocumentTerm) -> Value? {
    note(.wrongKind(found: node.kind, expected: expected), at: node)
    return nil
  }
}
