// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The weights of a sampled Gaussian.
struct GaussianKernel {
  /// Weights of offsets 0, 1, 2 …; the whole symmetric kernel sums to 1.
  let weights: [Float]

  /// Taps reach four standard deviations: what lies beyond is less than a ten-thousandth.
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

  /// e^x for x ≤ 0 by a Taylor series of x/1024, squared ten times: the same bits on every system.
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
  /// Convolves with a Gaussian of `sigma` cells; outside is transparent.
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

  private func convolveRows<Executor: BandExecutor>(
    into result: inout LaneImage, _ weights: [Float], _ executor: Executor,
    _ buffers: inout BlurBuffers
  ) {
    let (width, height, reach) = (self.width, self.height, weights.count - 1)
    // Per band, a row as floats with transparent ends, so that no tap has to ask where it is.
    let perBand = width + 2 * reach
    var scratch = buffers.lanes.take(count: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { scratch in
      result.lanes.withUnsafeMutableBufferPointer { lanes in
        withUnsafeImage { source in
          let scratch = UnsafeScratch(base: scratch.baseAddress.unsafelyUnwrapped)
          let target = UnsafeScratch(base: lanes.baseAddress.unsafelyUnwrapped)
          executor.forEachBand(of: 0..<height) { band, lines in
            let padded = scratch.base + band * perBand
            let row = padded + reach
            for x in 0..<reach { (padded[x], row[width + x]) = (.zero, .zero) }
            for y in lines {
              let cells = source.base + y * width
              for x in 0..<width { row[x] = Sample.unit(cells[x]) }
              GaussianKernel.convolve(row, count: width, weights, into: target.base + y * width)
            }
          }
        }
      }
    }
    buffers.lanes.append(scratch)
  }
}

extension GaussianKernel {
  @inline(__always)
  static func convolve(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, _ weights: [Float],
    into target: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    weights.withUnsafeBufferPointer { weights in
      for x in 0..<count {
        var sum = row[x] * weights[0]
        var tap = 1
        while tap < weights.count {
          sum += (row[x - tap] + row[x + tap]) * weights[tap]
          tap &+= 1
        }
        target[x] = sum
      }
    }
  }
}

extension LaneImage {
  /// Row by row, so that memory is walked in order.
  fileprivate mutating func convolveColumns<Executor: BandExecutor>(
    into result: inout LaneImage, _ weights: [Float], _ executor: Executor
  ) {
    let (width, height) = (self.width, self.height)
    lanes.withUnsafeMutableBufferPointer { source in
      result.lanes.withUnsafeMutableBufferPointer { target in
        let source = UnsafeScratch(base: source.baseAddress.unsafelyUnwrapped)
        let target = UnsafeScratch(base: target.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<height) { _, rows in
          for y in rows {
            let out = target.base + y * width
            let middle = source.base + y * width
            for x in 0..<width { out[x] = middle[x] * weights[0] }
            for tap in 1..<weights.count {
              let weight = weights[tap]
              if y >= tap { out.add(source.base + (y - tap) * width, count: width, times: weight) }
              if y + tap < height {
                out.add(source.base + (y + tap) * width, count: width, times: weight)
              }
            }
          }
        }
      }
    }
  }
}

extension UnsafeMutablePointer<SIMD4<Float>> {
  @inline(__always)
  fileprivate func add(_ row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, times weight: Float) {
    for x in 0..<count { self[x] += row[x] * weight }
  }
}
