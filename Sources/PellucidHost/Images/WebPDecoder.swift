// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CWebP

/// A decoder of WebP based on libwebp, which decodes the first frame of an animation.
struct WebPDecoder: ~Copyable {
  private let demuxer: OpaquePointer
  private let limits: ImageLimits

  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) -> DecodedImage {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageReadingError) in
      let decoder = try WebPDecoder(buffer, limits: limits)
      return try decoder.decode()
    }
  }

  /// Creates a decoder of `bytes`, which must outlive the decoder.
  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    var state = WEBP_DEMUX_PARSE_ERROR
    let demuxer = WebPDemuxPartial(&data, &state)
    guard let demuxer, state == WEBP_DEMUX_DONE else {
      // If the header is present and its size exceeds the limits, that error is more helpful than the truncation.
      let size = Self.canvasSize(demuxer)
      WebPDemuxDelete(demuxer)
      if let size { try limits.check(width: size.width, height: size.height, format: .webp) }
      if state == WEBP_DEMUX_PARSE_ERROR { throw .corrupt(.webp, .chunksOutOfOrder) }
      throw .truncated(.webp)
    }
    (self.demuxer, self.limits) = (demuxer, limits)
  }

  deinit { WebPDemuxDelete(demuxer) }

  /// Returns the size of the canvas, or nil if the header is missing.
  private static func canvasSize(_ demuxer: OpaquePointer?) -> (width: Int, height: Int)? {
    guard let demuxer else { return nil }
    let width = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH))
    let height = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private func decode() throws(ImageReadingError) -> DecodedImage {
    let (width, height) = Self.canvasSize(demuxer) ?? (0, 0)
    try limits.check(width: width, height: height, format: .webp)
    var frame = WebPIterator()
    defer { WebPDemuxReleaseIterator(&frame) }
    guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else {
      throw .corrupt(.webp, .noFrame)
    }
    try check(frame, width: width, height: height)

    var status = VP8_STATUS_OK
    let samples = [UInt16](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      status = Self.decode(frame, width: width, height: height, into: buffer)
      count = status == VP8_STATUS_OK ? 4 * width * height : 0
    }
    try check(status)
    let profile = chunk("ICCP")
    return DecodedImage(
      width: width, height: height, samples: samples, model: .rgb,
      profile: profile.isEmpty ? .srgb : .icc(profile), orientation: Orientation(exif: chunk("EXIF")))
  }

  /// Throws unless the frame lies on the canvas and its header agrees with the container.
  private func check(
    _ frame: WebPIterator, width: Int, height: Int
  ) throws(ImageReadingError) {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(frame.fragment.bytes, frame.fragment.size, &features))
    let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
    guard features.width == frame.width, features.height == frame.height, x >= 0, y >= 0,
      frame.width > 0, frame.height > 0, x + Int(frame.width) <= width,
      y + Int(frame.height) <= height
    else { throw .corrupt(.webp, .frameOutsideCanvas) }
  }

  /// Decodes 8-bit RGBA into the upper half of `buffer` and widens it in place from the front: pixel `i` is read at
  /// byte `4·(n + i)` before byte `8·i` is written, and `8·i` never exceeds `4·(n + i)`. No second picture is needed.
  private static func decode(
    _ frame: WebPIterator, width: Int, height: Int, into buffer: UnsafeMutableBufferPointer<UInt16>
  ) -> VP8StatusCode {
    let count = width * height
    let bytes = UnsafeMutableRawBufferPointer(buffer)
    let narrow = UnsafeMutableRawBufferPointer(rebasing: bytes[(4 * count)...])
      .bindMemory(to: UInt8.self)
    // A frame smaller than the canvas is surrounded by transparent black.
    narrow.initialize(repeating: 0)
    let first = 4 * (Int(frame.y_offset) * width + Int(frame.x_offset))
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_INVALID_PARAM }
    config.output.colorspace = MODE_RGBA
    config.output.is_external_memory = 1
    config.output.u.RGBA = WebPRGBABuffer(
      rgba: narrow.baseAddress.map { $0 + first }, stride: Int32(4 * width),
      size: narrow.count - first)
    let status = WebPDecode(frame.fragment.bytes, frame.fragment.size, &config)
    for pixel in 0..<count {
      let lanes = bytes.loadUnaligned(
        fromByteOffset: 4 * (count + pixel), as: SIMD4<UInt8>.self)
      let wide = SIMD4<UInt16>(truncatingIfNeeded: lanes) &* 257
      bytes.storeBytes(of: wide, toByteOffset: 8 * pixel, as: SIMD4<UInt16>.self)
    }
    return status
  }

  /// Returns the content of the first chunk with a name, or an empty array if there is none.
  private func chunk(_ name: String) -> [UInt8] {
    var iterator = WebPChunkIterator()
    defer { WebPDemuxReleaseChunkIterator(&iterator) }
    guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return [] }
    return Array(UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
  }

  private func check(_ status: VP8StatusCode) throws(ImageReadingError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .corrupt(.webp, .damagedBitstream)
    }
  }
}
