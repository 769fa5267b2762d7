// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The composer of symbols: it writes the SVG document of a drawing, with lines of one width in all parts.
package struct SymbolComposer<Icons: SymbolIcons> {
  let icons: Icons
  /// The width of the lines, in units of the document.
  let stroke: Double
  /// The masks that cut parts out of others.
  private var masks: [String] = []

  /// The side of the square that symbols are drawn in, in units.
  static var side: Double { 256 }
  /// The width of regular lines. Chosen: a twelfth of the side, as in Pellucid's own templates; in a frame 1.1 times as high
  /// as a font, this is the width of the font's regular stems.
  static var regularStroke: Double { side / 12 }
  /// The width of the gap between a part and what is behind it, in widths of the line. Chosen by eye.
  private static var gap: Double { 0.75 }
  /// The width of a dot, in widths of the line. Chosen by eye: a dot as wide as a line looks smaller.
  private static var dot: Double { 1.35 }

  /// - Parameter weight: The weight of the lines, 100…900.
  package init(icons: Icons, weight: Int) {
    self.icons = icons
    stroke = Self.regularStroke * SymbolTemplate.strokeFactor(weight: weight)
  }

  /// Returns the document of a drawing.
  package mutating func document(of drawing: SymbolDrawing) throws(Icons.Failure) -> [UInt8] {
    masks = []
    let body = try layers(of: drawing)
    let side = Self.side.written
    let definitions = masks.enumerated().map { index, content in
      "<mask id=\"m\(index)\" maskUnits=\"userSpaceOnUse\" x=\"-256\" y=\"-256\" width=\"768\" height=\"768\">"
        + "<rect x=\"-256\" y=\"-256\" width=\"768\" height=\"768\" fill=\"#fff\"/>\(content)</mask>"
    }.joined()
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\"><defs>\(definitions)</defs>\(body)</svg>"
    return Array(text.utf8)
  }

  /// Draws the outermost parts as layers: what stands out, such as a badge or the glyph in an enclosure, is the first.
  private mutating func layers(of drawing: SymbolDrawing) throws(Icons.Failure) -> String {
    switch drawing {
    case .enclosed(let inner, let enclosure, false):
      let place = SymbolEnclosures.all[enclosure] ?? SymbolEnclosure(scale: 0.5)
      return Self.layer(1, try glyph(enclosure, isFilled: false, scale: 1))
        + Self.layer(0, try placed(inner, place, scale: 1))
    case .badged(let main, let badge, let shape):
      let (cut, sign) = try badgeParts(badge, shape, scale: 1)
      return Self.layer(1, masked(try self.drawing(main, scale: 1), by: cut)) + Self.layer(0, sign)
    default: return Self.layer(0, try self.drawing(drawing, scale: 1))
    }
  }

  private static func layer(_ number: Int, _ content: String) -> String {
    "<g class=\"layer-\(number)\">\(content)</g>"
  }

  // MARK: Drawings

  /// Returns the elements of a drawing.
  ///
  /// - Parameter scale: The factor by which the drawing is scaled, which its lines do not follow.
  private mutating func drawing(_ drawing: SymbolDrawing, scale: Double) throws(Icons.Failure) -> String {
    switch drawing {
    case .glyph(let key, let isFilled, let turn):
      return Self.turned(try glyph(key, isFilled: isFilled, scale: scale), turn)
    case .letters(let text): return letters(text, scale: scale)
    case .enclosed(let inner, let enclosure, let isFilled):
      let place = SymbolEnclosures.all[enclosure] ?? SymbolEnclosure(scale: 0.5)
      let content = try placed(inner, place, scale: scale)
      let around = try glyph(enclosure, isFilled: isFilled, isPlain: true, scale: scale)
      return isFilled ? masked(around, by: content) : around + content
    case .slashed(let inner):
      // The gap lies on one side of the line.
      let width = lineWidth(scale)
      let shift = (1 + Self.gap) * width / 2
      let cut = Self.line(
        48 + shift * 0.7, 32 - shift * 0.7, 216 + shift * 0.7, 224 - shift * 0.7, (1.5 + Self.gap) * width)
      return masked(try self.drawing(inner, scale: scale), by: cut) + Self.line(48, 32, 216, 224, width)
    case .badged(let main, let badge, let shape):
      let (cut, sign) = try badgeParts(badge, shape, scale: scale)
      return masked(try self.drawing(main, scale: scale), by: cut) + sign
    case .stacked(let front, let behind, let isTurned):
      let (near, far) = (Self.place(150, 152, 0.8), Self.place(isTurned ? 110 : 106, 104, 0.8))
      let back = try self.drawing(behind, scale: scale * 0.8)
      let rear = Self.grouped(Self.grouped(back, isTurned ? "rotate(-12 128 128)" : ""), far)
      let cut = Self.grouped(try silhouette(front, scale: scale * 0.8, grownBy: gapWidth), near)
      return masked(rear, by: cut) + Self.grouped(try self.drawing(front, scale: scale * 0.8), near)
    }
  }

  /// Returns the width of lines before a drawing is scaled. In small parts lines get thinner, so that they stay apart.
  private func lineWidth(_ scale: Double) -> Double { stroke / max(scale, Self.smallestScale) }

  /// The scale below which lines follow a drawing's size. Chosen by eye: the mark in a triangle still has an open dot.
  private static var smallestScale: Double { 0.4 }

  private var gapWidth: Double { Self.gap * stroke }

  /// Returns the elements of a drawing at its place in an enclosure.
  private mutating func placed(
    _ inner: SymbolDrawing, _ place: SymbolEnclosure, scale: Double
  ) throws(Icons.Failure) -> String {
    // Three letters need the room that others leave at the sides.
    let isLong = if case .letters(let text) = inner { text.utf8.count > 2 } else { false }
    let factor = isLong ? place.scale * 1.4 : place.scale
    return Self.grouped(try drawing(inner, scale: scale * factor), Self.place(place.x, place.y, factor))
  }

  /// Returns what a badge cuts out of the drawing below it, and the badge.
  private mutating func badgeParts(
    _ badge: SymbolDrawing?, _ shape: SymbolDrawing.BadgeShape, scale: Double
  ) throws(Icons.Failure) -> (cut: String, sign: String) {
    let gap = gapWidth / scale
    func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
      "<circle cx=\"\(x.written)\" cy=\"\(y.written)\" r=\"\(radius.written)\" fill=\"currentColor\"/>"
    }
    guard let badge else { return (disc(200, 56, 40 + gap), disc(200, 56, 40)) }
    if shape == .triangle {
      let place = Self.place(188, 190, 0.5)
      let around = SymbolDrawing.enclosed(badge, in: "triangle", isFilled: true)
      return (
        Self.grouped(try silhouette(around, scale: scale * 0.5, grownBy: gapWidth), place),
        Self.grouped(try drawing(around, scale: scale * 0.5), place)
      )
    }
    if case .glyph(let key, _, let turn) = badge, SymbolGlyphs.all[key]?.canFill == true {
      let (filled, place) = (SymbolDrawing.glyph(key, isFilled: true, turn: turn), Self.place(192, 190, 0.46))
      return (
        Self.grouped(try silhouette(filled, scale: scale * 0.46, grownBy: gapWidth), place),
        Self.grouped(try drawing(filled, scale: scale * 0.46), place)
      )
    }
    let inner = Self.grouped(try drawing(badge, scale: scale * 0.32), Self.place(200, 200, 0.32))
    return (disc(200, 200, 52 + gap), masked(disc(200, 200, 52), by: inner))
  }

  // MARK: Glyphs

  /// Returns the elements of a glyph of the table.
  ///
  /// - Parameter isPlain: A Boolean value that leaves out what is drawn on a filled body.
  private mutating func glyph(
    _ key: String, isFilled: Bool, isPlain: Bool = false, scale: Double
  ) throws(Icons.Failure) -> String {
    switch SymbolGlyphs.all[key] {
    case .line(let icon, let turn): return Self.turned(try lines(of: icon, scale: scale), turn)
    case .icon(let icon, let turn, let isMirrored):
      let content =
        isFilled
        ? try icons.shapes(of: icon, .fill).map { $0.written(stroke: 0) }.joined()
        : try lines(of: icon, scale: scale)
      return Self.turned(isMirrored ? Self.grouped(content, "translate(256 0) scale(-1 1)") : content, turn)
    case .drawn(let drawn): return self.drawn(drawn, isFilled: isFilled, isPlain: isPlain, scale: scale)
    case .group(let parts): return try group(parts, isFilled: isFilled, scale: scale)
    case .letters(let text): return letters(text, scale: scale)
    case nil: return ""
    }
  }

  /// Returns the lines of an icon. Of its drawings, the one whose lines are nearest to the needed width is taken.
  private func lines(of icon: String, scale: Double) throws(Icons.Failure) -> String {
    let width = lineWidth(scale)
    let style: SymbolIconStyle = width > 20 ? .bold : .regular
    return try icons.shapes(of: icon, style).map {
      $0.grown(by: width / style.stroke).written(stroke: width)
    }.joined()
  }

  private mutating func drawn(_ glyph: DrawnGlyph, isFilled: Bool, isPlain: Bool, scale: Double) -> String {
    let width = lineWidth(scale)
    func path(_ data: String, isStroked: Bool, isFilled: Bool) -> String {
      data.isEmpty
        ? "" : SymbolShape(path: data, isStroked: isStroked, isFilled: isFilled).written(stroke: width)
    }
    let dots = glyph.dots.isEmpty ? nil : SymbolShape(path: glyph.dots, isStroked: true, isFilled: false)
    let beside =
      path(glyph.lines, isStroked: true, isFilled: false)
      + path(glyph.solid, isStroked: false, isFilled: true)
      + (dots?.written(stroke: Self.dot * width) ?? "")
    let details =
      path(glyph.details, isStroked: true, isFilled: false)
      + path(glyph.solidDetails, isStroked: false, isFilled: true)
    let body = path(glyph.body, isStroked: true, isFilled: isFilled)
    if isFilled { return (details.isEmpty || isPlain ? body : masked(body, by: details)) + beside }
    return body + details + beside
  }

  /// Draws parts from back to front, each with a gap around it unless it lies within the part behind it.
  private mutating func group(
    _ parts: [PlacedGlyph], isFilled: Bool, scale: Double
  ) throws(Icons.Failure) -> String {
    var below = ""
    for (index, part) in parts.enumerated() {
      guard var drawing = SymbolGlyphs.grammar.drawing(of: part.name) else { continue }
      if isFilled, case .glyph(let key, false, let turn) = drawing, SymbolGlyphs.all[key]?.canFill == true {
        drawing = .glyph(key, isFilled: true, turn: turn)
      }
      let place = Self.place(part.x, part.y, part.scale)
      let content = Self.grouped(try self.drawing(drawing, scale: scale * part.scale), place)
      if index == 0 {
        below = content
      } else if part.isInside {
        let isOnBody = SymbolGlyphs.glyph(pointing: parts[0].name)?.canFill == true
        below = isFilled && isOnBody ? masked(below, by: content) : below + content
      } else {
        let cut = Self.grouped(
          try silhouette(drawing, scale: scale * part.scale, grownBy: gapWidth), place)
        below = masked(below, by: cut) + content
      }
    }
    return below
  }

  private func letters(_ text: String, scale: Double) -> String {
    let letters = text.compactMap { LetterStrokes.all[$0] }
    let spacing = 44.0
    let width = letters.reduce(0) { $0 + $1.width } + spacing * Double(max(letters.count - 1, 0))
    let factor = min(1.7, 220 / max(width, 1))
    var x = -width / 2
    let content = letters.map { letter in
      defer { x += letter.width + spacing }
      return Self.grouped(
        SymbolShape(path: letter.path, isStroked: true, isFilled: false).written(
          stroke: lineWidth(scale) / factor),
        "translate(\(x.written) \((-LetterStrokes.height / 2).written))")
    }.joined()
    return Self.grouped(content, "translate(128 128) scale(\(factor.written))")
  }

  // MARK: Silhouettes and masks

  /// Returns a drawing's outer shape, grown on all sides by a distance in units of the document.
  private mutating func silhouette(
    _ drawing: SymbolDrawing, scale: Double, grownBy gap: Double
  ) throws(Icons.Failure) -> String {
    switch drawing {
    case .glyph(let key, let isFilled, let turn):
      return Self.turned(try silhouette(key, isFilled: isFilled, scale: scale, grownBy: gap), turn)
    case .letters: return try self.drawing(drawing, scale: scale)
    case .enclosed(_, let enclosure, let isFilled):
      return try silhouette(enclosure, isFilled: isFilled, scale: scale, grownBy: gap)
    case .slashed(let inner), .badged(let inner, _, _):
      return try silhouette(inner, scale: scale, grownBy: gap)
    case .stacked(let front, _, _): return try silhouette(front, scale: scale, grownBy: gap)
    }
  }

  private mutating func silhouette(
    _ key: String, isFilled: Bool, scale: Double, grownBy gap: Double
  ) throws(Icons.Failure) -> String {
    let width = lineWidth(scale) + 2 * gap / scale
    func covering(_ shapes: [SymbolShape], stroke: Double) -> String {
      shapes.map { shape in
        var shape = shape
        (shape.isStroked, shape.isFilled) = (true, true)
        return shape.written(stroke: stroke)
      }.joined()
    }
    switch SymbolGlyphs.all[key] {
    case .line(let icon, let turn):
      let shapes = try icons.shapes(of: icon, .bold)
      return Self.turned(shapes.map { $0.written(stroke: width) }.joined(), turn)
    case .icon(let icon, let turn, let isMirrored):
      let content =
        isFilled
        ? covering(try icons.shapes(of: icon, .fill), stroke: 2 * gap / scale)
        : covering(try icons.shapes(of: icon, .bold), stroke: width)
      return Self.turned(isMirrored ? Self.grouped(content, "translate(256 0) scale(-1 1)") : content, turn)
    case .drawn(let drawn):
      var shapes = [drawn.body, drawn.solid].filter { !$0.isEmpty }.map {
        SymbolShape(path: $0, isStroked: true, isFilled: true)
      }
      shapes += [drawn.lines, drawn.dots].filter { !$0.isEmpty }.map {
        SymbolShape(path: $0, isStroked: true, isFilled: false)
      }
      return shapes.map { $0.written(stroke: width) }.joined()
    case .group(let parts):
      var text = ""
      for part in parts {
        guard let drawing = SymbolGlyphs.grammar.drawing(of: part.name) else { continue }
        text += Self.grouped(
          try silhouette(drawing, scale: scale * part.scale, grownBy: gap),
          Self.place(part.x, part.y, part.scale))
      }
      return text
    case .letters(let text): return letters(text, scale: scale)
    case nil: return ""
    }
  }

  /// Returns elements without the part that other elements cover.
  private mutating func masked(_ content: String, by cut: String) -> String {
    masks.append(cut)
    return "<g mask=\"url(#m\(masks.count - 1))\">\(content)</g>"
  }

  // MARK: Text of elements

  private static func grouped(_ content: String, _ transform: String) -> String {
    transform.isEmpty ? content : "<g transform=\"\(transform)\">\(content)</g>"
  }

  private static func turned(_ content: String, _ turn: Int) -> String {
    grouped(content, turn == 0 ? "" : "rotate(\(turn) 128 128)")
  }

  /// Returns the transform that brings the centre to a place.
  private static func place(_ x: Double, _ y: Double, _ scale: Double) -> String {
    "translate(\((x - 128 * scale).written) \((y - 128 * scale).written)) scale(\(scale.written))"
  }

  private static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ width: Double) -> String
  {
    SymbolShape(
      path: "M\(x1.written),\(y1.written)L\(x2.written),\(y2.written)", isStroked: true, isFilled: false
    )
    .written(stroke: width)
  }
}

extension SymbolShape {
  /// Returns the element. A stroke lies around a filled shape too where the shape is both.
  func written(stroke: Double) -> String {
    var text = "<\(element)"
    for attribute in outline { text += " \(attribute.name)=\"\(attribute.value.escaped)\"" }
    text += isFilled ? " fill=\"currentColor\"" : " fill=\"none\""
    if isStroked {
      text +=
        " stroke=\"currentColor\" stroke-width=\"\(stroke.written)\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    }
    return text + "/>"
  }

  /// Returns the shape with the radius of a dot scaled, so that dots stay as heavy as lines.
  func grown(by factor: Double) -> SymbolShape {
    guard isFilled, element == "circle" else { return self }
    var grown = self
    for index in grown.outline.indices where grown.outline[index].name == "r" {
      grown.outline[index].value = Double(grown.outline[index].value).map { ($0 * factor).written } ?? "0"
    }
    return grown
  }
}

extension Double {
  /// The number to a thousandth, as SVG writes it.
  fileprivate var written: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text as the value of an attribute.
  fileprivate var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
