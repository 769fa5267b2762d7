// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import CPango
import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene

/// The glyphs of a text with their outlines and positions, ready to be filled.
struct TextDrawing {
  /// The key of a glyph's outline.
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: UInt32
  }
  /// A glyph with its position.
  private struct Placed {
    var outline: Int
    /// The origin, in points from the frame's corner.
    var origin: Point
  }

  /// The laid out text, which keeps the fonts alive.
  private let block: TextBlock
  private var outlines: [GlyphOutline] = []
  private var indices: [Key: Int] = [:]
  private var glyphs: [Placed] = []
  private var pictures: [GlyphPicture] = []
  private var pictureIndices: [Key: Int] = [:]
  /// The colour glyphs; `outline` is the index of the picture.
  private var colorGlyphs: [Placed] = []
  /// The gamut of the pictures, and the scale at which they are drawn.
  private let gamut: Gamut, pixelsPerPoint: Double
  private var unknown: Set<Unicode.Scalar> = []

  /// - Parameters:
  ///   - gamut: The gamut of colour glyphs.
  ///   - pixelsPerPoint: The scale at which they are drawn.
  init(_ block: TextBlock, gamut: Gamut, pixelsPerPoint: Double) {
    (self.block, self.gamut, self.pixelsPerPoint) = (block, gamut, pixelsPerPoint)
    for paragraph in block.paragraphs {
      paragraph.layout.forEachGlyph { placed in
        guard !PellucidIsEmptyGlyph(placed.glyph.glyph) else { return }
        let unit = Double(PANGO_SCALE)
        let origin = Point(
          x: Double(placed.x) / unit * block.text.face.width,
          y: Double(placed.y + paragraph.top) / unit + block.text.baselineShift)
        if let picture = picture(of: placed) {
          colorGlyphs.append(Placed(outline: picture, origin: origin))
        } else {
          glyphs.append(Placed(outline: outline(of: placed), origin: origin))
        }
      }
    }
  }

  /// The characters that no font contains, each once, in the order of the text.
  var missing: [Unicode.Scalar] {
    var left = unknown
    return block.text.string.unicodeScalars.filter { left.remove($0) != nil }
  }

  /// A Boolean value that is true for a text of colour glyphs alone.
  var isOfPictures: Bool { glyphs.isEmpty && !colorGlyphs.isEmpty }

  /// The memory of the pictures, in bytes, each counted once.
  var pictureBytes: Int { pictures.reduce(0) { $0 + 2 * $1.image.samples.count } }

  /// Returns the colour glyphs that touch the clip, in the order of the text.
  func placedPictures(transform: Transform, clip: PixelRect?) -> [PlacedPicture] {
    colorGlyphs.compactMap { glyph in
      let picture = pictures[glyph.outline]
      let placed = PlacedPicture(
        image: picture.image, frame: picture.box, toPixels: Self.place(glyph, transform))
      return clip.map { $0.intersection(placed.bounds).isEmpty } ?? false ? nil : placed
    }
  }

  /// Returns the index of a colour glyph's picture, loading it if necessary; nil for other glyphs.
  private mutating func picture(of placed: ParagraphLayout.PlacedGlyph) -> Int? {
    let key = Key(font: placed.font, glyph: placed.glyph.glyph)
    guard !PellucidIsUnknown(key.glyph), indices[key] == nil else { return nil }
    if let known = pictureIndices[key] { return known }
    guard
      let picture = GlyphPicture(glyph: key.glyph, of: key.font, gamut: gamut, pixelsPerPoint: pixelsPerPoint)
    else { return nil }
    pictures.append(picture)
    pictureIndices[key] = pictures.count - 1
    return pictures.count - 1
  }

  /// Returns the coverage of all glyphs without a picture.
  ///
  /// - Parameters:
  ///   - transform: The transform from points in the frame to pixels.
  ///   - clip: The pixels to compute; nil computes all pixels with ink.
  func fill(
    transform: Transform, clip: PixelRect?, limits: TextLimits
  ) throws(TextError) -> CoverageMask {
    let ink = inkBounds(transform)
    let bounds = clip.map(ink.intersection) ?? ink
    guard bounds.width * bounds.height <= limits.pixels else {
      throw .maskTooLarge(width: bounds.width, height: bounds.height, pixelLimit: limits.pixels)
    }
    var mask = CoverageMask(
      bounds: bounds, values: [UInt8](repeating: 0, count: bounds.width * bounds.height))
    for glyph in glyphs {
      let (outline, place) = (outlines[glyph.outline], Self.place(glyph, transform))
      guard !PixelRect(covering: place.bounds(of: outline.bounds)).intersection(bounds).isEmpty else {
        continue
      }
      mask.cover(outline.path.coverage(transform: place, clippedTo: bounds))
    }
    return mask
  }

  /// Returns the pixels that the outlines touch.
  private func inkBounds(_ transform: Transform) -> PixelRect {
    var ink: Rect?
    for glyph in glyphs where !outlines[glyph.outline].path.elements.isEmpty {
      let box = Self.place(glyph, transform).bounds(of: outlines[glyph.outline].bounds)
      ink = ink.map { $0.union(box) } ?? box
    }
    return PixelRect(covering: ink ?? transform.bounds(of: Rect(x: 0, y: 0, width: 0, height: 0)))
  }

  /// Returns the transform from a glyph's outline to pixels.
  private static func place(_ glyph: Placed, _ transform: Transform) -> Transform {
    Transform.translation(x: glyph.origin.x, y: glyph.origin.y).followed(by: transform)
  }

  /// Returns the index of a glyph's outline, loading it if necessary. Missing glyphs become boxes.
  private mutating func outline(of placed: ParagraphLayout.PlacedGlyph) -> Int {
    let key = Key(font: placed.font, glyph: placed.glyph.glyph)
    if let known = indices[key] { return known }
    let drawn = PellucidIsUnknown(key.glyph) ? nil : GlyphOutline(glyph: key.glyph, of: key.font)
    if let drawn, !drawn.isPicture {
      outlines.append(block.formed(drawn, of: key.font))
    } else {
      let scalar = drawn == nil ? Unicode.Scalar(PellucidUnknownCharacter(key.glyph)) : placed.character
      if let scalar { unknown.insert(scalar) }
      let advance = Double(placed.glyph.geometry.width) / Double(PANGO_SCALE)
      outlines.append(GlyphOutline(missingWithAdvance: advance, size: block.text.size))
    }
    indices[key] = outlines.count - 1
    return outlines.count - 1
  }
}

extension CoverageMask {
  /// Adds another mask within the bounds of this one, with coverages combined as a + b − a·b.
  fileprivate mutating func cover(_ other: CoverageMask) {
    for y in other.bounds.minY..<other.bounds.maxY {
      var source = (y - other.bounds.minY) * other.bounds.width
      var target = (y - bounds.minY) * bounds.width + other.bounds.minX - bounds.minX
      for _ in 0..<other.bounds.width {
        let (old, new) = (Int(values[target]), Int(other.values[source]))
        values[target] = UInt8(old + new - (old * new + 127) / 255)
        (source, target) = (source + 1, target + 1)
      }
    }
  }
}
