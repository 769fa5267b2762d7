// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct PatchGridTests {
  private typealias Value = PatchGrid.Value

  /// Returns the difference of two values in their worst lane.
  private func difference(_ one: Value, _ other: Value) -> Double {
    (0..<4).map { (one[$0] - other[$0]).magnitude }.max() ?? 0
  }

  private func random(_ count: Int, seed: UInt64, in range: ClosedRange<Double> = 0...1) -> [Value] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Value(
        random.number(in: range), random.number(in: range), random.number(in: range),
        random.number(in: range))
    }
  }

  private func points(_ places: [(Double, Double)]) -> [MeshPoint] {
    places.map { MeshPoint(Point(x: $0.0, y: $0.1)) }
  }

  /// The points of an even grid of 3 × 3.
  private var evenGrid: [MeshPoint] {
    (0..<9).map { (index: Int) -> MeshPoint in
      let (column, row) = (Double(index % 3), Double(index / 3))
      return MeshPoint(Point(x: column / 2, y: row / 2))
    }
  }

  /// Returns the sample at a share of the whole grid, 0…1, which has to be one of its parts.
  private func sample(_ grid: PatchGrid, _ x: Double, _ y: Double) -> Value {
    let (columns, rows) = (grid.columns * grid.parts, grid.rows * grid.parts)
    return grid.samples[
      Int((y * Double(rows)).rounded()) * (columns + 1) + Int((x * Double(columns)).rounded())]
  }

  @Test("Linear patches are the bilinear mix of their corners")
  func linearPatchesAreBilinear() {
    let values = random(4, seed: 1)
    let grid = PatchGrid(linear: values, columns: 2)
    #expect(grid.samples.count == grid.sampleCount && grid.parts == 32)
    for (x, y) in [(0, 0), (0.25, 0.75), (0.5, 0.5), (1, 0.125), (1, 1)] as [(Double, Double)] {
      let (top, bottom) = (
        values[0] * (1 - x) + values[1] * x, values[2] * (1 - x) + values[3] * x
      )
      #expect(difference(sample(grid, x, y), top * (1 - y) + bottom * y) < 1e-12)
    }
  }

  @Test("Every given value is a sample, of linear and of smooth patches")
  func givenValuesAreSamples() {
    let values = random(12, seed: 2)
    for grid in [PatchGrid(linear: values, columns: 4), PatchGrid(smooth: values, columns: 4)] {
      for (index, value) in values.enumerated() {
        let place = sample(grid, Double(index % 4) / 3, Double(index / 4) / 2)
        #expect(place == value)
      }
    }
  }

  @Test("Smooth patches leave the range of their corners nowhere", arguments: 0..<20)
  func smoothPatchesStayInRange(seed: UInt64) {
    let values = random(20, seed: 100 + seed, in: -1...1)
    let grid = PatchGrid(smooth: values, columns: 5)
    let (samples, parts, width) = (grid.samples, grid.parts, grid.columns * grid.parts + 1)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let start = row * 5 + column
        let corners = [values[start], values[start + 1], values[start + 5], values[start + 6]]
        for lane in 0..<4 {
          let (low, high) = (corners.map { $0[lane] }.min() ?? 0, corners.map { $0[lane] }.max() ?? 0)
          for y in 0...parts {
            for x in 0...parts {
              let value = samples[(row * parts + y) * width + column * parts + x][lane]
              #expect(value >= low - 1e-12 && value <= high + 1e-12)
            }
          }
        }
      }
    }
  }

  @Test("Smooth patches have no bend at the given values, and keep an even change even")
  func smoothPatchesHaveNoBend() {
    let row = [0.0, 0.2, 1, 0.4, 0.4].map { Value(repeating: $0) }
    let grid = PatchGrid(smooth: row + row, columns: 5)
    let line = Array(grid.samples.prefix(grid.columns * grid.parts + 1)).map { $0.x }
    for index in stride(from: grid.parts, to: line.count - 1, by: grid.parts) {
      let (before, after) = (line[index] - line[index - 1], line[index + 1] - line[index])
      #expect(abs(before - after) < 0.01)
    }
    let even = [0.0, 0.25, 0.5, 0.75, 1].map { Value(repeating: $0) }
    let steps = PatchGrid(smooth: even + even, columns: 5)
    for share in [0.1, 0.3, 0.55, 0.8] {
      let place = (share * 128).rounded() / 128
      #expect(abs(sample(steps, place, 0.5).x - place) < 1e-12)
    }
  }

  @Test("Points of an even grid lie where they are, and a patch between straight sides is bilinear")
  func straightPatches() throws {
    let grid = try #require(MeshPoints(evenGrid, columns: 3)).patches
    for (x, y) in [(0.125, 0.25), (0.5, 0.75), (1, 0.375)] as [(Double, Double)] {
      #expect(difference(sample(grid, x, y), Value(x, y, 0, 0)) < 1e-12)
    }
    let corners: [(Double, Double)] = [(0, 0.1), (0.8, -0.2), (0.3, 1), (1.2, 0.7)]
    let bent = try #require(MeshPoints(points(corners), columns: 2)).patches
    let linear = PatchGrid(linear: corners.map { Value($0.0, $0.1, 0, 0) }, columns: 2)
    for (one, other) in zip(bent.samples, linear.samples) { #expect(difference(one, other) < 1e-12) }
  }

  @Test("A side follows the handles of its two points")
  func sidesFollowHandles() throws {
    var all = points([(0, 0), (1, 0), (0, 1), (1, 1)])
    func handles(_ point: Point, trailing: Point, leading: Point) -> MeshPoint.Handles {
      .init(
        leading: leading, top: Point(x: point.x, y: point.y - 1.0 / 3), trailing: trailing,
        bottom: Point(x: point.x, y: point.y + 1.0 / 3))
    }
    let (first, second) = (Point(x: 0.2, y: 0.6), Point(x: 0.9, y: 0.6))
    all[0].handles = handles(all[0].position, trailing: first, leading: Point(x: -9, y: -9))
    all[1].handles = handles(all[1].position, trailing: Point(x: 9, y: 9), leading: second)
    let grid = try #require(MeshPoints(all, columns: 2)).patches
    let middle = sample(grid, 0.5, 0)
    #expect(abs(middle.x - (3 * 0.2 + 3 * 0.9 + 1) / 8) < 1e-12)
    #expect(abs(middle.y - 6 * 0.6 / 8) < 1e-12)
  }

  @Test("A mirrored mesh has mirrored samples")
  func mirroredMeshes() throws {
    let places = random(9, seed: 7).map { ($0.x, $0.y) }
    let mirrored = (0..<9).map { (index: Int) -> (Double, Double) in
      let place = places[index / 3 * 3 + 2 - index % 3]
      return (1 - place.0, place.1)
    }
    let grid = try #require(MeshPoints(points(places), columns: 3)).patches
    let other = try #require(MeshPoints(points(mirrored), columns: 3)).patches
    for (x, y) in [(0, 0), (0.25, 0.5), (0.75, 0.125), (1, 0.875)] as [(Double, Double)] {
      let (one, two) = (sample(grid, x, y), sample(other, 1 - x, y))
      #expect(abs(one.x - (1 - two.x)) < 1e-12 && abs(one.y - two.y) < 1e-12)
    }
  }

  @Test("Only whole rows of two or more points are a mesh, and 1024 points at the most")
  func countsAreChecked() {
    func isMesh(_ count: Int, _ columns: Int) -> Bool {
      MeshPoints(Array(repeating: MeshPoint(Point(x: 0, y: 0)), count: count), columns: columns) != nil
    }
    for (count, columns) in [(4, 2), (6, 2), (6, 3), (1024, 32), (1024, 2), (1024, 512)] {
      #expect(isMesh(count, columns))
    }
    for (count, columns) in [(0, 0), (0, 2), (3, 3), (4, 1), (4, 4), (5, 2), (4, -2), (4, .max), (1056, 32)] {
      #expect(!isMesh(count, columns))
    }
  }

  @Test("A mesh fills its frame where its border lies on the frame's border or beside it")
  func filledFrames() throws {
    func fills(_ change: (inout [MeshPoint]) -> Void) throws -> Bool {
      var all = evenGrid
      change(&all)
      return try #require(MeshPoints(all, columns: 3)).fillsFrame
    }
    #expect(try fills { _ in })
    #expect(try fills { $0[4].position = Point(x: 0.9, y: 0.1) })
    #expect(try fills { $0[1].position = Point(x: 0.8, y: -0.2) })
    #expect(try !fills { $0[1].position.y = 0.01 })
    #expect(try !fills { $0[5].position.x = 0.9 })
  }
}
