// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The affine function that computes one output channel: the weights of red, green and blue, and a bias.
struct ChannelWeights: Sendable {
  private let red: Constant, green: Constant, blue: Constant, bias: Constant

  init(_ weights: SIMD3<Double>, bias: Double) {
    (red, green) = (Constant(weights.x), Constant(weights.y))
    (blue, self.bias) = (Constant(weights.z), Constant(bias))
  }

  /// Creates the weights from a row of a colour matrix; `w` is the bias, and alpha has no weight.
  init(_ row: SIMD4<Float>) {
    (red, green) = (Constant(row.x), Constant(row.y))
    (blue, bias) = (Constant(row.z), Constant(row.w))
  }

  /// Returns the channel's value for a straight colour.
  @inline(always)
  func value<Number: Lanes>(_ color: GlassColor<Number>) -> Number {
    color.red * red + color.green * green + color.blue * blue + bias
  }
}
