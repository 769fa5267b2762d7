// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The way in which the rows of a list or form lie on its ground.
struct CollectionLook: Hashable {
  enum Body: Hashable {
    /// Rows from edge to edge.
    case plain
    /// The rows of a section on a band together, from edge to edge.
    case bands
    /// The rows of a section on a card together.
    case cards
    /// Each row on a shape of its own.
    case platters
    /// Rows without lines, whose selection is inset.
    case inset
  }

  var body: Body
  /// The kind whose numbers the rows have.
  var kind: ComponentKind
  /// The fill below all rows, and the fill of bands, cards and platters.
  var ground: ForegroundStyle?, card: ForegroundStyle?

  /// A Boolean value that is true where rows reach from edge to edge, with the margin of their list.
  var reachesEdges: Bool { body == .plain || body == .bands }
}

extension ComponentLowering {
  /// Returns the look of a list's style on the platform.
  func listLook(_ component: Component) throws(ComponentError) -> CollectionLook {
    let style = component.word(.style) ?? .automatic
    switch traits.platform {
    case .macOS:
      return CollectionLook(
        body: .inset, kind: .list, ground: grounded(component, .semantic("controlBackgroundColor")))
    case .watchOS, .tvOS:
      let hasPlatters = style != .plain || traits.platform == .watchOS
      return CollectionLook(
        body: .platters, kind: .list,
        card: hasPlatters ? .component(traits.platform == .tvOS ? .fieldFill : .platter) : nil)
    case .visionOS:
      return style == .plain
        ? CollectionLook(body: .plain, kind: .list)
        : CollectionLook(body: .cards, kind: .list, card: .level(.tertiaryFill))
    default:
      return style == .plain
        ? CollectionLook(
          body: .plain, kind: .list, ground: grounded(component, .semantic("systemBackground")))
        : groups(component, style == .grouped ? .bands : .cards)
    }
  }

  /// Returns the look of a form: the grouped form of macOS, and inset groups elsewhere.
  func formLook(_ component: Component) throws(ComponentError) -> CollectionLook {
    switch traits.platform {
    case .macOS:
      CollectionLook(
        body: .cards, kind: .form, ground: grounded(component, .semantic("windowBackgroundColor")),
        card: .component(.formBox))
    case .iOS: groups(component, .cards)
    default: try listLook(component)
    }
  }

  private func groups(_ component: Component, _ body: CollectionLook.Body) -> CollectionLook {
    CollectionLook(
      body: body, kind: .list, ground: grounded(component, .semantic("systemGroupedBackground")),
      card: .semantic("secondarySystemGroupedBackground"))
  }

  private func grounded(_ component: Component, _ style: ForegroundStyle) -> ForegroundStyle? {
    component.flag(.ground) == false ? nil : style
  }
}
