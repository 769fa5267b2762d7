// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Captures the backdrop of glass: each cell is the average of a square of pixels, and edge pixels are repeated
/// outward.
struct GlassCaptureReader: Sendable {
  let stack: UnsafeSurfaceStack
  /// The captured region, which must not be empty.
  let region: PixelRect
  /// The side of a cell, 2^cellLevel pixels.
  let cellLevel: Int
  /// A premultiplied colour drawn over every cell; transparent for none.
  let dimming: SIMD4<Float>

  private var side: Int { 1 << cellLevel }

  /// Fills level 0 of a pyramid whose cells cover the region.
  func fill<Executor: BandExecutor>(
    _ pyramid: inout GlassPyramid, _ executor: Executor, _ buffers: inout BlurBuffers
  ) {
    let level = pyramid.levels[0]
    let origin = (x: pyramid.originX, y: pyramid.originY)
    let isDirect = stack.hasAlone(region) && !stack.first.holdsBytes
    let perBand = isDirect ? 0 : level.width << cellLevel
    var scratch = buffers.lanes.take(count: max(1, perBand * executor.bandCount))
    pyramid.lanes.withUnsafeMutableBufferPointer { lanes in
      scratch.withUnsafeMutableBufferPointer { scratch in
        let target = UnsafeScratch(lanes)
        let scratch = UnsafeScratch(scratch)
        executor.forEachBand(of: 0..<level.height, width: 4 * level.width) { band, rows in
          for row in rows {
            let cells = target.part(row, of: level.width)
            let y = origin.y + row << cellLevel
            if isDirect {
              average(y, from: origin.x, count: level.width, into: cells)
            } else {
              averageStack(
                y, from: origin.x, count: level.width, into: cells, scratch.part(band, of: perBand))
            }
            finish(cells, count: level.width)
          }
        }
      }
    }
    buffers.lanes.append(scratch)
    pyramid.isOpaque = pyramid.lanes[0..<(level.width * level.height)].allSatisfy { $0.w > 0.999_999 }
  }

  /// Draws the dimming over a row of cells.
  private func finish(_ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    guard dimming.w > 0 else { return }
    for index in 0..<count { cells[index] = dimming + cells[index] * (1 - dimming.w) }
  }

  // MARK: One surface

  /// Averages the cells that begin at (x, y) from a surface that holds the whole region.
  private func average(
    _ y: Int, from x: Int, count: Int, into cells: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    // The cells `first..<last` have all their columns inside the region.
    let first = min(max(0, (region.minX - x + side - 1) >> cellLevel), count)
    let last = max(first, min(count, (region.maxX - x) >> cellLevel))
    func averageEach(_ places: Range<Int>) {
      for index in places { cells[index] = cell(x + index << cellLevel, y) }
    }
    averageEach(0..<first)
    averageEach(last..<count)
    guard first < last else { return }
    let target = cells + first
    let isBeyond = y + side <= region.minY || y >= region.maxY
    guard isBeyond || (y >= region.minY && y + side <= region.maxY) else { return averageEach(first..<last) }
    let pixels = UnsafeRawPointer(stack.first.row(clampedRow(y), from: x + first << cellLevel))
    let perRow = isBeyond ? 0 : stack.first.bounds.width * ReducedImage.stride
    // Each side length that plans use has its own loop, in which the side is a constant.
    switch cellLevel {
    case 1: Self.average(pixels, perRow: perRow, side: 2, count: last - first, into: target)
    case 2: Self.average(pixels, perRow: perRow, side: 4, count: last - first, into: target)
    case 3: Self.average(pixels, perRow: perRow, side: 8, count: last - first, into: target)
    default: averageEach(first..<last)
    }
  }

  /// Averages whole cells side by side. `pixels` is the upper left pixel of the first cell and `perRow` the distance
  /// of rows in bytes.
  ///
  /// A load covers two pixels, each as two pairs of samples. The low and the high samples of the pairs are summed
  /// separately.
  @inline(__always)
  private static func average(
    _ pixels: UnsafeRawPointer, perRow: Int, side: Int, count: Int,
    into cells: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let factor = 1 / (65535 * Float(side * side))
    for index in 0..<count {
      let start = pixels + index &* side &* ReducedImage.stride
      var (even, odd) = (SIMD4<UInt32>(repeating: 0), SIMD4<UInt32>(repeating: 0))
      for row in 0..<side {
        for pair in 0..<(side / 2) {
          let place = row &* perRow &+ pair &* 16
          let samples = start.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
          even &+= samples & 0xFFFF
          odd &+= samples &>> 16
        }
      }
      // `even` holds red and blue of both pixels, `odd` green and alpha.
      let (redBlue, greenAlpha) = (even.lowHalf &+ even.highHalf, odd.lowHalf &+ odd.highHalf)
      cells[index] = Sample.number(lowBits: SIMD4(redBlue.x, greenAlpha.x, redBlue.y, greenAlpha.y)) * factor
    }
  }

  /// Returns one cell, which may extend beyond the region.
  private func cell(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var sum = SIMD4<UInt32>(repeating: 0)
    for row in 0..<side {
      let line = stack.first.row(clampedRow(y + row), from: region.minX)
      for column in 0..<side {
        let place = min(max(x + column, region.minX), region.maxX - 1) - region.minX
        sum &+= SIMD4<UInt32>(truncatingIfNeeded: line[place])
      }
    }
    return SIMD4<Float>(sum) * (1 / (65535 * Float(side * side)))
  }

  /// Returns a row clamped to the region.
  private func clampedRow(_ y: Int) -> Int { min(max(y, region.minY), region.maxY - 1) }

  // MARK: Several surfaces

  /// Averages the cells that begin at (x, y) from composited surfaces. `row` is scratch for one row of pixels.
  private func averageStack(
    _ y: Int, from x: Int, count: Int, into cells: UnsafeMutablePointer<SIMD4<Float>>,
    _ row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count { cells[index] = SIMD4(repeating: 0) }
    let (left, right) = (max(x, region.minX), min(x + count << cellLevel, region.maxX))
    guard left < right else { return }
    for line in 0..<side {
      stack.read(clampedRow(y + line), from: left, count: right - left, into: row + (left - x))
      for place in 0..<(left - x) { row[place] = row[left - x] }
      for place in (right - x)..<(count << cellLevel) { row[place] = row[right - x - 1] }
      for index in 0..<count {
        for column in 0..<side { cells[index] += row[index << cellLevel + column] }
      }
    }
    let factor = 1 / Float(side * side)
    for index in 0..<count { cells[index] *= factor }
  }
}

extension GlassPyramid {
  /// Computes all levels above level 0.
  mutating func build<Executor: BandExecutor>(_ executor: Executor, _ buffers: inout BlurBuffers) {
    let largest = levels.count > 1 ? levels[1].width * levels[1].height : 1
    var boxes = buffers.lanes.take(count: largest)
    lanes.withUnsafeMutableBufferPointer { lanes in
      boxes.withUnsafeMutableBufferPointer { boxes in
        let all = UnsafeScratch(lanes)
        let boxes = UnsafeScratch(boxes)
        for number in levels.indices.dropFirst() {
          let (fine, coarse) = (levels[number - 1], levels[number])
          executor.forEachBand(of: 0..<coarse.height, width: 4 * coarse.width) { _, rows in
            for row in rows {
              Self.boxes(all.base + fine.first, fine, row, into: boxes.part(row, of: coarse.width), coarse)
            }
          }
          executor.forEachBand(of: 0..<coarse.height, width: 4 * coarse.width) { _, rows in
            for row in rows {
              Self.diamonds(boxes.base, coarse, row, into: all.base + coarse.first + row * coarse.width)
            }
          }
        }
      }
    }
    buffers.lanes.append(boxes)
  }

  /// Averages 2 × 2 cells for one row of the coarser level.
  private static func boxes(
    _ cells: UnsafePointer<SIMD4<Float>>, _ fine: Level, _ row: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>, _ coarse: Level
  ) {
    let upper = cells + min(2 * row, fine.height - 1) * fine.width
    let lower = cells + min(2 * row + 1, fine.height - 1) * fine.width
    let whole = min(coarse.width, fine.width / 2)
    for index in 0..<whole {
      target[index] =
        (upper[2 * index] + upper[2 * index + 1] + lower[2 * index] + lower[2 * index + 1]) * 0.25
    }
    for index in whole..<coarse.width {
      target[index] = (upper[fine.width - 1] + lower[fine.width - 1]) * 0.5
    }
  }

  /// Filters one row with the diamond filter: thirteen cells, weighted by their distance from the middle.
  private static func diamonds(
    _ cells: UnsafePointer<SIMD4<Float>>, _ level: Level, _ row: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    func line(_ offset: Int) -> UnsafePointer<SIMD4<Float>> {
      cells + min(max(row + offset, 0), level.height - 1) * level.width
    }
    let (top, upper, middle, lower, bottom) = (line(-2), line(-1), line(0), line(1), line(2))
    func filtered(_ x: Int, _ left: Int, _ right: Int, _ farLeft: Int, _ farRight: Int) -> SIMD4<Float> {
      let near = (middle[left] + middle[right]) + (upper[x] + lower[x])
      let diagonal = (upper[left] + upper[right]) + (lower[left] + lower[right])
      let far = (middle[farLeft] + middle[farRight]) + (top[x] + bottom[x])
      return middle[x] * 0.10546875 + near * 0.090209961 + diagonal * 0.077087402 + far * 0.056335449
    }
    let last = level.width - 1
    func edge(_ x: Int) {
      target[x] = filtered(x, max(x - 1, 0), min(x + 1, last), max(x - 2, 0), min(x + 2, last))
    }
    for x in 0..<min(2, level.width) { edge(x) }
    if level.width > 4 {
      for x in 2..<(level.width - 2) { target[x] = filtered(x, x - 1, x + 1, x - 2, x + 2) }
    }
    for x in max(2, level.width - 2)..<max(2, level.width) { edge(x) }
  }
}
