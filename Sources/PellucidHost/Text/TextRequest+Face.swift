// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension TextRequest {
  /// The family of the letters: that of the design where the text names no other.
  var drawnFamily: String {
    guard family == TextContent.defaultFamily else { return family }
    switch face.design {
    case .standard, .rounded: return family
    case .serif: return FontLibrary.serifFamily
    case .monospaced: return FontLibrary.monospacedFamily
    }
  }

  /// The height of each line, in points; nil for the height of the fonts. A design changes no height.
  var drawnLineHeight: Double? { lineHeight ?? (drawnFamily == family ? nil : size * Self.defaultLine) }

  /// The line height of Inter, as a share of the size: 2728 units above the baseline and 680 below it, of 2816.
  private static let defaultLine = 3408.0 / 2816

  /// The distance by which the letters of a design move down, in points, to stand on the baseline of the default family.
  ///
  /// A line's baseline is below its middle by half the difference between the font's ascent and descent: 1024 of 2816 units
  /// in Inter, 388 of 1000 in Noto Serif and 360 of 1000 in JetBrains Mono.
  var baselineShift: Double {
    guard drawnFamily != family else { return 0 }
    return size * (1024.0 / 2816 - (face.design == .serif ? 0.388 : 0.36))
  }

  /// The largest radius of the corners of the letters, in points; nil where they keep the font's.
  ///
  /// Chosen: three quarters of a stroke, which makes the dots round too. The strokes of Inter are between 0.023 of the size
  /// at a weight of 100 and 0.196 at 900.
  func cornerRadius(ofWeight weight: Int) -> Double? {
    guard face.design == .rounded, family == TextContent.defaultFamily else { return nil }
    return 0.75 * size * (0.0227 + 0.173 * Double(weight - 100) / 800)
  }

  /// The numbers of small capitals.
  struct SmallCapitals {
    var size: Double
    /// A weight with strokes as thick as those of the usual letters.
    var weight: Int
    /// The difference between the heights of their lines and of usual ones, in points, so that they extend neither line.
    var lowering: Double
  }

  /// The numbers of the letters that are drawn as small capitals. Chosen: 0.8 of the size and a weight more, which is a little
  /// higher than the letter x, with strokes of the same thickness. The font's lines extend further above the baseline than
  /// below it, in Noto Serif by 0.78 of the size.
  var smallCapitals: SmallCapitals {
    guard face.smallCapitals != nil else { return SmallCapitals(size: size, weight: weight, lowering: 0) }
    return SmallCapitals(
      size: 0.8 * size, weight: max(weight, min(weight + 100, 900)), lowering: 0.2 * 0.8 * size)
  }
}

extension FontFace {
  /// The OpenType features of the face; nil where the font's defaults are drawn.
  var features: String? {
    // Code has no ligatures.
    let all = (hasEqualDigits ? ["tnum=1"] : []) + (design == .monospaced ? ["calt=0"] : [])
    return all.isEmpty ? nil : all.joined(separator: ",")
  }
}

extension FontFace.SmallCapitals {
  /// Returns a Boolean value indicating whether a letter is drawn as a small capital.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isLower = scalar.properties.isLowercase && scalar.properties.uppercaseMapping != String(scalar)
    switch self {
    case .lowercase: return isLower
    case .uppercase: return scalar.properties.isUppercase
    case .all: return isLower || scalar.properties.isUppercase
    }
  }
}

extension String {
  /// Returns the longest ranges of characters for which a condition holds, in UTF-8 offsets.
  func ranges(where condition: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var (ranges, offset): ([Range<Int>], Int) = ([], 0)
    for scalar in unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if condition(scalar) {
        if let last = ranges.last, last.upperBound == offset {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(offset..<end)
        }
      }
      offset = end
    }
    return ranges
  }
}
