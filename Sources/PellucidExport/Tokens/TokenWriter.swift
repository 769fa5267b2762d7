// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A modifier of a resolver document.
struct TokenModifier: Hashable, Sendable {
  var name: String
  /// The names of the contexts, the usual one first.
  var contexts: [String]

  /// Returns every choice of a context for each modifier, as indices; the usual contexts of all come first.
  static func choices(of modifiers: [TokenModifier]) -> [[Int]] {
    modifiers.reduce([[]]) { choices, modifier in
      choices.flatMap { choice in modifier.contexts.indices.map { choice + [$0] } }
    }
  }
}

/// The sets and modifiers of a resolver document, as tokens are added.
struct TokenWriter {
  /// The modifiers, in the order in which they are resolved.
  private let modifiers: [TokenModifier]
  /// The tokens that no modifier changes.
  private var base = TokenGroup()
  /// The groups of the contexts of each modifier.
  private var contexts: [[TokenGroup]]

  init(modifiers: [TokenModifier]) {
    self.modifiers = modifiers
    contexts = modifiers.map { $0.contexts.map { _ in TokenGroup() } }
  }

  /// Adds a token at a path.
  mutating func add(_ path: [String], _ token: TokenValues) {
    let changing = modifiers.indices.filter { token.depend(on: $0) }
    guard let modifier = changing.last else {
      if let value = token.usual { base.add(path[...], value) }
      return
    }
    for (context, name) in modifiers[modifier].contexts.enumerated() {
      let values = token.fixed(modifier, at: context)
      if changing.count == 1 {
        if let value = values.usual { contexts[modifier][context].add(path[...], value) }
      } else {
        let target = ["when", name] + path
        add(target, values)
        contexts[modifier][context].add(path[...], .alias(target))
      }
    }
  }

  /// Adds what other programs pass on about a group or, with its usual value, about a token.
  mutating func add(_ path: [String], extensions: JSONText, _ value: TokenValue? = nil) {
    base.add(path[...], value, extensions: extensions)
  }

  /// The members of the document: sets, modifiers, and their order.
  var members: [JSONText.Member] {
    var members: [JSONText.Member] = []
    for (modifier, groups) in zip(modifiers, contexts) where groups.contains(where: { !$0.isEmpty }) {
      let contexts = zip(modifier.contexts, groups).map { name, group in
        (key: name, value: JSONText.array([group.json]))
      }
      let usual = JSONText.string(modifier.contexts[0])
      members.append((modifier.name, .object([("contexts", .object(contexts)), ("default", usual)])))
    }
    let references = ["#/sets/base"] + members.map { "#/modifiers/" + $0.key }
    return [
      ("sets", .object(["base": .object(["sources": .array([base.json])])])),
      ("modifiers", .object(members)),
      ("resolutionOrder", .array(references.map { .object(["$ref": .string($0)]) })),
    ]
  }
}

/// A group of tokens and groups, in the order in which they were added.
private struct TokenGroup {
  private var names: [ExactName] = []
  private var groups: [ExactName: TokenGroup] = [:]
  private var value: TokenValue?
  private var extensions: JSONText?

  var isEmpty: Bool { names.isEmpty && value == nil }

  mutating func add(_ path: ArraySlice<String>, _ value: TokenValue?, extensions: JSONText? = nil) {
    guard let name = path.first.map({ ExactName($0) }) else {
      (self.value, self.extensions) = (value ?? self.value, extensions ?? self.extensions)
      return
    }
    if groups[name] == nil { names.append(name) }
    groups[name, default: TokenGroup()].add(path.dropFirst(), value, extensions: extensions)
  }

  var json: JSONText {
    let own: [JSONText.Member] = extensions.map { [("$extensions", $0)] } ?? []
    if let value { return .object(value.members + own) }
    return .object(
      own + names.compactMap { name in groups[name].map { (key: name.text, value: $0.json) } })
  }
}
