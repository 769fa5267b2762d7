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
    let first = 4 * y * image.width
    image.samples.withUnsafeBufferPointer { samples in
      for x in 0..<image.width {
        let sample = first + 4 * x
        let pixel = SIMD4<UInt32>(
          UInt32(samples[sample]), UInt32(samples[sample + 1]), UInt32(samples[sample + 2]),
          UInt32(samples[sample + 3]))
        // Alpha is rounded, so that opaque stays opaque and no colour exceeds it by noise.
        var threshold = SIMD4(repeating: threshold(x, y))
        threshold.w = 128
        let value = (pixel &+ threshold) / 257
        for channel in 0..<4 { bytes[4 * x + channel] = UInt8(min(value[channel], value.w)) }
      }
    }
  }

  /// 0…256, evenly distributed.
  static func threshold(_ x: Int, _ y: Int) -> UInt32 {
    // 2³² / p and 2³² / p², p the plastic number 1.3247….
    let place =
      UInt32(truncatingIfNeeded: x) &* 3_242_174_889
      &+ UInt32(truncatingIfNeeded: y) &* 2_447_445_414
    return UInt32((UInt64(place) * 257) >> 32)
  }
}
