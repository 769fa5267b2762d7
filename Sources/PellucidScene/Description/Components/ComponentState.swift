// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The states of components; several may hold at once.
package enum ComponentState: String, CaseIterable, Hashable, Sendable {
  case hovered, pressed, focused, selected, disabled
  case on, off, mixed
  case editing, dragged, loading, open
  /// The component lies in an inactive window.
  case inactive

  /// Creates the state with this name, compared byte by byte; nil if there is none.
  package init?(named name: String) {
    guard let state = Self.allCases.first(where: { NameMatch.same($0.rawValue, name) }) else { return nil }
    self = state
  }

  /// The states that cannot hold together.
  package static let exclusive: [[ComponentState]] = [
    [.on, .off, .mixed],
    [.disabled, .hovered], [.disabled, .pressed], [.disabled, .focused], [.disabled, .editing],
    [.disabled, .dragged], [.disabled, .open], [.disabled, .loading],
    [.inactive, .editing],
  ]

  /// Returns two states of a set that cannot hold together; nil where all can.
  package static func conflict(in states: Set<ComponentState>) -> (ComponentState, ComponentState)? {
    for group in exclusive {
      let found = group.filter { states.contains($0) }
      if found.count > 1 { return (found[0], found[1]) }
    }
    return nil
  }
}
