// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import CPango
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A paragraph broken into lines. Lengths are in Pango units, 1024 per point, with y down from the top.
///
/// Layout is computed in points at every scale, so that a text has the same line breaks on every display.
final class ParagraphLayout {
  let layout: OpaquePointer
  let text: String

  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - width: The width of a line in Pango units; nil for no limit.
  ///   - lineLimit: The largest number of lines; nil for no limit.
  init(
    _ paragraph: String, of text: TextRequest, family: String, width: Int32?, lineLimit: Int?,
    engine: TextEngine
  ) {
    layout = pango_layout_new(engine.context)
    // A line of small capitals alone has the height of the usual letters, of which this character without a width is one.
    self.text = text.face.smallCapitals == nil ? paragraph : paragraph + "\u{2060}"
    let languages = ScriptLanguages(paragraph, family: family)
    var bytes = self.text.utf8.map { CChar(bitPattern: $0) }
    pango_layout_set_text(layout, &bytes, Int32(bytes.count))
    let usual = text.drawnFamily == text.family ? [] : [text.family]
    let families = ([family] + usual + languages.fallbackFamilies).joined(separator: ",")
    setFont(text, families: families)
    setAttributes(languages, text, cuts: LongStretches.cuts(in: paragraph))
    pango_layout_set_width(layout, width ?? -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(layout, Self.alignment(text.alignment))
    if let lineLimit {
      pango_layout_set_height(layout, -Int32(clamping: lineLimit))
      pango_layout_set_ellipsize(layout, Self.ellipsis(text.truncation))
    }
    // Requesting the lines makes Pango load the fonts.
    engine.request(families, for: text)
    pango_layout_get_line_count(layout)
    if text.drawnLineHeight == nil { limitLineHeight(family: family, size: text.size) }
    widenUnknownGlyphs(size: text.size)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }
  /// The distance of the first line's baseline from the top.
  var baseline: Int { Int(pango_layout_get_baseline(layout)) }
  var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The bounds of all lines, including white space.
  var extents: PangoRectangle {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return logical
  }

  /// The rectangles of the lines, in points, without empty lines and without the space between lines.
  var lines: [Rect] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [Rect] = []
    repeat {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      guard logical.width > 0, logical.height > 0 else { continue }
      let unit = 1 / Double(PANGO_SCALE)
      lines.append(
        Rect(
          x: Double(logical.x) * unit, y: Double(logical.y) * unit, width: Double(logical.width) * unit,
          height: Double(logical.height) * unit))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// A glyph with its position.
  struct PlacedGlyph {
    var glyph: PangoGlyphInfo
    var font: UnsafeMutablePointer<PangoFont>
    /// The origin on the baseline.
    var x: Int, y: Int
    /// The first character that the glyph represents; nil for an ellipsis.
    var character: Unicode.Scalar?
  }

  /// Calls `body` for each glyph, from left to right within a line.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    let gap = ellipsisGap
    forEachRun { run, glyphs, font, iterator in
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let baseline = Int(pango_layout_iter_get_baseline(iterator))
      var pen = Int(logical.x)
      if let gap, pango_layout_iter_get_line_readonly(iterator) == gap.line {
        pen += pen > gap.x ? gap.shift - gap.width : gap.shift
      }
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs[index]
        body(
          PlacedGlyph(
            glyph: glyph, font: font, x: pen + Int(glyph.geometry.x_offset),
            y: baseline + Int(glyph.geometry.y_offset), character: character(of: index, in: run)))
        pen += Int(glyph.geometry.width)
      }
    }
  }

  /// Returns the first character that a glyph represents.
  private func character(
    of index: Int, in run: UnsafeMutablePointer<PangoGlyphItem>
  ) -> Unicode.Scalar? {
    guard !PellucidIsEllipsis(run), let item = run.pointee.item,
      let clusters = run.pointee.glyphs?.pointee.log_clusters
    else { return nil }
    let offset = text.utf8.index(text.startIndex, offsetBy: Int(item.pointee.offset + clusters[index]))
    return offset < text.endIndex ? text.unicodeScalars[offset] : nil
  }

  /// Calls `body` for each run of glyphs with one font.
  func forEachRun(
    _ body: (
      UnsafeMutablePointer<PangoGlyphItem>, UnsafeMutablePointer<PangoGlyphString>,
      UnsafeMutablePointer<PangoFont>, OpaquePointer
    ) -> Void
  ) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator), let glyphs = run.pointee.glyphs,
        let item = run.pointee.item, let font = item.pointee.analysis.font
      else { continue }
      body(run, glyphs, font, iterator)
    } while pango_layout_iter_next_run(iterator) != 0
  }

  /// The gap that Pango leaves beside an ellipsis to fill the line.
  private struct Gap {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// The position at which the ellipsis begins.
    var x: Int
    var width: Int
    /// The distance that the line moves to stay aligned when the gap is closed.
    var shift: Int
  }

  /// The gap beside the ellipsis; nil if no text was removed.
  private var ellipsisGap: Gap? {
    guard isTruncated else { return nil }
    var gap: Gap?
    forEachRun { run, glyphs, font, iterator in
      guard PellucidIsEllipsis(run), let shaped = pango_font_get_hb_font(font),
        let line = pango_layout_iter_get_line_readonly(iterator)
      else { return }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let natural = (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) { sum, index in
        sum + Int(hb_font_get_glyph_h_advance(shaped, glyphs.pointee.glyphs[index].glyph))
      }
      let width = max(0, Int(logical.width) - natural)
      gap = Gap(line: line, x: Int(logical.x), width: width, shift: shift(of: line, closing: width))
    }
    return gap
  }

  /// Returns the distance that a line moves to stay aligned when a gap of `width` is closed.
  private func shift(of line: UnsafeMutablePointer<PangoLayoutLine>, closing width: Int) -> Int {
    let alignment = pango_layout_get_alignment(layout)
    if alignment == PANGO_ALIGN_CENTER { return width / 2 }
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return (alignment == PANGO_ALIGN_RIGHT) != isRightToLeft ? width : 0
  }

  private static func alignment(_ alignment: TextContent.Alignment) -> PangoAlignment {
    // Pango exchanges left and right in a right-to-left paragraph, as leading and trailing require.
    switch alignment {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }

  private static func ellipsis(_ truncation: TextContent.Truncation) -> PangoEllipsizeMode {
    switch truncation {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
