// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import PellucidColor
import PellucidPlan

/// The reason why a PNG file could not be made.
package enum PNGWritingError: Error, Hashable, Sendable {
  /// PNG supports 1…2³¹−1 pixels per side.
  case unsupportedSize(width: Int, height: Int)
  /// The closure that fills rows changed the length of row `y`.
  case wrongRowLength(y: Int, found: Int, expected: Int)
  /// The encoder failed.
  case failed(Fault)

  /// The reason why the encoder failed.
  package enum Fault: Hashable, Sendable {
    case noMemory
    /// The profile of Display P3 could not be created.
    case noProfile
    /// The library refused with a message.
    case library(String)
  }
}

/// A writer of PNG files. Equal pictures give identical bytes, because the files contain no dates or comments.
///
/// sRGB pictures get an sRGB chunk; Display P3 pictures get a profile and, for newer readers, a cICP chunk.
package struct PNGWriter: Sendable {
  /// The form of alpha in the caller's 8-bit rows.
  package enum RowAlpha: Hashable, Sendable {
    /// The components are not multiplied by alpha, as in the file.
    case straight
    /// The components are multiplied by alpha; the writer divides them, rounding to nearest.
    case premultiplied
    /// Alpha is ignored and omitted from the file.
    case opaque
  }

  /// The colour space of the samples.
  package let gamut: Gamut
  /// The compression level of zlib, 0…9; values outside are clamped.
  package let compressionLevel: Int

  /// Creates a writer for pictures in `gamut`.
  package init(gamut: Gamut, compressionLevel: Int = 6) {
    (self.gamut, self.compressionLevel) = (gamut, compressionLevel)
  }

  /// Returns a file with 8 bits per sample from rows that `fillRow` computes one after another, top first.
  ///
  /// `fillRow` gets y and a row of `4 · width` RGBA samples to overwrite; the row holds the samples of the previous
  /// call. Only one row and the compressed file are in memory.
  package func encode(
    width: Int, height: Int, alpha: RowAlpha, fillRow: (_ y: Int, _ row: inout [UInt8]) -> Void
  ) throws(PNGWritingError) -> [UInt8] {
    let encoder = try PNGEncoder.started(
      self, width: width, height: height, bitDepth: 8, hasAlpha: alpha != .opaque)
    var row = [UInt8](repeating: 0, count: 4 * width)
    var packed = row
    for y in 0..<height {
      fillRow(y, &row)
      guard row.count == 4 * width else {
        throw .wrongRowLength(y: y, found: row.count, expected: 4 * width)
      }
      Self.pack(row, alpha, into: &packed)
      try encoder.write(packed)
    }
    return try encoder.finish()
  }

  /// Returns a file with 8 bits per sample, each rounded to nearest, without dithering.
  package func encode8Bit(_ image: PixelImage) throws(PNGWritingError) -> [UInt8] {
    let stride = 4 * image.width
    let alpha: RowAlpha = image.isOpaque ? .opaque : .straight
    return try encode(width: image.width, height: image.height, alpha: alpha) { y, row in
      for x in 0..<image.width {
        let straight = Self.straight(image.samples, at: y * stride + 4 * x)
        // 65535 = 255 · 257, so this is the nearest 8-bit value; 257 is odd, so there are no ties.
        for lane in 0..<4 { row[4 * x + lane] = UInt8((UInt32(straight[lane]) + 128) / 257) }
      }
    }
  }

  /// Returns a file with 16 bits per sample.
  package func encode16Bit(_ image: PixelImage) throws(PNGWritingError) -> [UInt8] {
    let lanes = image.isOpaque ? 3 : 4
    let encoder = try PNGEncoder.started(
      self, width: image.width, height: image.height, bitDepth: 16, hasAlpha: lanes == 4)
    var row = [UInt16](repeating: 0, count: lanes * image.width)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let straight = Self.straight(image.samples, at: 4 * (y * image.width + x))
        for lane in 0..<lanes { row[lanes * x + lane] = straight[lane] }
      }
      try encoder.write(row)
    }
    return try encoder.finish()
  }

  /// Returns a pixel with straight samples.
  private static func straight(_ samples: [UInt16], at first: Int) -> SIMD4<UInt16> {
    let alpha = samples[first + 3]
    var lanes = SIMD4(samples[first], samples[first + 1], samples[first + 2], alpha)
    if alpha == 65535 { return lanes }
    for lane in 0..<3 { lanes[lane] = AlphaMultiplication.straight(lanes[lane], alpha: alpha) }
    return lanes
  }

  /// Converts a row to the form in which the file stores it: RGB, or straight RGBA.
  static func pack(_ row: [UInt8], _ alpha: RowAlpha, into packed: inout [UInt8]) {
    switch alpha {
    case .straight: packed = row
    case .opaque:
      for x in 0..<(row.count / 4) {
        for lane in 0..<3 { packed[3 * x + lane] = row[4 * x + lane] }
      }
    case .premultiplied:
      for x in 0..<(row.count / 4) {
        let opacity = UInt16(row[4 * x + 3])
        packed[4 * x + 3] = row[4 * x + 3]
        for lane in 0..<3 { packed[4 * x + lane] = divided(row[4 * x + lane], by: opacity) }
      }
    }
  }

  /// Returns `sample · 255 / alpha`, rounded to nearest with halves up, at most 255, or 0 where alpha is 0.
  package static func divided(_ sample: UInt8, by alpha: UInt16) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min(255, (UInt16(sample) * 255 + alpha / 2) / alpha))
  }
}
