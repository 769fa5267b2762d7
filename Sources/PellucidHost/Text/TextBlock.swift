// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The paragraphs of a text, laid out one below another.
struct TextBlock {
  /// A paragraph with its position.
  struct Placed {
    var layout: ParagraphLayout
    /// The distance below the top of the block, in Pango units.
    var top: Int
  }

  let text: TextRequest
  /// The family of the letters.
  let family: String
  private(set) var paragraphs: [Placed] = []
  private(set) var warnings: [TextWarning] = []
  /// The size of the block, in points.
  private(set) var size = Size(width: 0, height: 0)

  /// Lays out a text.
  ///
  /// - Parameter width: The width of a line in points, at least 0; above a million there is no limit.
  init(_ text: TextRequest, width: Double, engine: TextEngine) throws(TextError) {
    self.text = text
    let engine = engine.engine(for: text)
    family = try engine.family(named: text.drawnFamily)
    // Letters of another width are usual ones that are stretched, with their lines.
    let room = width / text.face.width
    let units = room <= 1_000_000 ? Int32((room * Double(PANGO_SCALE)).rounded(.up)) : nil
    var linesLeft = text.lineLimit.map { max(1, $0) }
    let strings = Self.split(text.string)
    for (index, string) in strings.enumerated() {
      // Pango counts the lines of each paragraph separately, so each paragraph has its own layout and limit.
      let isCutHere = linesLeft.map { $0 <= 0 } ?? false
      if isCutHere { break }
      var layout = make(string, units, linesLeft, engine)
      if let left = linesLeft, layout.lineCount >= left, index + 1 < strings.count {
        // No lines are left for the following paragraphs; the ellipsis on the last line indicates the removed text.
        layout = make(string + "…", units, linesLeft, engine)
        note(.truncated)
      }
      if layout.isTruncated { note(.truncated) }
      append(layout)
      linesLeft = linesLeft.map { $0 - layout.lineCount }
    }
  }

  /// The rectangles of the lines, in points from the top left corner of the block, without empty lines.
  var lines: [Rect] {
    paragraphs.flatMap { placed in
      placed.layout.lines.map { line in
        Rect(
          x: line.x * text.face.width, y: line.y + Double(placed.top) / Double(PANGO_SCALE),
          width: line.width * text.face.width, height: line.height)
      }
    }
  }

  /// Lays out one paragraph.
  private func make(
    _ string: String, _ width: Int32?, _ lineLimit: Int?, _ engine: TextEngine
  ) -> ParagraphLayout {
    ParagraphLayout(
      string, of: text, family: family, width: width, lineLimit: lineLimit, engine: engine)
  }

  /// Appends a paragraph below the others and enlarges the block.
  private mutating func append(_ layout: ParagraphLayout) {
    let top = Int(size.height * Double(PANGO_SCALE)), extents = layout.extents
    paragraphs.append(Placed(layout: layout, top: top))
    size = Size(
      width: max(size.width, Double(extents.width) / Double(PANGO_SCALE) * text.face.width),
      height: Double(top + Int(extents.height)) / Double(PANGO_SCALE))
  }

  private mutating func note(_ warning: TextWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Returns the paragraphs of a string, separated by line feeds, carriage returns and paragraph separators. Other
  /// control characters are removed.
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
