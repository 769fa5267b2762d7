// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidRaster

/// Runs the bands of a pass on the machine's threads.
///
/// Copies share their threads. Where two of them run passes at once, the second runs its own on one thread.
package struct ThreadExecutor: BandExecutor {
  /// How many threads a pass uses at most.
  package let threads: Int
  private let crew: ThreadCrew

  package var bandCount: Int { threads == 1 ? 1 : threads * Self.bandsPerThread }

  /// Chosen: with one band a thread, passes over 4K took up to a sixth longer; more than four gain nothing, and each
  /// band has scratch rows of its own.
  private static let bandsPerThread = 4

  /// - Parameter threads: Clamped to 1…256.
  package init(threads: Int) {
    self.threads = min(max(threads, 1), 256)
    crew = ThreadCrew(helpers: self.threads - 1)
  }

  package func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    if threads > 1, bands > 1, crew.perform(bands: bands, body) { return }
    for band in 0..<bands { body(band) }
  }
}
