// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  /// Reads the points and the colours of a mesh gradient.
  func mesh(_ fields: SceneFields) throws(SceneReadingError) -> MeshFill<ColorStyle> {
    let points = try meshPoints(fields)
    let node = try fields.required("colors")
    let path = fields.path("colors")
    var colors: [ColorStyle] = []
    for (index, item) in try node.items(limit: MeshPoints.most, path: path).enumerated() {
      colors.append(try color(item, path: "\(path)[\(index)]"))
    }
    var background = MeshFill<ColorStyle>.usualBackground
    if let node = fields.node("background") { background = try color(node, path: fields.path("background")) }
    guard
      let mesh = MeshFill(
        points, colors: colors, background: background,
        smoothsColors: try fields.bool("smoothsColors") ?? true,
        space: try fields.word("colorSpace", Vocabularies.mixingSpace) ?? .device)
    else {
      throw .wrongKind(
        SceneReadingError.Place(path, at: node.position), found: .arrayOf(colors.count),
        expected: .arrayOf(points.all.count))
    }
    return mesh
  }

  private func meshPoints(_ fields: SceneFields) throws(SceneReadingError) -> MeshPoints {
    _ = try fields.required("columns")
    let columns = try fields.whole("columns") ?? 0
    let node = try fields.required("points")
    let (path, range) = (fields.path("points"), fields.range("points"))
    var points: [MeshPoint] = []
    for (index, item) in try node.items(limit: MeshPoints.most, path: path).enumerated() {
      points.append(try meshPoint(item, path: "\(path)[\(index)]", in: range))
    }
    guard let mesh = MeshPoints(points, columns: columns) else {
      throw .wrongKind(
        SceneReadingError.Place(path, at: node.position), found: .arrayOf(points.count),
        expected: .rowsOf(columns))
    }
    return mesh
  }

  /// Reads a point `[x, y]`, or a point with the places of its four handles, in one array of ten numbers.
  private func meshPoint(
    _ node: JSONNode, path: String, in range: ClosedRange<Double>
  ) throws(SceneReadingError) -> MeshPoint {
    guard case .array(let items) = node.value, items.count == 10 else {
      return MeshPoint(try point(node, path: path, in: range))
    }
    let ranges = Array(repeating: range, count: 10)
    let numbers = try node.numbers(ranges, called: "x, y", path: path)
    func place(_ index: Int) -> Point { Point(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    return MeshPoint(
      place(0),
      handles: .init(leading: place(1), top: place(2), trailing: place(3), bottom: place(4)))
  }
}
