// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

/// A search for the colour nearest to another one that satisfies a condition, with the same hue and alpha.
///
/// The distance is measured in OKLab, over lightness and chroma; the chroma never exceeds the chroma of the old
/// colour. The result satisfies the condition in both forms that a catalog may store: rounded to 8-bit code values,
/// and to decimals of three digits.
struct NearestColor {
  /// The colour to stay near to.
  let goal: CatalogColor

  /// The colour space of the result: sRGB, or Display P3 if the goal is in Display P3.
  private var space: CatalogColor.Space { goal.space == .displayP3 ? .displayP3 : .srgb }

  /// The number of steps of lightness between black and white.
  private static let steps = 256
  /// The number of steps of chroma at one lightness.
  private static let chromas = 8

  /// Returns the nearest colour that satisfies a condition; nil if there is none.
  ///
  /// The search moves away from the goal's lightness in both directions and ends when the change of lightness alone
  /// exceeds the smallest distance found.
  func first(where passes: (EncodedColor) -> Bool) -> CatalogColor? {
    let lab = OKLab(goal.encoded)
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    // The hue of a nearly neutral colour is noise.
    let hue = chroma < 0.004 ? (0.0, 0.0) : (lab.a / chroma, lab.b / chroma)
    var best: (color: CatalogColor, distance: Double)?
    for step in 0...Self.steps {
      let shift = Double(step) / Double(Self.steps)
      if let best, shift > best.distance { break }
      for lightness in step == 0 ? [lab.lightness] : [lab.lightness - shift, lab.lightness + shift]
      where (0...1).contains(lightness) {
        let most = hue == (0, 0) ? 0 : mostChroma(lightness, hue, upTo: chroma)
        for part in 0...(most > 0 ? Self.chromas : 0) {
          let own = most * Double(Self.chromas - part) / Double(Self.chromas)
          let wanted = OKLab(lightness: lightness, a: own * hue.0, b: own * hue.1)
          let color = written(wanted.encoded)
          let distance = OKLab(color.encoded).difference(from: lab)
          guard distance < best?.distance ?? .infinity, passes(color.encoded),
            passes(color.inThousandths.encoded)
          else { continue }
          best = (color, distance)
        }
      }
    }
    return best?.color
  }

  /// Returns the largest chroma within the gamut at a lightness and hue, at most `most`, by bisection.
  private func mostChroma(_ lightness: Double, _ hue: (Double, Double), upTo most: Double) -> Double {
    func fits(_ chroma: Double) -> Bool {
      let lab = OKLab(lightness: lightness, a: chroma * hue.0, b: chroma * hue.1)
      return components(lab.encoded).allSatisfy { (-0.002...1.002).contains($0) }
    }
    if fits(most) { return most }
    var (low, high) = (0.0, most)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the encoded components of a colour in the space of the result.
  private func components(_ color: EncodedColor) -> [Float] {
    guard space == .displayP3 else { return [color.red, color.green, color.blue] }
    let wide = Straight<DisplayP3>(color)
    return [wide.red, wide.green, wide.blue]
  }

  /// Returns a colour clamped to the gamut and rounded to 8-bit code values.
  private func written(_ color: EncodedColor) -> CatalogColor {
    let bytes = components(color).map { (Double(min(1, max(0, $0))) * 255).rounded() / 255 }
    return CatalogColor(space, red: bytes[0], green: bytes[1], blue: bytes[2], alpha: goal.alpha)
  }
}
