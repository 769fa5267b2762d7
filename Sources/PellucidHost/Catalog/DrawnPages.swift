// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidColor
import PellucidDesign
import PellucidPlan
import Synchronization

/// A cache of pictures to be judged. PDF documents with equal bytes are drawn only once, because each takes a run of
/// another program and catalogs repeat them: an app's icon has the same file in many sets.
final class DrawnPages: Sendable {
  private typealias Found = Result<SeenPicture, ImageReadingError>

  /// One document. A thread that needs a document while another thread draws it waits for the result.
  private final class Page: Sendable {
    let found = Mutex<Found?>(nil)
  }

  private let rules: PictureRules
  /// The documents by their bytes, and the total number of these bytes.
  private let known = Mutex<(pages: [[UInt8]: Page], byteCount: Int)>((pages: [:], byteCount: 0))
  /// The limit of the bytes of all cached documents; documents beyond it are drawn each time. Chosen: icons have a few
  /// kilobytes.
  private static let mostBytes = 32 << 20
  /// Photos take hundreds of megabytes while they are read, and so take turns.
  private let turn = Mutex(())
  /// Chosen: icons have fewer bytes, and photos more.
  private static let manyBytes = 256 << 10
  /// The first picture that could not be drawn for a reason outside its file; nil if there is none.
  private let failed = Mutex<UnexaminedPicture?>(nil)

  init(rules: PictureRules) { self.rules = rules }

  /// Returns the picture in a file.
  ///
  /// - Parameter reader: The reader for documents not in the cache. A reader that may no longer draw returns cached
  ///   documents only.
  func picture(at path: String, _ reader: ImageReader) throws(ImageReadingError) -> SeenPicture {
    do throws(ImageReadingError) { return try drawn(path, reader) } catch {
      if case .toolFailed = error {
        failed.withLock { $0 = $0 ?? UnexaminedPicture(path: path, error: error) }
      }
      throw error
    }
  }

  /// Throws if a picture could not be drawn for a reason outside its file.
  func check() throws(UnexaminedPicture) {
    if let picture = failed.withLock({ $0 }) { throw picture }
  }

  private func drawn(_ path: String, _ reader: ImageReader) throws(ImageReadingError) -> SeenPicture {
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

  /// Returns the cache entry of a document, or nil if it has none and may not get one.
  ///
  /// - Parameter isNew: A Boolean value indicating whether a new entry may be added.
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

  /// Reads a picture without the cache.
  private func found(_ bytes: [UInt8], _ reader: ImageReader) -> Found {
    if bytes.count < Self.manyBytes { return seen(bytes, reader) }
    return turn.withLock { _ in seen(bytes, reader) }
  }

  private func seen(_ bytes: [UInt8], _ reader: ImageReader) -> Found {
    Result { () throws(ImageReadingError) in
      let image = try reader.read(bytes: bytes, gamut: .srgb)
      return SeenPicture(width: image.width, height: image.height, rules: rules) { x, y in
        image.straight(x: x, y: y, in: SRGB.self)
      }
    }
  }
}

/// A picture that could not be examined for a reason outside its file, such as a full folder of temporary files.
package struct UnexaminedPicture: Error {
  package let path: String
  package let error: ImageReadingError

  package init(path: String, error: ImageReadingError) { (self.path, self.error) = (path, error) }
}
