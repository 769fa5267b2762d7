// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An error in the name of a variant, a control or a scroll edge style of glass.
package enum GlassError: Error, Hashable, Sendable {
  /// No variant has this name; `nearest` is the closest known one.
  case unknownVariant(name: String, nearest: String?)
  /// No control has this name; `nearest` is the closest known one.
  case unknownControl(name: String, nearest: String?)
  /// No scroll edge style has this name; `nearest` is the closest known one.
  case unknownScrollEdge(name: String, nearest: String?)
}
