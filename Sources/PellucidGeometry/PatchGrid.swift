// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Bicubic Bézier patches between the values of a grid, such as the places or the colours of a mesh gradient.
///
/// Each four neighbouring values are the corners of a patch of 4 × 4 control values. Neighbouring patches share those of their
/// common curve:
///
///     value     trailing  leading   value
///     bottom    inner     inner     bottom
///     top       inner     inner     top
///     value     trailing  leading   value
package struct PatchGrid: Sendable {
  package typealias Value = SIMD4<Double>

  /// The numbers of patches in a row and in a column.
  package let columns: Int, rows: Int
  /// The control values, row by row.
  private var controls: [Value]
  /// The number of control values in a row.
  private var width: Int { 3 * columns + 1 }

  private init(columns: Int, count: Int) {
    self.columns = columns - 1
    rows = count / columns - 1
    controls = Array(repeating: Value(repeating: 0), count: (3 * self.columns + 1) * (3 * rows + 1))
  }

  /// Creates the patches of values that change along straight lines.
  ///
  /// - Parameters:
  ///   - values: The values, row by row: two rows or more.
  ///   - columns: The number of values in a row, at least 2.
  package init(linear values: [Value], columns: Int) {
    self.init(columns: columns, count: values.count)
    for index in controls.indices {
      let (x, y) = (index % width, index / width)
      let (column, row) = (min(x / 3, self.columns - 1), min(y / 3, rows - 1))
      let (across, down) = (Double(x - 3 * column) / 3, Double(y - 3 * row) / 3)
      func mixed(_ one: Value, _ other: Value, _ share: Double) -> Value { one * (1 - share) + other * share }
      let start = row * columns + column
      controls[index] = mixed(
        mixed(values[start], values[start + 1], across),
        mixed(values[start + columns], values[start + columns + 1], across), down)
    }
  }

  /// Creates the patches of values that change along curves without a bend at the given values. No value lies outside the range
  /// of the four corners of its patch, in any lane.
  ///
  /// The slope at a value is half the difference of its neighbours, at most one and a half of the lesser difference from them,
  /// and 0 where the value is an extremum. The curve to a neighbour begins with a third of the slope, and so stays in the first
  /// half of the way to it; both ways together stay in the range.
  package init(smooth values: [Value], columns: Int) {
    self.init(columns: columns, count: values.count)
    func slope(_ before: Value, _ here: Value, _ after: Value) -> Value {
      let (first, second) = (here - before, after - here)
      var slope = (first + second) / 2
      for lane in 0..<4 {
        let most = 1.5 * min(first[lane].magnitude, second[lane].magnitude)
        slope[lane] = first[lane] * second[lane] > 0 ? max(-most, min(slope[lane], most)) : 0
      }
      return slope
    }
    let across = Self.slopes(values, columns: columns, step: 1, slope)
    let down = Self.slopes(values, columns: columns, step: columns, slope)
    place(
      values.indices.map { index in
        Vertex(values[index], across[index], down[index], twist: Value(repeating: 0))
      })
  }

  /// Creates the patches of the places of points, whose curves run through each point without a bend (Catmull and Rom) unless
  /// the point has handles.
  init(_ points: [MeshPoint], columns: Int) {
    func value(_ point: Point) -> Value { Value(point.x, point.y, 0, 0) }
    func slope(_ before: Value, _ here: Value, _ after: Value) -> Value { (after - before) / 2 }
    self.init(columns: columns, count: points.count)
    let values = points.map { value($0.position) }
    let across = Self.slopes(values, columns: columns, step: 1, slope)
    let down = Self.slopes(values, columns: columns, step: columns, slope)
    // With the change of the slopes from row to row, a patch between four straight sides is bilinear.
    let twists = Self.slopes(across, columns: columns, step: columns, slope)
    place(
      points.indices.map { index in
        var vertex = Vertex(values[index], across[index], down[index], twist: twists[index])
        if let handles = points[index].handles {
          (vertex.leading, vertex.trailing) = (value(handles.leading), value(handles.trailing))
          (vertex.top, vertex.bottom) = (value(handles.top), value(handles.bottom))
        }
        return vertex
      })
  }

  /// Returns the slopes of a grid's values along its rows, where `step` is 1, or along its columns, where it is their number. At
  /// an end the slope is the difference from the neighbour.
  private static func slopes(
    _ values: [Value], columns: Int, step: Int, _ slope: (Value, Value, Value) -> Value
  ) -> [Value] {
    let count = step == 1 ? columns : values.count / columns
    return values.indices.map { index in
      let place = step == 1 ? index % columns : index / columns
      if place == 0 { return values[index + step] - values[index] }
      if place == count - 1 { return values[index] - values[index - step] }
      return slope(values[index - step], values[index], values[index + step])
    }
  }

  // MARK: Control values

  /// A value of the grid with its control values.
  private struct Vertex {
    var value: Value
    var leading: Value, top: Value, trailing: Value, bottom: Value
    /// The change of the slope along one direction with the other one.
    var twist: Value

    init(_ value: Value, _ across: Value, _ down: Value, twist: Value) {
      (self.value, self.twist) = (value, twist)
      (leading, trailing) = (value - across / 3, value + across / 3)
      (top, bottom) = (value - down / 3, value + down / 3)
    }

    /// Returns the control value at a place beside the value, −1…1 in each direction.
    func control(_ x: Int, _ y: Int) -> Value {
      let across = x == 0 ? value : x < 0 ? leading : trailing
      let down = y == 0 ? value : y < 0 ? top : bottom
      let corner = across + down - value
      return corner + twist * (Double(x * y) / 9)
    }
  }

  private mutating func place(_ vertices: [Vertex]) {
    for (index, vertex) in vertices.enumerated() {
      let (column, row) = (3 * (index % (columns + 1)), 3 * (index / (columns + 1)))
      for y in -1...1 where (0...3 * rows).contains(row + y) {
        for x in -1...1 where (0..<width).contains(column + x) {
          controls[(row + y) * width + column + x] = vertex.control(x, y)
        }
      }
    }
  }

  /// A Boolean value that is true where the border of a grid of places lies on the border of the unit square, or beside it: the
  /// first row above it, the last row below it, the columns to the left and to the right. The patches cover the square then.
  var coversUnitSquare: Bool {
    // A millionth is less than a hundredth of a pixel.
    let (low, high) = (1e-6, 1 - 1e-6)
    let last = controls.count - width
    return (0..<width).allSatisfy { controls[$0].y <= low && controls[last + $0].y >= high }
      && (0...3 * rows).allSatisfy { row in
        controls[row * width].x <= low && controls[(row + 1) * width - 1].x >= high
      }
  }

  /// The rectangles around the places of each patch, row by row.
  package var boxes: [Rect] {
    (0..<rows * columns).map { index in
      let start = 3 * (index / columns) * width + 3 * (index % columns)
      var (low, high) = (controls[start], controls[start])
      for y in 0...3 {
        for x in 0...3 {
          let place = controls[start + y * width + x]
          (low, high) = (
            low.replacing(with: place, where: place .< low),
            high.replacing(with: place, where: place .> high)
          )
        }
      }
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  // MARK: Samples

  /// The number of parts into which a side of a patch is cut: 32 in a small grid, with about 16,000 samples in all.
  ///
  /// Cut into 32 parts, a curve without a bend at its ends lies less than a thousandth of its height off its chords, a fifth of a
  /// code value.
  package var parts: Int { max(4, min(32, Int((16_384 / Double(columns * rows)).squareRoot()))) }

  /// The number of samples.
  package var sampleCount: Int { (columns * parts + 1) * (rows * parts + 1) }

  /// The values at the corners of the equal parts of all patches, row by row: `parts · columns + 1` in each row.
  package var samples: [Value] {
    let weights = (0...parts).map { Self.weights(at: Double($0) / Double(parts)) }
    // Along each row of control values first, then down the columns of what that gives.
    let across = (0...3 * rows).map { row in
      Self.curve(Array(controls[row * width..<(row + 1) * width]), columns, weights)
    }
    let count = columns * parts + 1
    let down = (0..<count).map { column in Self.curve(across.map { $0[column] }, rows, weights) }
    return (0..<rows * parts + 1).flatMap { row in down.map { $0[row] } }
  }

  /// Returns the values along a chain of cubic curves, each cut into equal parts.
  private static func curve(_ controls: [Value], _ count: Int, _ weights: [Value]) -> [Value] {
    var values = [controls[0]]
    for start in stride(from: 0, to: 3 * count, by: 3) {
      for weight in weights.dropFirst() {
        var value = controls[start] * weight.x
        value += controls[start + 1] * weight.y
        value += controls[start + 2] * weight.z
        value += controls[start + 3] * weight.w
        values.append(value)
      }
    }
    return values
  }

  /// Returns the Bernstein polynomials of degree 3.
  private static func weights(at share: Double) -> Value {
    let rest = 1 - share
    return Value(rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
  }
}
