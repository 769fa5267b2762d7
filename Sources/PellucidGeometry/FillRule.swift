// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The rule that decides the interior of an outline that overlaps itself.
package enum FillRule: Hashable, Sendable {
  /// The interior is where the winding number is not 0.
  case nonZero
  /// The interior is where the winding number is odd.
  case evenOdd

  /// Returns a Boolean value indicating whether a point with this winding number is in the interior.
  @inline(__always)
  func encloses(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
