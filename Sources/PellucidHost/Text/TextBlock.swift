// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidGeometry
import PellucidScene

/// The paragraphs of a text, one below the other.
struct TextBlock {
  struct Placed {
    var layout: ParagraphLayout
    /// Pango units below the top of the block.
    var top: Int
  }

  let text: TextRequest
  private(set) var paragraphs: [Placed] = []
  private(set) var warnings: [TextWarning] = []
  /// Points.
  private(set) var size = Size(width: 0, height: 0)

  /// - Parameter width: points, at least 0; beyond a million there is no limit.
  init(_ text: TextRequest, width: Double, engine: TextEngine) throws(TextError) {
    self.text = text
    let family = try engine.family(named: text.family)
    let units = width <= 1_000_000 ? Int32((width * Double(PANGO_SCALE)).rounded(.up)) : nil
    var linesLeft = text.lineLimit.map { max(1, $0) }
    let strings = Self.split(text.string)
    for (index, string) in strings.enumerated() {
      // Pango would start counting again with each paragraph, so each has its own layout.
      let isCutHere = linesLeft.map { $0 <= 0 } ?? false
      if isCutHere { break }
      var layout = make(string, family, units, linesLeft, engine)
      if let left = linesLeft, layout.lineCount >= left, index + 1 < strings.count {
        // What follows has no line left; the last line shows that there is more.
        layout = make(string + "…", family, units, linesLeft, engine)
        note(.truncated)
      }
      if layout.isTruncated { note(.truncated) }
      append(layout)
      linesLeft = linesLeft.map { $0 - layout.lineCount }
    }
  }

  private func make(
    _ string: String, _ family: String, _ width: Int32?, _ lineLimit: Int?, _ engine: TextEngine
  ) -> ParagraphLayout {
    ParagraphLayout(
      string, of: text, family: family, width: width, lineLimit: lineLimit, engine: engine)
  }

  private mutating func append(_ layout: ParagraphLayout) {
    let top = Int(size.height * Double(PANGO_SCALE)), extents = layout.extents
    paragraphs.append(Placed(layout: layout, top: top))
    size = Size(
      width: max(size.width, Double(extents.width) / Double(PANGO_SCALE)),
      height: Double(top + Int(extents.height)) / Double(PANGO_SCALE))
  }

  private mutating func note(_ warning: TextWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// At line feeds, carriage returns and paragraph separators. Other controls are left out.
  private static func split(_ string: String) -> [String] {
    var result: [String] = [], current = String.UnicodeScalarView(), previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{2029}", "\u{85}":
        result.append(String(current))
        current = String.UnicodeScalarView()
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      default: current.append(scalar)
      }
      previous = scalar
    }
    result.append(String(current))
    return result
  }
}
