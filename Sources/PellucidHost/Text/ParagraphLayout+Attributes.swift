// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidDesign
import PellucidScene

/// The font of a paragraph, and the attributes of its parts.
extension ParagraphLayout {
  func setFont(_ text: TextRequest, families: String) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    // Pango keeps fonts by this description, so that it contains everything that the engine's request does.
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(text.weight)))
    if text.face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(description, text.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
  }

  /// Sets the line height, the tracking and the language of each run, disables hyphens and starts new items at the cuts.
  ///
  /// - Parameter cuts: The UTF-8 offsets at which a new item must begin.
  func setAttributes(_ languages: ScriptLanguages, _ text: TextRequest, cuts: [Int]) {
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    // A word that is longer than a line is broken without a hyphen.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if let lineHeight = text.drawnLineHeight {
      pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(Self.units(lineHeight)))
    }
    if text.tracking != 0 {
      let tracking = Self.units(text.tracking / text.face.width)
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(tracking))
    }
    if let features = text.face.features {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    addSmallCapitals(of: text, to: attributes)
    for run in languages.runs {
      let language = pango_language_from_string(run.language)
      Self.add(pango_attr_language_new(language), to: run.range, in: attributes)
    }
    for (cut, next) in zip(cuts, cuts.dropFirst() + [self.text.utf8.count]) {
      // An item ends where an attribute of its geometry ends; a rise of 0 has no other effect.
      Self.add(pango_attr_rise_new(0), to: cut..<next, in: attributes)
    }
    pango_layout_set_attributes(layout, attributes)
  }

  private static func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, to range: Range<Int>, in attributes: OpaquePointer
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }

  /// Adds the attributes of the letters that are drawn as small capitals.
  private func addSmallCapitals(of text: TextRequest, to attributes: OpaquePointer) {
    guard let letters = text.face.smallCapitals else { return }
    let small = text.smallCapitals
    for range in self.text.ranges(where: letters.contains) {
      var parts = [
        pango_attr_size_new_absolute(Self.units(small.size)),
        pango_attr_weight_new(PangoWeight(rawValue: UInt32(small.weight))),
        pango_attr_text_transform_new(PANGO_TEXT_TRANSFORM_UPPERCASE),
      ]
      if let lineHeight = text.drawnLineHeight {
        parts.append(pango_attr_line_height_new_absolute(Self.units(max(1, lineHeight - small.lowering))))
      }
      for part in parts { Self.add(part, to: range, in: attributes) }
    }
  }

  private static func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }
}
