// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The states of components; several may hold at once.
package enum ComponentState: String, CaseIterable, Hashable, Sendable {
  case hovered, pressed, focused, selected, disabled
  case on, off, mixed
  case editing
  /// A finger or pointer that presses the component moves it.
  case dragged
  case loading, open
  /// The component lies in an inactive window.
  case inactive

  /// Creates the state with this name, compared byte by byte; nil if there is none.
  package init?(named name: String) {
    guard let state = Self.allCases.first(where: { NameMatch.same($0.rawValue, name) }) else { return nil }
    self = state
  }

  /// The platforms on which most kinds have the state; the rows of kinds name the exceptions.
  package var platforms: [Platform] {
    switch self {
    // The pointer of the Mac, and the eyes on visionOS. No source shows what a pointer does to a control of iPadOS.
    case .hovered: [.macOS, .visionOS]
    // The keyboard, and the remote. On watchOS the Digital Crown turns what has the focus.
    case .focused: [.iOS, .macOS, .tvOS]
    case .mixed: [.macOS]
    // On tvOS and watchOS a text is edited on a screen of its own.
    case .editing: [.iOS, .macOS, .visionOS]
    case .dragged: [.iOS, .macOS, .watchOS, .visionOS]
    case .inactive: [.macOS]
    case .pressed, .selected, .disabled, .on, .off, .loading, .open: Platform.allCases
    }
  }

  /// The states that cannot hold together with others. Hovering an inactive window is possible: its lights show their glyphs.
  package static let exclusive: [(state: ComponentState, others: [ComponentState])] = [
    (.on, [.off, .mixed]), (.off, [.mixed]),
    (.disabled, [.hovered, .pressed, .focused, .editing, .dragged, .open, .loading]),
    (.inactive, [.pressed, .focused, .editing, .dragged, .open]),
  ]

  /// Returns two states of a set that cannot hold together; nil where all can.
  package static func conflict(in states: Set<ComponentState>) -> (ComponentState, ComponentState)? {
    for (state, others) in exclusive where states.contains(state) {
      if let other = others.first(where: { states.contains($0) }) { return (state, other) }
    }
    return nil
  }
}
