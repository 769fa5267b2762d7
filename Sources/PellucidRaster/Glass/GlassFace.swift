// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

/// A remapping of luma and a scaling of chroma in Rec. 709 YCbCr, combined into one matrix on straight colours.
/// Results are not clamped.
struct LevelsMatrix: Sendable {
  private let red: ChannelWeights, green: ChannelWeights, blue: ChannelWeights
  /// The largest change of an output channel when any of the input channels rise by 1.
  let greatestGain: Float

  /// - Parameter fill: A straight colour that is composited over the result, valid for opaque colours.
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

  /// Applies the matrix to straight colours; alpha is kept.
  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.withColors(red.value(color), green.value(color), blue.value(color))
  }
}

/// The colour changes that the face of the glass applies to the backdrop.
struct GlassFace: Sendable {
  private let levels: LevelsMatrix
  /// The levels with the fill composited over them, for opaque colours.
  private let filledLevels: LevelsMatrix
  private let fill: SIMD4<Float>
  private let opacity: Float
  /// The strength of the compression of highlights, 1 − the largest luma; 0 compresses nothing.
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

  /// The largest change of an output channel when any of the input channels rise by 1.
  var greatestGain: Float { 1 + (filledLevels.greatestGain - 1) * opacity }

  /// Applies the face to straight colours. Where the backdrop is transparent only the fill remains.
  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.mixed(with: filled(levels.applied(to: compressed(color))), Number(repeating: opacity))
  }

  /// Applies the face to opaque colours.
  @inline(always)
  func applied<Number: Lanes>(toOpaque color: GlassColor<Number>) -> GlassColor<Number> {
    let result = filledLevels.applied(to: compressed(color))
    return opacity == 1 ? result : color.mixed(with: result, Number(repeating: opacity))
  }

  /// Returns the colours with highlights compressed in proportion to their luma and slightly more saturated.
  @inline(always)
  func compressed<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    guard compresses else { return color }
    let luma = color.luma
    let factor = (1 - luma * compression).saturated
    let grey = luma * factor
    let boost = (1 - factor) * chromaBoost + 1
    return color.mapColors { grey + ($0 * factor - grey) * boost }
  }

  /// Returns the colours after the matrix and the fill only, which the line at the edge uses.
  @inline(always)
  func remapped<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    filled(levels.applied(to: color))
  }

  /// Returns the fill composited over straight colours, as straight colours.
  @inline(always)
  private func filled<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    guard fill.w > 0 else { return color }
    let alpha = color.alpha + (1 - color.alpha) * fill.w
    // The fill's share of the composited colour, which is 1 where the backdrop is transparent.
    let part = fill.w / alpha
    return GlassColor(
      red: color.red + (fill.x - color.red) * part, green: color.green + (fill.y - color.green) * part,
      blue: color.blue + (fill.z - color.blue) * part, alpha: alpha)
  }
}

/// The average colour of the surroundings that is mixed into the face.
struct GlassBleed: Sendable {
  let refraction: QuarterCircle
  let detail: Constant
  private let levels: LevelsMatrix
  private let opacity: Constant
  private let start: Constant, perLength: Constant
  private let darkens: Bool
  let isOff: Bool
  /// The deeper end of the ramp over which the bleed sets in; deeper inside the weight is constant.
  var deepestRamp: Float { Float.least(start.value, start.value + 1 / perLength.value) }

  /// The depth, in pixels, down to which the displacement changes too fast for a grid of a few pixels.
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

  /// Returns the colour that is mixed in for a straight average.
  @inline(always)
  func remapped<Number: Lanes>(_ average: GlassColor<Number>) -> GlassColor<Number> {
    levels.applied(to: average)
  }

  /// Returns the straight `face` with the remapped average mixed in.
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
