// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A picture of a scene, 16 bits a sample.
public struct RenderedPicture: Sendable {
  /// The pixels, premultiplied and gamma-encoded in `gamut`.
  package var image: PixelImage
  /// The colour space of the pixels, that of the scene's traits.
  public internal(set) var gamut: Gamut
  /// The contrast of the texts in the scene, measured on the drawn pixels, in drawing order. A text that covers no pixel of
  /// the picture by at least half is missing.
  public internal(set) var texts: [TextContrast] = []
  /// The contrast of the symbols and template pictures in the scene, measured on the drawn pixels like that of the texts; empty
  /// where they were not measured.
  public internal(set) var symbols: [TextContrast] = []
  /// The ink of every text and symbol, measured or not, by resource index.
  package var inks: [Int: DrawnInk] = [:]
  /// The characters that no font can draw, each once, by the resource index of their text.
  package var missingGlyphs: [Int: [Unicode.Scalar]] = [:]
  package var warnings: [TextWarning] = []

  /// The number of bits of a sample in a file.
  public enum BitDepth: Hashable, Sendable { case eight, sixteen }

  /// The width, in pixels.
  public var width: Int { image.width }
  /// The height, in pixels.
  public var height: Int { image.height }

  /// Returns the pixels, row by row from the top without gaps: premultiplied, gamma-encoded in `gamut`, 8 bits a sample,
  /// dithered.
  public func pixels(_ order: PixelLayout.Order = .rgba) -> [UInt8] { image.bytes(order) }

  /// Returns whether the file at `path` is a PNG with the pixels that `writePNG` writes at 8 bits a sample; false for a
  /// file that cannot be read. The comparison takes the memory of a few rows beside the file.
  package func isWritten(at path: String) -> Bool {
    let limits = ImageLimits()
    guard let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.maximumBytes, isInput: false)
    else { return false }
    return PNGWriter(gamut: gamut)
      .wouldWrite(bytes, width: image.width, height: image.height, limits: limits) { y, row in
        Dither.row(y, of: image, into: &row)
      }
  }

  /// Writes a PNG in the picture's colour space, whole or not at all.
  ///
  /// - Throws: A `PellucidError` of the kind `output`.
  public func writePNG(to path: String, bitDepth: BitDepth = .eight) throws(PellucidError) {
    try writePNG(to: path, bitDepth: bitDepth, as: .named)
  }

  /// - Parameter place: The origin of the path, by which links are followed or refused.
  package func writePNG(
    to path: String, bitDepth: BitDepth = .eight, as place: WholeFile.Place
  ) throws(PellucidError) {
    try write(png(bitDepth: bitDepth), to: path, as: place)
  }

  /// Returns the picture as a PNG in its colour space.
  ///
  /// - Throws: A `PellucidError` of the kind `output` for a picture that is too large for a PNG.
  public func png(bitDepth: BitDepth = .eight) throws(PellucidError) -> [UInt8] {
    let writer = PNGWriter(gamut: gamut)
    do throws(PNGWritingError) {
      if bitDepth == .sixteen { return try writer.encode16Bit(image) }
      return try writer.encode(width: image.width, height: image.height, alpha: .premultiplied) { y, bytes in
        Dither.row(y, of: image, into: &bytes)
      }
    } catch { throw PellucidError(.output, error) }
  }

  private func write(
    _ bytes: [UInt8], to path: String, as place: WholeFile.Place
  ) throws(PellucidError) {
    do throws(FileWritingError) { try WholeFile.write(bytes, to: path, as: place) } catch {
      throw PellucidError(.output, error)
    }
  }
}
