// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import PellucidColor

/// A PNG file that libpng is writing, row by row.
struct PNGEncoder: ~Copyable {
  private let writer: OpaquePointer

  private init() throws(PNGWritingError) {
    guard let writer = PellucidPNGWriterMake() else { throw .failed(.noMemory) }
    self.writer = writer
  }

  deinit { PellucidPNGWriterFree(writer) }

  /// Returns an encoder that has written everything before the pixels. Rows are RGBA or RGB.
  static func started(
    _ options: PNGWriter, width: Int, height: Int, bitDepth: UInt8, hasAlpha: Bool
  ) throws(PNGWritingError) -> PNGEncoder {
    let sides = 1...Int(Int32.max)
    // At 2²⁸ pixels per row, 8 bytes each still fit the 32 bits in which libpng counts.
    guard sides.contains(width), sides.contains(height), width <= 1 << 28 else {
      throw .unsupportedSize(width: width, height: height)
    }
    let encoder = try PNGEncoder()
    var layout = PellucidPNGLayout()
    (layout.width, layout.height) = (UInt32(width), UInt32(height))
    (layout.bitDepth, layout.hasAlpha) = (bitDepth, hasAlpha)
    layout.compressionLevel = UInt8(min(max(options.compressionLevel, 0), 9))
    try encoder.begin(&layout, gamut: options.gamut)
    return encoder
  }

  /// Writes the header with the chunks of the colour space.
  private func begin(_ layout: inout PellucidPNGLayout, gamut: Gamut) throws(PNGWritingError) {
    guard gamut == .displayP3 else {
      layout.isSRGB = true
      return try check(PellucidPNGWriterBegin(writer, &layout))
    }
    let name = "Display P3"
    guard let profile = ColorProfile.bytes(of: gamut, name: name) else {
      throw .failed(.noProfile)
    }
    // In ITU-T H.273, 12 is the primaries of Display P3 and 13 is the curve of sRGB.
    (layout.codedPrimaries, layout.codedTransfer) = (12, 13)
    let status = name.withCString { name in
      profile.withUnsafeBufferPointer { profile in
        layout.profileName = name
        (layout.profile, layout.profileCount) = (profile.baseAddress, profile.count)
        return PellucidPNGWriterBegin(writer, &layout)
      }
    }
    try check(status)
  }

  /// Writes a row of 8-bit samples, which must have at least the length of a row of the file.
  func write(_ row: [UInt8]) throws(PNGWritingError) {
    try check(PellucidPNGWriterWriteRow(writer, row))
  }

  /// Writes a row of 16-bit samples in native byte order.
  func write(_ row: [UInt16]) throws(PNGWritingError) {
    try check(row.withUnsafeBytes { PellucidPNGWriterWriteRow(writer, $0.baseAddress) })
  }

  /// Ends the file and returns its bytes.
  func finish() throws(PNGWritingError) -> [UInt8] {
    try check(PellucidPNGWriterEnd(writer))
    var count = 0
    let bytes = PellucidPNGWriterBytes(writer, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: PellucidCodecStatus) throws(PNGWritingError) {
    if status == PellucidCodecDone { return }
    if status == PellucidCodecOutOfMemory { throw .failed(.noMemory) }
    throw .failed(.library(String(cString: PellucidPNGWriterDetail(writer))))
  }
}
