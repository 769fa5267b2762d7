// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A picture resampled once for the frame in which it is drawn, for scenes that are drawn often.
///
/// Stores the resampled colours unrounded, so drawing it gives the same bytes as drawing the original picture.
package struct FittedImage: Hashable, Sendable {
  /// The pixels of the scene for which colours are stored.
  package let bounds: PixelRect
  /// The premultiplied colours, row by row.
  let colors: [SIMD4<Float>]
  /// A Boolean value that is true where every pixel is opaque.
  let isOpaque: Bool

  /// Resamples the part of the picture within `bounds`. Neither `bounds` nor the placement's frame may be empty.
  package init(
    _ image: PixelImage, _ placement: ImagePlacement, in bounds: PixelRect, executor: some BandExecutor
  ) {
    self.bounds = bounds
    let (width, count) = (bounds.width, bounds.width * bounds.height)
    colors = image.withUnsafeImage { pixels in
      let source = ImageSource(pixels, frame: placement.frame, fit: placement.fit, area: bounds)
      let perBand = source.scratchCount
      var scratch: [SIMD4<Float>] = []
      scratch.grow(to: max(1, perBand * executor.bandCount))
      return scratch.withUnsafeMutableBufferPointer { scratch in
        let scratch = UnsafeScratch(scratch)
        return [SIMD4<Float>](unsafeUninitializedCapacity: count) { colors, initialized in
          let colors = UnsafeScratch(colors)
          executor.forEachBand(of: bounds.minY..<bounds.maxY, width: 8 * bounds.width) { band, rows in
            for y in rows {
              source.shade(
                y, from: bounds.minX, count: width, into: colors.part(y - bounds.minY, of: width),
                scratch: scratch.part(band, of: perBand))
            }
          }
          initialized = count
        }
      }
    }
    isOpaque = colors.allSatisfy { $0.w == 1 }
  }

  /// Returns the memory of an image with these bounds, in bytes: twice that of a 16-bit picture of the same size.
  package static func byteCount(of bounds: PixelRect) -> Int {
    bounds.width * bounds.height * MemoryLayout<SIMD4<Float>>.stride
  }

  /// Returns the opacity of a pixel, 0…1, or 0 outside the bounds.
  package func alpha(x: Int, y: Int) -> Float {
    guard x >= bounds.minX, y >= bounds.minY, x < bounds.maxX, y < bounds.maxY else { return 0 }
    return colors[(y - bounds.minY) * bounds.width + x - bounds.minX].w
  }

  /// Opens the colours for drawing within `area`; the source must not outlive `body`.
  func withUnsafeFittedSource(in area: PixelRect, _ body: (UnsafeFittedSource) -> Void) {
    let isWhole = isOpaque && bounds.intersection(area) == area
    colors.withUnsafeBufferPointer {
      body(UnsafeFittedSource(bounds: bounds, base: $0.baseAddress.unsafelyUnwrapped, replaces: isWhole))
    }
  }
}

/// Pointers to the colours of a fitted image. Sendable because the colours are only read.
struct UnsafeFittedSource: RowSource, @unchecked Sendable {
  let bounds: PixelRect
  let base: UnsafePointer<SIMD4<Float>>
  /// A Boolean value that is true where the image has an opaque colour for every pixel to be drawn.
  let replaces: Bool
  var scratchCount: Int { 0 }

  /// Copies part of a row. Pixels outside the bounds become transparent: a mask may exceed the frame by a rounding
  /// error.
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let columns = (x..<(x + count)).clamped(to: bounds.minX..<bounds.maxX)
    let isInside = y >= bounds.minY && y < bounds.maxY && !columns.isEmpty
    if !isInside || columns.count < count { row.update(repeating: SIMD4(repeating: 0), count: count) }
    guard isInside else { return }
    let first = (y - bounds.minY) * bounds.width + columns.lowerBound - bounds.minX
    (row + (columns.lowerBound - x)).update(from: base + first, count: columns.count)
  }

  /// Rounds the colours directly into `pixels`, without copying them to `row` first.
  func store(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    assert(y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x + count <= bounds.maxX)
    let colors = base + ((y - bounds.minY) * bounds.width + x - bounds.minX)
    for index in 0..<count {
      let pixel = Sample.whole(colors[index])
      pixels.storeBytes(of: pixel, toByteOffset: index * ReducedImage.stride, as: SIMD4<UInt16>.self)
    }
  }
}
