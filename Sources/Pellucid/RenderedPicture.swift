// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A drawn scene.
package struct RenderedPicture: Sendable {
  /// Premultiplied, in `gamut`, 16 bits a sample.
  package var image: PixelImage
  package var gamut: Gamut
  package var texts: [TextContrast]
  /// With template pictures, which take an ink as symbols do; only where they were asked for.
  package var symbols: [TextContrast]
  /// By resource index: where the ink of every text and symbol is, whether it was measured or not.
  package var inks: [Int: DrawnInk]
  /// The characters that no font can draw, each once, by the resource index of their text.
  package var missingGlyphs: [Int: [Unicode.Scalar]]
  package var warnings: [TextWarning]

  package enum BitDepth: Hashable, Sendable { case eight, sixteen }

  /// Returns whether the file at `path` is a PNG with the pixels that `writePNG` gives it with 8 bits a sample; false where
  /// it cannot be read. Takes a few rows of memory beside the file.
  package func isWritten(at path: String) -> Bool {
    let limits = ImageLimits()
    guard let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.maximumBytes)
    else { return false }
    return PNGWriter(gamut: gamut)
      .wouldWrite(bytes, width: image.width, height: image.height, limits: limits) { y, row in
        Dither.row(y, of: image, into: &row)
      }
  }

  /// Writes a PNG with the matching colour chunk, whole or not at all.
  ///
  /// - Parameter addsSums: Adds sums of the rows to a file of 8 bits a sample, in a private chunk by which `isWritten(at:)`
  ///   recognizes the file without inflating it.
  package func writePNG(to path: String, bitDepth: BitDepth = .eight, addsSums: Bool = false) throws {
    let writer = PNGWriter(gamut: gamut)
    switch bitDepth {
    case .sixteen: try WholeFile.write(writer.encode16Bit(image), to: path)
    case .eight:
      try WholeFile.write(
        writer.encode(
          width: image.width, height: image.height, alpha: .premultiplied, addsSums: addsSums
        ) { y, bytes in Dither.row(y, of: image, into: &bytes) }, to: path)
    }
  }
}
