// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// Ordered dithering from 16 to 8 bits: the fraction lost in quantization decides how often the next higher value is
/// used, so that smooth gradients show no bands.
///
/// The threshold follows a low-discrepancy sequence whose steps are the powers of the plastic number's inverse; it
/// spreads neighbouring thresholds as evenly as a plane allows. Samples that are whole 8-bit values are never
/// changed. All samples of a pixel share one threshold, so that no colour exceeds its alpha.
package enum Dither {
  typealias Pair = SIMD8<UInt16>

  /// Writes row `y` of `image` as 8-bit premultiplied RGBA, `4 · width` bytes. A colour above its alpha stays above it.
  package static func row(_ y: Int, of image: PixelImage, into bytes: inout [UInt8]) {
    precondition(bytes.count >= 4 * image.width, "four bytes per pixel")
    precondition(y >= 0 && y < image.height, "a row of the picture")
    precondition(image.samples.count >= 4 * image.width * (y + 1), "four samples per pixel")
    image.withUnsafeImage { image in
      bytes.withUnsafeMutableBytes { bytes in
        store(image.row(y), count: image.width, x: 0, y: y, into: bytes.baseAddress.unsafelyUnwrapped)
      }
    }
  }

  /// Writes `count` pixels of 16-bit samples as the 8-bit pixels of a picture that begin at (x, y).
  static func store(
    _ samples: UnsafeRawPointer, count: Int, x: Int, y: Int, into bytes: UnsafeMutableRawPointer
  ) {
    // The thresholds of the first two pixels and of the next two.
    var early = Pair(
      lowHalf: SIMD4(repeating: threshold(x: x, y: y)), highHalf: SIMD4(repeating: threshold(x: x + 1, y: y)))
    var late = early &+ 2 &* stepRight
    var index = 0
    while index &+ 4 <= count {
      let pixels = samples + index &* MemoryLayout<SIMD4<UInt16>>.stride
      let first = inBytes(pixels.loadUnaligned(as: Pair.self)) &+ (early &>> 8)
      let second = inBytes(pixels.loadUnaligned(fromByteOffset: 16, as: Pair.self)) &+ (late &>> 8)
      bytes.storeBytes(
        of: SIMD16(lowHalf: highBytes(first), highHalf: highBytes(second)),
        toByteOffset: index &* UnsafeBytes.stride, as: SIMD16<UInt8>.self)
      early &+= 4 &* stepRight
      late &+= 4 &* stepRight
      index &+= 4
    }
    while index < count {
      let pixel = samples.loadUnaligned(
        fromByteOffset: index * MemoryLayout<SIMD4<UInt16>>.stride, as: SIMD4<UInt16>.self)
      store(scaled: inBytes(pixel), x: x + index, y: y, to: bytes + index * UnsafeBytes.stride)
      index += 1
    }
  }

  /// Writes the 8-bit pixel at (x, y) from samples in 1/256 of an 8-bit step.
  @inline(__always)
  static func store(scaled pixel: SIMD4<UInt16>, x: Int, y: Int, to bytes: UnsafeMutableRawPointer) {
    let sum = pixel &+ threshold(x: x, y: y) &>> 8
    bytes.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8), as: SIMD4<UInt8>.self)
  }

  /// Returns the high byte of each sample.
  @inline(__always)
  private static func highBytes(_ samples: Pair) -> SIMD8<UInt8> {
    unsafeBitCast(samples, to: SIMD16<UInt8>.self).oddHalf
  }

  /// Returns 16-bit samples in units of 1/256 of an 8-bit step, rounded down: 257 q + r, a byte and a fraction of
  /// 257ths, becomes 256 q + r, or one less.
  @inline(__always)
  static func inBytes<Samples: SIMD<UInt16>>(_ samples: Samples) -> Samples { samples &- (samples &>> 8) }

  /// Returns the amount that is added at (x, y) before the fraction is truncated, in 1/65536 of an 8-bit step: the
  /// plastic number p = 1.3247… gives the steps 65536 / p to the right and 65536 / p² downwards.
  @inline(__always)
  static func threshold(x: Int, y: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: x) &* stepRight &+ UInt16(truncatingIfNeeded: y) &* 37345
  }

  /// The threshold's step from a pixel to its right neighbour, 65536 / p.
  static var stepRight: UInt16 { 49471 }
}

extension ByteImage {
  /// Creates an 8-bit picture by dithering a 16-bit one.
  package init(dithering image: PixelImage) {
    self.init(width: image.width, height: image.height)
    precondition(image.samples.count == samples.count, "four samples per pixel")
    samples.withUnsafeMutableBytes { bytes in
      image.withUnsafeImage { image in
        for y in 0..<image.height {
          let row = bytes.baseAddress.unsafelyUnwrapped + y * image.width * UnsafeBytes.stride
          Dither.store(image.row(y), count: image.width, x: 0, y: y, into: row)
        }
      }
    }
  }
}
