// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidColor
import PellucidDesign
import PellucidPlan
import Synchronization

/// Pictures as they are judged; PDF documents of the same bytes are drawn once, since each takes a run of another
/// program and catalogs repeat them: an icon of one app has the same file in many sets.
final class DrawnPages: Sendable {
  private typealias Found = Result<SeenPicture, ImageReadingError>

  /// One document. Who comes while it is drawn waits for that.
  private final class Page: Sendable {
    let found = Mutex<Found?>(nil)
  }

  private let rules: PictureRules
  /// By the bytes of the documents, and how many bytes these have together.
  private let known = Mutex<(pages: [[UInt8]: Page], byteCount: Int)>((pages: [:], byteCount: 0))
  /// The bytes of all documents kept for comparison; what finds no room is drawn each time. Chosen: icons have a few
  /// kilobytes.
  private static let mostBytes = 32 << 20

  init(rules: PictureRules) { self.rules = rules }

  /// - Parameter reader: One that may not start programs any more still gets what has been drawn.
  func picture(at path: String, _ reader: ImageReader) throws(ImageReadingError) -> SeenPicture {
    let bytes = try reader.bytes(at: path)
    guard ImageFormat(signature: bytes) == .pdf, let page = page(bytes, isNew: reader.pdf != nil) else {
      return try found(bytes, reader).get()
    }
    return try page.found.withLock { known in
      let result = known ?? found(bytes, reader)
      if reader.pdf != nil { known = result }
      return result
    }.get()
  }

  /// - Parameter isNew: Whether one may begin.
  private func page(_ bytes: [UInt8], isNew: Bool) -> Page? {
    known.withLock { known in
      if let page = known.pages[bytes] { return page }
      guard isNew, known.byteCount + bytes.count <= Self.mostBytes else { return nil }
      let page = Page()
      known.pages[bytes] = page
      known.byteCount += bytes.count
      return page
    }
  }

  private func found(_ bytes: [UInt8], _ reader: ImageReader) -> Found {
    Result { () throws(ImageReadingError) in
      let image = try reader.read(bytes: bytes, gamut: .srgb)
      return SeenPicture(width: image.width, height: image.height, rules: rules) { x, y in
        image.straight(x: x, y: y, in: SRGB.self)
      }
    }
  }
}
