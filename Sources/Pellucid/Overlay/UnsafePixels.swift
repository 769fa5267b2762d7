// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The caller's pixels while they are drawn onto.
///
/// Rows are read and written in the renderer's order, RGBA. The memory holds every row of the layout, which
/// `SceneRenderer.draw(_:onto:)` checks before it makes one.
struct UnsafePixels {
  let base: UnsafeMutableRawPointer
  let layout: PixelLayout

  /// Copies the pixels of row `y` in `columns`.
  func read(_ y: Int, _ columns: Range<Int>, into row: inout ArraySlice<UInt8>) {
    let bytes = self.bytes(y, columns)
    row.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    layout.order.reorder(&row)
  }

  /// Writes a row of pixels at column `first` of row `y`.
  func write(_ row: ArraySlice<UInt8>, _ y: Int, from first: Int) {
    var row = row
    layout.order.reorder(&row)
    let bytes = self.bytes(y, first..<(first + row.count / 4))
    row.withUnsafeBytes { bytes.copyMemory(from: $0) }
  }

  private func bytes(_ y: Int, _ columns: Range<Int>) -> UnsafeMutableRawBufferPointer {
    precondition(
      y >= 0 && y < layout.height && columns.lowerBound >= 0 && columns.upperBound <= layout.width,
      "pixels of the layout")
    return UnsafeMutableRawBufferPointer(
      start: base + y * layout.bytesPerRow + 4 * columns.lowerBound, count: 4 * columns.count)
  }
}
