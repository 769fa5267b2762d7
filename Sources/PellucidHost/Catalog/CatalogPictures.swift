// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit
import PellucidCatalog
import PellucidJudge
import Synchronization

/// The audit of a library's pictures by `PictureJudge`.
///
/// Several pictures are examined in parallel, because PDF documents are drawn by another program. Pictures that cannot
/// be read, or not within the time limit, are reported as undecided.
package struct CatalogPictures: Sendable {
  package let library: AssetLibrary
  /// The folder that the paths of the library are relative to.
  package let root: String
  var reader = ImageReader()
  /// The time for drawing PDF documents and SVG pictures, in seconds; those not drawn by then are undecided.
  ///
  /// Chosen: a document takes about 20 ms, and every document has its own limits, so only documents made to be slow
  /// exhaust the time.
  var secondsOfDrawing = 60.0
  private let judge: PictureJudge

  package init(_ library: AssetLibrary, _ configuration: LintConfiguration, root: String) {
    (self.library, self.root) = (library, root)
    judge = PictureJudge(configuration)
  }

  /// The largest number of threads. Chosen: threads mostly wait for another program, so there may be two per processor;
  /// each picture may take all the memory that one picture is allowed, so there are few.
  private static let mostThreads = 4
  /// The number of image sets that are examined between two reports of progress.
  private static let batch = 64

  /// Returns the findings about all image sets. Throws if a picture cannot be examined for a reason outside its file.
  ///
  /// - Parameter progress: Called with the number of examined sets and the number of all sets.
  package func findings(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(UnexaminedPicture) -> [Finding] {
    let sets = library.assets.filter { $0.kind == .imageSet }
    let deadline = ContinuousClock.now + .seconds(secondsOfDrawing)
    let pages = DrawnPages(rules: judge.rules)
    var looks: [PictureJudge.Look] = []
    for start in stride(from: 0, to: sets.count, by: Self.batch) {
      progress(start, sets.count)
      looks += self.looks(at: sets[start..<min(start + Self.batch, sets.count)], pages, until: deadline)
      try pages.check()
    }
    return judge.findings(of: looks)
  }

  /// Examines sets in parallel and returns the results in the order of the sets.
  private func looks(
    at sets: ArraySlice<Asset>, _ pages: DrawnPages, until deadline: ContinuousClock.Instant
  ) -> [PictureJudge.Look] {
    let sets = Array(sets)
    let executor = ThreadExecutor(
      threads: min(2 * ProcessInfo.processInfo.activeProcessorCount, Self.mostThreads))
    let looks = Mutex([PictureJudge.Look](repeating: PictureJudge.Look(), count: sets.count))
    let next = Atomic(0)
    executor.perform(bands: executor.threads) { _ in
      // Threads take sets one by one, because one set may take as long as a hundred others.
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < sets.count else { return }
        let files = CatalogFiles(
          root: root, reader: ContinuousClock.now < deadline ? reader : reader.withoutDrawing, pages: pages)
        let look = judge.look(at: sets[index], files)
        looks.withLock { $0[index] = look }
      }
    }
    return looks.withLock { $0 }
  }
}

/// The files of a library's pictures, as the judge reads them.
private struct CatalogFiles: PictureSource {
  let root: String
  let reader: ImageReader
  let pages: DrawnPages

  private func path(_ file: String, of asset: Asset) -> String { root + "/" + asset.path + "/" + file }

  func picture(_ file: String, of asset: Asset) -> Result<SeenPicture, UndecidedPicture> {
    do throws(ImageReadingError) {
      return .success(try pages.picture(at: path(file, of: asset), reader))
    } catch {
      return .failure(UndecidedPicture(file, error))
    }
  }

  func haveSameBytes(_ first: String, _ second: String, of asset: Asset) -> Bool {
    let (first, second) = (path(first, of: asset), path(second, of: asset))
    return FileReading.haveSameBytes(first, second, maximumBytes: reader.limits.maximumBytes)
  }
}

extension UndecidedPicture {
  fileprivate init(_ file: String, _ error: ImageReadingError) {
    let parts = file.split(separator: ".")
    let form = parts.count > 1 ? parts[parts.count - 1].uppercased() : "?"
    switch error {
    // The first errors come from a reader that may no longer draw.
    case .unsupportedFormat(.pdf), .unsupportedFormat(.svg), .toolTimedOut: self = .tooSlow
    case .toolMissing(_, let tool, let package): self = .toolMissing(tool, package: package)
    case .unknownFormat where Self.formsRead.contains(form): self = .unreadable
    case .unknownFormat, .unsupportedFormat: self = .form(form)
    default: self = .unreadable
    }
  }

  private static let formsRead = ["PNG", "JPG", "JPEG", "WEBP", "SVG", "PDF"]
}
