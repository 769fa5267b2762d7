// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene

/// The coverage of a text, with warnings for its author.
package struct RasterizedText: Hashable, Sendable {
  package var mask: CoverageMask
  /// The colour glyphs, which keep their colours.
  package var pictures: [PlacedPicture]
  /// The memory of the colour glyphs, in bytes, each counted once.
  package var pictureBytes: Int
  /// A Boolean value that is true for a text of colour glyphs alone, without ink.
  package var isOfPictures: Bool
  /// The warnings, each once, in the order of the text.
  package var warnings: [TextWarning]
}

/// The rasterizer of texts, which are shaped by Pango and HarfBuzz without hinting and placed at fractional pixels.
///
/// The result depends only on the text, the font files and the parameters, not on the settings of the computer. A
/// rasterizer belongs to one task; create another one for another task.
package struct TextRasterizer {
  package var limits = TextLimits()
  private let engine: TextEngine

  /// Creates a rasterizer. Reading the tables of the fonts takes tens of milliseconds.
  package init(fonts: FontLibrary) { engine = TextEngine(fonts: fonts) }

  /// Returns the coverage of `text`.
  ///
  /// The first line starts at the top of `frame`; lines beyond the height of the frame are drawn below it.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, before `transform`; its width breaks the lines.
  ///   - transform: The transform from the frame's space to the points of the scene.
  ///   - scale: The number of pixels per point.
  /// - Throws: An error if the text or a number is outside `limits`, or if the library lacks the family.
  package func mask(
    for text: TextRequest, frame: Rect, transform: Transform = .identity, scale: Double
  ) throws(TextError) -> CoverageMask {
    try rasterize(text, frame: frame, transform: transform, scale: scale).mask
  }

  /// Returns the coverage of `text` together with its warnings; see `mask(for:frame:transform:scale:)`.
  ///
  /// - Parameters:
  ///   - gamut: The gamut of colour glyphs.
  ///   - clip: The pixels of the picture; coverage outside is neither computed nor stored.
  package func rasterize(
    _ text: TextRequest, frame: Rect, transform: Transform = .identity, scale: Double,
    gamut: Gamut = .srgb, clippedTo clip: PixelRect? = nil
  ) throws(TextError) -> RasterizedText {
    try check(text)
    try check(frame: frame, transform: transform, scale: scale)
    let block = try TextBlock(text, width: frame.width, engine: engine)
    let toPixels = Transform.translation(x: frame.x, y: frame.y)
      .followed(by: transform).followed(by: .scale(scale))
    let drawing = TextDrawing(block, gamut: gamut, pixelsPerPoint: toPixels.meanScale)
    let mask = try drawing.fill(transform: toPixels, clip: clip, limits: limits)
    return RasterizedText(
      mask: mask, pictures: drawing.placedPictures(transform: toPixels, clip: clip),
      pictureBytes: drawing.pictureBytes, isOfPictures: drawing.isOfPictures,
      warnings: block.warnings + drawing.missing.map { .missingGlyph($0) })
  }

  /// Returns the size, in points, of `text` with lines of at most `width` points.
  ///
  /// A frame of this size breaks the text into the same lines.
  package func size(
    of text: TextRequest, fitting width: Double = .infinity
  ) throws(TextError) -> Size {
    try check(text)
    guard width >= 0 else { throw .geometryOutOfRange(.width) }
    return try TextBlock(text, width: width, engine: engine).size
  }

  /// Returns the extent of `text` with lines of at most `width` points.
  func extent(of text: TextRequest, fitting width: Double) throws(TextError) -> TextExtent {
    try check(text)
    guard width >= 0 else { throw .geometryOutOfRange(.width) }
    let block = try TextBlock(text, width: width, engine: engine)
    let baseline = block.paragraphs.first.map { Double($0.layout.baseline) / Double(PANGO_SCALE) } ?? 0
    return TextExtent(
      size: block.size, baseline: baseline + text.baselineShift,
      lines: block.paragraphs.reduce(0) { $0 + $1.layout.lineCount })
  }

  /// Returns the rectangles of the lines of `text`, in points from the corner of a frame of this width, without empty lines.
  package func lines(of text: TextRequest, fitting width: Double) throws(TextError) -> [Rect] {
    try check(text)
    guard width >= 0 else { throw .geometryOutOfRange(.width) }
    return try TextBlock(text, width: width, engine: engine).lines
  }

  /// Throws if the text, the font size or the weight is out of range.
  private func check(_ text: TextRequest) throws(TextError) {
    let bytes = text.string.utf8.count
    guard bytes <= limits.bytes else { throw .tooLong(bytes: bytes, limit: limits.bytes) }
    guard limits.sizes.contains(text.size) else {
      throw .sizeOutOfRange(points: text.size, allowed: limits.sizes)
    }
    let weights = 1...1000
    guard weights.contains(text.weight) else {
      throw .weightOutOfRange(weight: text.weight, allowed: weights)
    }
    guard FontFace.widths.contains(text.face.width) else { throw .geometryOutOfRange(.width) }
  }

  /// Throws if a number of the geometry is out of range.
  private func check(frame: Rect, transform: Transform, scale: Double) throws(TextError) {
    // The limit is well inside the range in which pixel positions are exact.
    func isUsable(_ value: Double) -> Bool { abs(value) <= 1_000_000 }
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(isUsable), frame.width >= 0 else {
      throw .geometryOutOfRange(.frame)
    }
    let t = transform
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(isUsable) else {
      throw .geometryOutOfRange(.transform)
    }
    guard isUsable(scale), scale > 0 else { throw .geometryOutOfRange(.scale) }
  }
}
