// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A page in the uncompressed TIFF that `pdftocairo -tiff` writes, with 8-bit premultiplied RGBA. Other TIFF files are
/// rejected.
///
///     | "II" or "MM", 42 | place of the list | rows, in strips | list: tag, kind, count, value or its place |
///
/// PNG would be compressed only to be decompressed at once: for the 324 pages of one app the program took 7.4 s of
/// processor time with PNG and 5.4 s with TIFF.
struct DrawnPage {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  /// The offset of the directory's first entry and the number of entries.
  private var list = (start: 0, count: 0)

  /// Reads the header, or returns nil if the bytes are no TIFF file.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLittleEndian = bytes.starts(with: [0x49, 0x49, 42, 0])
    guard isLittleEndian || bytes.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    guard let start = number(at: 4, size: 4), let count = number(at: start, size: 2) else { return nil }
    list = (start + 2, count)
  }

  /// Returns the picture with straight samples, or nil if the file is incomplete or has another layout.
  func picture(limits: ImageLimits) throws(ImageReadingError) -> DecodedImage? {
    guard let width = values(.width)?.first, let height = values(.height)?.first else { return nil }
    try limits.check(width: width, height: height, format: .pdf)
    guard values(.bits) == [8, 8, 8, 8], values(.packing) == [1], values(.order) == [1],
      let places = values(.places), let lengths = values(.lengths), places.count == lengths.count,
      // Checked before memory is reserved: the strips share no byte, so they cannot hold more than the file.
      lengths.reduce(0, +) == 4 * width * height, 4 * width * height < bytes.count
    else { return nil }
    var samples: [UInt16] = []
    samples.reserveCapacity(4 * width * height)
    for (place, length) in zip(places, lengths) {
      guard length.isMultiple(of: 4), place + length <= bytes.count else { return nil }
      for pixel in stride(from: place, to: place + length, by: 4) { append(pixel, to: &samples) }
    }
    return DecodedImage(
      width: width, height: height, samples: samples, model: .rgb, profile: .srgb, orientation: .upright)
  }

  /// Appends a pixel as straight 16-bit samples, which preserve the 8-bit premultiplied values. The program rounds some
  /// channels above their alpha; these are clamped.
  private func append(_ pixel: Int, to samples: inout [UInt16]) {
    let alpha = UInt32(bytes[pixel + 3])
    for lane in 0..<3 {
      let value = UInt32(bytes[pixel + lane])
      samples.append(alpha == 0 ? 0 : UInt16(min((value * 65535 + alpha / 2) / alpha, 65535)))
    }
    samples.append(UInt16(alpha * 257))
  }

  // MARK: The directory

  /// The TIFF tags that are read, with their numbers.
  private enum Tag: Int {
    case width = 256
    case height = 257
    case bits = 258
    case packing = 259
    case places = 273
    case lengths = 279
    case order = 284
  }

  /// Returns the values of a tag, which are integers of two or four bytes.
  private func values(_ tag: Tag) -> [Int]? {
    for item in 0..<list.count {
      let start = list.start + 12 * item
      guard let found = number(at: start, size: 2) else { return nil }
      guard found == tag.rawValue else { continue }
      guard let kind = number(at: start + 2, size: 2), let count = number(at: start + 4, size: 4),
        let size = [3: 2, 4: 4][kind], count > 0, count <= bytes.count / size
      else { return nil }
      let place = count * size <= 4 ? start + 8 : number(at: start + 8, size: 4)
      guard let place, place + count * size <= bytes.count else { return nil }
      return (0..<count).compactMap { number(at: place + size * $0, size: size) }
    }
    return nil
  }

  /// Returns the integer of `size` bytes at an offset, or nil beyond the end of the file.
  private func number(at place: Int, size: Int) -> Int? {
    guard place + size <= bytes.count else { return nil }
    let part = bytes[place..<place + size]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}
