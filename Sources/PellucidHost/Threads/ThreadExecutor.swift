// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import PellucidRaster

/// Runs the bands of a pass on the machine's threads.
public struct ThreadExecutor: BandExecutor {
  /// How many bands, and so threads at most, a pass uses.
  public let bandCount: Int

  /// - Parameter threads: Clamped to 1…256.
  public init(threads: Int) { bandCount = min(max(threads, 1), 256) }

  public func perform(_ body: @Sendable (Int) -> Void) {
    guard bandCount > 1 else { return body(0) }
    DispatchQueue.concurrentPerform(iterations: bandCount, execute: body)
  }
}
