// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Components with a value for every property, made from their rows.
enum ComponentSample {
  /// Returns a component of a kind, with the parts that a platform has.
  ///
  /// - Parameter depth: The number of lists of components inside each other.
  static func sample(_ kind: ComponentKind, on platform: Platform = .iOS, depth: Int = 2) -> Component {
    var component = Component(kind)
    for row in ComponentRow.row(of: kind).properties(on: platform) {
      component.properties[row.property] = value(row, on: platform, depth: depth)
    }
    // The checkbox, which macOS has without a style, cannot be dragged.
    if kind == .toggle { component.properties[.style] = .word(.switch) }
    return component
  }

  /// Returns the value of a property; nil for those that are left out: styles, and lists that would lie too deep.
  private static func value(_ row: PropertyRow, on platform: Platform, depth: Int) -> ComponentValue? {
    func parts(_ kinds: [ComponentKind], _ count: Int) -> ComponentValue? {
      let known = kinds.first { ComponentRow.row(of: $0).platforms.contains(platform) }
      guard depth > 0, let kind = known else { return nil }
      return .components((0..<count).map { _ in sample(kind, on: platform, depth: depth - 1) })
    }
    switch row.form {
    case .number(let range) where row.property == .selection: return .number(range.lowerBound)
    case .number(let range): return .number((range.lowerBound + range.upperBound) / 2)
    // The first item is selected, which every list has.
    case .whole(let range) where row.property == .selection: return .number(Double(max(0, range.lowerBound)))
    case .whole(let range): return .number(Double(min(max(1, range.lowerBound), range.upperBound)))
    case .text, .longText: return .text("Title")
    case .symbol: return .text("star")
    case .flag, .color, .words: return nil
    case .component(let kinds): return parts(kinds, 1)
    // A calendar names none of the weekdays, or all seven.
    case .components(let kinds, let limit): return parts(kinds, limit == 7 ? 7 : min(3, limit))
    }
  }

  /// The traits of every platform and look.
  static let allTraits: [Traits] = Platform.allCases.flatMap { platform in
    Look.allCases.map { look in
      var traits = Traits()
      (traits.platform, traits.look) = (platform, look)
      return traits
    }
  }

  /// Returns a scene of one component.
  static func scene(
    _ component: Component, _ traits: Traits, _ placement: ComponentPlacement = ComponentPlacement()
  ) -> SceneDescription {
    SceneDescription(
      size: Size(width: 800, height: 600), traits: traits,
      desktop: [Layer(frame: placement.frame, content: .component(ComponentContent(component, placement)))])
  }
}
