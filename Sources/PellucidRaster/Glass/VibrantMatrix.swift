// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour matrix applied to the backdrop, with results limited to a maximum.
struct VibrantMatrix: Sendable {
  private let red: ChannelWeights, green: ChannelWeights, blue: ChannelWeights
  private let limit: Constant

  init(_ matrix: ColorMatrix, limit: Double) {
    (red, green, blue) = (
      ChannelWeights(matrix.red), ChannelWeights(matrix.green), ChannelWeights(matrix.blue)
    )
    self.limit = Constant(limit)
  }

  /// Returns premultiplied colours with `amount` of the transformed colour mixed in; transparent colours stay
  /// transparent.
  @inline(always)
  func mixed<Number: Lanes>(into color: GlassColor<Number>, _ amount: Number) -> GlassColor<Number> {
    // Nearly all colours are opaque. The largest sample below 1 lies 1.5·10⁻⁵ below it.
    if (0.999_99 - color.alpha).isSomewherePositive { return mixedInPart(into: color, amount) }
    return color.withColors(
      color.red.mixed(with: value(red, color), amount), color.green.mixed(with: value(green, color), amount),
      color.blue.mixed(with: value(blue, color), amount))
  }

  /// Returns the transformed straight colours, premultiplied by `amount`, which becomes their alpha.
  @inline(always)
  func tinted<Number: Lanes>(_ color: GlassColor<Number>, _ amount: Number) -> GlassColor<Number> {
    let straight = color.straight
    return GlassColor(
      red: value(red, straight) * amount, green: value(green, straight) * amount,
      blue: value(blue, straight) * amount, alpha: amount)
  }

  /// Mixes the transformed colours into translucent ones.
  private func mixedInPart<Number: Lanes>(
    into color: GlassColor<Number>, _ amount: Number
  ) -> GlassColor<Number> {
    let (straight, part) = (color.straight, amount * color.alpha)
    return GlassColor(
      red: value(red, straight) * part, green: value(green, straight) * part,
      blue: value(blue, straight) * part, alpha: part
    ).over(color)
  }

  /// Returns one transformed channel, limited to the maximum.
  @inline(always)
  private func value<Number: Lanes>(_ row: ChannelWeights, _ straight: GlassColor<Number>) -> Number {
    Number.least(row.value(straight), Number(limit))
  }
}
