// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan
import PellucidRaster

/// The layout of pixels in memory: premultiplied, gamma-encoded in the gamut of the scene's traits, 8 bits a sample, row by
/// row from the top. Drawing onto a layout that cannot be used is a `PellucidError` of the kind `pixels`.
public struct PixelLayout: Hashable, Sendable {
  /// The order of the four samples of a pixel in memory, from the lowest address on.
  public enum Order: Hashable, Sendable { case rgba, bgra }

  /// The size, in pixels, each at least 1.
  public var width: Int, height: Int
  /// The distance from one row to the next, in bytes, at least `4 · width`.
  public var bytesPerRow: Int
  /// The order of the samples of a pixel.
  public var order: Order

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels, at least 1.
  ///   - height: The height, in pixels, at least 1.
  ///   - bytesPerRow: The distance from one row to the next, in bytes, at least `4 · width`; nil for rows without gaps.
  ///   - order: The order of the samples of a pixel.
  public init(width: Int, height: Int, bytesPerRow: Int? = nil, order: Order = .rgba) {
    (self.width, self.height, self.order) = (width, height, order)
    // A width that no memory holds is refused where it is drawn onto.
    self.bytesPerRow = bytesPerRow ?? width.multipliedReportingOverflow(by: 4).partialValue
  }
}

extension PixelLayout.Order {
  /// Swaps red and blue of a row of pixels where the order is not that of the renderer.
  func reorder(_ row: inout ArraySlice<UInt8>) {
    guard self == .bgra else { return }
    for pixel in stride(from: row.startIndex, to: row.endIndex - 3, by: 4) { row.swapAt(pixel, pixel + 2) }
  }
}

extension PixelImage {
  /// Returns the pixels in an order of samples, 8 bits each, dithered.
  func bytes(_ order: PixelLayout.Order) -> [UInt8] {
    var row = [UInt8](repeating: 0, count: 4 * width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row.count * height)
    for y in 0..<height {
      Dither.row(y, of: self, into: &row)
      order.reorder(&row[...])
      bytes += row
    }
    return bytes
  }
}
