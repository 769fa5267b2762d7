// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Glass ready to be evaluated over boxes of everything that it depends on.
struct PreparedGlass: Sendable {
  /// The eight numbers of a box: two colours of three channels, what the shade leaves, and the glow.
  enum Place {
    static let color = 0, surroundings = 3, shade = 6, light = 7
  }

  private let glass: GlassTransfer
  /// What lies flat between the backdrop and the glass: `scale · colour + offset`.
  private let scale: GamutColor, offset: GamutColor
  private let face: [(weights: GamutColor, bias: Double)]
  private let bleed: [(weights: GamutColor, bias: Double)]
  private let light: [(weights: GamutColor, bias: Double)]
  private static let luma = GamutColor(SRGB.lumaWeights)

  /// - Parameters:
  ///   - black: What layers below the glass make of black.
  ///   - white: What they make of white.
  init(_ glass: GlassTransfer, black: GamutColor, white: GamutColor) {
    self.glass = glass
    (scale, offset) = (white - black, black)
    face = glass.face.levels.rows(fill: glass.face.fill).map { (GamutColor($0.weights), $0.bias) }
    bleed = glass.bleed.levels.rows().map { (GamutColor($0.weights), $0.bias) }
    light = glass.rim.matrix.rows
  }

  var hasSurroundings: Bool { glass.bleed.opacity > 0 && glass.spill.upperBound > 0 }
  var mixesChannelsAlone: Bool { glass.mixesChannelsAlone }

  /// Everything that a place can be over colours and surroundings within a box.
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

  /// The surface, within the gamut: what is drawn on it depends smoothly on that.
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

  private func color(at place: Int, _ ranges: WideInterval) -> WideColor {
    func channel(_ index: Int, _ scale: Double, _ offset: Double) -> WideJet {
      WideJet(place + index, of: ranges) * scale + offset
    }
    return WideColor(
      channel(0, scale.red, offset.red), channel(1, scale.green, offset.green),
      channel(2, scale.blue, offset.blue))
  }

  private static func mapped(
    _ color: WideColor, by rows: [(weights: GamutColor, bias: Double)]
  ) -> WideColor {
    func row(_ index: Int) -> WideJet { color.dot(rows[index].weights) + rows[index].bias }
    return WideColor(row(0), row(1), row(2))
  }

  /// Bright colours darker and a little stronger: `factor · (luma + (colour - luma) · boost)`.
  private func compressed(_ color: WideColor) -> WideColor {
    guard glass.face.maximumLuma < 1 else { return color }
    let luma = color.dot(Self.luma)
    let factor = (luma * (glass.face.maximumLuma - 1) + 1).clamped(0, 1)
    let chromaBoost = GlassParameters.Face.chromaBoost
    let boost = factor * -chromaBoost + (1 + chromaBoost)
    return color.map { factor * (luma + ($0 - luma) * boost) }
  }

  private func spill(onto face: WideColor, _ ranges: WideInterval) -> WideJet {
    let luma = face.dot(Self.luma).tightened(over: ranges)
    let light = glass.bleed.darkens ? luma : luma * -1 + 1
    let opacity = Interval(glass.spill.lowerBound, glass.spill.upperBound) * glass.bleed.opacity
    return (light.squared.squared * opacity).clamped(0, 1)
  }

  private func clamped(_ color: WideColor) -> WideColor {
    let limit = glass.tone.clamp
    // Without light, the end of the gamut decides.
    if limit >= 1, !glass.tone.clampPreservesHue, glass.mostLight == 0 { return color }
    guard glass.tone.clampPreservesHue else {
      return color.map { $0.clamped(GlassParameters.Tone.floor, limit) }
    }
    let largest = WideJet.max(color.red, WideJet.max(color.green, color.blue))
    let factor = WideJet.max(largest, WideJet(constant: limit)).reciprocal * limit
    return color.map { ($0 * factor).clamped(GlassParameters.Tone.floor, .infinity) }
  }

  /// With the soft light behind the rim.
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
