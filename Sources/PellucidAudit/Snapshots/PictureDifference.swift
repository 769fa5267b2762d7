// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON
import PellucidJudge
import PellucidPlan

/// The differences between two pictures of the same size, over all four channels, premultiplied, in code values
/// 0…255.
package struct PictureDifference: Sendable {
  /// The largest difference of any channel, and the pixel that has it.
  package private(set) var largest = 0.0
  package private(set) var place = (x: 0, y: 0)
  /// The number of pixels whose difference exceeds the limit.
  package private(set) var count = 0
  package let pixels: Int
  /// The mean difference over all channels of all pixels.
  package private(set) var mean = 0.0
  /// The largest CIEDE2000 difference of any pixel, and the mean over all pixels.
  package private(set) var largestDeltaE = 0.0
  package private(set) var meanDeltaE = 0.0

  /// Compares two pictures of the same size.
  package init(_ first: PixelImage, _ second: PixelImage, limit: PictureTolerance.Limit) {
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
        let deltaE = Self.deltaE(a, b)
        switch limit {
        case .codeValues(let largest): if worst > largest { count += 1 }
        case .deltaE(let largest): if deltaE > largest { count += 1 }
        }
        largestDeltaE = max(largestDeltaE, deltaE)
        sumDeltaE += deltaE
      }
    }
    mean = sum / Double(4 * pixels)
    meanDeltaE = sumDeltaE / Double(pixels)
  }

  /// Creates the differences that `members` stored; nil where a number is none that it writes.
  ///
  /// - Parameter numbers: Returns the numbers of a member.
  init?(stored numbers: (String) throws(ShardError) -> [Double]) throws(ShardError) {
    func number(_ key: String) throws(ShardError) -> Double? {
      let all = try numbers(key)
      return all.count == 1 && all[0].isFinite && all[0] >= 0 ? all[0] : nil
    }
    let at = try numbers("at").compactMap { Int(exactly: $0) }
    guard at.count == 2, at.allSatisfy({ $0 >= 0 }), let largest = try number("largest"),
      let count = try number("count").flatMap({ Int(exactly: $0) }), let mean = try number("mean"),
      let pixels = try number("pixels").flatMap({ Int(exactly: $0) }), count <= pixels,
      let largestDeltaE = try number("deltaE2000"), let meanDeltaE = try number("meanDeltaE2000")
    else { return nil }
    (self.largest, place, self.count, self.pixels) = (largest, (at[0], at[1]), count, pixels)
    (self.mean, self.largestDeltaE, self.meanDeltaE) = (mean, largestDeltaE, meanDeltaE)
  }

  /// Returns an opaque picture of the differences.
  ///
  /// Each of red, green and blue shows the larger one of its own difference and the difference of alpha, scaled by
  /// 255 divided by the largest difference.
  package func picture(_ first: PixelImage, _ second: PixelImage) -> PixelImage {
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

  /// Returns the CIEDE2000 difference of two premultiplied pixels as seen over black or over white, whichever is
  /// larger.
  private static func deltaE(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>) -> Double {
    let overBlack = seen(a, over: 0).deltaE2000(from: seen(b, over: 0))
    if a.w == .max && b.w == .max { return overBlack }
    return max(overBlack, seen(a, over: 1).deltaE2000(from: seen(b, over: 1)))
  }

  /// Returns the colour of a premultiplied pixel over a grey ground, 0…1.
  private static func seen(_ pixel: SIMD4<UInt16>, over ground: Float) -> CIELab {
    let parts = SIMD4<Float>(pixel) / 65535
    let through = ground * (1 - parts.w)
    return CIELab(EncodedColor(red: parts.x + through, green: parts.y + through, blue: parts.z + through))
  }

  /// Returns the absolute difference of each channel, 0…65535.
  private static func distance(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>) -> SIMD4<UInt32> {
    let (a, b) = (SIMD4<Int32>(truncatingIfNeeded: a), SIMD4<Int32>(truncatingIfNeeded: b))
    let difference = a &- b
    return SIMD4<UInt32>(
      truncatingIfNeeded: difference.replacing(with: 0 &- difference, where: difference .< 0))
  }
}

extension PictureDifference {
  /// The figures as members of a JSON object.
  package var members: [(key: String, value: JSONText)] {
    [
      (key: "largest", value: .number(largest)),
      (key: "at", value: .array([.whole(place.x), .whole(place.y)])),
      (key: "count", value: .whole(count)), (key: "pixels", value: .whole(pixels)),
      (key: "mean", value: .number(mean)), (key: "deltaE2000", value: .number(largestDeltaE)),
      (key: "meanDeltaE2000", value: .number(meanDeltaE)),
    ]
  }

  /// Returns the figures as a table for a terminal.
  ///
  /// - Parameter tolerance: The largest difference of pixels that are not counted, in code values 0…255.
  package func text(tolerance: Double, in language: Language) -> String {
    let (most, tolerance) = (Figures.text(largest), Figures.text(tolerance))
    let mean = Figures.text(mean, places: 6)
    let (deltaE, meanDeltaE) = (Figures.text(largestDeltaE), Figures.text(meanDeltaE, places: 6))
    return TextTable(
      rows: language.choose(
        [
          ["largest", "\(most) of 255 at \(place.x), \(place.y)"],
          ["count", "\(count) of \(pixels) pixels above \(tolerance)"],
          ["mean", "\(mean) of 255 per channel"],
          ["ΔE2000", "\(deltaE) largest, \(meanDeltaE) mean"],
        ],
        [
          ["가장 큰 차이", "255 가운데 \(most), 위치 \(place.x), \(place.y)"],
          ["다른 픽셀", "\(pixels)개 가운데 \(count)개, 허용치 \(tolerance)"],
          ["평균", "채널마다 255 가운데 \(mean)"],
          ["ΔE2000", "최대 \(deltaE), 평균 \(meanDeltaE)"],
        ])
    ).text
  }
}
