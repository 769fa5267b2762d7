// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import Synchronization

/// The estimated time of drawing the SVG documents of one scene: symbols, templates and pictures.
final class VectorMeter: Sendable {
  private let nanoseconds = Mutex(0.0)

  /// Begins another scene.
  func reset() { nanoseconds.withLock { $0 = 0 } }

  /// Adds the time of a document. Returns false, adding nothing, if it or all documents together take too long.
  func add(_ more: Double, _ limits: SymbolLimits) -> Bool {
    nanoseconds.withLock { sum in
      guard more <= limits.nanoseconds, sum + more <= limits.sceneNanoseconds else { return false }
      sum += more
      return true
    }
  }
}
