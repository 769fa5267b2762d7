// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A material's colour mapping with its linear steps merged into one matrix, as the renderer merges them.
struct PreparedMapping: Sendable {
  /// A luminance curve as a polynomial.
  struct Curve: Sendable {
    var amount: Double
    var cubic: Cubic
  }

  let curve: Curve?
  let channelCurve: Cubic?
  /// The rows of the mix's matrix, and its share.
  let mix: (rows: [(weights: GamutColor, bias: Double)], share: Double)?
  /// The merged matrix: for each channel the weights of red, green and blue, and a bias.
  let rows: [(weights: GamutColor, bias: Double)]
  /// The saturation, if it is at least 1 and the only step of the mapping; else nil.
  let saturationAlone: Double?
  /// A Boolean value indicating whether each channel of the result depends on that channel only.
  let treatsChannelsAlone: Bool
  static let curveWeights = GamutColor(ColorMapping.curveWeights)
  /// The weights of the grey that saturation preserves.
  static let saturationWeights = GamutColor(ColorMapping.saturationWeights)

  /// Merges matrix, saturation and brightness.
  init(_ mapping: ColorMapping) {
    curve = mapping.luminance.map { Curve(amount: Double($0.amount), cubic: Cubic(ordinates: $0.values)) }
    channelCurve = mapping.channelCurve.map { Cubic(ordinates: $0) }
    mix = mapping.mix.map { ($0.matrix.rows, Double($0.opacity)) }
    let matrix = mapping.matrix ?? .identity
    let weights = Self.saturationWeights
    let greyWeights =
      GamutColor(matrix.red) * weights.red + GamutColor(matrix.green) * weights.green
      + GamutColor(matrix.blue) * weights.blue
    let greyBias = GamutColor(
      red: Double(matrix.red.w), green: Double(matrix.green.w), blue: Double(matrix.blue.w)
    )
    .dot(weights)
    let saturation = Double(mapping.saturation)
    var rest = mapping
    rest.saturation = 1
    rest.channelCurve = nil
    treatsChannelsAlone = rest == .identity && saturation == 1
    rest.channelCurve = mapping.channelCurve
    saturationAlone = rest == .identity && saturation >= 1 ? saturation : nil
    rows = matrix.rows.map { row in
      (
        greyWeights + (row.weights - greyWeights) * saturation,
        greyBias + (row.bias - greyBias) * saturation + Double(mapping.brightness)
      )
    }
  }

  /// Applies the mapping; clamps the luma, the curves' inputs and the grey, the mixed-in colour and the result,
  /// as `ColorMapping.applied(to:)` does.
  func applied(to color: ColorJet) -> ColorJet {
    var color = color
    var grey: Jet?
    if let curve {
      let luma = color.dot(Self.curveWeights).clamped(0, 1)
      let level = luma.through(curve.cubic).clamped(0, 1) * curve.amount
      color = color.map { $0 * (1 - curve.amount) }
      if channelCurve == nil && mix == nil { grey = level } else { color = color.map { $0 + level } }
    }
    if let channelCurve { color = color.map { $0.clamped(0, 1).through(channelCurve) } }
    if let mix {
      let targets = mix.rows.map { (color.dot($0.weights) + $0.bias).clamped(0, 1) * mix.share }
      let kept = color.map { $0 * (1 - mix.share) }
      color = ColorJet(kept.red + targets[0], kept.green + targets[1], kept.blue + targets[2])
    }
    return ColorJet(row(0, color, grey), row(1, color, grey), row(2, color, grey)).clamped()
  }

  /// Returns a row of the merged matrix; the grey is multiplied by the sum of the weights, so that its range
  /// enters once and not once per channel.
  private func row(_ index: Int, _ color: ColorJet, _ grey: Jet?) -> Jet {
    let (weights, bias) = rows[index]
    let own = color.dot(weights) + bias
    guard let grey else { return own }
    return own + grey * (weights.red + weights.green + weights.blue)
  }
}

extension ColorMatrix {
  /// The rows for red, green and blue of an opaque colour: weights and bias.
  var rows: [(weights: GamutColor, bias: Double)] {
    [red, green, blue].map { (GamutColor($0), Double($0.w)) }
  }
}

extension GamutColor {
  /// Creates a colour from the first three lanes.
  init(_ lanes: SIMD4<Float>) {
    self.init(red: Double(lanes.x), green: Double(lanes.y), blue: Double(lanes.z))
  }
}
