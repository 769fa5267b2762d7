// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests that pixels mixed four at a time equal the definition of each pixel.
@Suite struct RowMixerTests {
  /// A source of premultiplied colours, some of them clear, opaque or beyond the gamut.
  private struct Given: RowSource {
    let colors: [SIMD4<Float>]
    let replaces: Bool
    var scratchCount: Int { 0 }

    func shade(
      _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
      scratch: UnsafeMutablePointer<SIMD4<Float>>
    ) {
      for index in 0..<count { row[index] = colors[x + index] }
    }
  }

  private static func color(_ random: inout SeededGenerator) -> SIMD4<Float> {
    let alpha = [0, 1, random.number(in: 0...1)][Int(random.next() % 3)]
    func lane() -> Float { Float(random.number(in: -0.1...1.1) * alpha) }
    return SIMD4(lane(), lane(), lane(), Float(alpha))
  }

  private static func sample(_ value: Float) -> UInt16 {
    UInt16((min(max(value, 0), 1) * 65535).rounded(.toNearestOrEven))
  }

  @Test(
    "Pixels mixed four at a time equal the definition", arguments: [false, true], ["full", "mask", "inverse"])
  func fourAtATimeAreEachAlone(replaces: Bool, kind: String) {
    var random = SeededGenerator(seed: 11)
    for round in 0..<300 {
      let width = 1 + round % 14
      let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: 1)
      let colors = (0..<width).map { _ in Self.color(&random) }
      // The mask begins and ends at any pixel of the row.
      let first = Int(random.next() % UInt64(width)),
        last = first + Int(random.next() % UInt64(width - first)) + 1
      let values = (first..<last).map { _ in
        [0, 255, UInt8(truncatingIfNeeded: random.next())][Int(random.next() % 3)]
      }
      let mask = CoverageMask(bounds: PixelRect(minX: first, minY: 0, maxX: last, maxY: 1), values: values)
      let coverage: Coverage =
        switch kind {
        case "full": .full(bounds)
        case "mask": .mask(mask)
        default: .inverse(mask, bounds)
        }
      let opacity: Float = [1, 0.3, 0][round % 3]
      var surface = Surface(
        bounds: bounds, samples: (0..<(4 * width)).map { _ in UInt16(truncatingIfNeeded: random.next()) })
      let expected = (0..<width).flatMap { x in
        let covered = mask.bounds.minX <= x && x < mask.bounds.maxX ? Float(values[x - first]) / 255 : 0
        let amount = (kind == "full" ? 1 : kind == "mask" ? covered : 1 - covered) * opacity
        return (0..<4).map { lane in
          let before = surface.samples[4 * x + lane]
          guard amount > 0 else { return before }
          let rest = replaces ? 1 - amount : max(0, 1 - colors[x].w * amount)
          return Self.sample(colors[x][lane] * amount + Float(before) / 65535 * rest)
        }
      }
      var scratch: [SIMD4<Float>] = []
      surface.withUnsafeSurface {
        Compositor(executor: ThreadExecutor(threads: 1)).paint(
          Given(colors: colors, replaces: replaces), through: coverage, opacity: opacity, blend: .sourceOver,
          onto: $0, scratch: &scratch)
      }
      let farthest = zip(surface.samples, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(farthest <= 1, "\(kind) \(round): products by a rounded 1/255 and 1/65535")
      let untouched = (0..<(4 * width)).filter { expected[$0] == surface.samples[$0] }.count
      #expect(untouched > 3 * width, "all but a few agree to the last bit")
    }
  }
}
