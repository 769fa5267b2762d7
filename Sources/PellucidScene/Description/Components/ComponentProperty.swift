// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The properties of components, by the keys of documents.
package enum ComponentProperty: String, CaseIterable, Hashable, Sendable {
  // Texts.
  case title, subtitle, message, detail, placeholder, text, shortcut, badge, back, footer
  case minimumTitle, maximumTitle
  // A path.
  case image
  // Symbols.
  case symbol, minimumSymbol, maximumSymbol
  // Numbers.
  case value, ticks, pages, selection, proportion, year, month, day, firstWeekday, caret, selectionStart
  case selectionEnd, rowSpacing, sectionSpacing
  // Words.
  case style, size, role, edge, detent, axis, pressedPart, accessory, sort, alignment
  // Claims.
  case large, grabber, collapsed, minimised, striped, checked, separator, clearButton, ground, fullSize,
    prominent
  // Colours.
  case tint, separatorTint
  // Components.
  case items, leading, trailing, buttons, scopes, tokens, columns, cells, swipe, control, sidebar, fields

  /// Creates the property with this key, compared byte by byte; nil if there is none.
  package init?(named name: String) {
    guard let property = Self.allCases.first(where: { NameMatch.same($0.rawValue, name) }) else { return nil }
    self = property
  }
}

/// The value of a component's property.
package enum ComponentValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(ExactName)
  case word(ComponentWord)
  case color(ColorStyle)
  case components([Component])
}

/// The words that properties of components take.
package enum ComponentWord: String, CaseIterable, Hashable, Sendable {
  // Styles of buttons and toggles.
  case automatic, plain, bordered, prominent, glass, glassProminent
  case `switch`, checkbox, radio, button
  // Styles of gauges, lists and windows.
  case linear, ring, circular, grouped, insetGrouped, titleBar, toolbar, compact
  // Control sizes.
  case mini, small, regular, medium, large, extraLarge
  // Roles.
  case cancel, destructive, search
  // Edges and axes.
  case top, bottom, leading, trailing, none, horizontal, vertical
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  // Parts and accessories.
  case increment, decrement, disclosure, checkmark, info
  // Orders and alignments of a column.
  case ascending, descending, center

  /// Creates the word with this spelling, compared byte by byte; nil if there is none.
  package init?(named name: String) {
    guard let word = Self.allCases.first(where: { NameMatch.same($0.rawValue, name) }) else { return nil }
    self = word
  }

  /// The control size of the word; nil for other words.
  package var controlSize: ControlSize? {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    default: nil
    }
  }
}

extension Component {
  package func number(_ property: ComponentProperty) -> Double? {
    if case .number(let number)? = properties[property] { number } else { nil }
  }

  /// Returns a whole number; nil where the property is missing.
  package func whole(_ property: ComponentProperty) -> Int? { number(property).map { Int($0) } }

  package func flag(_ property: ComponentProperty) -> Bool? {
    if case .flag(let flag)? = properties[property] { flag } else { nil }
  }

  package func text(_ property: ComponentProperty) -> String? {
    if case .text(let name)? = properties[property] { name.text } else { nil }
  }

  package func word(_ property: ComponentProperty) -> ComponentWord? {
    if case .word(let word)? = properties[property] { word } else { nil }
  }

  package func color(_ property: ComponentProperty) -> ColorStyle? {
    if case .color(let color)? = properties[property] { color } else { nil }
  }

  /// Returns the components of a list; an empty list where the property is missing.
  package func components(_ property: ComponentProperty) -> [Component] {
    if case .components(let components)? = properties[property] { components } else { [] }
  }

  /// Returns a copy with a property.
  package func with(_ property: ComponentProperty, _ value: ComponentValue) -> Component {
    var copy = self
    copy.properties[property] = value
    return copy
  }

  /// The control size; `regular` unless stated.
  package var controlSize: ControlSize { word(.size)?.controlSize ?? .regular }
  package func has(_ state: ComponentState) -> Bool { states.contains(state) }
}
