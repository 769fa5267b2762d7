// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan
import PellucidRaster

/// A reader of PNG, JPEG, WebP, SVG and PDF pictures, which converts them to the gamut of a scene.
///
/// Vector pictures have no pixels: without a box to cover, they are drawn with one pixel per unit. Of PDF documents the
/// first page is drawn, by Poppler's `pdftocairo`.
///
/// The embedded colour profile is applied (relative colorimetric), and so is the Exif orientation; a picture without a
/// profile is sRGB. A damaged or truncated file is an error; partial pictures are never returned.
///
///     let photo = try ImageReader().read(path: "photo.jpeg", gamut: .displayP3)
package struct ImageReader: Sendable {
  /// The usual extensions of files with pictures of pixels, without the dot.
  package static let pixelExtensions = ["png", "jpg", "jpeg", "webp"]

  /// The limits of pictures.
  package let limits: ImageLimits
  /// The decoder of PDF documents; nil rejects them.
  var pdf: PDFDecoder? = PDFDecoder()
  /// The limits of the size at which vector pictures are drawn.
  private var vectorLimits: ImageLimits
  /// The work of all SVG pictures that are drawn together; nil where each is drawn alone.
  var meter: VectorMeter?

  /// A Boolean value that is false where SVG pictures are rejected.
  private var drawsSVG = true

  /// A copy of the reader that rejects PDF documents and SVG pictures, whose drawing may take seconds.
  var withoutDrawing: ImageReader {
    var reader = self
    (reader.pdf, reader.drawsSVG) = (nil, false)
    return reader
  }

  /// Creates a reader with the given limits.
  package init(limits: ImageLimits = ImageLimits()) { (self.limits, vectorLimits) = (limits, limits) }

  /// Returns the picture in the file at `path`, converted to `gamut`.
  ///
  /// - Parameter isInput: A Boolean value that is false for a picture that this run may replace; see `InputFiles`.
  package func read(path: String, gamut: Gamut, isInput: Bool = true) throws(ImageReadingError) -> PixelImage
  {
    try read(bytes: try bytes(at: path, isInput: isInput), gamut: gamut)
  }

  /// Returns the picture in a file.
  ///
  /// - Parameter box: The size that a vector picture must cover; nil draws one pixel per unit.
  private func read(
    path: String, gamut: Gamut, covering box: PictureBox?
  ) throws(ImageReadingError) -> PixelImage {
    try read(bytes: try bytes(at: path), gamut: gamut, covering: box)
  }

  /// Returns the bytes of the file at `path`, whatever its format.
  package func bytes(at path: String, isInput: Bool = true) throws(ImageReadingError) -> [UInt8] {
    do throws(FileReadingError) {
      return try FileReading.bytes(of: path, maximumBytes: limits.maximumBytes, isInput: isInput)
    } catch {
      switch error {
      case .notFound(let path): throw .notFound(path: path)
      case .unreadable(let path, let reason): throw .unreadable(path: path, reason: reason)
      case .notAFile(let path, let kind): throw .notAFile(path: path, kind)
      case .tooManyBytes(_, let limit): throw .tooManyBytes(limit: limit)
      }
    }
  }

  /// Returns the picture in a file, given that other pictures of the scene already have `pixels` of the scene's limit.
  /// The remaining pixels decide whether the picture is accepted, but not how large a vector picture is drawn.
  func read(
    path: String, gamut: Gamut, covering box: PictureBox? = nil, besidePixels pixels: Int
  ) throws(ImageReadingError) -> PixelImage {
    var rest = limits
    rest.maximumPixels = min(limits.maximumPixels, max(0, limits.maximumTotalPixels - pixels))
    do throws(ImageReadingError) {
      var reader = ImageReader(limits: rest)
      (reader.pdf, reader.meter, reader.drawsSVG) = (pdf, meter, drawsSVG)
      reader.vectorLimits.maximumPixels = min(limits.maximumPixels, limits.maximumTotalPixels)
      return try reader.read(path: path, gamut: gamut, covering: box)
    } catch {
      guard case .tooLarge(let width, let height, .pixels(let limit)) = error, limit < limits.maximumPixels
      else { throw error }
      throw .tooLarge(width: width, height: height, limit: .total(limits.maximumTotalPixels))
    }
  }

  /// Returns the picture in `bytes`, converted to `gamut`. Takes 8 bytes of memory per pixel, twice that for a rotated
  /// picture, and the memory of the format's decoder.
  package func read(bytes: [UInt8], gamut: Gamut) throws(ImageReadingError) -> PixelImage {
    try read(bytes: bytes, gamut: gamut, covering: nil)
  }

  func read(
    bytes: [UInt8], gamut: Gamut, covering box: PictureBox?
  ) throws(ImageReadingError) -> PixelImage {
    guard bytes.count <= limits.maximumBytes else { throw .tooManyBytes(limit: limits.maximumBytes) }
    guard let format = ImageFormat(signature: bytes) else { throw .unknownFormat }
    var image = try decode(bytes, format, covering: box)
    try ColorConversion(gamut: gamut, format: format).apply(to: &image)
    Self.premultiply(&image.samples)
    return image.upright
  }

  /// Decodes a picture of a known format.
  private func decode(
    _ bytes: [UInt8], _ format: ImageFormat, covering box: PictureBox?
  ) throws(ImageReadingError) -> DecodedImage {
    switch format {
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits)
    case .webp: return try WebPDecoder.decode(bytes, limits: limits)
    case .svg:
      guard drawsSVG else { throw .unsupportedFormat(.svg) }
      return try SVGDecoder.decode(
        bytes, covering: box, upTo: vectorLimits, limits: limits, meter: meter ?? VectorMeter())
    case .pdf:
      guard let pdf else { throw .unsupportedFormat(.pdf) }
      return try pdf.decode(bytes, covering: box, upTo: vectorLimits, limits: limits)
    case .heic: throw .unsupportedFormat(.heic)
    }
  }

  /// Premultiplies straight samples in place.
  private static func premultiply(_ samples: inout [UInt16]) {
    for pixel in 0..<(samples.count / 4) {
      let alpha = samples[4 * pixel + 3]
      if alpha == 65535 { continue }
      for lane in 0..<3 {
        samples[4 * pixel + lane] = AlphaMultiplication.premultiplied(
          samples[4 * pixel + lane], alpha: alpha)
      }
    }
  }
}

extension DecodedImage {
  /// The picture with its orientation applied.
  fileprivate var upright: PixelImage {
    if orientation == .upright { return PixelImage(width: width, height: height, samples: samples) }
    let (shownWidth, shownHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var turned = PixelImage(width: shownWidth, height: shownHeight)
    for y in 0..<shownHeight {
      for x in 0..<shownWidth {
        let source = orientation.source(x: x, y: y, width: width, height: height)
        let (from, to) = (4 * (source.y * width + source.x), 4 * (y * shownWidth + x))
        for lane in 0..<4 { turned.samples[to + lane] = samples[from + lane] }
      }
    }
    return turned
  }
}
