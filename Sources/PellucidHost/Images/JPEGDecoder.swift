// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs

/// A decoder of JPEG based on libjpeg-turbo.
struct JPEGDecoder: ~Copyable {
  /// The largest number of scans in a picture; encoders write about ten.
  private static let maximumScans: UInt32 = 100
  private let reader: OpaquePointer
  private let limits: ImageLimits

  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) -> DecodedImage {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageReadingError) in
      let decoder = try JPEGDecoder(buffer, limits: limits)
      return try decoder.decode()
    }
  }

  /// Creates a decoder of `bytes`, which must outlive the decoder.
  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    guard
      let reader = PellucidJPEGReaderMake(bytes.baseAddress, bytes.count, Self.maximumScans)
    else { throw .outOfMemory }
    (self.reader, self.limits) = (reader, limits)
  }

  deinit { PellucidJPEGReaderFree(reader) }

  private func decode() throws(ImageReadingError) -> DecodedImage {
    var info = PellucidJPEGInfo()
    try check(PellucidJPEGReaderReadInfo(reader, &info))
    let (width, height) = (Int(info.width), Int(info.height))
    try limits.check(width: width, height: height, format: .jpeg)
    // Progressive pictures keep 2 bytes per sample of up to 4 components, padded to whole blocks.
    try check(PellucidJPEGReaderStart(reader, 64 << 20 + 10 * width * height))
    let samples = try samples(info)
    // Finishing frees the markers, so they are copied before.
    let exif = Array(UnsafeBufferPointer(start: info.exif, count: info.exifCount))
    let profile = Array(UnsafeBufferPointer(start: info.profile, count: info.profileCount))
    try check(PellucidJPEGReaderFinish(reader))
    return DecodedImage(
      width: width, height: height, samples: samples, model: Self.model(info),
      profile: profile.isEmpty ? .srgb : .icc(profile), orientation: Orientation(exif: exif))
  }

  private static func model(_ info: PellucidJPEGInfo) -> DecodedImage.Model {
    switch info.components {
    case 1: .gray
    case 3: .rgb
    default: .cmyk
    }
  }

  /// Decodes all rows into 16-bit lanes.
  private func samples(_ info: PellucidJPEGInfo) throws(ImageReadingError) -> [UInt16] {
    let (width, height) = (Int(info.width), Int(info.height))
    let model = Self.model(info)
    let mask: UInt8 = info.isInverted ? 255 : 0
    var row = [UInt8](repeating: 0, count: width * Int(info.components))
    var status = PellucidCodecDone
    let samples = [UInt16](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      for y in 0..<height where status == PellucidCodecDone {
        status = PellucidJPEGReaderReadRow(reader, &row)
        let lanes = UnsafeMutableBufferPointer(rebasing: buffer[(4 * width * y)..<(4 * width * (y + 1))])
        Self.widen(row, model, mask: mask, into: lanes)
      }
      count = status == PellucidCodecDone ? 4 * width * height : 0
    }
    try check(status)
    return samples
  }

  /// Widens a row by repeating each byte, which equals `value · 65535 / 255`, and fills the lanes of the colour model.
  private static func widen(
    _ row: [UInt8], _ model: DecodedImage.Model, mask: UInt8,
    into lanes: UnsafeMutableBufferPointer<UInt16>
  ) {
    for x in 0..<(lanes.count / 4) {
      for lane in 0..<4 {
        lanes[4 * x + lane] =
          switch model {
          case .gray: lane < 3 ? UInt16(row[x]) * 257 : 65535
          case .rgb: lane < 3 ? UInt16(row[3 * x + lane]) * 257 : 65535
          case .cmyk: UInt16(row[4 * x + lane] ^ mask) * 257
          }
      }
    }
  }

  private func check(_ status: PellucidCodecStatus) throws(ImageReadingError) {
    if status == PellucidCodecDone { return }
    switch status {
    case PellucidCodecTruncated: throw .truncated(.jpeg)
    case PellucidCodecTooManyScans: throw .corrupt(.jpeg, .tooManyScans)
    case PellucidCodecUnknownComponents: throw .corrupt(.jpeg, .unknownComponents)
    default: throw .corrupt(.jpeg, .library(String(cString: PellucidJPEGReaderDetail(reader))))
    }
  }
}
