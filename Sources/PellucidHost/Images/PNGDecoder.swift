// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs

/// A decoder of PNG based on libpng.
struct PNGDecoder: ~Copyable {
  private let reader: OpaquePointer
  private let limits: ImageLimits
  private let byteCount: Int

  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) -> DecodedImage {
    try checkHeader(bytes, limits: limits)
    return try bytes.withUnsafeBufferPointer { buffer throws(ImageReadingError) in
      let decoder = try PNGDecoder(buffer, limits: limits)
      return try decoder.decode()
    }
  }

  /// Throws if IHDR, the first chunk of every file, states a size above the limits:
  ///
  ///     | signature 8 | length 4 | "IHDR" | width 4 | height 4 | …
  private static func checkHeader(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) {
    guard bytes.count >= 24 else { throw .truncated(.png) }
    func number(at offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .corrupt(.png, .headerNotFirst)
    }
    try limits.check(width: number(at: 16), height: number(at: 20), format: .png)
  }

  /// Creates a decoder of `bytes`, which must outlive the decoder.
  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    let dimension = UInt32(clamping: min(limits.maximumDimension, Int(Int32.max)))
    guard let reader = PellucidPNGReaderMake(bytes.baseAddress, bytes.count, dimension) else {
      throw .outOfMemory
    }
    (self.reader, self.limits, byteCount) = (reader, limits, bytes.count)
  }

  deinit { PellucidPNGReaderFree(reader) }

  private func decode() throws(ImageReadingError) -> DecodedImage {
    var info = PellucidPNGInfo()
    try check(PellucidPNGReaderReadInfo(reader, &info))
    let (width, height) = (Int(info.width), Int(info.height))
    try limits.check(width: width, height: height, format: .png)
    // Deflate compresses at most 1032 bytes into one, so a shorter file cannot hold the picture.
    guard info.rawByteCount / 1032 <= UInt64(byteCount) else { throw .truncated(.png) }

    let profile = try Self.profile(info)
    var status = PellucidCodecDone
    let samples = [UInt16](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      status = PellucidPNGReaderReadPixels(reader, buffer.baseAddress)
      count = status == PellucidCodecDone ? 4 * width * height : 0
    }
    try check(status)
    return DecodedImage(
      width: width, height: height, samples: samples, model: info.isGray ? .gray : .rgb,
      profile: profile, orientation: orientation)
  }

  /// The properties that a file must have to be compared row by row.
  struct Expected {
    var width: Int, height: Int
    var profile: SourceProfile
  }

  /// Returns a Boolean value indicating whether the file holds 8-bit straight RGBA, upright, with exactly the expected
  /// rows. Reading stops at the first row that differs; `matches` gets each row in its stored form.
  static func holds(
    _ expected: Expected, in bytes: [UInt8], limits: ImageLimits,
    matches: (_ y: Int, _ stored: [UInt8]) -> Bool
  ) throws(ImageReadingError) -> Bool {
    try checkHeader(bytes, limits: limits)
    return try bytes.withUnsafeBufferPointer { buffer throws(ImageReadingError) in
      let decoder = try PNGDecoder(buffer, limits: limits)
      return try decoder.holds(expected, matches)
    }
  }

  /// Returns a Boolean value indicating whether the chunks before the pixels state 8-bit straight RGBA of the expected
  /// size and colour space.
  private func isLaidOut(_ expected: Expected) throws(ImageReadingError) -> Bool {
    var info = PellucidPNGInfo()
    try check(PellucidPNGReaderReadInfo(reader, &info))
    guard info.isPlain && Int(info.width) == expected.width && Int(info.height) == expected.height else {
      return false
    }
    return try Self.profile(info) == expected.profile
  }

  private func holds(
    _ expected: Expected, _ matches: (_ y: Int, _ stored: [UInt8]) -> Bool
  ) throws(ImageReadingError) -> Bool {
    guard try isLaidOut(expected) else { return false }
    var row = [UInt8](repeating: 0, count: 4 * expected.width)
    for y in 0..<expected.height {
      try check(PellucidPNGReaderReadRow(reader, &row))
      guard matches(y, row) else { return false }
    }
    try check(PellucidPNGReaderFinish(reader))
    return orientation == .upright
  }

  /// The orientation in the Exif chunk; upright if there is none.
  private var orientation: Orientation {
    var count = 0
    guard let exif = PellucidPNGReaderExif(reader, &count) else { return .upright }
    return Orientation(exif: Array(UnsafeBufferPointer(start: exif, count: count)))
  }

  private func check(_ status: PellucidCodecStatus) throws(ImageReadingError) {
    if status == PellucidCodecDone { return }
    if status == PellucidCodecTruncated { throw .truncated(.png) }
    throw .corrupt(.png, .library(String(cString: PellucidPNGReaderDetail(reader))))
  }

  /// Returns the colour space by the precedence of PNG where several chunks state one: cICP, iCCP, sRGB, gAMA with
  /// cHRM.
  ///
  /// An iCCP chunk without a valid profile states that the colour space is not sRGB, but not which one it is.
  private static func profile(_ info: PellucidPNGInfo) throws(ImageReadingError) -> SourceProfile {
    // Only two of the combinations in cICP (ITU-T H.273) need neither tone mapping nor an unusual curve: primaries 1
    // (sRGB) and 12 (Display P3) with transfer 13 (the sRGB curve). Others fall through to the next chunk.
    if info.codedTransfer == 13 && info.codedPrimaries == 1 { return .srgb }
    if info.codedTransfer == 13 && info.codedPrimaries == 12 { return .displayP3 }
    if let profile = info.profile {
      return .icc(Array(UnsafeBufferPointer(start: profile, count: info.profileCount)))
    }
    if info.isSRGB { return .srgb }
    if let detail = info.profileDetail {
      throw .unsupportedProfile(.png, .library(String(cString: detail)))
    }
    if info.gamma <= 0 { return .srgb }
    return calibrated(info)
  }

  /// Returns the colour space that gAMA and cHRM state. An exponent of 1/2.2 with the primaries of sRGB is how older
  /// encoders state sRGB.
  private static func calibrated(_ info: PellucidPNGInfo) -> SourceProfile {
    let standard: [Int32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    var primaries = standard
    if info.hasPrimaries {
      let p = info.primaries
      primaries = [p.0, p.1, p.2, p.3, p.4, p.5, p.6, p.7]
    }
    let isStandard = zip(primaries, standard).allSatisfy { abs($0 - $1) < 200 }
    if isStandard && abs(info.gamma - 45455) < 500 { return .srgb }
    return .calibrated(
      gamma: 100_000 / Double(info.gamma), primaries: primaries.map { Double($0) / 100_000 })
  }
}
