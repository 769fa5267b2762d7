// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The form of a property's value.
package enum PropertyForm: Hashable, Sendable {
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case flag, symbol, color
  /// A text of at most `PropertyForm.titleBytes` bytes of UTF-8.
  case text
  /// A text of at most `PropertyForm.longTextBytes` bytes of UTF-8.
  case longText
  case words([ComponentWord])
  /// Components, each of one of the kinds; an object without the key `component` is of the first.
  case components([ComponentKind], limit: Int)
  /// One component of one of the kinds.
  case component([ComponentKind])

  /// The greatest size of a title, in bytes of UTF-8.
  package static let titleBytes = 10_000
  /// The greatest size of a text of several paragraphs, in bytes of UTF-8.
  package static let longTextBytes = 100_000
  /// The greatest size of the name of a symbol, in bytes of UTF-8.
  package static let symbolBytes = 4096

  /// The greatest size of a value that is a text, in bytes of UTF-8; nil for other values.
  package var textBytes: Int? {
    switch self {
    case .text: Self.titleBytes
    case .longText: Self.longTextBytes
    case .symbol: Self.symbolBytes
    case .number, .whole, .flag, .color, .words, .components, .component: nil
    }
  }
}

/// A property that a kind of component has.
package struct PropertyRow: Hashable, Sendable {
  package var property: ComponentProperty
  package var form: PropertyForm
  @Listed package var summary: String
  /// The platforms of words that not all platforms of the component have.
  package var wordPlatforms: [ComponentWord: [Platform]]
  /// The platforms on which the component has the property.
  package var platforms: [Platform]

  package init(
    _ property: ComponentProperty, _ form: PropertyForm, _ summary: String,
    on platforms: [Platform] = Platform.allCases, only wordPlatforms: [ComponentWord: [Platform]] = [:]
  ) {
    (self.property, self.form) = (property, form)
    self.summary = summary
    (self.platforms, self.wordPlatforms) = (platforms, wordPlatforms)
  }
}

/// The properties, states and platforms of a kind of component.
package struct ComponentRow: Hashable, Sendable {
  package var kind: ComponentKind
  @Listed package var summary: String
  package var properties: [PropertyRow]
  /// The states that the kind has on any platform.
  package var states: [ComponentState]
  /// The platforms of states that this kind has on other platforms than most kinds.
  package var statePlatforms: [ComponentState: [Platform]]
  package var platforms: [Platform]
  /// The groups of properties of which at least one is stated, and not empty.
  package var needs: [[ComponentProperty]]
  /// A Boolean value that is true for containers, which take layers as their content.
  package var holdsLayers: Bool
  /// The changes that the component can go through at a time of the scene, by the names of documents.
  package var events: [String]

  package init(
    _ kind: ComponentKind, _ summary: String, on platforms: [Platform] = Platform.allCases,
    states: [ComponentState] = [], only statePlatforms: [ComponentState: [Platform]] = [:],
    events: [String] = [], holdsLayers: Bool = false, needs: [[ComponentProperty]] = [],
    _ properties: [PropertyRow] = []
  ) {
    (self.kind, self.properties) = (kind, properties)
    self.summary = summary
    (self.states, self.statePlatforms, self.platforms) = (states, statePlatforms, platforms)
    (self.holdsLayers, self.events, self.needs) = (holdsLayers, events, needs)
  }

  /// Returns the states that the kind has on a platform.
  package func states(on platform: Platform) -> [ComponentState] {
    guard platforms.contains(platform) else { return [] }
    return states.filter { (statePlatforms[$0] ?? $0.platforms).contains(platform) }
  }

  /// Returns the properties that the kind has on a platform.
  package func properties(on platform: Platform) -> [PropertyRow] {
    properties.filter { $0.platforms.contains(platform) }
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
