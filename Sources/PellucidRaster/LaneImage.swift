// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image while it is blurred: premultiplied colours as floats.
struct LaneImage {
  let region: PixelRect
  let level: Int
  let width: Int, height: Int
  /// Row by row, without gaps; the buffer may be longer.
  var lanes: [SIMD4<Float>]

  /// A picture whose lanes are still to be written.
  init(region: PixelRect, level: Int, _ buffers: inout BlurBuffers) {
    (self.region, self.level) = (region, level)
    (width, height) = ReducedImage.size(of: region, level: level)
    // Rows are finished in fours, of which the last may reach beyond them.
    lanes = buffers.lanes.take(count: width * height + 3)
  }
}

extension ReducedImage {
  /// The picture blurred as planned, at the plan's final level, each colour passed through `stage`.
  ///
  /// - Parameter stage: nil keeps premultiplied colours as the blur leaves them.
  func blurred<Executor: BandExecutor>(
    _ plan: BlurPlan, _ stage: ColorStage?, _ executor: Executor, _ buffers: inout BlurBuffers
  ) -> ReducedImage {
    var image = convolved(sigma: plan.residualSigma, executor, &buffers)
    while image.level > plan.finalLevel { image.double(executor, &buffers) }
    var result = ReducedImage(region: region, level: image.level, &buffers)
    let coverage = stage.map { _ in CaptureCoverage(self, plan) }
    image.store(to: &result, stage, coverage, executor)
    buffers.lanes.append(image.lanes)
    return result
  }

  /// Passes every colour through `stage`, its alpha staying as a weight.
  mutating func map<Executor: BandExecutor>(_ stage: ColorStage, _ executor: Executor) {
    let count = width * height
    cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeCells(base: cells.baseAddress.unsafelyUnwrapped)
      executor.forEachFour(of: count) { index in
        var colors = FourColors(cells.base + index)
        stage.apply(toWeighted: &colors)
        colors.store(to: cells.base + index)
      }
    }
  }
}

extension LaneImage {
  /// Finishes the colours, four of a row at a time.
  fileprivate mutating func store<Executor: BandExecutor>(
    to result: inout ReducedImage, _ stage: ColorStage?, _ coverage: CaptureCoverage?,
    _ executor: Executor
  ) {
    let (width, height) = (self.width, self.height)
    lanes.withUnsafeMutableBufferPointer { lanes in
      result.cells.withUnsafeMutableBufferPointer { cells in
        let source = UnsafeScratch(base: lanes.baseAddress.unsafelyUnwrapped)
        let target = UnsafeCells(base: cells.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<height) { _, rows in
          for y in rows {
            for x in stride(from: 0, to: width, by: 4) {
              let index = y * width + x
              // The last four of a row may reach into the next; what is read there is not written.
              var colors = FourColors(source.base + index)
              if let stage, let coverage {
                stage.apply(to: &colors, coverage: coverage.four(x, y))
              }
              if x + 4 <= width {
                colors.store(to: target.base + index)
              } else {
                for rest in 0..<(width - x) { target.base[index + rest] = Sample.whole(colors[rest]) }
              }
            }
          }
        }
      }
    }
  }
}

/// Open cells; Sendable because bands work on disjoint ones.
struct UnsafeCells: @unchecked Sendable {
  let base: UnsafeMutablePointer<SIMD4<UInt16>>
}

extension BandExecutor {
  /// Calls `body` with the first index of every four up to `count`; the last four may reach beyond it.
  @inline(__always)
  func forEachFour(of count: Int, _ body: @Sendable (Int) -> Void) {
    forEachBand(of: 0..<(count + 3) / 4) { _, fours in
      for four in fours { body(4 * four) }
    }
  }
}
