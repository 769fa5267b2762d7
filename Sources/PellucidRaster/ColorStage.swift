// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

/// What a material does to colours, before or after the blur.
struct ColorStage: Sendable {
  var mapping: PreparedMapping
  /// Flat layers above the mapped backdrop, premultiplied, bottom to top.
  var overlays: [Overlay] = []
  /// 0…1: a progressive blur eases its colours in.
  var strength: Float = 1

  struct Overlay: Sendable {
    var color: SIMD4<Float>
    var blend: BlendMode
  }

  /// Before a blur: premultiplied colours whose alpha, of content and coverage alike, stays as it is.
  @inline(__always)
  func apply(toWeighted colors: inout FourColors) {
    let weight = colors.alpha
    colors.straighten()
    var result = colors
    mapping.apply(to: &result)
    if strength != 1 { result = colors.mixed(with: result, strength) }
    colors = result
    colors.multiply(by: weight)
    colors.alpha = weight
  }

  /// After a blur: premultiplied colours, divided by the coverage that the blur left them; overlays come on top of
  /// whatever is there, and be it nothing.
  @inline(__always)
  func apply(to colors: inout FourColors, coverage: SIMD4<Float>) {
    let alpha = FourColors.settled(colors.alpha / coverage)
    colors.straighten()
    var result = colors
    mapping.apply(to: &result)
    result.multiply(by: alpha)
    result.alpha = alpha
    for overlay in overlays { draw(overlay, onto: &result) }
    if strength != 1 {
      colors.multiply(by: alpha)
      colors.alpha = alpha
      result = colors.mixed(with: result, strength)
    }
    colors = result
  }

  @inline(__always)
  private func draw(_ overlay: Overlay, onto colors: inout FourColors) {
    if overlay.blend == .sourceOver { return colors.draw(overlay.color) }
    for index in 0..<4 {
      colors[index] = overlay.blend.blended(source: overlay.color, backdrop: colors[index])
    }
  }
}

/// A colour mapping with its linear steps joined.
///
/// Steps that a mapping lacks are told by flags and not by optionals, which would be copied for every four colours.
struct PreparedMapping: Sendable {
  private let changesNothing: Bool
  private let hasLuminance: Bool, hasChannelCurve: Bool, hasMix: Bool
  /// The luminance curve's polynomial, and how much of it is mixed in.
  private let luminance: Polynomial
  private let amount: Float
  private let channelCurve: Polynomial
  private let mix: LinearStep
  private let mixOpacity: Float
  private let linear: LinearStep

  init(_ mapping: ColorMapping) {
    changesNothing = mapping == .identity
    hasLuminance = mapping.luminance != nil
    hasChannelCurve = mapping.channelCurve != nil
    hasMix = mapping.mix != nil
    luminance = Polynomial(ordinates: mapping.luminance?.values ?? .zero)
    amount = mapping.luminance?.amount ?? 0
    channelCurve = Polynomial(ordinates: mapping.channelCurve ?? .zero)
    let target = mapping.mix?.matrix ?? .identity
    mix = LinearStep(red: target.red, green: target.green, blue: target.blue)
    mixOpacity = mapping.mix?.opacity ?? 0
    let matrix = mapping.matrix ?? .identity
    let weights = ColorMapping.saturationWeights
    let grey = matrix.red * weights.x + matrix.green * weights.y + matrix.blue * weights.z
    func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
      grey + (row - grey) * mapping.saturation + SIMD4(0, 0, 0, mapping.brightness)
    }
    linear = LinearStep(red: row(matrix.red), green: row(matrix.green), blue: row(matrix.blue))
  }

  /// Straight colours; only the luma, the curves' values, the mix's target and the result are clamped.
  @inline(__always)
  func apply(to colors: inout FourColors) {
    if changesNothing { return }
    if hasLuminance {
      let weights = ColorMapping.curveWeights
      let luma = colors.red * weights.x + colors.green * weights.y + colors.blue * weights.z
      let change = Sample.clamped(luminance.value(at: Sample.clamped(luma))) * amount
      colors.red = colors.red * (1 - amount) + change
      colors.green = colors.green * (1 - amount) + change
      colors.blue = colors.blue * (1 - amount) + change
    }
    if hasChannelCurve {
      colors.red = channelCurve.value(at: Sample.clamped(colors.red))
      colors.green = channelCurve.value(at: Sample.clamped(colors.green))
      colors.blue = channelCurve.value(at: Sample.clamped(colors.blue))
    }
    if hasMix {
      var target = colors
      mix.apply(to: &target)
      colors = colors.mixed(with: target, mixOpacity)
    }
    linear.apply(to: &colors)
  }
}

/// A matrix with a bias; what comes out is clamped.
private struct LinearStep: Sendable {
  /// Weights of red, green and blue and, in `w`, the bias.
  let red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>

  @inline(__always)
  func apply(to colors: inout FourColors) {
    let (r, g, b) = (colors.red, colors.green, colors.blue)
    colors.red = Sample.clamped(r * red.x + g * red.y + b * red.z + red.w)
    colors.green = Sample.clamped(r * green.x + g * green.y + b * green.z + green.w)
    colors.blue = Sample.clamped(r * blue.x + g * blue.y + b * blue.z + blue.w)
  }
}

/// A cubic Bézier's ordinates as a polynomial of its parameter.
private struct Polynomial: Sendable {
  let constant: Float, linear: Float, square: Float, cube: Float

  init(ordinates: SIMD4<Float>) {
    constant = ordinates.x
    linear = 3 * (ordinates.y - ordinates.x)
    square = 3 * (ordinates.z - 2 * ordinates.y + ordinates.x)
    cube = ordinates.w - 3 * ordinates.z + 3 * ordinates.y - ordinates.x
  }

  @inline(__always)
  func value(at parameter: SIMD4<Float>) -> SIMD4<Float> {
    ((parameter * cube + square) * parameter + linear) * parameter + constant
  }
}
