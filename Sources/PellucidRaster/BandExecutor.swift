// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A policy for running the bands of a pass: PellucidHost runs them on threads, WebAssembly one after another.
package protocol BandExecutor: Sendable {
  /// The largest number of bands that a pass is cut into.
  var bandCount: Int { get }
  /// Calls `body` once for every number in `0..<bands`, in any order, and returns when all calls have ended.
  func perform(bands: Int, _ body: @Sendable (Int) -> Void)
}

/// An executor that runs one band after another on the caller's thread.
package struct SerialExecutor: BandExecutor {
  package init() {}
  package var bandCount: Int { 1 }
  package func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    for band in 0..<bands { body(band) }
  }
}

extension BandExecutor {
  /// The smallest number of rows in a band.
  private var leastRows: Int { 8 }

  /// The smallest number of cells in a band. Chosen: computing 8192 cells takes about as long as waking a thread.
  private var leastCells: Int { 8192 }

  /// Cuts `rows` into contiguous bands and calls `body` once for each band. The result must not depend on the cuts.
  ///
  /// A small pass stays in one band: waking a thread would take longer than the pass itself, and a band often has to
  /// compute again the rows just above its first row.
  ///
  /// - Parameter width: The cost of a row, in cells: the row's width where each cell is read, mixed and written once,
  ///   and a multiple of the width where a cell costs more.
  @inline(__always)
  func forEachBand(
    of rows: Range<Int>, width: Int, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void
  ) {
    guard !rows.isEmpty else { return }
    let bands = max(1, min(bandCount, rows.count / leastRows, rows.count * width / leastCells))
    // `body` is called in one place only: with two calls the compiler no longer inlines its loops.
    perform(bands: bands) { band in
      let first = rows.lowerBound + rows.count * band / bands
      body(band, first..<(rows.lowerBound + rows.count * (band + 1) / bands))
    }
  }
}
