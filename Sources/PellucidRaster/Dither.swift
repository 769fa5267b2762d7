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
    for x in 0..<image.width {
      let threshold = threshold(x, y)
      for channel in 0..<4 {
        let sample = UInt32(image.samples[first + 4 * x + channel])
        // Alpha is rounded, so that opaque stays opaque and no colour exceeds it by noise.
        bytes[4 * x + channel] =
          channel == 3 ? UInt8((sample + 128) / 257) : UInt8((sample + threshold) / 257)
      }
      for channel in 0..<3 {
        bytes[4 * x + channel] = min(bytes[4 * x + channel], bytes[4 * x + 3])
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
