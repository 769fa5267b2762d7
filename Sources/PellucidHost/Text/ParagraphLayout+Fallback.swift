// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import CPango

/// The limits on the effect of fallback fonts on a paragraph.
extension ParagraphLayout {
  /// The largest line height that a fallback font may cause, as a multiple of the font size.
  ///
  /// Chosen: the line height of Noto Sans CJK. Noto Sans Arabic and the symbol fonts have line heights of up to 2.1,
  /// which leaves room for stacked marks that interfaces do not contain; one such word would push its line out of a
  /// row.
  private static let highestFallbackLine = 1.448

  /// Reduces the line height of runs in fallback fonts to the limit.
  func limitLineHeight(family: String, size: Double) {
    let limit = Int32((Self.highestFallbackLine * size * Double(PANGO_SCALE)).rounded(.up))
    guard let attributes = pango_attr_list_copy(pango_layout_get_attributes(layout)) else { return }
    defer { pango_attr_list_unref(attributes) }
    var hasHighRun = false
    forEachRun { run, _, font, iterator in
      guard Self.family(of: font) != family, let item = run.pointee.item,
        let attribute = pango_attr_line_height_new_absolute(limit)
      else { return }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      guard logical.height > limit else { return pango_attribute_destroy(attribute) }
      attribute.pointee.start_index = UInt32(item.pointee.offset)
      attribute.pointee.end_index = UInt32(item.pointee.offset + item.pointee.length)
      pango_attr_list_insert(attributes, attribute)
      hasHighRun = true
    }
    if hasHighRun { pango_layout_set_attributes(layout, attributes) }
  }

  /// Gives the boxes of missing glyphs a width, because fonts without the letters of the default language report none.
  func widenUnknownGlyphs(size: Double) {
    let (narrowest, usual) = (
      Int32(0.3 * size * Double(PANGO_SCALE)), Int32(0.5 * size * Double(PANGO_SCALE))
    )
    guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return }
    // Requesting mutable lines makes Pango discard the widths that it has cached.
    var line = pango_layout_get_lines(layout)
    while let current = line {
      let content = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
      var run = content?.pointee.runs
      while let item = run {
        let glyphs = item.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs
        for index in 0..<Int(glyphs?.pointee.num_glyphs ?? 0) {
          guard let glyph = glyphs?.pointee.glyphs.advanced(by: index),
            PellucidIsUnknown(glyph.pointee.glyph), glyph.pointee.geometry.width < narrowest
          else { continue }
          glyph.pointee.geometry.width = usual
        }
        run = item.pointee.next
      }
      line = current.pointee.next
    }
  }

  /// Returns the family name of a font.
  static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  /// Returns a Boolean value indicating whether the letters of a font are upright.
  static func isUpright(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_style(description) == PANGO_STYLE_NORMAL
  }
}
