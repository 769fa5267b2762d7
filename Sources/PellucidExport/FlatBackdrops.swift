// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Backdrops of one colour, over which an imitation is compared with the original.
enum FlatBackdrops {
  /// The 216 opaque colours of a grid over the gamut, straight and gamma-encoded.
  static var colors: [SIMD4<Float>] { grid(6) }
  /// The 27 colours of a coarser grid.
  static var fewColors: [SIMD4<Float>] { grid(3) }

  private static func grid(_ steps: Int) -> [SIMD4<Float>] {
    (0..<steps * steps * steps).map { index in
      func value(_ place: Int) -> Float { Float(place % steps) / Float(steps - 1) }
      return SIMD4(value(index / (steps * steps)), value(index / steps), value(index), 1)
    }
  }
}
