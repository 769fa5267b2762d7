// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A glass transfer prepared for evaluation over boxes of everything that the surface depends on.
struct PreparedGlass: Sendable {
  /// The indices of the eight ranges of a box: three channels each of the colour and the surroundings, the shade,
  /// and the light.
  enum Place {
    static let color = 0, surroundings = 3, shade = 6, light = 7
  }

  private let glass: GlassTransfer
  /// The flat layers between the backdrop and the glass, as `scale · colour + offset`.
  private let scale: GamutColor, offset: GamutColor
  /// The rows of the face's matrix, of the bleed's and of the rim's, each with weights and a bias.
  private let face: [(weights: GamutColor, bias: Double)]
  private let bleed: [(weights: GamutColor, bias: Double)]
  private let light: [(weights: GamutColor, bias: Double)]
  private static let luma = GamutColor(SRGB.lumaWeights)

  /// Prepares glass with the flat layers below.
  ///
  /// - Parameters:
  ///   - black: The result of the layers below the glass over black.
  ///   - white: The result of the layers below the glass over white.
  init(_ glass: GlassTransfer, black: GamutColor, white: GamutColor) {
    self.glass = glass
    (scale, offset) = (white - black, black)
    face = glass.face.levels.rows(fill: glass.face.fill).map { (GamutColor($0.weights), $0.bias) }
    bleed = glass.bleed.levels.rows().map { (GamutColor($0.weights), $0.bias) }
    light = glass.rim.matrix.rows
  }

  /// A Boolean value indicating whether the surface depends on the average of the surroundings.
  var hasSurroundings: Bool { glass.bleed.opacity > 0 && glass.spill.upperBound > 0 }
  /// A Boolean value indicating whether a wide blur is mixed in by darken and lighten blends, channel by channel.
  var mixesChannelsAlone: Bool { glass.mixesChannelsAlone }

  /// Returns the ranges of everything that the surface can depend on, for colours and surroundings within `box`.
  func ranges(_ box: ColorBox) -> WideInterval {
    var ranges = WideInterval.zero
    for (index, range) in [box.red, box.green, box.blue].enumerated() {
      ranges[Place.color + index] = range
      if hasSurroundings { ranges[Place.surroundings + index] = range }
    }
    ranges[Place.shade] = Interval(glass.shade.lowerBound, glass.shade.upperBound)
    ranges[Place.light] = Interval(0, glass.mostLight)
    return ranges
  }

  /// Returns the surface colours over a box, clamped to the gamut, where the layers above depend on them continuously.
  func surface(_ ranges: WideInterval) -> WideColor {
    let behind = color(at: Place.color, ranges)
    let compressed = compressed(behind).tightened(over: ranges)
    var color = behind.mixed(with: Self.mapped(compressed, by: face), glass.face.opacity)
      .tightened(over: ranges)
    if hasSurroundings {
      let spilled = Self.mapped(self.color(at: Place.surroundings, ranges), by: bleed)
      color = color.mixed(with: spilled, spill(onto: color, ranges)).tightened(over: ranges)
    }
    let shade = WideJet(Place.shade, of: ranges)
    return lit(clamped(color.map { $0 * shade }), ranges).tightened(over: ranges)
      .map { $0.clamped(0, 1) }
  }

  /// Returns the colour whose three channel ranges begin at the index `place`, after the flat layers below the glass.
  private func color(at place: Int, _ ranges: WideInterval) -> WideColor {
    func channel(_ index: Int, _ scale: Double, _ offset: Double) -> WideJet {
      WideJet(place + index, of: ranges) * scale + offset
    }
    return WideColor(
      channel(0, scale.red, offset.red), channel(1, scale.green, offset.green),
      channel(2, scale.blue, offset.blue))
  }

  /// Returns the colour after the three rows of a matrix.
  private static func mapped(
    _ color: WideColor, by rows: [(weights: GamutColor, bias: Double)]
  ) -> WideColor {
    func row(_ index: Int) -> WideJet { color.dot(rows[index].weights) + rows[index].bias }
    return WideColor(row(0), row(1), row(2))
  }

  /// Darkens bright colours and strengthens their chroma slightly: `factor · (luma + (colour - luma) · boost)`.
  private func compressed(_ color: WideColor) -> WideColor {
    guard glass.face.maximumLuma < 1 else { return color }
    let luma = color.dot(Self.luma)
    let factor = (luma * (glass.face.maximumLuma - 1) + 1).clamped(0, 1)
    let chromaBoost = GlassParameters.Face.chromaBoost
    let boost = factor * -chromaBoost + (1 + chromaBoost)
    return color.map { factor * (luma + ($0 - luma) * boost) }
  }

  /// Returns the opacity of the spill on a face colour: the fourth power of its luma, or of 1 minus its luma,
  /// times the range of the bleed's opacity.
  private func spill(onto face: WideColor, _ ranges: WideInterval) -> WideJet {
    let luma = face.dot(Self.luma).tightened(over: ranges)
    let light = glass.bleed.darkens ? luma : luma * -1 + 1
    let opacity = Interval(glass.spill.lowerBound, glass.spill.upperBound) * glass.bleed.opacity
    return (light.squared.squared * opacity).clamped(0, 1)
  }

  /// Clamps the colour as the glass does, by channel or by one factor that preserves hue.
  private func clamped(_ color: WideColor) -> WideColor {
    let limit = glass.tone.clamp
    // Without soft light, the final clamp to the gamut has the same effect.
    if limit >= 1, !glass.tone.clampPreservesHue, glass.mostLight == 0 { return color }
    guard glass.tone.clampPreservesHue else {
      return color.map { $0.clamped(GlassParameters.Tone.floor, limit) }
    }
    let largest = WideJet.max(color.red, WideJet.max(color.green, color.blue))
    let factor = WideJet.max(largest, WideJet(constant: limit)).reciprocal * limit
    return color.map { ($0 * factor).clamped(GlassParameters.Tone.floor, .infinity) }
  }

  /// Returns the colour with the soft light behind the rim mixed in.
  private func lit(_ color: WideColor, _ ranges: WideInterval) -> WideColor {
    guard glass.mostLight > 0 else { return color }
    let limit = glass.rim.clamp
    let bright = Self.mapped(color, by: light).map { $0.clamped(-.infinity, limit) }
    return color.mixed(with: bright, WideJet(Place.light, of: ranges))
  }
}

extension GamutColor {
  fileprivate init(_ weights: SIMD3<Double>) {
    self.init(red: weights.x, green: weights.y, blue: weights.z)
  }
}
