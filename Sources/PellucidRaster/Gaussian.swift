// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The weights of a sampled, normalized Gaussian.
struct GaussianKernel {
  /// The weights at offsets 0, 1, 2 …; the sum of the whole symmetric kernel is 1.
  let weights: [Float]

  /// Samples a Gaussian of `sigma` cells out to four standard deviations, beyond which less than a ten-thousandth lies.
  init(sigma: Double) {
    let reach = max(0, Int((4 * sigma).rounded(.up)))
    guard sigma > 0.05, reach > 0 else {
      weights = [1]
      return
    }
    // w(i) = q^(i²) with q = exp(-1/2σ²); each weight follows from the last by q^(2i+1).
    let q = GaussianKernel.exponential(-1 / (2 * sigma * sigma))
    var (values, factor) = ([1.0], q)
    for index in 1...reach {
      values.append(values[index - 1] * factor)
      factor *= q * q
    }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    weights = values.map { Float($0 / sum) }
  }

  /// Returns e^x for x ≤ 0 from a Taylor series of x/1024, squared ten times, which gives the same bits on every
  /// system.
  static func exponential(_ x: Double) -> Double {
    let part = x / 1024
    var (term, result) = (1.0, 1.0)
    for index in 1...12 {
      term *= part / Double(index)
      result += term
    }
    for _ in 0..<10 { result *= result }
    return result
  }
}

extension ReducedImage {
  /// Returns the image convolved with a Gaussian of `sigma` cells. Cells outside the image count as transparent.
  func convolved<Executor: BandExecutor>(
    sigma: Double, _ executor: Executor, _ buffers: inout BlurBuffers
  ) -> LaneImage {
    let weights = GaussianKernel(sigma: sigma).weights
    var rows = LaneImage(region: region, level: level, &buffers)
    convolveRows(into: &rows, weights, executor, &buffers)
    guard weights.count > 1 else { return rows }
    var result = LaneImage(region: region, level: level, &buffers)
    rows.convolveColumns(into: &result, weights, executor)
    buffers.lanes.append(rows.lanes)
    return result
  }

  /// Convolves every row, converting the 16-bit cells to floats.
  private func convolveRows<Executor: BandExecutor>(
    into result: inout LaneImage, _ weights: [Float], _ executor: Executor,
    _ buffers: inout BlurBuffers
  ) {
    let (width, height, reach) = (self.width, self.height, weights.count - 1)
    // Each band holds a row as floats between transparent ends, so that no tap needs a bounds check.
    let perBand = width + 2 * reach
    var scratch = buffers.lanes.take(count: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { scratch in
      result.lanes.withUnsafeMutableBufferPointer { lanes in
        withUnsafeImage { source in
          let scratch = UnsafeScratch(scratch)
          let target = UnsafeScratch(lanes)
          executor.forEachBand(of: 0..<height, width: weights.count * width) { band, lines in
            let padded = scratch.part(band, of: perBand)
            let row = padded + reach
            for x in 0..<reach { (padded[x], row[width + x]) = (.zero, .zero) }
            for y in lines {
              let cells = source.base + y * width
              for x in 0..<width { row[x] = Sample.unit(cells[x]) }
              GaussianKernel.convolve(row, count: width, weights, into: target.part(y, of: width))
            }
          }
        }
      }
    }
    buffers.lanes.append(scratch)
  }
}

extension GaussianKernel {
  /// Convolves a row, which must be readable beyond both ends as far as the kernel reaches.
  @inline(__always)
  static func convolve(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, _ weights: [Float],
    into target: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let stride = MemoryLayout<SIMD4<Float>>.stride
    weights.withUnsafeBufferPointer { weights in
      @inline(__always) func convolve<Lanes: SIMD<Float>>(_ x: Int, _: Lanes.Type) {
        let middle = UnsafeRawPointer(row + x)
        var sum = middle.loadUnaligned(as: Lanes.self) * weights[0]
        var (tap, offset) = (1, stride)
        while tap < weights.count {
          let left = middle.loadUnaligned(fromByteOffset: 0 &- offset, as: Lanes.self)
          let right = middle.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
          sum += (left + right) * weights[tap]
          (tap, offset) = (tap &+ 1, offset &+ stride)
        }
        UnsafeMutableRawPointer(target + x).storeBytes(of: sum, as: Lanes.self)
      }
      inFours(count, four: { convolve($0, SIMD16<Float>.self) }, one: { convolve($0, SIMD4<Float>.self) })
    }
  }

  /// Calls `four` for runs of four cells and `one` for the rest; four sums computed at once share the loaded weights.
  @inline(__always)
  fileprivate static func inFours(_ count: Int, four: (_ x: Int) -> Void, one: (_ x: Int) -> Void) {
    var x = 0
    while x &+ 4 <= count {
      four(x)
      x &+= 4
    }
    while x < count {
      one(x)
      x &+= 1
    }
  }
}

extension LaneImage {
  /// Convolves every column. Cells outside the image count as transparent.
  fileprivate mutating func convolveColumns<Executor: BandExecutor>(
    into result: inout LaneImage, _ weights: [Float], _ executor: Executor
  ) {
    let (width, height) = (self.width, self.height)
    lanes.withUnsafeMutableBufferPointer { source in
      result.lanes.withUnsafeMutableBufferPointer { target in
        let source = UnsafeScratch(source)
        let target = UnsafeScratch(target)
        executor.forEachBand(of: 0..<height, width: weights.count * width) { _, rows in
          for y in rows {
            let columns = UnsafeColumns(
              middle: UnsafeRawPointer(source.part(y, of: width)), width: width, above: y,
              below: height - 1 - y
            )
            columns.convolve(weights, into: target.part(y, of: width))
          }
        }
      }
    }
  }
}

/// A row of an image together with the rows above and below it.
private struct UnsafeColumns {
  /// The address of the row's first cell.
  let middle: UnsafeRawPointer
  let width: Int
  /// The number of rows above the row, and below it.
  let above: Int, below: Int

  /// Convolves vertically. Each sum stays in registers; accumulating row by row would read and write it for every tap.
  @inline(__always)
  func convolve(_ weights: [Float], into target: UnsafeMutablePointer<SIMD4<Float>>) {
    let stride = width * MemoryLayout<SIMD4<Float>>.stride
    weights.withUnsafeBufferPointer { weights in
      let taps = weights.count - 1
      let (both, either) = (min(taps, above, below), min(taps, max(above, below)))
      let last = above > below ? 0 &- stride : stride
      @inline(__always) func convolve<Lanes: SIMD<Float>>(_ x: Int, _: Lanes.Type) {
        let cell = middle + x * MemoryLayout<SIMD4<Float>>.stride
        var sum = cell.loadUnaligned(as: Lanes.self) * weights[0]
        var (tap, offset) = (1, stride)
        while tap <= both {
          sum += cell.loadUnaligned(fromByteOffset: 0 &- offset, as: Lanes.self) * weights[tap]
          sum += cell.loadUnaligned(fromByteOffset: offset, as: Lanes.self) * weights[tap]
          (tap, offset) = (tap &+ 1, offset &+ stride)
        }
        while tap <= either {
          sum += cell.loadUnaligned(fromByteOffset: last &* tap, as: Lanes.self) * weights[tap]
          tap &+= 1
        }
        UnsafeMutableRawPointer(target + x).storeBytes(of: sum, as: Lanes.self)
      }
      GaussianKernel.inFours(
        width, four: { convolve($0, SIMD16<Float>.self) }, one: { convolve($0, SIMD4<Float>.self) })
    }
  }
}
