// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The form of a property's value.
package enum PropertyForm: Hashable, Sendable {
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case flag, text, symbol, color
  case words([ComponentWord])
  /// Components, each of one of the kinds; an object without the key `component` is of the first.
  case components([ComponentKind], limit: Int)
  /// One component of one of the kinds.
  case component([ComponentKind])
}

/// A property that a kind of component has.
package struct PropertyRow: Hashable, Sendable {
  package var property: ComponentProperty
  package var form: PropertyForm
  package var summary: String

  package init(_ property: ComponentProperty, _ form: PropertyForm, _ summary: String) {
    (self.property, self.form, self.summary) = (property, form, summary)
  }
}

/// The properties, states and platforms of a kind of component.
package struct ComponentRow: Hashable, Sendable {
  package var kind: ComponentKind
  package var summary: String
  package var properties: [PropertyRow]
  package var states: [ComponentState]
  package var platforms: [Platform]
  /// A Boolean value that is true for containers, which take layers as their content.
  package var holdsLayers: Bool
  /// The changes that the component can go through at a time of the scene, by the names of documents.
  package var events: [String]

  package init(
    _ kind: ComponentKind, _ summary: String, on platforms: [Platform] = Platform.allCases,
    states: [ComponentState] = [], events: [String] = [], holdsLayers: Bool = false,
    _ properties: [PropertyRow] = []
  ) {
    (self.kind, self.summary, self.properties) = (kind, summary, properties)
    (self.states, self.platforms, self.holdsLayers, self.events) = (states, platforms, holdsLayers, events)
  }

  /// Returns the row of a kind.
  package static func row(of kind: ComponentKind) -> ComponentRow {
    rows[kind] ?? ComponentRow(kind, "", on: [])
  }

  /// The rows of all kinds, parts included.
  package static let all: [ComponentRow] =
    controls + values + fields + bars + collections + windows + presentations

  private static let rows = byKind()

  private static func byKind() -> [ComponentKind: ComponentRow] {
    var rows: [ComponentKind: ComponentRow] = [:]
    for row in all { rows[row.kind] = row }
    return rows
  }

  /// The values that an event can lead to: those of the value, or the indices of the items.
  package var eventRange: ClosedRange<Double> {
    switch form(of: .value) ?? form(of: .selection) {
    case .number(let range): range
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    default: 0...1
    }
  }

  /// Returns the form of a property; nil for one that the kind does not have.
  package func form(of property: ComponentProperty) -> PropertyForm? {
    properties.first { $0.property == property }?.form
  }
}

extension ComponentRow {
  /// Checks that a component can exist under traits: on the platform, in its states, with its numbers.
  package static func check(_ component: Component, _ traits: Traits) throws(ComponentError) {
    let row = row(of: component.kind)
    guard row.platforms.contains(traits.platform) else {
      throw .unavailable(component.kind, traits.platform)
    }
    for state in ComponentState.allCases where component.has(state) && !row.states.contains(state) {
      throw .unknownState(component.kind, state, allowed: row.states)
    }
    if let (first, second) = ComponentState.conflict(in: component.states) {
      throw .conflictingStates(component.kind, first, second)
    }
    for property in row.properties { try check(property, of: component, traits) }
  }

  private static func check(
    _ row: PropertyRow, of component: Component, _ traits: Traits
  ) throws(ComponentError) {
    func checkRange(_ allowed: ClosedRange<Double>) throws(ComponentError) {
      guard let number = component.number(row.property), !allowed.contains(number) else { return }
      throw .outOfRange(component.kind, row.property, found: number, allowed: allowed)
    }
    switch row.form {
    case .number(let range): try checkRange(range)
    case .whole(let range): try checkRange(Double(range.lowerBound)...Double(range.upperBound))
    case .components, .component:
      for inner in component.components(row.property) { try check(inner, traits) }
    case .flag, .text, .symbol, .color, .words: break
    }
  }
}
