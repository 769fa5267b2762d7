// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// An error of a component, and its place in the description of the component.
package struct PlacedComponentError: Error, Hashable, Sendable {
  /// The key path, such as `items[2].state`; empty for the component itself.
  package var keyPath: String
  package var error: ComponentError

  package init(_ error: ComponentError, at keyPath: String) {
    (self.error, self.keyPath) = (error, keyPath)
  }

  /// Places an error of the lowering of a component: at the property that it is about, in the part that it is about.
  init(_ error: ComponentError, in component: Component) {
    self.init(error, at: component.keyPath(of: error) ?? error.key ?? "")
  }
}

extension ComponentRow {
  /// Checks that a component can exist under traits: on the platform, in its states, with its properties.
  package static func check(_ component: Component, _ traits: Traits) throws(PlacedComponentError) {
    if let property = component.largestProperty, component.textBytes > textBytes {
      throw PlacedComponentError(.tooLong(component.kind, property, limit: textBytes), at: property.rawValue)
    }
    try check(component, traits, at: "")
  }

  /// The greatest size of all texts of a component and its parts together, in bytes of UTF-8.
  package static let textBytes = PropertyForm.longTextBytes

  private static func check(
    _ component: Component, _ traits: Traits, at keyPath: String
  ) throws(PlacedComponentError) {
    let row = row(of: component.kind)
    do throws(ComponentError) {
      try row.checkStates(of: component, on: traits.platform)
      try row.checkNeeds(of: component)
      for property in row.properties { try property.check(component, on: traits.platform) }
    } catch {
      let key = error.key.map { keyPath.isEmpty ? $0 : keyPath + "." + $0 }
      throw PlacedComponentError(error, at: key ?? keyPath)
    }
    for (path, part) in component.parts {
      try check(part, traits, at: keyPath.isEmpty ? path : keyPath + "." + path)
    }
  }

  private func checkStates(of component: Component, on platform: Platform) throws(ComponentError) {
    guard platforms.contains(platform) else { throw .unavailable(kind, platform) }
    let allowed = states(on: platform)
    for state in ComponentState.allCases where component.has(state) && !allowed.contains(state) {
      throw .unknownState(kind, state, platform, allowed: allowed)
    }
    if let (first, second) = ComponentState.conflict(in: component.states) {
      throw .conflictingStates(kind, first, second)
    }
  }

  private func checkNeeds(of component: Component) throws(ComponentError) {
    for group in needs where !group.contains(where: { component.hasContent($0) }) {
      if group.count == 1, case .components? = form(of: group[0]) { throw .empty(kind, group[0]) }
      throw .missing(kind, oneOf: group, empty: group.first { component.properties[$0] != nil })
    }
  }
}

extension PropertyRow {
  /// Checks the value that a component has for the property: its platform, its range, its length, its word.
  fileprivate func check(_ component: Component, on platform: Platform) throws(ComponentError) {
    if component.hasContent(property), !platforms.contains(platform) {
      throw .unavailableProperty(component.kind, property, platform, allowed: platforms)
    }
    func checkRange(_ allowed: ClosedRange<Double>) throws(ComponentError) {
      guard let number = component.number(property), !allowed.contains(number) else { return }
      throw .outOfRange(component.kind, property, found: number, allowed: allowed)
    }
    switch form {
    case .number(let range): try checkRange(range)
    case .whole(let range): try checkRange(Double(range.lowerBound)...Double(range.upperBound))
    case .text, .longText, .symbol:
      guard let limit = form.textBytes, (component.text(property) ?? "").utf8.count > limit else { return }
      throw .tooLong(component.kind, property, limit: limit)
    case .words:
      guard let word = component.word(property), let known = wordPlatforms[word], !known.contains(platform)
      else { return }
      throw .unavailableStyle(component.kind, word, platform)
    case .components, .component, .flag, .color: break
    }
  }
}

extension Component {
  /// The parts in the lists of the component, in the order of its row, with their key paths.
  package var parts: [(keyPath: String, part: Component)] {
    ComponentRow.row(of: kind).properties.flatMap { row -> [(keyPath: String, part: Component)] in
      let key = row.property.rawValue, parts = components(row.property)
      if case .component = row.form { return parts.map { (key, $0) } }
      return parts.enumerated().map { ("\(key)[\($0.offset)]", $0.element) }
    }
  }

  /// Returns the key path of the first value of the component and its parts for which a condition holds.
  package func keyPath(where holds: (ComponentValue) -> Bool) -> String? {
    keyPath { _, _, value in holds(value) }
  }

  /// Returns the key path of the first value for which a condition on key path, row and value holds.
  package func keyPath(
    in path: String = "", _ holds: (String, PropertyRow, ComponentValue) -> Bool
  ) -> String? {
    for row in ComponentRow.row(of: kind).properties {
      guard let value = properties[row.property] else { continue }
      let keyPath = path + row.property.rawValue
      if holds(keyPath, row, value) { return keyPath }
    }
    for (inner, part) in parts {
      if let found = part.keyPath(in: path + inner + ".", holds) { return found }
    }
    return nil
  }

  /// A Boolean value that is true for a stated property that is not empty or a row of spaces.
  fileprivate func hasContent(_ property: ComponentProperty) -> Bool {
    switch properties[property] {
    case .text(let text)?: text.text.unicodeScalars.contains { !$0.isSpace }
    case .components(let parts)?: !parts.isEmpty
    case .number?, .flag?, .word?, .color?: true
    case nil: false
    }
  }

  /// Returns the key path of the value that an error of the component, or of one of its parts, is about; nil where no part
  /// has that value.
  fileprivate func keyPath(of error: ComponentError) -> String? {
    if error.isAbout(self) { return error.key }
    for (path, part) in parts {
      if let inner = part.keyPath(of: error) { return path + "." + inner }
    }
    return nil
  }

  /// The property with the most content: the bytes of its texts, or of those of its parts.
  package var largestProperty: ComponentProperty? {
    ComponentProperty.allCases.filter { properties[$0] != nil }.max { bytes(of: $0) < bytes(of: $1) }
  }

  /// The bytes of all texts of the component and its parts.
  fileprivate var textBytes: Int { properties.keys.reduce(0) { $0 + bytes(of: $1) } }

  private func bytes(of property: ComponentProperty) -> Int {
    switch properties[property] {
    case .text(let text)?: text.text.utf8.count
    case .components(let parts)?: parts.reduce(0) { $0 + 1 + $1.textBytes }
    case .number?, .flag?, .word?, .color?, nil: 0
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that is true for spaces, tabs and line ends.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension ComponentError {
  /// The key of the value that the error is about; nil where it is about the whole component.
  fileprivate var key: String? {
    switch self {
    case .unavailable, .notLowered: nil
    case .unavailableStyle: ComponentProperty.style.rawValue
    case .unavailableProperty(_, let property, _, _): property.rawValue
    case .unknownState, .conflictingStates: "state"
    case .outOfRange(_, let property, _, _), .empty(_, let property), .tooLong(_, let property, _):
      property.rawValue
    case .missing(_, _, let empty): empty?.rawValue
    case .tooLarge(_, let property, _, _): property?.rawValue
    }
  }

  /// Returns a Boolean value indicating whether a component has the value that the error is about.
  fileprivate func isAbout(_ component: Component) -> Bool {
    switch self {
    case .outOfRange(let kind, let property, let found, _):
      // A value that is left out has its usual number, which may be out of range too.
      component.kind == kind && (component.number(property) ?? found) == found
    case .unavailable(let kind, _), .unavailableStyle(let kind, _, _),
      .unavailableProperty(let kind, _, _, _), .unknownState(let kind, _, _, _),
      .conflictingStates(let kind, _, _), .empty(let kind, _), .missing(let kind, _, _),
      .tooLong(let kind, _, _),
      .tooLarge(let kind, _, _, _), .notLowered(let kind):
      component.kind == kind
    }
  }
}
