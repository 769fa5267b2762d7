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
  mutating func blur<Executor: BandExecutor>(sigma: Double, _ executor: Executor) {
    let weights = GaussianKernel(sigma: sigma).weights
    guard weights.count > 1 else { return }
    var other = cells
    ReducedImage.convolve(
      cells, into: &other, lines: height, count: width, weights: weights, executor)
    convolveColumns(other, weights: weights, executor)
  }

  private static func convolve<Executor: BandExecutor>(
    _ source: [SIMD4<Float>], into target: inout [SIMD4<Float>], lines: Int, count: Int,
    weights: [Float], _ executor: Executor
  ) {
    source.withUnsafeBufferPointer { source in
      let source = UnsafeCells(base: source.baseAddress.unsafelyUnwrapped)
      target.withUnsafeMutableBufferPointer { target in
        let target = UnsafeScratch(base: target.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<lines) { _, rows in
          for line in rows {
            let row = source.base + line * count
            for x in 0..<count {
              var sum = row[x] * weights[0]
              for tap in 1..<weights.count {
                if x >= tap { sum += row[x - tap] * weights[tap] }
                if x + tap < count { sum += row[x + tap] * weights[tap] }
              }
              target.base[line * count + x] = sum
            }
          }
        }
      }
    }
  }

  /// Row by row, so that memory is walked in order.
  private mutating func convolveColumns<Executor: BandExecutor>(
    _ source: [SIMD4<Float>], weights: [Float], _ executor: Executor
  ) {
    let (width, height) = (self.width, self.height)
    source.withUnsafeBufferPointer { source in
      let source = UnsafeCells(base: source.baseAddress.unsafelyUnwrapped)
      cells.withUnsafeMutableBufferPointer { target in
        let target = UnsafeScratch(base: target.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<height) { _, rows in
          for y in rows {
            let out = target.base + y * width
            for x in 0..<width { out[x] = source.base[y * width + x] * weights[0] }
            for tap in 1..<weights.count {
              for row in [y - tap, y + tap] where row >= 0 && row < height {
                let line = source.base + row * width
                for x in 0..<width { out[x] += line[x] * weights[tap] }
              }
            }
          }
        }
      }
    }
  }
}
