// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The colours of a mesh gradient, drawn as two triangles between each four neighbouring samples. Where the mesh lies on itself, the
/// later row is on top, and in a row the later sample.
///
/// A mesh that fills its frame and is nowhere turned over has one point in each pixel; any other has sixteen, whose mean smooths
/// its edges.
struct MeshSource: RowSource {
  private let samples: MeshSamples
  private let background: SIMD4<Float>
  /// The least and the greatest y of each row of triangles.
  private let extents: [SIMD2<Double>]
  /// The number of points in a pixel along each axis.
  private let density: Int
  /// The greatest number of pixels of a row.
  private let width: Int

  /// - Parameter width: The greatest number of pixels that are asked for at once.
  init(_ mesh: PixelMesh, width: Int) {
    let samples = mesh.samples
    (self.samples, background, self.width) = (samples, mesh.background, width)
    extents = (0..<samples.rows - 1).map { row in
      let two = samples.places[row * samples.columns..<(row + 2) * samples.columns]
      return two.dropFirst().reduce(SIMD2(two[two.startIndex].y, two[two.startIndex].y)) { extent, place in
        SIMD2(min(extent.x, place.y), max(extent.y, place.y))
      }
    }
    density = mesh.fillsFrame && !samples.isTurnedOver ? 1 : 4
  }

  var scratchCount: Int { density > 1 ? density * width : 0 }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard density > 1 else { return draw(at: Double(y) + 0.5, from: x, count: count, into: row) }
    for index in 0..<count { row[index] = SIMD4(repeating: 0) }
    for part in 0..<density {
      draw(
        at: Double(y) + (Double(part) + 0.5) / Double(density), from: x * density, count: count * density,
        into: scratch)
      for index in 0..<count {
        for point in 0..<density { row[index] += scratch[index * density + point] }
      }
    }
    let share = 1 / Float(density * density)
    for index in 0..<count { row[index] *= share }
  }

  /// Draws the points of a line, of which the one with number n lies at (n + ½) / `density` pixels.
  private func draw(at y: Double, from first: Int, count: Int, into line: UnsafeMutablePointer<SIMD4<Float>>)
  {
    for index in 0..<count { line[index] = background }
    let columns = samples.columns
    for row in extents.indices where extents[row].x <= y && y < extents[row].y {
      var left = (isAbove(row * columns, y), isAbove((row + 1) * columns, y))
      for index in row * columns..<(row + 1) * columns - 1 {
        let right = (isAbove(index + 1, y), isAbove(index + 1 + columns, y))
        defer { left = right }
        guard left.0 != left.1 || right.0 != right.1 || left.0 != right.0 else { continue }
        let below = index + columns
        draw((index, index + 1, below), at: y, from: first, count: count, into: line)
        draw((index + 1, below, below + 1), at: y, from: first, count: count, into: line)
      }
    }
  }

  @inline(__always)
  private func isAbove(_ sample: Int, _ y: Double) -> Bool { samples.places[sample].y <= y }

  /// Draws the points of a triangle. Its corners are in the order of their numbers, so that an edge meets a line at exactly the same
  /// place in both of its triangles, and no point between them is left out.
  @inline(__always)
  private func draw(
    _ corners: (Int, Int, Int), at y: Double, from first: Int, count: Int,
    into line: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let above = (isAbove(corners.0, y), isAbove(corners.1, y), isAbove(corners.2, y))
    var (start, end): (Crossing, Crossing)
    switch (above.0 != above.1, above.1 != above.2) {
    case (false, false): return
    case (true, true): (start, end) = (crossing(corners.0, corners.1, y), crossing(corners.1, corners.2, y))
    case (true, false): (start, end) = (crossing(corners.0, corners.1, y), crossing(corners.0, corners.2, y))
    case (false, true): (start, end) = (crossing(corners.0, corners.2, y), crossing(corners.1, corners.2, y))
    }
    if start.x > end.x { swap(&start, &end) }
    let scale = Double(density)
    let low = max((start.x * scale - 0.5).rounded(.up), Double(first))
    let high = min((end.x * scale - 0.5).rounded(.down), Double(first + count - 1))
    guard low <= high else { return }
    let length = end.x - start.x
    for number in Int(low)...Int(high) {
      let way = (Double(number) + 0.5) / scale - start.x
      let share = length > 0 ? Float(max(0, min(way / length, 1))) : 0
      line[number - first] = start.color + (end.color - start.color) * share
    }
  }

  /// The place at which an edge meets a line, and the colour there.
  private struct Crossing {
    var x: Double
    var color: SIMD4<Float>
  }

  /// Returns the crossing of the edge between two samples on different sides of a line.
  @inline(__always)
  private func crossing(_ one: Int, _ other: Int, _ y: Double) -> Crossing {
    let (start, end) = (samples.places[one], samples.places[other])
    let share = (y - start.y) / (end.y - start.y)
    let (from, to) = (samples.colors[one], samples.colors[other])
    return Crossing(x: start.x + (end.x - start.x) * share, color: from + (to - from) * Float(share))
  }
}

extension MeshSamples {
  /// A Boolean value that is true where a triangle is turned over against another one.
  fileprivate var isTurnedOver: Bool {
    func area(_ one: Int, _ second: Int, _ third: Int) -> Double {
      let (across, down) = (places[second] - places[one], places[third] - places[one])
      return across.x * down.y - across.y * down.x
    }
    var (low, high) = (0.0, 0.0)
    for row in 0..<rows - 1 {
      for index in row * columns..<(row + 1) * columns - 1 {
        let below = index + columns
        for area in [area(index, index + 1, below), area(index + 1, below + 1, below)] {
          (low, high) = (min(low, area), max(high, area))
        }
      }
    }
    // Triangles without an area are neither.
    return low < -1e-9 && high > 1e-9
  }
}
