// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Why a glass name has no answer.
package enum GlassError: Error, Hashable, Sendable {
  /// No variant has this name; `nearest` is the closest known one.
  case unknownVariant(name: String, nearest: String?)
  /// No control has this name; `nearest` is the closest known one.
  case unknownControl(name: String, nearest: String?)
  /// No scroll edge style has this name; `nearest` is the closest known one.
  case unknownScrollEdge(name: String, nearest: String?)
}
