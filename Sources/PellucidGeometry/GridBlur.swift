// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A Gaussian blur of a distance field on a grid, with central differences as gradients.
struct GridBlur {
  /// The size of the grid, in points of the grid.
  let columns: Int, rows: Int
  /// The first grid point, in points.
  let origin: SIMD2<Float>
  /// The distance between neighbouring grid points, in points.
  let spacing: Float
  /// The weights from the centre outwards; they sum to 1 over both sides.
  private let weights: [Float]

  /// The approximate maximum number of grid points.
  private static var mostPoints: Double { 1_048_576 }

  /// Plans a grid over `area`, in points; nil if the area is empty, too large or not finite.
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

  /// The number of grid points around the result that the blur and the differences need.
  private var margin: Int { weights.count }

  /// Returns distance and gradient at each grid point, row by row, as (distance, gradient x, gradient y, 0).
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

  /// Returns the field's distances blurred along x, with the full margin above and below and one point left and right.
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
        // The sample of this column; one point of the margin remains for the differences.
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

  /// Returns the distances blurred along y, with one row above and below.
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

  /// Returns the weights of a Gaussian out to three sigma, with sigma in grid steps.
  ///
  /// Each weight is its predecessor times an odd power of q = exp(-1/(2σ²)), because i² - (i - 1)² = 2i - 1.
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

  /// Returns exp(-`value`) for values from 0: the argument is halved until it is small, summed as a series, and
  /// the sum squared as often.
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
