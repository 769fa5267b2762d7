// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The rules for what an outline encloses where it overlaps itself.
package enum FillRule: Hashable, Sendable {
  /// Everything the outline runs around, however often, unless its turns in both directions cancel out.
  case nonZero
  /// Everything the outline runs around an odd number of times, in either direction.
  case evenOdd

  /// Returns whether a point is inside that the outline runs around `winding` times, counted with direction.
  @inline(__always)
  func encloses(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
