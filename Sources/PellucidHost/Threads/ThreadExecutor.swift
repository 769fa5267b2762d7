// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidRaster

/// An executor that runs the bands of a pass on several threads.
///
/// Copies share their threads. If two copies run passes at the same time, the second one uses the caller's thread only.
package struct ThreadExecutor: BandExecutor {
  /// The largest number of threads that a pass uses.
  package let threads: Int
  private let crew: ThreadCrew

  package var bandCount: Int { threads == 1 ? 1 : threads * Self.bandsPerThread }

  /// The number of bands per thread. Chosen: with one band per thread, passes over 4K took up to a sixth longer; more
  /// than four bring no gain, and each band has its own scratch rows.
  private static let bandsPerThread = 4

  /// The numbers of threads that are accepted. Chosen: more than the processors of a large computer.
  package static let counts = 1...256

  /// Creates an executor.
  ///
  /// - Parameter threads: The number of threads, clamped to `counts`.
  package init(threads: Int) {
    self.threads = min(max(threads, Self.counts.lowerBound), Self.counts.upperBound)
    crew = ThreadCrew(helpers: self.threads - 1)
  }

  package func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    if threads > 1, bands > 1, crew.perform(bands: bands, body) { return }
    for band in 0..<bands { body(band) }
  }
}
