// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What was measured on native glass; lengths in points.
enum NativeGlass {
  /// Insets from the rounded ends of a clear capsule of 300 × 64, and how far inside lies what is seen there.
  static let clearEnd: [(inset: Double, displacement: Double)] = [
    (1.5, 25.5), (2.5, 21.2), (3.5, 17.7), (5, 13.9), (7, 10), (9, 6.7), (11.5, 3.8), (14.5, 1.6),
  ]
  /// Opacity of the shade inside a lens, from 1.5 below its upper edge on, one apart.
  ///
  /// The row before, 0.033, is known to be missed by the published closed form.
  static let lensShade = [0.039, 0.044, 0.045, 0.044, 0.039, 0.033, 0.026, 0.019, 0.012, 0.007, 0.004]
  /// Code values of rows a third high over 244, from one above the upper edge of a lens down to the first inside.
  static let lensEdge = [244.0, 197, 211, 224]
}

/// How far drawn glass may be from what it is compared with, in code values of 8 bits.
enum GlassTolerance {
  /// From closed forms: a tenth of what a display can show, for single precision, polynomials and 16 bits on the way.
  static let drawn = 0.1
  /// From numbers that are known as whole code values: one of these, and what drawing is off by.
  static let native = 1 + drawn
}
