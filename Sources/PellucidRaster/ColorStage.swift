// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

/// The colour changes that a material applies before or after its blur.
struct ColorStage: Sendable {
  var mapping: PreparedMapping
  /// Flat premultiplied layers above the mapped backdrop, bottom to top.
  var overlays: [Overlay] = []
  /// The fraction of the change that is applied, 0…1; a progressive blur ramps it up.
  var strength: Float = 1

  /// A flat premultiplied colour and the blend mode that it is drawn with.
  struct Overlay: Sendable {
    var color: SIMD4<Float>
    var blend: BlendMode
  }

  /// Applies the stage before a blur. The colours are premultiplied, and their alpha, which combines the opacity of
  /// the content and the coverage, is kept.
  @inline(__always)
  func apply(toWeighted colors: inout FourColors) {
    let weight = colors.alpha
    // Most cells are opaque, and divisions are slow.
    let isOpaque = weight == SIMD4(repeating: 1)
    if !isOpaque { colors.straighten() }
    var result = colors
    mapping.apply(to: &result)
    if strength != 1 { result = colors.mixed(with: result, strength) }
    colors = result
    if !isOpaque { colors.multiply(by: weight) }
    colors.alpha = weight
  }

  /// Writes cells passed through the stage, four at a time: up to three cells beyond `count` are read and written too.
  func apply(toWeighted cells: UnsafeRawPointer, count: Int, into target: UnsafeMutableRawPointer) {
    for offset in stride(from: 0, to: count * ReducedImage.stride, by: 4 * ReducedImage.stride) {
      var colors = FourColors(cells: cells + offset)
      apply(toWeighted: &colors)
      // The mapping clamps its colours, and the weight is a sample, so both lie in 0…1.
      colors.storeUnclamped(to: target + offset)
    }
  }

  /// Writes a row of blurred colours passed through the stage, four at a time; up to three beyond `count` are read.
  ///
  /// - Parameter coverage: The fraction of each cell that stems from inside the region, of which row `y` is used.
  func finish(
    _ row: UnsafePointer<SIMD4<Float>>, count: Int, _ coverage: CaptureCoverage, _ y: Int,
    into cells: UnsafeMutablePointer<SIMD4<UInt16>>
  ) {
    coverage.withUnsafeColumns { columns in
      let share = coverage.rows[y]
      for x in stride(from: 0, to: count, by: 4) {
        var colors = FourColors(row + x)
        let columns = UnsafeRawPointer(columns + x).loadUnaligned(as: SIMD4<Float>.self)
        apply(to: &colors, coverage: columns * share)
        if x + 4 <= count {
          colors.store(to: cells + x)
        } else {
          for rest in 0..<(count - x) { cells[x + rest] = Sample.whole(colors[rest]) }
        }
      }
    }
  }

  /// Applies the stage after a blur: divides the premultiplied colours by `coverage`, maps them and draws the
  /// overlays, which are drawn over transparent cells too.
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

  /// Draws an overlay over four colours.
  @inline(__always)
  private func draw(_ overlay: Overlay, onto colors: inout FourColors) {
    if overlay.blend == .sourceOver { return colors.draw(overlay.color) }
    for index in 0..<4 {
      colors[index] = overlay.blend.blended(source: overlay.color, backdrop: colors[index])
    }
  }
}

/// A colour mapping with its linear steps multiplied into one matrix.
///
/// Flags mark the steps that a mapping lacks; optionals would be copied for every four colours.
struct PreparedMapping: Sendable {
  private let changesNothing: Bool
  private let hasLuminance: Bool, hasChannelCurve: Bool, hasMix: Bool
  /// The polynomial of the luminance curve, and the fraction, 0…1, by which its value is mixed into the colour.
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

  /// Maps straight colours. Only the luma, the values of the curves, the target of the mix and the result are clamped.
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
    if hasChannelCurve || hasMix { applyRareSteps(to: &colors) }
    colors = FourColors(
      red: linear.red.value(of: colors), green: linear.green.value(of: colors),
      blue: linear.blue.value(of: colors), alpha: colors.alpha)
  }
}

extension PreparedMapping {
  /// Applies the steps that few materials have between the luminance curve and the matrix. They are in a function
  /// that is not inlined, because their constants would otherwise push those of the other steps out of the registers.
  @inline(never)
  fileprivate func applyRareSteps(to colors: inout FourColors) {
    if hasChannelCurve {
      colors.red = channelCurve.value(at: Sample.clamped(colors.red))
      colors.green = channelCurve.value(at: Sample.clamped(colors.green))
      colors.blue = channelCurve.value(at: Sample.clamped(colors.blue))
    }
    if hasMix {
      let target = FourColors(
        red: mix.red.value(of: colors), green: mix.green.value(of: colors), blue: mix.blue.value(of: colors),
        alpha: colors.alpha)
      colors = colors.mixed(with: target, mixOpacity)
    }
  }
}

/// A 3×3 matrix with a bias per channel, whose results are clamped to 0…1.
private struct LinearStep: Sendable {
  let red: Row, green: Row, blue: Row

  /// The weights of red, green and blue in one output channel and its bias, each repeated in every lane.
  struct Row: Sendable {
    let red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, bias: SIMD4<Float>

    init(_ row: SIMD4<Float>) {
      (red, green) = (SIMD4(repeating: row.x), SIMD4(repeating: row.y))
      (blue, bias) = (SIMD4(repeating: row.z), SIMD4(repeating: row.w))
    }

    /// Returns the clamped value of the output channel.
    @inline(__always)
    func value(of colors: FourColors) -> SIMD4<Float> {
      Sample.clamped(colors.red * red + colors.green * green + colors.blue * blue + bias)
    }
  }

  /// Creates the step from one vector per output channel: the weights of red, green and blue and, in `w`, the bias.
  init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    (self.red, self.green, self.blue) = (Row(red), Row(green), Row(blue))
  }
}

/// The ordinates of a cubic Bézier as a polynomial of its parameter, with each coefficient repeated in every lane.
private struct Polynomial: Sendable {
  let constant: SIMD4<Float>, linear: SIMD4<Float>, square: SIMD4<Float>, cube: SIMD4<Float>

  init(ordinates: SIMD4<Float>) {
    constant = SIMD4(repeating: ordinates.x)
    linear = SIMD4(repeating: 3 * (ordinates.y - ordinates.x))
    square = SIMD4(repeating: 3 * (ordinates.z - 2 * ordinates.y + ordinates.x))
    cube = SIMD4(repeating: ordinates.w - 3 * ordinates.z + 3 * ordinates.y - ordinates.x)
  }

  /// Evaluates the polynomial by Horner's rule.
  @inline(__always)
  func value(at parameter: SIMD4<Float>) -> SIMD4<Float> {
    ((parameter * cube + square) * parameter + linear) * parameter + constant
  }
}
