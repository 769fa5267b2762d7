// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango

/// The division of stretches of text without line break opportunities, such as a checksum or a row of spaces.
///
/// Where a line ends inside such a stretch, Pango searches the whole rest of the text item for a break and shapes it
/// again, so a stretch of n characters takes n² steps. Dividing the stretch into separate items bounds the rest. The
/// items are shaped in each other's context, so letters stay joined across a cut, but a kerning pair at the cut is not
/// kerned.
enum LongStretches {
  /// The largest number of characters in a piece. Chosen: three lines of a paragraph. 20 000 letters "A" in lines of
  /// 300 points take 0.16 s instead of 7.9 s.
  static let pieceLength = 250

  /// Returns the UTF-8 offsets at which new pieces begin, in ascending order. The array is empty for texts without long
  /// stretches. A cut never divides a grapheme.
  static func cuts(in text: String) -> [Int] {
    guard text.utf8.count > pieceLength else { return [] }
    let scalars = text.unicodeScalars
    var places = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    var bytes = text.utf8.map { CChar(bitPattern: $0) }
    pango_get_log_attrs(
      &bytes, Int32(bytes.count), -1, pango_language_from_string(ScriptLanguages.defaultLanguage), &places,
      Int32(places.count))
    var cuts: [Int] = [], length = 0, offset = 0
    for (index, scalar) in scalars.enumerated() {
      if places[index].is_line_break != 0 {
        length = 0
      } else if length >= pieceLength, places[index].is_char_break != 0 {
        cuts.append(offset)
        length = 0
      }
      length += 1
      offset += UTF8.width(scalar)
    }
    return cuts
  }
}
