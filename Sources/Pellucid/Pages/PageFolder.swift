// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidGeometry
import PellucidHost
import PellucidPlan
import Synchronization

/// The folder of a page, `index.html`, with its pictures beside it or inside it. Several threads may add pictures.
package final class PageFolder: Sendable {
  private let path: String
  private let isSingleFile: Bool
  private let limit: Int
  /// The pictures of an earlier report at the path.
  private let old: Set<String>
  private let added = Mutex(Added())

  /// The parts that have been added to the page.
  private struct Added {
    /// The number of bytes inside the page, and the names of the files beside it.
    var bytes = 0, names: Set<String> = []
  }

  /// The greatest number of bytes of all pictures inside a page. Chosen in the order for reports: what a browser still opens
  /// without a pause, and mail and code hosts still accept.
  package static let mostBytes = 50_000_000

  /// Creates the page of a folder, which is made with the first picture. Throws if its `index.html` is no report.
  ///
  /// - Parameters:
  ///   - isSingleFile: A Boolean value indicating whether pictures are put into the page.
  ///   - limit: The greatest number of bytes of all pictures inside the page.
  package init(_ path: String, isSingleFile: Bool, limit: Int = mostBytes) throws(RunFailure) {
    (self.path, self.isSingleFile, self.limit) = (Paths.withoutSlash(path), isSingleFile, limit)
    let page = Paths.joined(self.path, "index.html")
    guard
      let bytes = try? FileReading.bytes(of: page, maximumBytes: Self.mostBytes * 2, isInput: false)
    else {
      old = []
      return
    }
    guard ReportPage.isReport(bytes) else { throw .output(.foreignPage(path: page)) }
    old = ReportPage.pictures(of: bytes)
  }

  /// The path of the page.
  package var page: String { Paths.joined(path, "index.html") }

  /// Adds a drawn picture.
  ///
  /// - Parameters:
  ///   - names: What the picture shows, such as the path of a document and the name of a combination of settings. Equal names stand
  ///     for one picture, and give the same name of the file in every run.
  ///   - scale: The number of pixels of a point.
  ///   - mostWidth: The width, in pixels, above which a smaller copy is stored; nil to store the picture as it is.
  package func add(
    _ picture: RenderedPicture, named names: [String], scale: Double, mostWidth: Int? = nil
  ) throws(RunFailure) -> ReportPage.Picture {
    let png: [UInt8]
    do throws(PellucidError) {
      png = try (mostWidth.map { picture.reduced(toWidth: $0) } ?? picture).png()
    } catch {
      throw .output(.unmadePicture(path: page, RunProblem.Reason(error)))
    }
    return try add(
      png, named: names,
      size: Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale))
  }

  /// Adds the bytes of a picture: a PNG, unless another extension says otherwise.
  ///
  /// - Parameter size: The size at which it is shown, in points.
  package func add(
    _ png: [UInt8], named names: [String], size: Size, extension suffix: String = "png"
  ) throws(RunFailure) -> ReportPage.Picture {
    if isSingleFile {
      let all = added.withLock { added in
        // Base64 takes four bytes for three.
        added.bytes += (png.count + 2) / 3 * 4
        return added.bytes
      }
      guard all <= limit else { throw .output(.largePage(path: page, limit: limit)) }
      return ReportPage.Picture(
        source: "data:image/\(suffix == "svg" ? "svg+xml" : suffix);base64," + Base64.text(png), size: size)
    }
    let name = Self.fileName(names) + "." + suffix
    try make(pictures)
    added.withLock { _ = $0.names.insert(name) }
    try write(png, to: Paths.joined(pictures, name), .picture)
    return ReportPage.Picture(source: "pictures/" + name, size: size)
  }

  /// Writes the page, and removes the pictures that only the earlier page shows.
  package func write(_ page: ReportPage) throws(RunFailure) {
    try make(path)
    try write(Array((page.html + "\n").utf8), to: self.page, .file)
    for name in old.subtracting(added.withLock { $0.names }) {
      WholeFile.remove(Paths.joined(pictures, name))
    }
  }

  private var pictures: String { Paths.joined(path, "pictures") }

  private func make(_ folder: String) throws(RunFailure) {
    do { try Folders.make(folder) } catch { throw .output(.unmadeFolder(error)) }
  }

  private func write(_ bytes: [UInt8], to path: String, _ product: RunProblem.Product) throws(RunFailure) {
    do throws(FileWritingError) { try WholeFile.write(bytes, to: path, as: .filled) } catch {
      throw .output(.unwritten(product, error))
    }
  }

  /// Returns a name of letters, digits and dashes, which people recognize and which differs for different names.
  private static func fileName(_ names: [String]) -> String {
    let readable = names.map { name in
      FileNames.readable(Paths.name(of: name), mostBytes: 40) { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return readable.joined(separator: "-") + "-" + Fingerprint.digest(of: names).suffix(8)
  }
}
