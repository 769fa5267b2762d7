// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason why a component cannot be drawn.
package enum ComponentError: Error, Hashable, Sendable {
  /// The platform does not have the component.
  case unavailable(ComponentKind, Platform)
  /// The platform does not have this style of the component.
  case unavailableStyle(ComponentKind, ComponentWord, Platform)
  /// The component has the property on other platforms only.
  case unavailableProperty(ComponentKind, ComponentProperty, Platform, allowed: [Platform])
  /// The component has no such state on the platform.
  case unknownState(ComponentKind, ComponentState, Platform, allowed: [ComponentState])
  /// Two states that cannot hold at once.
  case conflictingStates(ComponentKind, ComponentState, ComponentState)
  /// A number outside of its range, such as a selection beyond the items.
  case outOfRange(ComponentKind, ComponentProperty, found: Double, allowed: ClosedRange<Double>)
  /// A list without entries, where the component needs some.
  case empty(ComponentKind, ComponentProperty)
  /// None of some properties is stated, of which the component needs one, or the stated one is an empty text.
  case missing(ComponentKind, oneOf: [ComponentProperty], empty: ComponentProperty?)
  /// A text of more bytes of UTF-8 than the property takes.
  case tooLong(ComponentKind, ComponentProperty, limit: Int)
  /// A natural width or height above the limit, in points; the property is the one with the most content.
  case tooLarge(ComponentKind, ComponentProperty?, found: Double, limit: Double)
  /// The scene was not lowered before it was resolved.
  case notLowered(ComponentKind)
}
