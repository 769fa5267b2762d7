// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounds on a picture, checked from its header before memory is reserved.
package struct ImageLimits: Hashable, Sendable {
  /// Bytes of the file.
  package var maximumBytes: Int
  /// Width times height; a decoded pixel takes 8 bytes, and up to 16 more while it is decoded.
  package var maximumPixels: Int
  /// Pixels of all pictures of one scene together, each file counted once.
  package var maximumTotalPixels: Int
  /// Width and height in pixels, each.
  package var maximumDimension: Int

  /// The defaults: 256 MB, 67 million pixels (8192 × 8192), twice that in a scene, 32 768 a side.
  ///
  /// Chosen: twice what the largest screens show (8K has 33 million), and more than most cameras take; such a
  /// picture has 0.5 GB in memory, and a scene's pictures at most 1.1 GB.
  package init(
    maximumBytes: Int = 256 << 20, maximumPixels: Int = 1 << 26, maximumDimension: Int = 32_768,
    maximumTotalPixels: Int = 1 << 27
  ) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
    self.maximumDimension = maximumDimension
    self.maximumTotalPixels = maximumTotalPixels
  }

  /// Throws where a header asks for more than is allowed, or for nothing.
  func check(width: Int, height: Int, format: ImageFormat) throws(ImageReadingError) {
    guard width > 0, height > 0 else { throw .corrupt(format, .noPixels) }
    if width > maximumDimension || height > maximumDimension {
      throw .tooLarge(width: width, height: height, limit: .dimension(maximumDimension))
    }
    // Headers hold at most 32 bits each, so only a limit near that could let the product overflow.
    let (pixels, isHuge) = width.multipliedReportingOverflow(by: height)
    if isHuge || pixels > maximumPixels {
      throw .tooLarge(width: width, height: height, limit: .pixels(maximumPixels))
    }
  }
}

/// The formats that `ImageReader` knows.
package enum ImageFormat: Hashable, Sendable, CaseIterable {
  case png, jpeg, webp
  /// Drawn at the size at which they are used.
  case svg, pdf
  /// Recognised, and not drawn; AVIF too, which has the same container.
  case heic

  /// The format that the first bytes belong to.
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

  /// Returns whether a root element `svg` comes after at most a declaration, a type and comments.
  private static func beginsMarkup(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096).drop { $0 <= 32 || [0xEF, 0xBB, 0xBF].contains($0) }
    guard head.first == UInt8(ascii: "<") else { return false }
    return String(decoding: head, as: UTF8.self).contains("<svg")
  }

  /// The name as people write it.
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
