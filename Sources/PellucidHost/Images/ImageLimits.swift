// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The limits of a picture, checked from its header before memory is reserved.
package struct ImageLimits: Hashable, Sendable {
  /// The largest size of a file, in bytes.
  package var maximumBytes: Int
  /// The largest product of width and height. A decoded pixel takes 8 bytes, and up to 16 more during decoding.
  package var maximumPixels: Int
  /// The largest number of pixels in all pictures of a scene, with each file counted once.
  package var maximumTotalPixels: Int
  /// The largest width and the largest height, in pixels.
  package var maximumDimension: Int

  /// Creates limits, by default 256 MB, 67 million pixels (8192 × 8192), twice as many in a scene, and 32 768 per side.
  ///
  /// Chosen: the pixels of one picture are twice those of the largest screens (8K has 33 million), and more than most
  /// cameras take. The largest picture takes 0.5 GB of memory, and the pictures of a scene at most 1.1 GB.
  package init(
    maximumBytes: Int = 256 << 20, maximumPixels: Int = 1 << 26, maximumDimension: Int = 32_768,
    maximumTotalPixels: Int = 1 << 27
  ) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
    self.maximumDimension = maximumDimension
    self.maximumTotalPixels = maximumTotalPixels
  }

  /// Throws an error if a header states a size of zero or above the limits.
  func check(width: Int, height: Int, format: ImageFormat) throws(ImageReadingError) {
    guard width > 0, height > 0 else { throw .corrupt(format, .noPixels) }
    if width > maximumDimension || height > maximumDimension {
      throw .tooLarge(width: width, height: height, limit: .dimension(maximumDimension))
    }
    // Headers hold at most 32 bits per side, so the product can overflow only with a limit close to that.
    let (pixels, isHuge) = width.multipliedReportingOverflow(by: height)
    if isHuge || pixels > maximumPixels {
      throw .tooLarge(width: width, height: height, limit: .pixels(maximumPixels))
    }
  }
}

/// The formats that `ImageReader` recognizes.
package enum ImageFormat: Hashable, Sendable, CaseIterable {
  case png, jpeg, webp
  /// The vector formats, which are drawn at the size at which they are shown.
  case svg, pdf
  /// A format that is recognized but not drawn. AVIF is reported as HEIC too, because it has the same container.
  case heic

  /// Detects the format from the first bytes of a file.
  init?(signature bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.count < 12 || bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if bytes.count >= 8, bytes[4..<8].elementsEqual("ftyp".utf8) {
      self = .heic
    } else if Self.beginsMarkup(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns a Boolean value indicating whether the bytes begin with markup that contains an `svg` element.
  private static func beginsMarkup(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096).drop { $0 <= 32 || [0xEF, 0xBB, 0xBF].contains($0) }
    guard head.first == UInt8(ascii: "<") else { return false }
    return String(decoding: head, as: UTF8.self).contains("<svg")
  }

  /// The usual name of the format.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .svg: "SVG"
    case .pdf: "PDF"
    case .heic: "HEIC"
    }
  }
}
