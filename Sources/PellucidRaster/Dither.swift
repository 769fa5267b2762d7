// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// From 16 to 8 bits without bands: the fraction decides how often the higher value is taken.
///
/// The threshold walks along a sequence whose steps are the powers of the plastic number's inverse, which spreads
/// neighbours as evenly as a plane allows. Samples that are whole 8-bit values are never changed.
public enum Dither {
  /// The 8-bit premultiplied RGBA of row `y`; `4 · width` bytes.
  public static func row(_ y: Int, of image: PixelImage, into bytes: inout [UInt8]) {
    precondition(bytes.count >= 4 * image.width, "four bytes per pixel")
    precondition(y >= 0 && y < image.height, "a row of the picture")
    let first = 8 * y * image.width
    // Alpha is rounded, so that opaque stays opaque and no colour exceeds it by noise.
    let (colors, rounding) = (SIMD4<Int32>(-1, -1, -1, 0), SIMD4<Int32>(0, 0, 0, 128))
    image.samples.withUnsafeBytes { samples in
      bytes.withUnsafeMutableBytes { bytes in
        for x in 0..<image.width {
          let pixel = samples.load(fromByteOffset: first + 8 * x, as: SIMD4<UInt16>.self)
          let threshold = SIMD4(repeating: Int32(truncatingIfNeeded: threshold(x, y)))
          var value = divided(SIMD4(truncatingIfNeeded: pixel) &+ (threshold & colors | rounding))
          if pixel.w < 65535 {
            let alpha = SIMD4(repeating: value.w)
            value.replace(with: alpha, where: value .> alpha)
          }
          bytes.storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: value), toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
        }
      }
    }
  }

  /// Whole parts of values in 0…65791 divided by 257.
  ///
  /// With v = 257 q + r, v - ⌊v / 256⌋ = 256 q + r - ⌊(q + r) / 256⌋, and what follows 256 q is less than 256: it can
  /// only be 256 where r is, and then q + r is at least 256.
  @inline(__always)
  static func divided(_ value: SIMD4<Int32>) -> SIMD4<Int32> { (value &- (value &>> 8)) &>> 8 }

  /// 0…256, evenly distributed.
  static func threshold(_ x: Int, _ y: Int) -> UInt32 {
    // 2³² / p and 2³² / p², p the plastic number 1.3247….
    let place =
      UInt32(truncatingIfNeeded: x) &* 3_242_174_889
      &+ UInt32(truncatingIfNeeded: y) &* 2_447_445_414
    return UInt32((UInt64(place) * 257) >> 32)
  }
}
