// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import CPango

/// What fonts that were not asked for may do to a paragraph.
extension ParagraphLayout {
  /// The highest line, in parts of the font size, that a fallback font may ask for.
  ///
  /// Chosen: what Noto Sans CJK asks for. Noto Sans Arabic and the symbol fonts ask for up to 2.1, room for
  /// stacked marks that interfaces do not have, and one such word would push its line out of a row.
  private static let highestFallbackLine = 1.448

  /// Sets a line height for the runs of fallback fonts that are higher.
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

  /// Gives boxes for missing glyphs a width: fonts without the letters of our language tell Pango none.
  func widenUnknownGlyphs(size: Double) {
    let (narrowest, usual) = (
      Int32(0.3 * size * Double(PANGO_SCALE)), Int32(0.5 * size * Double(PANGO_SCALE))
    )
    guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return }
    // Asking for lines that may be changed makes Pango forget the widths it has summed up.
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

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
