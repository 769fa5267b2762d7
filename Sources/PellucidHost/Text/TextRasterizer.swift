// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidGeometry
import PellucidScene

/// A text as coverage, with what its author may want to know.
package struct RasterizedText: Hashable, Sendable {
  package var mask: CoverageMask
  /// In the order of the text, each once.
  package var warnings: [TextWarning]
}

/// Turns texts into coverage: shaped by Pango and HarfBuzz, without hints, placed between pixels.
///
/// The result depends on the text, its font files and the numbers given, not on the computer's settings.
/// A rasterizer belongs to one task; make another for another task.
package struct TextRasterizer {
  package var limits = TextLimits()
  private let engine: TextEngine

  /// Reads the fonts' tables, which takes tens of milliseconds.
  package init(fonts: FontLibrary) { engine = TextEngine(fonts: fonts) }

  /// The pixels that `text` covers.
  ///
  /// The first line starts at the top of `frame`; lines that its height does not hold are drawn below it.
  /// - Parameters:
  ///   - frame: points, before `transform`; its width breaks the lines.
  ///   - transform: leads from the frame's space to the scene's points.
  ///   - scale: pixels per point.
  /// - Throws: if the text or a number is outside `limits`, or its family is not in the library.
  package func mask(
    for text: TextRequest, frame: Rect, transform: AffineTransform = .identity, scale: Double
  ) throws(TextError) -> CoverageMask {
    try rasterize(text, frame: frame, transform: transform, scale: scale).mask
  }

  /// As `mask(for:frame:transform:scale:)`, together with the warnings.
  ///
  /// - Parameter clip: The pixels of the picture: what lies outside is not rasterized and takes no memory.
  package func rasterize(
    _ text: TextRequest, frame: Rect, transform: AffineTransform = .identity, scale: Double,
    clippedTo clip: PixelRect? = nil
  ) throws(TextError) -> RasterizedText {
    try check(text)
    try check(frame: frame, transform: transform, scale: scale)
    let block = try TextBlock(text, width: frame.width, engine: engine)
    let toPixels = AffineTransform.translation(x: frame.x, y: frame.y)
      .followed(by: transform).followed(by: .scale(scale))
    let drawing = TextDrawing(block)
    let mask = try drawing.fill(transform: toPixels, clip: clip, limits: limits)
    return RasterizedText(mask: mask, warnings: block.warnings + drawing.missing.map { .missingGlyph($0) })
  }

  /// The space, in points, that `text` takes if lines are at most `width` points long.
  ///
  /// A frame of this size breaks the text into the same lines.
  package func size(
    of text: TextRequest, fitting width: Double = .infinity
  ) throws(TextError) -> Size {
    try check(text)
    guard width >= 0 else { throw .geometryOutOfRange(.width) }
    return try TextBlock(text, width: width, engine: engine).size
  }

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
  }

  private func check(frame: Rect, transform: AffineTransform, scale: Double) throws(TextError) {
    // Well inside the range in which pixel positions are exact.
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
