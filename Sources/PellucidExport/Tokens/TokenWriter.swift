// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The sets and modifiers of a resolver document, as tokens are added.
struct TokenWriter {
  /// The settings, in the order in which their modifiers are resolved.
  let axes: [TokenAxis]
  /// The tokens that no setting changes.
  private var base = TokenGroup()
  private var contexts: [TokenAxis: (usual: TokenGroup, other: TokenGroup)] = [:]

  init(axes: [TokenAxis]) { self.axes = axes }

  /// Adds a token at a path.
  mutating func add(_ path: [String], _ token: TokenValues) {
    guard let axis = axes.last(where: { token.depend(on: $0) }) else {
      if let value = token.values[[]] { base.add(path[...], value) }
      return
    }
    let (usual, other) = (token.fixed(axis, isOn: false), token.fixed(axis, isOn: true))
    let isLast = !axes.contains { $0 != axis && token.depend(on: $0) }
    for (name, values, isOn) in [(axis.contexts.usual, usual, false), (axis.contexts.other, other, true)] {
      if isLast {
        if let value = values.values[[]] { add(path, value, to: axis, isOn: isOn) }
      } else {
        let target = ["when", name] + path
        add(target, values)
        add(path, .alias(target), to: axis, isOn: isOn)
      }
    }
  }

  private mutating func add(_ path: [String], _ value: TokenValue, to axis: TokenAxis, isOn: Bool) {
    if isOn {
      contexts[axis, default: (TokenGroup(), TokenGroup())].other.add(path[...], value)
    } else {
      contexts[axis, default: (TokenGroup(), TokenGroup())].usual.add(path[...], value)
    }
  }

  /// The members of the document: sets, modifiers, and their order.
  var members: [JSONText.Member] {
    var modifiers: [JSONText.Member] = []
    for axis in axes {
      guard let groups = contexts[axis] else { continue }
      let (usual, other) = axis.contexts
      modifiers.append(
        (
          axis.name,
          .object([
            "contexts": .object([(usual, .array([groups.usual.json])), (other, .array([groups.other.json]))]),
            "default": .string(usual),
          ])
        ))
    }
    let references = ["#/sets/base"] + modifiers.map { "#/modifiers/" + $0.key }
    return [
      ("sets", .object(["base": .object(["sources": .array([base.json])])])),
      ("modifiers", .object(modifiers)),
      ("resolutionOrder", .array(references.map { .object(["$ref": .string($0)]) })),
    ]
  }
}

/// A group of tokens and groups, in the order in which they were added.
private struct TokenGroup {
  private var names: [ExactName] = []
  private var groups: [ExactName: TokenGroup] = [:]
  private var value: TokenValue?

  mutating func add(_ path: ArraySlice<String>, _ value: TokenValue) {
    guard let name = path.first.map({ ExactName($0) }) else {
      self.value = value
      return
    }
    if groups[name] == nil { names.append(name) }
    groups[name, default: TokenGroup()].add(path.dropFirst(), value)
  }

  var json: JSONText {
    if let value { return value.json }
    return .object(names.compactMap { name in groups[name].map { (key: name.text, value: $0.json) } })
  }
}
