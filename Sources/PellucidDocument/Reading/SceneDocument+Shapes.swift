// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  static let shapeNames = Vocabulary<Shape>([
    "rectangle": .rectangle, "capsule": .capsule(style: .continuous), "circle": .circle,
    "ellipse": .ellipse,
  ])

  /// Reads a shape. `"concentric"` and `{"concentric": r}` give a rectangle; `concentricRadius` reads their radius.
  func innerShape(_ node: JSONNode, path: String) throws(SceneReadingError) -> Shape {
    if try concentricRadius(node, path: path) != nil { return .rectangle }
    // The name is included so that an error lists it beside the others.
    let names = Self.shapeNames.adding("concentric", .rectangle)
    if case .string(let name) = node.value {
      try refuseRoundedName(name, node, path: path)
      return try node.word(names, path: path)
    }
    return try shape(node, path: path)
  }

  /// Returns the least radius of a concentric shape, in points; nil for other shapes.
  func concentricRadius(_ node: JSONNode, path: String) throws(SceneReadingError) -> Double? {
    switch node.value {
    case .string(let name): return name == "concentric" ? 0 : nil
    case .object(let members) where members.contains { $0.key == "concentric" }:
      let fields = try SceneFields(node, path: path, form: .concentric)
      return try fields.number("concentric", in: 0...limits.side) ?? 0
    default: return nil
    }
  }

  /// Reads a name, `{"roundedRectangle": r | [tl, tr, br, bl]}`, `{"capsule": style}` or `{"path": […]}`.
  func shape(_ node: JSONNode, path: String) throws(SceneReadingError) -> Shape {
    if case .string(let name) = node.value {
      try refuseRoundedName(name, node, path: path)
      return try node.word(Self.shapeNames, path: path)
    }
    let fields = try SceneFields(node, path: path, form: .shape)
    let place = fields.place
    guard fields.keys.filter({ $0 != "style" }).count == 1 else {
      throw .wrongKind(
        place, found: .keys(fields.keys.count), expected: .oneOf(["roundedRectangle", "capsule", "path"]))
    }
    let style = try fields.word("style", Vocabularies.cornerStyle) ?? .continuous
    if let node = fields.node("roundedRectangle") {
      return .roundedRectangle(try radii(node, path: fields.path("roundedRectangle")), style: style)
    }
    if let style = try fields.word("capsule", Vocabularies.cornerStyle) { return .capsule(style: style) }
    return .path(try outline(fields.required("path"), path: fields.path("path")))
  }

  /// Throws for the name of a rounded rectangle, whose radius documents state.
  private func refuseRoundedName(_ name: String, _ node: JSONNode, path: String) throws(SceneReadingError) {
    guard let shape = ForeignValue.shape(named: name) else { return }
    throw .foreignValue(SceneReadingError.Place(path, at: node.position), found: name, write: shape)
  }

  private func radii(_ node: JSONNode, path: String) throws(SceneReadingError) -> CornerRadii {
    let range = 0...limits.side
    guard case .array = node.value else { return CornerRadii(try node.number(in: range, path: path)) }
    let n = try node.numbers(
      [range, range, range, range], called: "topLeft, topRight, bottomRight, bottomLeft", path: path)
    return CornerRadii(topLeft: n[0], topRight: n[1], bottomRight: n[2], bottomLeft: n[3])
  }

  /// Reads a path. Its entries are `["move", x, y]`, `["line", x, y]`, `["quadratic", cx, cy, x, y]`,
  /// `["cubic", c1x, c1y, c2x, c2y, x, y]` and `["close"]`; the first entry is a move.
  private func outline(_ node: JSONNode, path: String) throws(SceneReadingError) -> Path {
    var elements: [PathElement] = []
    for (index, item) in try node.items(limit: limits.elements, path: path).enumerated() {
      let element = try element(item, path: "\(path)[\(index)]")
      if index == 0, !element.isMove {
        throw .wrongKind(
          SceneReadingError.Place("\(path)[0]", at: item.position), found: .otherElement,
          expected: .first("[\"move\", x, y]"))
      }
      elements.append(element)
    }
    return Path(elements)
  }

  /// The names of the elements of paths, with the count of numbers after each.
  static let pathElementSizes = Vocabulary<Int>([
    "move": 2, "line": 2, "quadratic": 4, "cubic": 6, "close": 0,
  ])

  private func element(_ node: JSONNode, path: String) throws(SceneReadingError) -> PathElement {
    let place = SceneReadingError.Place(path, at: node.position)
    let items = try node.items(limit: 7, path: path)
    guard let first = items.first else {
      throw .wrongKind(place, found: .emptyArray, expected: .elementLike("[\"move\", x, y]"))
    }
    let count = try first.word(Self.pathElementSizes, path: path + "[0]")
    guard items.count == count + 1 else {
      throw .wrongKind(place, found: .numbers(items.count - 1), expected: .numbers(count))
    }
    var n: [Double] = []
    for (index, item) in items.dropFirst().enumerated() {
      n.append(try item.number(in: SharedForm.places, path: "\(path)[\(index + 1)]"))
    }
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    switch try first.string(limit: 20, path: path) {
    case "move": return .move(point(0))
    case "line": return .line(point(0))
    case "quadratic": return .quadratic(control: point(0), end: point(2))
    case "cubic": return .cubic(point(0), point(2), end: point(4))
    default: return .close
    }
  }
}

extension PathElement {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }
}
