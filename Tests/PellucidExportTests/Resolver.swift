// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// A reader of resolver documents whose sources are all inside the document.
struct Resolver {
  private let root: JSONNode
  /// The names of the modifiers in the order of resolution.
  let modifiers: [String]
  private let sets: [String]

  private struct Unexpected: Error {}

  init(_ text: String) throws {
    root = try JSONDocument(
      parsing: Array(text.utf8), limits: JSONLimits(bytes: 4_000_000, depth: 20, values: 400_000)
    ).root
    guard root["version"]?.text == "2025.10", case .array(let order)? = root["resolutionOrder"]?.value else {
      throw Unexpected()
    }
    let references = order.compactMap { $0["$ref"]?.text }
    func names(_ kind: String) -> [String] {
      references.compactMap { $0.hasPrefix("#/\(kind)/") ? String($0.dropFirst(kind.count + 3)) : nil }
    }
    (sets, modifiers) = (names("sets"), names("modifiers"))
    guard references.count == sets.count + modifiers.count else { throw Unexpected() }
  }

  /// Returns the tokens for an input; a modifier without input has its usual context.
  func tokens(_ input: [String: String]) -> Tokens {
    var tokens = Tokens()
    for name in sets { add(root["sets"]?[name]?["sources"], to: &tokens) }
    for name in modifiers {
      guard let modifier = root["modifiers"]?[name] else { continue }
      let context = input[name] ?? modifier["default"]?.text ?? ""
      add(modifier["contexts"]?[context], to: &tokens)
    }
    return tokens
  }

  private func add(_ sources: JSONNode?, to tokens: inout Tokens) {
    guard case .array(let groups)? = sources?.value else { return }
    for group in groups { tokens.add(group, at: "") }
  }

  /// Tokens by their paths.
  struct Tokens {
    private var values: [String: JSONNode] = [:]

    fileprivate mutating func add(_ node: JSONNode, at path: String) {
      guard case .object(let members) = node.value else { return }
      if let value = node["$value"] {
        values[path] = value
        return
      }
      for member in members { add(member.node, at: path.isEmpty ? member.key : path + "." + member.key) }
    }

    private func value(at path: String) -> JSONNode? {
      guard let value = values[path] else { return nil }
      guard let alias = value.text else { return value }
      return self.value(at: String(alias.dropFirst().dropLast()))
    }

    func color(at path: String) -> EncodedColor? {
      guard let value = value(at: path), value["colorSpace"]?.text == "srgb",
        case .array(let items)? = value["components"]?.value
      else { return nil }
      let lanes = items.compactMap { $0.double.map { Float($0) } }
      guard lanes.count == 3 else { return nil }
      return EncodedColor(
        red: lanes[0], green: lanes[1], blue: lanes[2], alpha: value["alpha"]?.double.map { Float($0) } ?? 1)
    }

    func number(at path: String) -> Double? { value(at: path)?.double }

    func pixels(at path: String) -> Double? { value(at: path)?["value"]?.double }
  }
}

extension JSONNode {
  /// The text of a string; nil for anything else.
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil for anything else.
  fileprivate var double: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
