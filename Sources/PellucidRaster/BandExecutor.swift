// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Runs the bands of a pass; Host brings threads, WebAssembly runs them one after another.
public protocol BandExecutor: Sendable {
  /// How many bands a pass is cut into at most.
  var bandCount: Int { get }
  /// Calls `body` once for every number in `0..<bandCount`, in any order, and returns when all have ended.
  func perform(_ body: @Sendable (Int) -> Void)
}

/// One band after another, on the caller's thread.
public struct SerialExecutor: BandExecutor {
  public init() {}
  public var bandCount: Int { 1 }
  public func perform(_ body: @Sendable (Int) -> Void) { body(0) }
}

extension BandExecutor {
  /// Rows of a band at least.
  private var leastRows: Int { 8 }

  /// Cuts `rows` into contiguous bands. No result may depend on where the cuts are.
  ///
  /// Passes of a few rows are not cut: waking a thread takes longer than they do, and where a band begins, rows above
  /// it are often made once more.
  @inline(__always)
  func forEachBand(of rows: Range<Int>, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void) {
    let bands = max(1, min(bandCount, rows.count / leastRows))
    // The one call of the body: where there are two, its loops are not inlined any more.
    perform { band in
      guard band < bands, !rows.isEmpty else { return }
      let first = rows.lowerBound + rows.count * band / bands
      body(band, first..<(rows.lowerBound + rows.count * (band + 1) / bands))
    }
  }
}
