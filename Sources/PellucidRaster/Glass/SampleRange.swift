// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The range of a surface's samples, 0…1. Its bounds are stored, because with constant bounds the compiler postpones
/// the clamp until the colours are integers, where it takes three times as many instructions.
struct SampleRange: Sendable {
  private let zero = Constant(0 as Float), one = Constant(1 as Float)

  /// Returns the colour clamped to 0…1 in all channels; NaN becomes 0.
  @inline(always)
  func held<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    @inline(always) func cut(_ value: Number) -> Number {
      Number.least(Number.greatest(value, Number(zero)), Number(one))
    }
    return GlassColor(
      red: cut(color.red), green: cut(color.green), blue: cut(color.blue), alpha: cut(color.alpha))
  }
}
