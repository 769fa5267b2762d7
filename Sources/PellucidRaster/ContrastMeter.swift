// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The contrast of one text, measured on the drawn pixels.
public struct TextMeasurement: Hashable, Sendable {
  /// The layer's id; empty if it has none.
  public var id: String
  /// The lowest WCAG ratio, 1…21, over pixels that the text covers at least half.
  public var lowest: Double
  /// The ratio that 5 % of those pixels fall below.
  public var fifthPercentile: Double
  /// The pixel of the lowest ratio, in pixels of the picture.
  public var atX: Int, atY: Int
}

/// Compares the ink at full coverage with the pixel as it was before the text was drawn.
struct ContrastMeter {
  /// Linear light of every 16-bit sample.
  let linear: [Float]
  /// Weights of linear red, green and blue in the relative luminance.
  let weights: SIMD4<Float>

  init(gamut: Plan.Space) {
    linear = (0...65535).map { Float(TransferCurve.linear(Double($0) / 65535)) }
    weights = gamut == .srgb ? SIMD4(0.2126, 0.7152, 0.0722, 0) : SIMD4(0.2289746, 0.6917385, 0.0792869, 0)
  }

  func luminance(_ color: SIMD4<Float>) -> Float {
    let sample = Sample.whole(color)
    return linear[Int(sample.x)] * weights.x + linear[Int(sample.y)] * weights.y
      + linear[Int(sample.z)] * weights.z
  }

  /// (lighter + 0.05) / (darker + 0.05).
  func ratio(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// nil where no pixel is covered by half.
  func measure<Source: RowSource>(
    _ source: Source, mask: CoverageMask, opacity: Float, backdrop: UnsafeSurfaceStack,
    within clip: PixelRect, id: String
  ) -> TextMeasurement? {
    let area = mask.bounds.intersection(clip)
    guard !area.isEmpty else { return nil }
    var rows = [SIMD4<Float>](
      repeating: SIMD4(repeating: 0), count: 2 * area.width + source.scratchCount)
    var ratios: [(ratio: Float, x: Int, y: Int)] = []
    rows.withUnsafeMutableBufferPointer { rows in
      let ink = rows.baseAddress.unsafelyUnwrapped
      let under = ink + area.width
      for y in area.minY..<area.maxY {
        let line = (y - mask.bounds.minY) * mask.bounds.width - mask.bounds.minX
        guard (area.minX..<area.maxX).contains(where: { mask.values[line + $0] >= 128 }) else { continue }
        source.shade(y, from: area.minX, count: area.width, into: ink, scratch: under + area.width)
        backdrop.read(y, from: area.minX, count: area.width, into: under)
        for index in 0..<area.width where mask.values[line + area.minX + index] >= 128 {
          let source = ink[index] * opacity
          let drawn = source + under[index] * (1 - source.w)
          ratios.append((ratio(drawn, under[index]), area.minX + index, y))
        }
      }
    }
    guard var lowest = ratios.first else { return nil }
    for entry in ratios where entry.ratio < lowest.ratio { lowest = entry }
    let sorted = ratios.map { $0.ratio }.sorted()
    return TextMeasurement(
      id: id, lowest: Double(lowest.ratio), fifthPercentile: Double(sorted[sorted.count / 20]),
      atX: lowest.x, atY: lowest.y)
  }
}
