// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The sets and modifiers of a resolver document, as tokens are added.
struct TokenWriter {
  /// The settings, in the order in which their modifiers are resolved.
  private let settings: [DesignSetting]
  /// The tokens that no setting changes.
  private var base = TokenGroup()
  private var contexts: [DesignSetting: [Bool: TokenGroup]] = [:]

  init(settings: [DesignSetting]) { self.settings = settings }

  /// Adds a token at a path.
  mutating func add(_ path: [String], _ token: TokenValues) {
    let changing = settings.filter { token.depend(on: $0) }
    guard let setting = changing.last else {
      if let value = token.values[[]] { base.add(path[...], value) }
      return
    }
    for (name, isOn) in [(setting.contexts.off, false), (setting.contexts.on, true)] {
      let values = token.fixed(setting, isOn: isOn)
      if changing.count == 1 {
        if let value = values.values[[]] { add(path, value, to: setting, isOn: isOn) }
      } else {
        let target = ["when", name] + path
        add(target, values)
        add(path, .alias(target), to: setting, isOn: isOn)
      }
    }
  }

  private mutating func add(_ path: [String], _ value: TokenValue, to setting: DesignSetting, isOn: Bool) {
    contexts[setting, default: [:]][isOn, default: TokenGroup()].add(path[...], value)
  }

  /// The members of the document: sets, modifiers, and their order.
  var members: [JSONText.Member] {
    var modifiers: [JSONText.Member] = []
    for setting in settings {
      guard let groups = contexts[setting] else { continue }
      func sources(_ isOn: Bool) -> JSONText { .array([groups[isOn, default: TokenGroup()].json]) }
      let (off, on) = setting.contexts
      let contexts: [JSONText.Member] = [(off, sources(false)), (on, sources(true))]
      modifiers.append(
        (setting.modifier, .object([("contexts", .object(contexts)), ("default", .string(off))])))
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
