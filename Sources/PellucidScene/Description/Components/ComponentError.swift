// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason why a component cannot be drawn.
package enum ComponentError: Error, Hashable, Sendable {
  /// The platform does not have the component.
  case unavailable(ComponentKind, Platform)
  /// The platform does not have this style of the component.
  case unavailableStyle(ComponentKind, ComponentWord, Platform)
  /// The component has no such state.
  case unknownState(ComponentKind, ComponentState, allowed: [ComponentState])
  /// Two states that cannot hold at once.
  case conflictingStates(ComponentKind, ComponentState, ComponentState)
  /// A number outside of its range, such as a selection beyond the items.
  case outOfRange(ComponentKind, ComponentProperty, found: Double, allowed: ClosedRange<Double>)
  /// A list without entries, where the component needs some.
  case empty(ComponentKind, ComponentProperty)
  /// The scene was not lowered before it was resolved.
  case notLowered(ComponentKind)
}
