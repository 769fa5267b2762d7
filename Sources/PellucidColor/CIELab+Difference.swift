// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension CIELab {
  /// Returns the CIEDE2000 difference with all weights 1; about 1 is just noticeable, 100 is black to white.
  package func deltaE2000(from other: CIELab) -> Double {
    let chromaMean = (Self.length(a, b) + Self.length(other.a, other.b)) / 2
    let seventh = Self.seventhPower(chromaMean)
    let stretch = 1 + 0.5 * (1 - (seventh / (seventh + Self.seventhPower(25))).squareRoot())
    let first = Polar(self, stretch: stretch), second = Polar(other, stretch: stretch)
    return Self.difference(first, second)
  }

  /// The cylindrical coordinates of a colour after the scaling of a* that corrects CIELAB near the neutral axis.
  private struct Polar {
    var lightness: Double, chroma: Double, hueInDegrees: Double

    init(_ color: CIELab, stretch: Double) {
      lightness = color.lightness
      chroma = CIELab.length(color.a * stretch, color.b)
      hueInDegrees = Elementary.directionInDegrees(x: color.a * stretch, y: color.b)
    }
  }

  /// Returns the CIEDE2000 difference of two colours whose a* is already scaled.
  private static func difference(_ first: Polar, _ second: Polar) -> Double {
    let isGrey = first.chroma * second.chroma == 0
    var turn = isGrey ? 0 : second.hueInDegrees - first.hueInDegrees
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let hue = meanHue(first, second, isGrey: isGrey)
    let lightness = (first.lightness + second.lightness) / 2
    let chroma = (first.chroma + second.chroma) / 2

    let offset = (lightness - 50) * (lightness - 50)
    let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma * hueFactor(hue)
    let l = (second.lightness - first.lightness) / lightnessWeight
    let c = (second.chroma - first.chroma) / chromaWeight
    let geometricChroma = (first.chroma * second.chroma).squareRoot()
    let h = 2 * geometricChroma * Elementary.sine(degrees: turn / 2) / hueWeight
    let sum = l * l + c * c + h * h + rotation(hue: hue, chroma: chroma) * c * h
    return max(0, sum).squareRoot()
  }

  /// Returns the mean hue on the shorter arc, in degrees, or the sum of both hues where either colour is grey.
  private static func meanHue(_ first: Polar, _ second: Polar, isGrey: Bool) -> Double {
    let sum = first.hueInDegrees + second.hueInDegrees
    if isGrey { return sum }
    // The tolerance treats hues as opposite although rounding moved their angles to just over 180° apart.
    if (first.hueInDegrees - second.hueInDegrees).magnitude <= 180 + 1e-10 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  /// Returns the `T` of CIEDE2000, the dependence of the hue weight on the mean hue in degrees.
  private static func hueFactor(_ hue: Double) -> Double {
    1 - 0.17 * Elementary.cosine(degrees: hue - 30) + 0.24 * Elementary.cosine(degrees: 2 * hue)
      + 0.32 * Elementary.cosine(degrees: 3 * hue + 6)
      - 0.20 * Elementary.cosine(degrees: 4 * hue - 63)
  }

  /// Returns the rotation term `R_T` of CIEDE2000, which couples chroma and hue in the blues.
  private static func rotation(hue: Double, chroma: Double) -> Double {
    let position = (hue - 275) / 25
    let angle = 30 * Elementary.exp(-position * position)
    let seventh = seventhPower(chroma)
    let strength = 2 * (seventh / (seventh + seventhPower(25))).squareRoot()
    return -Elementary.sine(degrees: 2 * angle) * strength
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private static func seventhPower(_ value: Double) -> Double {
    let cube = value * value * value
    return cube * cube * value
  }
}
