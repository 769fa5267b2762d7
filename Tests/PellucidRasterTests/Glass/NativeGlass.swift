// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Figures measured on native glass; lengths are in points.
enum NativeGlass {
  /// Insets from the rounded ends of a clear capsule of 300 × 64, and the displacement inward of the content seen
  /// there.
  static let clearEnd: [(inset: Double, displacement: Double)] = [
    (1.5, 25.5), (2.5, 21.2), (3.5, 17.7), (5, 13.9), (7, 10), (9, 6.7), (11.5, 3.8), (14.5, 1.6),
  ]
  /// The opacity of a lens's inner shadow, from 1.5 below its upper edge on, one point apart.
  ///
  /// The published closed form is known to miss the row before, 0.033.
  static let lensShade = [0.039, 0.044, 0.045, 0.044, 0.039, 0.033, 0.026, 0.019, 0.012, 0.007, 0.004]
  /// The code values over 244 of rows a third of a point high, from one above a lens's upper edge to the first inside.
  static let lensEdge = [244.0, 197, 211, 224]
}

/// The largest allowed difference of drawn glass from its reference, in code values of 8 bits.
enum GlassTolerance {
  /// The difference from closed forms: a tenth of a displayable step, for single precision, polynomials and
  /// intermediate 16 bits.
  static let drawn = 0.1
  /// The difference from figures known as whole code values: one code value, plus `drawn`.
  static let native = 1 + drawn
}
