// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Runs the bands of a pass; Host brings threads, WebAssembly runs them one after another.
package protocol BandExecutor: Sendable {
  /// The most bands that a pass is cut into.
  var bandCount: Int { get }
  /// Calls `body` once for every number in `0..<bands`, in any order, and returns when all have ended.
  func perform(bands: Int, _ body: @Sendable (Int) -> Void)
}

/// One band after another, on the caller's thread.
package struct SerialExecutor: BandExecutor {
  package init() {}
  package var bandCount: Int { 1 }
  package func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    for band in 0..<bands { body(band) }
  }
}

extension BandExecutor {
  /// Rows of a band at least.
  private var leastRows: Int { 8 }

  /// Cells of a band at least, chosen: they take about as long as waking a thread.
  private var leastCells: Int { 8192 }

  /// Cuts `rows` into contiguous bands. No result may depend on where the cuts are.
  ///
  /// Small passes are not cut: waking a thread takes longer than they do, and where a band begins, rows above it are
  /// often made once more.
  ///
  /// - Parameter width: Cells that a row takes the time of: as many as it has where each is read, mixed and written.
  @inline(__always)
  func forEachBand(
    of rows: Range<Int>, width: Int, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void
  ) {
    guard !rows.isEmpty else { return }
    let bands = max(1, min(bandCount, rows.count / leastRows, rows.count * width / leastCells))
    // The one call of the body: where there are two, its loops are not inlined any more.
    perform(bands: bands) { band in
      let first = rows.lowerBound + rows.count * band / bands
      body(band, first..<(rows.lowerBound + rows.count * (band + 1) / bands))
    }
  }
}
