// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One colour or four, with a number per channel. Each use states whether the colour is straight or premultiplied;
/// the channels are always encoded and may lie outside 0…1.
struct GlassColor<Number: Lanes>: Sendable {
  var red: Number, green: Number, blue: Number, alpha: Number

  @inline(always)
  init(red: Number, green: Number, blue: Number, alpha: Number) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  @inline(always)
  init(repeating color: SIMD4<Float>) {
    red = Number(repeating: color.x)
    green = Number(repeating: color.y)
    blue = Number(repeating: color.z)
    alpha = Number(repeating: color.w)
  }

  /// The Rec. 709 luma of red, green and blue.
  @inline(always)
  var luma: Number { red * 0.2126 + green * 0.7152 + blue * 0.0722 }

  /// Returns self + (other − self) · part in all channels, including alpha.
  @inline(always)
  func mixed(with other: GlassColor, _ part: Number) -> GlassColor {
    GlassColor(
      red: red.mixed(with: other.red, part), green: green.mixed(with: other.green, part),
      blue: blue.mixed(with: other.blue, part), alpha: alpha.mixed(with: other.alpha, part))
  }

  /// The colour divided by alpha, with alpha kept; transparent colours become black.
  @inline(always)
  var straight: GlassColor {
    let (zero, one) = (Number(repeating: 0), Number(repeating: 1))
    let divisor = Number.choose(one / alpha, zero, where: zero, isBelow: alpha)
    return withColors(red * divisor, green * divisor, blue * divisor)
  }

  /// The colour multiplied by alpha, with alpha kept.
  @inline(always)
  var premultiplied: GlassColor { withColors(red * alpha, green * alpha, blue * alpha) }

  /// Returns a colour with this alpha and the given red, green and blue.
  @inline(always)
  func withColors(_ red: Number, _ green: Number, _ blue: Number) -> GlassColor {
    GlassColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour with `change` applied to red, green and blue; alpha is kept.
  @inline(always)
  func mapColors(_ change: (Number) -> Number) -> GlassColor {
    withColors(change(red), change(green), change(blue))
  }

  /// Returns this premultiplied colour mixed over `below` in proportion to the coverage. Alpha plays no part, because
  /// the colour of glass already contains the backdrop.
  @inline(always)
  func replacing(_ below: GlassColor, _ coverage: Number) -> GlassColor { below.mixed(with: self, coverage) }

  /// Returns this premultiplied colour composited over `below`.
  @inline(always)
  func over(_ below: GlassColor) -> GlassColor {
    let rest = 1 - alpha
    return GlassColor(
      red: red + below.red * rest, green: green + below.green * rest, blue: blue + below.blue * rest,
      alpha: alpha + below.alpha * rest)
  }
}

extension GlassColor<Float> {
  @inline(always)
  init(_ lanes: SIMD4<Float>) { self.init(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w) }

  @inline(always)
  var lanes: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
}

extension GlassColor<SIMD4<Float>> {
  @inline(always)
  init(_ colors: FourColors) {
    self.init(red: colors.red, green: colors.green, blue: colors.blue, alpha: colors.alpha)
  }

  /// Reads four consecutive colours.
  @inline(always)
  init(_ lanes: UnsafePointer<SIMD4<Float>>) { self.init(FourColors(lanes)) }

  /// The four colours in the layout that is stored to a surface.
  @inline(always)
  var four: FourColors { FourColors(red: red, green: green, blue: blue, alpha: alpha) }
}
