// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image during its blur, with premultiplied colours as floats.
struct LaneImage {
  /// The captured rectangle, in pixels.
  let region: PixelRect
  /// The reduction: a cell stands for 2^level × 2^level pixels.
  let level: Int
  /// The size, in cells.
  let width: Int, height: Int
  /// The cells, row by row without gaps. The buffer may be longer.
  var lanes: [SIMD4<Float>]

  /// Creates an image with unspecified lanes.
  init(region: PixelRect, level: Int, _ buffers: inout BlurBuffers) {
    (self.region, self.level) = (region, level)
    (width, height) = ReducedImage.size(of: region, level: level)
    // Rows are finished in fours, and the last four may extend beyond the last row.
    lanes = buffers.lanes.take(count: width * height + 3)
  }
}

extension ReducedImage {
  /// Returns the image blurred according to `plan`, at the plan's final level, with each colour passed through `stage`.
  ///
  /// - Parameter stage: The colour changes after the blur; nil stores the premultiplied colours of the blur itself.
  func blurred<Executor: BandExecutor>(
    _ plan: BlurPlan, _ stage: ColorStage?, _ executor: Executor, _ buffers: inout BlurBuffers
  ) -> ReducedImage {
    var image = convolved(sigma: plan.residualSigma, executor, &buffers)
    // The last doubling is fused with the finishing of rows, in `store`.
    while image.level > plan.finalLevel + 1 { image.double(executor, &buffers) }
    var result = ReducedImage(region: region, level: min(image.level, plan.finalLevel), &buffers)
    let finish = RowFinish(
      width: result.width, stage: stage, coverage: stage.map { _ in CaptureCoverage(self, plan) })
    image.store(to: &result, finish, executor, &buffers)
    buffers.lanes.append(image.lanes)
    return result
  }

  /// Passes every colour through `stage`, which keeps alpha as the weight of the cell.
  mutating func map<Executor: BandExecutor>(_ stage: ColorStage, _ executor: Executor) {
    let count = width * height
    cells.withUnsafeMutableBytes { cells in
      let cells = UnsafeShare(cells)
      executor.forEachBand(of: 0..<(count + 3) / 4, width: 4) { _, fours in
        let first = cells.base + 4 * fours.lowerBound * ReducedImage.stride
        stage.apply(toWeighted: first, count: 4 * fours.count, into: first)
      }
    }
  }
}

/// The last step of a row of blurred colours: the colour stage, if any, and quantization to 16 bits.
private struct RowFinish {
  let width: Int
  let stage: ColorStage?
  let coverage: CaptureCoverage?

  /// Finishes row `y` and writes its cells.
  func store(_ row: UnsafePointer<SIMD4<Float>>, _ y: Int, to cells: UnsafeMutablePointer<SIMD4<UInt16>>) {
    if let stage, let coverage {
      stage.finish(row, count: width, coverage, y, into: cells)
    } else {
      for x in 0..<width { cells[x] = Sample.whole(row[x]) }
    }
  }
}

extension LaneImage {
  /// Finishes all rows, after doubling them if the result is one level finer.
  fileprivate mutating func store<Executor: BandExecutor>(
    to result: inout ReducedImage, _ finish: RowFinish, _ executor: Executor, _ buffers: inout BlurBuffers
  ) {
    let (width, height, isDoubled) = (self.width, self.height, result.level < level)
    let (fine, fineHeight) = (result.width, result.height)
    // Each band holds a row interpolated vertically and a doubled row, which is read in fours.
    let perBand = isDoubled ? width + fine + 3 : 0
    var scratch = buffers.lanes.take(count: perBand * executor.bandCount)
    lanes.withUnsafeMutableBufferPointer { lanes in
      result.cells.withUnsafeMutableBufferPointer { cells in
        scratch.withUnsafeMutableBufferPointer { scratch in
          let source = UnsafeScratch(lanes)
          let scratch = UnsafeScratch(isDoubled ? scratch : lanes)
          let target = UnsafeCells(cells)
          executor.forEachBand(of: 0..<fineHeight, width: 2 * fine) { band, rows in
            let line = scratch.part(band, of: perBand)
            for y in rows {
              let row = isDoubled ? line + width : source.part(y, of: width)
              if isDoubled {
                source.mixRows(y, width: width, height: height, into: line)
                Doubling.double(line, count: width, into: row, targetCount: fine)
              }
              finish.store(row, y, to: target.part(y, of: fine))
            }
          }
        }
      }
    }
    buffers.lanes.append(scratch)
  }
}
