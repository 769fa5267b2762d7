// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import PellucidRaster
import Synchronization

/// Runs the bands of a pass on the machine's threads.
///
/// There are more bands than threads, and a thread takes the next one that nobody has: one that starts late, or whose
/// processor is slow just then, does less of the pass and nobody waits for it.
public struct ThreadExecutor: BandExecutor {
  /// How many threads a pass uses at most.
  public let threads: Int

  public var bandCount: Int { threads == 1 ? 1 : threads * Self.bandsPerThread }

  /// Chosen: with one band a thread, passes over 4K took up to a sixth longer; more than four gain nothing, and each
  /// band has scratch rows of its own.
  private static let bandsPerThread = 4

  /// - Parameter threads: Clamped to 1…256.
  public init(threads: Int) { self.threads = min(max(threads, 1), 256) }

  public func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    guard threads > 1, bands > 1 else {
      for band in 0..<bands { body(band) }
      return
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(threads, bands)) { _ in
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < bands else { return }
        body(band)
      }
    }
  }
}
