// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The range of what a surface holds. Its ends are kept in memory: with known numbers, the cut is put off until after
/// the colours are whole numbers, where it takes three times as many instructions.
struct SampleRange: Sendable {
  private let zero = Constant(0 as Float), one = Constant(1 as Float)

  /// Cut to 0…1; what is not a number becomes 0.
  @inline(always)
  func held<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    @inline(always) func cut(_ value: Number) -> Number {
      Number.least(Number.greatest(value, Number(zero)), Number(one))
    }
    return GlassColor(
      red: cut(color.red), green: cut(color.green), blue: cut(color.blue), alpha: cut(color.alpha))
  }
}
