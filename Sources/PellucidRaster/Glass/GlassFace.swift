// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

/// Luma remapped and chroma scaled in Rec. 709 YCbCr, as one matrix on straight colours. Nothing is cut.
struct LevelsMatrix: Sendable {
  private let red: ChannelWeights, green: ChannelWeights, blue: ChannelWeights
  /// By how much a channel changes at most where some channels rise by one.
  let greatestGain: Float

  /// - Parameter fill: A straight colour drawn over the result of opaque colours.
  init(_ levels: LumaLevels, fill: SIMD4<Double> = SIMD4(repeating: 0)) {
    let rows = levels.rows(fill: fill)
    let channels = rows.map { ChannelWeights($0.weights, bias: $0.bias) }
    (red, green, blue) = (channels[0], channels[1], channels[2])
    let zero = SIMD3<Double>(repeating: 0)
    let gains = rows.map { row in
      let rising = row.weights.replacing(with: zero, where: row.weights .< zero).sum()
      return max(rising, rising - row.weights.sum())
    }
    greatestGain = Float(max(gains[0], gains[1], gains[2]))
  }

  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.withColors(red.value(color), green.value(color), blue.value(color))
  }
}

/// The changes that the face of the glass makes to the colours behind it.
struct GlassFace: Sendable {
  private let levels: LevelsMatrix
  /// The levels with the fill over them, for opaque colours.
  private let filledLevels: LevelsMatrix
  private let fill: SIMD4<Float>
  private let opacity: Float
  /// 1 - the largest luma; 0 compresses nothing.
  private let compression: Constant
  private let compresses: Bool
  private let chromaBoost: Constant

  init(_ face: PixelGlass.Face) {
    levels = LevelsMatrix(face.levels)
    filledLevels = LevelsMatrix(face.levels, fill: face.fill)
    fill = SIMD4<Float>(Float(face.fill.x), Float(face.fill.y), Float(face.fill.z), Float(face.fill.w))
    opacity = Float(face.opacity)
    compression = Constant(max(0, 1 - face.maximumLuma))
    compresses = face.maximumLuma < 1
    chromaBoost = Constant(face.chromaBoost)
  }

  /// By how much a channel changes at most where some channels rise by one.
  var greatestGain: Float { 1 + (filledLevels.greatestGain - 1) * opacity }

  /// Straight colours to straight ones; where the backdrop is transparent, what the fill adds is left.
  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.mixed(with: filled(levels.applied(to: compressed(color))), Number(repeating: opacity))
  }

  /// Returns the face over opaque colours.
  @inline(always)
  func applied<Number: Lanes>(toOpaque color: GlassColor<Number>) -> GlassColor<Number> {
    let result = filledLevels.applied(to: compressed(color))
    return opacity == 1 ? result : color.mixed(with: result, Number(repeating: opacity))
  }

  /// Bright colours made darker by how bright they are, and a little stronger.
  @inline(always)
  func compressed<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    guard compresses else { return color }
    let luma = color.luma
    let factor = (1 - luma * compression).saturated
    let grey = luma * factor
    let boost = (1 - factor) * chromaBoost + 1
    return color.mapColors { grey + ($0 * factor - grey) * boost }
  }

  /// The matrix and the fill alone, as the line at the edge takes them.
  @inline(always)
  func remapped<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    filled(levels.applied(to: color))
  }

  @inline(always)
  private func filled<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    guard fill.w > 0 else { return color }
    let alpha = color.alpha + (1 - color.alpha) * fill.w
    // The fill's part of what is there; all of it where there is nothing else.
    let part = fill.w / alpha
    return GlassColor(
      red: color.red + (fill.x - color.red) * part, green: color.green + (fill.y - color.green) * part,
      blue: color.blue + (fill.z - color.blue) * part, alpha: alpha)
  }
}

/// The surroundings' average colour on the face.
struct GlassBleed: Sendable {
  let refraction: QuarterCircle
  let detail: Constant
  private let levels: LevelsMatrix
  private let opacity: Constant
  private let start: Constant, perLength: Constant
  private let darkens: Bool
  let isOff: Bool
  /// The deeper end of the ramp over which it sets in; deeper inside it is even.
  var deepestRamp: Float { Float.least(start.value, start.value + 1 / perLength.value) }

  /// Pixels from the edge within which the displacement changes too fast for a grid of a few pixels.
  static var steepDepth: Float { 8 }

  init(_ bleed: PixelGlass.Bleed, cellsPerPixel: Double) {
    refraction = QuarterCircle(amount: bleed.refraction.amount, height: bleed.refraction.height)
    detail = Constant(DepthBlur.detail(radius: bleed.blurRadius, cellsPerPixel: cellsPerPixel))
    levels = LevelsMatrix(bleed.levels)
    opacity = Constant(bleed.opacity)
    start = Constant(bleed.distance0)
    let length = bleed.distance1 - bleed.distance0
    perLength = Constant(1 / (length.magnitude > 1e-6 ? length : 1e-6))
    darkens = bleed.darkens
    isOff = !(bleed.opacity > 0)
  }

  /// Returns the colour that an average one, straight, becomes before it is mixed in.
  @inline(always)
  func remapped<Number: Lanes>(_ average: GlassColor<Number>) -> GlassColor<Number> {
    levels.applied(to: average)
  }

  /// `face` with the remapped average mixed in; straight.
  @inline(always)
  func mixed<Number: Lanes>(
    _ face: GlassColor<Number>, with average: GlassColor<Number>, distance: Number
  ) -> GlassColor<Number> {
    let near = ((distance - start) * perLength).saturated
    let luma = face.luma
    let light = darkens ? luma : 1 - luma
    let square = light * light
    let weight = (square * square * near * near * opacity).saturated
    return face.mixed(with: face.withColors(average.red, average.green, average.blue), weight)
  }
}
