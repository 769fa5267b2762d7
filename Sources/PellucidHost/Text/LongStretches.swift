// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango

/// Cuts stretches of a text that offer no place to break a line, such as a checksum or a row of spaces.
///
/// Where a line of Pango's ends inside such a stretch, all that is left of its item is searched for a place to break
/// and shaped again, so one stretch of n characters takes n² steps. Pieces that are items of their own bound what is
/// left. They are shaped in each other's sight, so letters stay joined across a cut; a pair kerned there is not.
enum LongStretches {
  /// Characters of a piece at most. Chosen: three lines of a paragraph. 20 000 letters "A" in lines of 300 points take
  /// 0.16 s instead of 7.9 s.
  static let pieceLength = 250

  /// Where a new piece begins, in UTF-8 bytes, rising; empty for texts without long stretches. Never inside a
  /// character as people see it.
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
