// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names of text styles. Not every platform has every style.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2
  case largeTitle, title1, title2, title3
  case headline, subheadline, subtitle1
  case body, callout
  case footnote, footnote1, footnote2
  case caption1, caption2

  /// Returns the styles that a platform has, in the order of its table.
  package static func all(on platform: Platform) -> [TextStyle] {
    TextStyleTable.rows(on: platform).map { $0.style }
  }

  /// Returns the font of the style under traits, without Bold Text; nil where the platform does not have the style.
  package func font(in traits: Traits) -> FontMetrics? {
    guard let row = TextStyleTable.rows(on: traits.platform).first(where: { $0.style == self }) else {
      return nil
    }
    let index = TextStyleTable.textSizes(on: traits.platform).firstIndex(of: traits.shownTextSize) ?? 0
    let size = row.sizes[min(index, row.sizes.count - 1)]
    return FontMetrics(
      size: size.points, weight: row.weight, lineHeight: size.lineHeight, tracking: size.tracking)
  }
}

/// The numbers of a font. Lengths are in points.
package struct FontMetrics: Hashable, Sendable {
  package var size: Double
  /// The font weight, 100…900; 400 is regular.
  package var weight: Int
  /// The height of a line; nil for the font's own.
  package var lineHeight: Double?
  /// The distance added between letters; negative where they are closer.
  package var tracking: Double

  package init(size: Double, weight: Int, lineHeight: Double? = nil, tracking: Double = 0) {
    (self.size, self.weight, self.lineHeight, self.tracking) = (size, weight, lineHeight, tracking)
  }

  /// The height of a line, also where it is the font's own, which layout without fonts does not know.
  package var usualLineHeight: Double { lineHeight ?? size * TextStyleTable.usualLineHeight }
}

extension Platform {
  /// A Boolean value indicating whether text styles follow a text size.
  package var hasTextSizes: Bool { !TextStyleTable.textSizes(on: self).isEmpty }
}

extension Traits {
  /// The text size in effect: the stated one, or the nearest that the styles of the platform have a number for.
  package var shownTextSize: TextSize {
    let known = TextStyleTable.textSizes(on: platform)
    guard !known.contains(textSize) else { return textSize }
    // Medium is not a size of watchOS, whose default is large; the largest sizes are those beyond its own.
    return textSize == .medium || known.isEmpty ? .large : known[known.count - 1]
  }

  /// A Boolean value that is true where the platform does not have the stated text size.
  package var lacksTextSize: Bool { shownTextSize != textSize }

  /// Returns the weight in which a text or symbol of a stated weight is drawn: under Bold Text a step heavier, up to black.
  package func shownWeight(_ weight: Int) -> Int {
    hasBoldText ? max(weight, min(weight + TextStyleTable.boldTextStep, 900)) : weight
  }
}

extension TextStyle {
  /// Returns the provenance of the style's numbers, for tests and lists; nil where the platform does not have the style.
  package func provenance(on platform: Platform) -> Provenance? {
    TextStyleTable.rows(on: platform).first { $0.style == self }?.provenance
  }
}
