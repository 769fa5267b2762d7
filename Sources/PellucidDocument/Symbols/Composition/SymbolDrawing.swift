// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A symbol's name as its parts, which say what is drawn.
package indirect enum SymbolDrawing: Hashable, Sendable {
  /// A glyph of the table by its key, turned clockwise by `turn` degrees.
  case glyph(String, isFilled: Bool, turn: Int)
  /// One to three letters or digits.
  case letters(String)
  /// A glyph or letters in an enclosure, cut out of it where it is filled.
  case enclosed(SymbolDrawing, in: String, isFilled: Bool)
  /// A drawing with a line across it.
  case slashed(SymbolDrawing)
  /// A drawing with a badge: a dot at the top where `badge` is nil, else at the bottom.
  case badged(SymbolDrawing, badge: SymbolDrawing?, shape: BadgeShape)
  /// A drawing in front of another.
  case stacked(front: SymbolDrawing, behind: SymbolDrawing, isTurned: Bool)

  /// The shape behind the sign of a badge.
  package enum BadgeShape: Hashable, Sendable { case circle, triangle }
}

extension SymbolDrawing {
  /// A Boolean value that is true unless the drawing is in its filled form.
  fileprivate var isOutlined: Bool {
    switch self {
    case .glyph(_, let isFilled, _), .enclosed(_, _, let isFilled): !isFilled
    case .letters: true
    case .slashed(let inner), .badged(let inner, _, _), .stacked(let inner, _, _): inner.isOutlined
    }
  }
}

/// The grammar of symbol names: a base glyph, followed by parts such as `.fill`, `.circle`, `.slash` and `.badge.plus`.
package struct SymbolGrammar: Sendable {
  /// The names of the glyphs, and whether each has a filled form. A `*` in a name stands for a direction: the glyph points
  /// up and is turned.
  let glyphs: [String: Bool]
  /// The names of the enclosures. Each is a glyph too.
  let enclosures: Set<String>

  /// The greatest length of a name, in bytes. Chosen: the longest known names have half as many.
  static let maximumLength = 128
  /// The greatest number of parts of a name.
  private static let maximumParts = 16
  /// The clockwise angle of each direction, for a glyph that points up.
  private static let directions = [
    "up": 0, "right": 90, "forward": 90, "trailing": 90, "down": 180, "left": 270, "backward": 270,
    "leading": 270,
  ]

  /// Returns the drawing of a name; nil for a name that the grammar does not contain.
  package func drawing(of name: String) -> SymbolDrawing? {
    guard name.utf8.count <= Self.maximumLength else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= Self.maximumParts else { return nil }
    return drawing(parts[...])
  }

  /// Returns the name with one part corrected that a misspelled name was probably meant to be; nil where no such name is drawn.
  package func corrected(_ name: String) -> String? {
    guard name.utf8.count <= Self.maximumLength else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= Self.maximumParts else { return nil }
    let words = self.words
    let candidates = parts.indices.compactMap { index -> String? in
      guard let word = NameMatch.nearest(to: parts[index], among: words.filter { $0 != parts[index] }) else {
        return nil
      }
      var changed = parts
      changed[index] = word
      let candidate = changed.joined(separator: ".")
      return drawing(of: candidate) == nil ? nil : candidate
    }
    return NameMatch.nearest(to: name, among: candidates)
  }

  /// The parts that names are made of, in alphabetical order.
  private var words: [String] {
    let names = Array(glyphs.keys) + enclosures + Self.directions.keys
    let parts = names.flatMap { $0.split(separator: ".").map(String.init) }.filter { $0 != "*" }
    return Set(parts + ["fill", "slash", "badge", "trianglebadge", "on", "angled"]).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Returns whether a name draws lines alone, which have no filled form.
  package func isLine(_ name: String) -> Bool {
    drawing(of: name).map { filled($0) == nil && $0.isOutlined } ?? false
  }

  private func drawing(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    guard !parts.isEmpty else { return nil }
    if let glyph = glyph(parts) { return glyph }
    if parts.last == "fill" { return drawing(parts.dropLast()).flatMap(filled) }
    return badged(parts) ?? slashed(parts) ?? stacked(parts) ?? enclosed(parts) ?? numbered(parts)
  }

  /// Returns the filled form of a drawing; nil where it has none, or is filled.
  private func filled(_ drawing: SymbolDrawing) -> SymbolDrawing? {
    switch drawing {
    // A glyph such as `circle.lefthalf.filled` is filled in part already.
    case .glyph(let key, false, let turn):
      glyphs[key] == true && !key.split(separator: ".").contains("filled")
        ? .glyph(key, isFilled: true, turn: turn) : nil
    case .enclosed(let inner, let enclosure, false):
      glyphs[enclosure] == true ? .enclosed(inner, in: enclosure, isFilled: true) : nil
    case .slashed(let inner): filled(inner).map { .slashed($0) }
    case .badged(let inner, let badge, let shape):
      filled(inner).map { .badged($0, badge: badge, shape: shape) }
    case .stacked(let front, let behind, let isTurned):
      filled(behind).map { .stacked(front: filled(front) ?? front, behind: $0, isTurned: isTurned) }
    case .glyph, .letters, .enclosed: nil
    }
  }

  /// Returns the glyph of a whole name, turned where the name contains a direction.
  private func glyph(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    let name = parts.joined(separator: ".")
    if glyphs[name] != nil { return .glyph(name, isFilled: false, turn: 0) }
    for index in parts.indices {
      guard let turn = Self.directions[parts[index]] else { continue }
      var pattern = parts
      pattern[index] = "*"
      let key = pattern.joined(separator: ".")
      if glyphs[key] != nil { return .glyph(key, isFilled: false, turn: turn) }
    }
    return nil
  }

  /// Reads `main.badge`, `main.badge.sign` and `main.trianglebadge.sign`, each with `.fill` anywhere after the main part.
  private func badged(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    guard let index = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
      let main = drawing(parts[..<index])
    else { return nil }
    let shape: SymbolDrawing.BadgeShape = parts[index] == "badge" ? .circle : .triangle
    let sign = parts[(index + 1)...]
    if sign.isEmpty { return shape == .circle ? .badged(main, badge: nil, shape: .circle) : nil }
    return sign.count > 3 ? nil : drawing(sign).map { .badged(main, badge: $0, shape: shape) }
  }

  private func slashed(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    parts.last == "slash" ? drawing(parts.dropLast()).map { .slashed($0) } : nil
  }

  /// Reads `front.on.behind`, with the one behind turned where the name ends in `.angled`.
  private func stacked(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    guard let index = parts.firstIndex(of: "on"), let front = drawing(parts[..<index]) else { return nil }
    let isTurned = parts.last == "angled"
    return drawing(isTurned ? parts[(index + 1)...].dropLast() : parts[(index + 1)...]).map {
      .stacked(front: front, behind: $0, isTurned: isTurned)
    }
  }

  /// Reads `inner.enclosure`. The glyph inside is filled where it can be, as the platform does.
  private func enclosed(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    for count in (1..<max(2, min(parts.count, 5))).reversed() where count < parts.count {
      let enclosure = parts.suffix(count).joined(separator: ".")
      guard enclosures.contains(enclosure) else { continue }
      let inside = parts.dropLast(count)
      if let letters = letters(inside) { return .enclosed(letters, in: enclosure, isFilled: false) }
      guard let inner = drawing(inside) else { continue }
      return .enclosed(filled(inner) ?? inner, in: enclosure, isFilled: false)
    }
    return nil
  }

  /// Reads `gobackward.15` and the like, whose enclosure comes first.
  private func numbered(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    guard parts.count == 2, let first = parts.first, first == "gobackward" || first == "goforward",
      let number = parts.last, number.utf8.allSatisfy({ $0 < 97 })
    else { return nil }
    return letters(parts.dropFirst()).map { .enclosed($0, in: first, isFilled: false) }
  }

  private func letters(_ parts: ArraySlice<String>) -> SymbolDrawing? {
    guard parts.count == 1, let text = parts.first, (1...3).contains(text.utf8.count),
      text.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) }),
      text.utf8.count == 1 || text.utf8.allSatisfy({ $0 < 97 })
    else { return nil }
    return .letters(text)
  }
}
