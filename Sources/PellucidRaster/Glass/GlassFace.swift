// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// Luma remapped and chroma scaled in Rec. 709 YCbCr, as one matrix on straight colours. Nothing is cut.
struct LevelsMatrix: Sendable {
  private let red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>

  /// The weights of Y, Cb and Cr that make red, green and blue, with Cb and Cr around 0.
  private static let inverse: [SIMD3<Double>] = [
    SIMD3(1, 0, 1.5748), SIMD3(1, -0.187324, -0.468124), SIMD3(1, 1.8556, 0),
  ]

  init(_ levels: GlassParameters.Levels) {
    let luma = SIMD3(0.2126, 0.7152, 0.0722) * (levels.white - levels.black)
    let bluish = SIMD3(-0.1146, -0.3854, 0.5) * levels.saturation
    let reddish = SIMD3(0.5, -0.4542, -0.0458) * levels.saturation
    func row(_ weights: SIMD3<Double>) -> SIMD4<Float> {
      let sum = luma * weights.x + bluish * weights.y + reddish * weights.z
      return SIMD4(Float(sum.x), Float(sum.y), Float(sum.z), Float(levels.black * weights.x))
    }
    (red, green, blue) = (row(Self.inverse[0]), row(Self.inverse[1]), row(Self.inverse[2]))
  }

  @inline(__always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.withColors(row(red, color), row(green, color), row(blue, color))
  }

  @inline(__always)
  private func row<Number: Lanes>(_ row: SIMD4<Float>, _ color: GlassColor<Number>) -> Number {
    color.red * row.x + color.green * row.y + color.blue * row.z + row.w
  }
}

/// What the face of the glass does to the colours behind it.
struct GlassFace: Sendable {
  private let levels: LevelsMatrix
  private let fill: SIMD4<Float>
  private let opacity: Float
  /// 1 - the largest luma; 0 compresses nothing.
  private let compression: Float

  /// How much more chroma a fully compressed highlight gets.
  private static var chromaBoost: Float { 0.3 }

  init(_ face: GlassParameters.Face) {
    levels = LevelsMatrix(face.levels)
    fill = SIMD4<Float>(Float(face.fill.x), Float(face.fill.y), Float(face.fill.z), Float(face.fill.w))
    opacity = Float(face.opacity)
    compression = Float(max(0, 1 - face.maximumLuma))
  }

  /// Straight colours to straight ones; where the backdrop is transparent, what the fill adds is left.
  @inline(__always)
  func applied<Number: Lanes>(to color: GlassColor<Number>) -> GlassColor<Number> {
    color.mixed(with: filled(levels.applied(to: compressed(color))), Number(repeating: opacity))
  }

  /// Bright colours made darker by how bright they are, and a little stronger.
  @inline(__always)
  func compressed<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    guard compression > 0 else { return color }
    let luma = color.luma
    let factor = (1 - luma * compression).saturated
    let grey = luma * factor
    let boost = (1 - factor) * Self.chromaBoost + 1
    return color.mapColors { grey + ($0 * factor - grey) * boost }
  }

  /// The matrix and the fill alone, as the line at the edge takes them.
  @inline(__always)
  func remapped<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    filled(levels.applied(to: color))
  }

  @inline(__always)
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
  let detail: Float
  private let levels: LevelsMatrix
  private let opacity: Float
  private let start: Float, perLength: Float
  private let darkens: Bool
  let isOff: Bool

  init(_ bleed: GlassParameters.Bleed, cellsPerPixel: Double) {
    refraction = QuarterCircle(amount: bleed.refraction.amount, height: bleed.refraction.height)
    detail = DepthBlur.detail(radius: bleed.blurRadius, cellsPerPixel: cellsPerPixel)
    levels = LevelsMatrix(bleed.levels)
    opacity = Float(bleed.opacity)
    start = Float(bleed.distance0)
    let length = bleed.distance1 - bleed.distance0
    perLength = Float(1 / (length.magnitude > 1e-6 ? length : 1e-6))
    darkens = bleed.darkens
    isOff = !(bleed.opacity > 0)
  }

  /// What an average colour, straight, becomes before it is mixed in.
  @inline(__always)
  func remapped<Number: Lanes>(_ average: GlassColor<Number>) -> GlassColor<Number> {
    levels.applied(to: average)
  }

  /// `face` with the remapped average mixed in; straight.
  @inline(__always)
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
