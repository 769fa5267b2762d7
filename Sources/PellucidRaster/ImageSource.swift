// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A picture placed in an axis-aligned frame and resampled with a tent filter whose half-width is one output pixel or
/// one source sample, whichever is larger. Rows are computed on demand; no scaled copy is stored.
struct ImageSource: RowSource {
  let pixels: UnsafeImage
  /// The taps of every output column of `area`, from its first on.
  let columns: [TapRun]
  /// The taps of every output row of `area`, from its first on.
  let rows: [TapRun]
  /// The output pixels for which taps exist.
  let area: PixelRect
  /// The weights of all taps, to which `TapRun.weights` is an offset.
  let weights: [Float]
  /// The source columns that any tap reads.
  let sourceColumns: Range<Int>

  var scratchCount: Int { sourceColumns.count }

  /// The taps of one output row or column: `count` samples from `first`, with their weights from offset `weights`.
  struct TapRun: Sendable {
    var first: Int
    var count: Int
    var weights: Int
  }

  /// Computes the taps for the output pixels of `area`.
  ///
  /// - Parameters:
  ///   - frame: The rectangle that `fit` places the picture in, in pixels of the target.
  ///   - area: The only output pixels that may be requested.
  init(_ pixels: UnsafeImage, frame: Rect, fit: ContentMode, area: PixelRect) {
    let placed = fit.placed(
      width: Double(pixels.width), height: Double(pixels.height), in: frame)
    self.pixels = pixels
    self.area = area
    var weights: [Float] = []
    columns = ImageSource.taps(
      from: area.minX, to: area.maxX, origin: placed.minX, length: placed.width,
      samples: pixels.width, into: &weights)
    rows = ImageSource.taps(
      from: area.minY, to: area.maxY, origin: placed.minY, length: placed.height,
      samples: pixels.height, into: &weights)
    self.weights = weights
    let first = columns.map { $0.first }.min() ?? 0
    let last = columns.map { $0.first + $0.count }.max() ?? 0
    sourceColumns = first..<max(first, last)
  }

  /// Returns the taps for output positions `first..<last` along one axis, normalized to sum 1, appending their weights.
  private static func taps(
    from first: Int, to last: Int, origin: Double, length: Double, samples: Int,
    into weights: inout [Float]
  ) -> [TapRun] {
    let ratio = Double(samples) / max(length, 1e-9)
    // Farther than one picture away every tap repeats the edge; the bound keeps a frame far smaller than a pixel cheap.
    let reach = min(max(1, ratio), 4 * Double(samples))
    return (first..<max(first, last)).map { position in
      let center = (Double(position) + 0.5 - origin) * ratio - 0.5
      guard center > -1 - reach, center < Double(samples) + reach else {
        return TapRun(first: 0, count: 0, weights: 0)
      }
      let lowest = Int((center - reach).rounded(.down)) + 1
      let highest = Int((center + reach).rounded(.up)) - 1
      // Taps outside the picture repeat its edge sample.
      let start = min(max(lowest, 0), samples - 1)
      let end = min(max(highest, 0), samples - 1)
      var run = [Double](repeating: 0, count: end - start + 1)
      for tap in lowest...max(lowest, highest) {
        let weight = max(0, 1 - (Double(tap) - center).magnitude / reach)
        run[min(max(tap, start), end) - start] += weight
      }
      let sum = run.reduce(0, +)
      let offset = weights.count
      for weight in run { weights.append(Float(sum > 0 ? weight / sum : 1 / Double(run.count))) }
      return TapRun(first: start, count: run.count, weights: offset)
    }
  }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let vertical = rows[y - area.minY]
    let (first, span) = (sourceColumns.lowerBound, sourceColumns.count)
    for column in 0..<span { scratch[column] = SIMD4(repeating: 0) }
    var tap = 0
    while tap < vertical.count {
      let taps = min(Self.tapsAtOnce, vertical.count - tap)
      addRows(vertical, tap, taps, into: scratch)
      tap += taps
    }
    for index in 0..<count {
      let run = columns[x + index - area.minX]
      var sum = SIMD4<Float>(repeating: 0)
      for tap in 0..<run.count { sum += scratch[run.first - first + tap] * weights[run.weights + tap] }
      row[index] = Self.settled(sum)
    }
  }

  /// Sets alpha to 1 where it differs from 1 only by the rounding of the weights.
  @inline(__always)
  private static func settled(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var settled = color
    if color.w > 1 - 0.5 / 65535 { settled.w = 1 }
    return settled
  }

  /// The number of source rows that are summed in registers before they are added to the sums in memory.
  private static var tapsAtOnce: Int { 2 }

  /// Adds one or two weighted source rows to `sums`.
  @inline(__always)
  private func addRows(
    _ run: TapRun, _ tap: Int, _ count: Int, into sums: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let first = sourceColumns.lowerBound
    let (upper, weight) = (pixels.row(run.first + tap) + first, weights[run.weights + tap])
    guard count == Self.tapsAtOnce else {
      for column in 0..<sourceColumns.count { sums[column] += Sample.unit(upper[column]) * weight }
      return
    }
    let (lower, other) = (pixels.row(run.first + tap + 1) + first, weights[run.weights + tap + 1])
    for column in 0..<sourceColumns.count {
      sums[column] = sums[column] + Sample.unit(upper[column]) * weight + Sample.unit(lower[column]) * other
    }
  }
}

/// Pointers to an open picture. Sendable because the picture is only read.
struct UnsafeImage: @unchecked Sendable {
  let width: Int, height: Int
  let base: UnsafeRawPointer

  /// Returns the pixels of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<SIMD4<UInt16>> {
    assert(y >= 0 && y < height, "beyond the picture")
    return base.assumingMemoryBound(to: SIMD4<UInt16>.self) + y * width
  }
}

extension PixelImage {
  /// Calls `body` with pointers to the samples, which are valid only during the call.
  func withUnsafeImage<Result>(_ body: (UnsafeImage) -> Result) -> Result {
    samples.withUnsafeBytes {
      body(UnsafeImage(width: width, height: height, base: $0.baseAddress.unsafelyUnwrapped))
    }
  }
}
