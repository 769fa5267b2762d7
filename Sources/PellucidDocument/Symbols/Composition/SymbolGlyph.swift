// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A base glyph: an icon of the set, outlines of Pellucid's own, or an arrangement of other glyphs.
package enum SymbolGlyph: Hashable, Sendable {
  /// An icon of lines alone, which has no filled form.
  case line(String, turn: Int = 0)
  /// An icon with a filled form.
  case icon(String, turn: Int = 0, isMirrored: Bool = false)
  case drawn(DrawnGlyph)
  /// Symbols by their names, the rearmost first; each cuts a gap into those behind it.
  case group([PlacedGlyph])
  /// Letters without an enclosure.
  case letters(String)

  /// The name of the icon, where the glyph is one.
  package var icon: String? {
    switch self {
    case .line(let icon, _), .icon(let icon, _, _): icon
    case .drawn, .group, .letters: nil
    }
  }

  /// A Boolean value indicating whether the glyph has a filled form.
  var canFill: Bool {
    switch self {
    case .line, .letters: false
    case .icon: true
    case .drawn(let glyph): !glyph.body.isEmpty
    case .group(let parts): parts.contains { SymbolGlyphs.glyph(pointing: $0.name)?.canFill == true }
    }
  }
}

/// Outlines as SVG path data, in a square of 256 units.
package struct DrawnGlyph: Hashable, Sendable {
  /// A closed outline, which the filled form fills.
  var body = ""
  /// Lines on the body, which are cut out of the filled form.
  var details = ""
  /// Lines beside the body.
  var lines = ""
  /// Areas that are always filled.
  var solid = ""
  /// Points, drawn as dots somewhat wider than the lines.
  var dots = ""
  /// Areas on the body, cut out of the filled form.
  var solidDetails = ""
}

/// A symbol in an arrangement.
package struct PlacedGlyph: Hashable, Sendable {
  var name: String
  /// The place of the symbol's centre.
  var x: Double, y: Double
  var scale: Double
  /// A Boolean value that is true for a part within the one behind it, out of whose filled form it is cut.
  var isInside: Bool

  init(_ name: String, _ x: Double, _ y: Double, _ scale: Double, isInside: Bool = false) {
    (self.name, self.x, self.y, self.scale, self.isInside) = (name, x, y, scale, isInside)
  }
}

/// The place of the glyph in an enclosure.
struct SymbolEnclosure: Hashable, Sendable {
  var x = 128.0, y = 128.0
  var scale: Double
}
