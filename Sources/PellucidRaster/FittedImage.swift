// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A picture scaled to where it is drawn, made once for scenes that are drawn often.
///
/// Keeps the scaled colours unrounded, so drawing it gives the bytes that drawing the picture gives.
package struct FittedImage: Hashable, Sendable {
  /// The pixels that were made.
  package let bounds: PixelRect
  /// Premultiplied, row by row.
  let colors: [SIMD4<Float>]
  /// A Boolean value that is true where every pixel is opaque.
  let isOpaque: Bool

  /// Scales what lies in `bounds`, which must not be empty, nor the placement's frame.
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

  /// Bytes of an image with these pixels; twice those of a picture as large.
  package static func byteCount(of bounds: PixelRect) -> Int {
    bounds.width * bounds.height * MemoryLayout<SIMD4<Float>>.stride
  }

  /// Opacity of a pixel, 0…1; nothing outside the bounds.
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

/// The open colours of a fitted image. Sendable because they are only read.
struct UnsafeFittedSource: RowSource, @unchecked Sendable {
  let bounds: PixelRect
  let base: UnsafePointer<SIMD4<Float>>
  /// A Boolean value that is true where there is an opaque colour for every pixel that is asked for.
  let replaces: Bool
  var scratchCount: Int { 0 }

  /// Transparent outside the bounds: a mask may be a rounding error larger than the frame.
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

  /// Rounds without a copy in between.
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
