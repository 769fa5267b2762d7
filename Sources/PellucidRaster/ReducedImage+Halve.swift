// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ReducedImage {
  /// Replaces the image by the next level, with half the cells per axis.
  ///
  /// - Parameter stage: The colour changes to apply before halving, which keep alpha as the weight of a cell.
  mutating func halve<Executor: BandExecutor>(
    _ executor: Executor, through stage: ColorStage? = nil, _ buffers: inout BlurBuffers
  ) {
    var result = ReducedImage(region: region, padding: padding, level: level + 1, &buffers)
    // A transparent row and, with a stage, four rows per band with widths rounded up to a multiple of four.
    let (width, room) = (self.width, (self.width + 3) & ~3)
    let perBand = stage == nil ? 0 : 4 * room
    var scratch = buffers.cells.take(count: width + perBand * executor.bandCount)
    for index in 0..<width { scratch[index] = SIMD4(repeating: 0) }
    scratch.withUnsafeMutableBytes { scratch in
      let scratch = UnsafeShare(scratch)
      withStoredRows(empty: scratch) { stored in
        guard let stage else { return result.fill(executor) { _ in stored } }
        result.fill(executor) { band in
          let ring = scratch.cells(from: width + perBand * band, count: perBand)
          return UnsafePassedRows(base: stored, stage: stage, ring: UnsafeRowRing(base: ring, count: room))
        }
      }
    }
    buffers.cells.append(scratch)
    swap(&self, &result)
    buffers.cells.append(result.cells)
  }

  /// Opens the image as rows of cells. `empty` begins with a transparent row.
  private func withStoredRows(empty: UnsafeShare, _ body: (UnsafeStoredRows) -> Void) {
    cells.withUnsafeBytes {
      body(
        UnsafeStoredRows(
          base: $0.baseAddress.unsafelyUnwrapped, count: width, height: height,
          empty: UnsafeRawPointer(empty.base)))
    }
  }

  /// Writes all cells from the rows that `source` returns for a band, halved.
  @inline(__always)
  private mutating func fill<Executor: BandExecutor, Rows: UnsafeCellRows>(
    _ executor: Executor, from source: @Sendable (_ band: Int) -> Rows
  ) {
    let (width, height) = (self.width, self.height)
    cells.withUnsafeMutableBytes { cells in
      let target = UnsafeShare(cells)
      executor.forEachBand(of: 0..<height, width: 4 * width) { band, lines in
        let rows = source(band)
        // Each row is computed once, directly at its destination, so the ring stays unused.
        var halved = UnsafeHalvedRows(
          base: rows, count: width, height: height, padding: 0, empty: UnsafeRawPointer(target.base),
          ring: UnsafeRowRing(base: target.base, count: 0))
        for y in lines { halved.make(y, into: target.cells(from: y * width, count: width)) }
      }
    }
  }
}
