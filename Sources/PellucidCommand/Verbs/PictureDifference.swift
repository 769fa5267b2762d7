// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Numbers on how two pictures of one size differ: premultiplied, all four channels, code values 0…255.
struct PictureDifference {
  /// The largest difference of any channel, and the pixel it is in.
  private(set) var largest = 0.0
  private(set) var place = (x: 0, y: 0)
  /// Pixels with a channel beyond the tolerance.
  private(set) var count = 0
  let pixels: Int
  /// Over all channels of all pixels.
  private(set) var mean = 0.0
  private(set) var largestDeltaE = 0.0
  private(set) var meanDeltaE = 0.0

  init(_ first: PixelImage, _ second: PixelImage, tolerance: Double) {
    pixels = first.width * first.height
    var (sum, sumDeltaE) = (0.0, 0.0)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let (a, b) = (first[x, y], second[x, y])
        guard a != b else { continue }
        let distance = Self.distance(a, b)
        let worst = Double(distance.max()) / 257
        sum += Double(distance.wrappedSum()) / 257
        if worst > largest { (largest, place) = (worst, (x, y)) }
        if worst > tolerance { count += 1 }
        let deltaE = CIELab(first.straight(x: x, y: y, in: SRGB.self)).deltaE2000(
          from: CIELab(second.straight(x: x, y: y, in: SRGB.self)))
        largestDeltaE = max(largestDeltaE, deltaE)
        sumDeltaE += deltaE
      }
    }
    mean = sum / Double(4 * pixels)
    meanDeltaE = sumDeltaE / Double(pixels)
  }

  /// Opaque; differences of red, green and blue, alpha's added to each, stretched so that the largest is 255.
  func picture(_ first: PixelImage, _ second: PixelImage) -> PixelImage {
    var picture = PixelImage(width: first.width, height: first.height)
    let factor = largest > 0 ? 255 / largest : 0
    for y in 0..<first.height {
      for x in 0..<first.width {
        let distance = Self.distance(first[x, y], second[x, y])
        var pixel = SIMD4<UInt16>(repeating: .max)
        for lane in 0..<3 {
          let value = Double(max(distance[lane], distance[3])) * factor
          pixel[lane] = UInt16(min(value.rounded(), 65535))
        }
        picture[x, y] = pixel
      }
    }
    return picture
  }

  private static func distance(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>) -> SIMD4<UInt32> {
    let (a, b) = (SIMD4<Int32>(truncatingIfNeeded: a), SIMD4<Int32>(truncatingIfNeeded: b))
    let difference = a &- b
    return SIMD4<UInt32>(
      truncatingIfNeeded: difference.replacing(with: 0 &- difference, where: difference .< 0))
  }
}
