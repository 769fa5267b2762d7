// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Samples a field on a grid with a margin, blurs it in both directions and takes differences.
struct GridBlur {
  let columns: Int, rows: Int
  let origin: SIMD2<Float>
  let spacing: Float
  /// From the middle outwards; the sum over both sides is 1.
  private let weights: [Float]

  private static var mostPoints: Double { 1_048_576 }

  /// nil if `area` has no size or no finite numbers.
  init?(sigma: Float, area: Rect) {
    let limit = 16_777_216.0
    guard !area.isEmpty, abs(area.x) < limit, abs(area.y) < limit, area.width < limit, area.height < limit
    else { return nil }
    var step = max(1, Double(sigma) / 8)
    step = max(step, (area.width * area.height / Self.mostPoints).squareRoot())
    step = max(step, max(area.width, area.height) / (Self.mostPoints / 4))
    columns = Int((area.width / step).rounded(.up)) + 1
    rows = Int((area.height / step).rounded(.up)) + 1
    origin = SIMD2(Float(area.x), Float(area.y))
    spacing = Float(step)
    weights = Self.gaussian(sigma: Double(sigma) / step)
  }

  /// Grid points that the blur and the differences need around those of the result.
  private var margin: Int { weights.count }

  func values(of field: DistanceField) -> [SIMD4<Float>] {
    let blurred = blurredDown(sampledAndBlurredAlong(field))
    let width = columns + 2
    var values: [SIMD4<Float>] = []
    values.reserveCapacity(columns * rows)
    for row in 1...rows {
      for column in 1...columns {
        let place = row * width + column
        let x = (blurred[place + 1] - blurred[place - 1]) / (2 * spacing)
        let y = (blurred[place + width] - blurred[place - width]) / (2 * spacing)
        values.append(SIMD4(blurred[place], x, y, 0))
      }
    }
    return values
  }

  /// Distances of rows with the whole margin above and below, blurred along x, with one point left and right.
  private func sampledAndBlurredAlong(_ field: DistanceField) -> [Float] {
    let count = columns + 2 * margin, width = columns + 2
    var samples = [SIMD4<Float>](repeating: SIMD4(), count: count)
    var result: [Float] = []
    result.reserveCapacity(width * (rows + 2 * margin))
    for row in -margin..<rows + margin {
      samples.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        field.fillUnsafeRow(
          y: origin.y + Float(row) * spacing, from: origin.x - Float(margin) * spacing, step: spacing,
          count: count, into: base)
      }
      for column in 0..<width {
        // The column's own sample: one point of the margin stays for the differences.
        let middle = column + margin - 1
        var sum = samples[middle].x * weights[0]
        for offset in 1..<weights.count {
          sum += (samples[middle - offset].x + samples[middle + offset].x) * weights[offset]
        }
        result.append(sum)
      }
    }
    return result
  }

  /// Blurs down the columns and keeps one row above and below.
  private func blurredDown(_ lines: [Float]) -> [Float] {
    let width = columns + 2
    var result = [Float](repeating: 0, count: width * (rows + 2))
    for row in 0..<rows + 2 {
      let middle = (row + margin - 1) * width
      for column in 0..<width { result[row * width + column] = lines[middle + column] * weights[0] }
      for offset in 1..<weights.count {
        let (above, below, weight) = (middle - offset * width, middle + offset * width, weights[offset])
        for column in 0..<width {
          result[row * width + column] += (lines[above + column] + lines[below + column]) * weight
        }
      }
    }
    return result
  }

  /// Weights of a Gaussian out to three sigma, in grid steps.
  ///
  /// Each is the one before times a power of q = exp(-1/(2σ²)): i² - (i - 1)² = 2i - 1.
  private static func gaussian(sigma: Double) -> [Float] {
    guard sigma > 0 else { return [1] }
    let base = exponential(minus: 1 / (2 * sigma * sigma))
    var weights = [1.0]
    var factor = base
    for _ in 1...max(1, Int((3 * sigma).rounded(.up))) {
      weights.append((weights.last ?? 0) * factor)
      factor *= base * base
    }
    let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    return weights.map { Float($0 / sum) }
  }

  /// exp(-`value`) for values of 0 and more: the series of a small part of it, squared again and again.
  private static func exponential(minus value: Double) -> Double {
    var part = min(value, 700), doublings = 0
    while part > 0.125 { (part, doublings) = (part / 2, doublings + 1) }
    var term = 1.0, sum = 1.0
    for index in 1...12 {
      term *= -part / Double(index)
      sum += term
    }
    for _ in 0..<doublings { sum *= sum }
    return sum
  }
}
