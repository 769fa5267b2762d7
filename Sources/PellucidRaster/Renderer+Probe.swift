// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The brightness of a probed place, measured before the glass over it is drawn.
package struct ProbeMeasurement: Hashable, Sendable {
  /// The index of the probe in the scene.
  package var index: Int
  /// The mean Rec. 709 luma of the encoded, straight colours, 0…1, and its standard deviation.
  package var luminance: Double, deviation: Double
  /// The mean luma, 0…1, of the brightest of the small regions under the texts and symbols of the place; nil where there
  /// are none.
  package var brightest: Double?
}

extension Renderer {
  /// Measures the region of a probe and appends the result. A region of which less than half is covered is not
  /// reported.
  mutating func measure(_ pass: ProbePass) {
    guard !pass.capture.region.isEmpty else { return }
    let seen = withUnsafeStack(pass.capture.surfaces) { renderer, stack in
      CaptureReader(executor: renderer.executor).capture(
        stack, region: pass.capture.region, level: pass.capture.level, padding: 0, &renderer.buffers)
    }
    guard let image = seen else { return }
    if let (luminance, deviation) = image.luma {
      probes.append(
        ProbeMeasurement(
          index: pass.index, luminance: luminance, deviation: deviation,
          brightest: pass.places.isEmpty ? nil : image.brightest(in: pass.places, side: pass.regionSide)))
    }
    buffers.cells.append(image.cells)
  }
}

extension ReducedImage {
  /// The mean and the standard deviation of the luma, with each cell weighted by its alpha; nil if less than half of
  /// the region is covered.
  fileprivate var luma: (mean: Double, deviation: Double)? {
    var (weight, sum, squares) = (0.0, 0.0, 0.0)
    for cell in cells.prefix(width * height) where cell.w > 0 {
      let (alpha, product) = cell.alphaAndLuma
      let luma = product / alpha
      weight += alpha
      sum += product
      squares += luma * product
    }
    // Cells at the edge extend beyond the region, so the area is counted in pixels.
    let area = Double(region.width * region.height) / Double(1 << (2 * level))
    guard weight > area / 2, weight > 0 else { return nil }
    let mean = sum / weight
    return (mean, max(squares / weight - mean * mean, 0).squareRoot())
  }

  /// Returns the mean luma of the brightest square region around a cell of some places, of the cells of these places alone; nil
  /// where nothing covers them.
  ///
  /// The cost grows with the cells and the places, and not with the side.
  ///
  /// - Parameters:
  ///   - places: The places, in pixels, inside the region of the image.
  ///   - side: The side of the squares, in pixels.
  fileprivate func brightest(in places: [PixelRect], side: Int) -> Double? {
    let isInside = cellsInside(places)
    var (alpha, luma) = (CellSums(width, height), CellSums(width, height))
    var area = CellSums(width, height)
    for y in 0..<height {
      for x in 0..<width {
        let isCounted = isInside[y * width + x]
        let sample = isCounted ? cells[y * width + x].alphaAndLuma : (0, 0)
        alpha.append(sample.0, x, y)
        luma.append(sample.1, x, y)
        area.append(isCounted ? 1 : 0, x, y)
      }
    }
    let reach = max(0, (side >> level) / 2)
    var brightest: Double?
    for y in 0..<height {
      for x in 0..<width where isInside[y * width + x] {
        let covered = alpha.around(x, y, reach)
        // A region that is mostly uncovered has no brightness, like a whole place.
        guard covered > area.around(x, y, reach) / 2 else { continue }
        brightest = max(brightest ?? 0, luma.around(x, y, reach) / covered)
      }
    }
    return brightest
  }

  /// Returns for each cell whether one of the places reaches it.
  private func cellsInside(_ places: [PixelRect]) -> [Bool] {
    // Each place adds to its first cell of a row and subtracts after its last one; sums from the top and the left then count
    // the places at each cell.
    var counts = [Int32](repeating: 0, count: (width + 1) * (height + 1))
    for place in places {
      let (left, top) = ((place.minX - region.minX) >> level, (place.minY - region.minY) >> level)
      let right = min(((place.maxX - 1 - region.minX) >> level) + 1, width)
      let bottom = min(((place.maxY - 1 - region.minY) >> level) + 1, height)
      guard left >= 0, top >= 0, left < right, top < bottom else { continue }
      counts[top * (width + 1) + left] += 1
      counts[top * (width + 1) + right] -= 1
      counts[bottom * (width + 1) + left] -= 1
      counts[bottom * (width + 1) + right] += 1
    }
    var inside = [Bool](repeating: false, count: width * height)
    for y in 0...height {
      for x in 0...width {
        let index = y * (width + 1) + x
        if x > 0 { counts[index] += counts[index - 1] }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        let index = y * (width + 1) + x
        if y > 0 { counts[index] += counts[index - width - 1] }
        inside[y * width + x] = counts[index] > 0
      }
    }
    return inside
  }
}

/// The sums of all cells above and to the left of each corner of a grid, which give the sum of any rectangle of cells.
private struct CellSums {
  private let width: Int, height: Int
  private var sums: [Double]

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
  }

  private func index(_ x: Int, _ y: Int) -> Int { y * (width + 1) + x }

  /// Adds the next cell; cells come row by row.
  mutating func append(_ value: Double, _ x: Int, _ y: Int) {
    sums[index(x + 1, y + 1)] = value + sums[index(x, y + 1)] + sums[index(x + 1, y)] - sums[index(x, y)]
  }

  /// Returns the sum of a square of cells, as far as it lies in the grid.
  ///
  /// - Parameter reach: The number of cells from its middle one to its sides.
  func around(_ x: Int, _ y: Int, _ reach: Int) -> Double {
    let (left, right) = (max(x - reach, 0), min(x + reach + 1, width))
    let (top, bottom) = (max(y - reach, 0), min(y + reach + 1, height))
    return sums[index(right, bottom)] - sums[index(left, bottom)] - sums[index(right, top)]
      + sums[index(left, top)]
  }
}

extension SIMD4<UInt16> {
  /// The alpha of a premultiplied colour, 0…1, and its Rec. 709 luma multiplied by that alpha.
  fileprivate var alphaAndLuma: (alpha: Double, luma: Double) {
    let color = SIMD4<Double>(Double(x), Double(y), Double(z), Double(w)) / 65535
    return (color.w, 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z)
  }
}
