// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  /// Reads a point `[x, y]` whose coordinates lie in a range.
  func point(
    _ node: JSONNode, path: String, in range: ClosedRange<Double>
  ) throws(SceneReadingError) -> Point {
    let numbers = try node.numbers([range, range], called: "x, y", path: path)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Reads a style: a level, a custom colour, or the name of a semantic colour. As an object it can switch vibrancy off.
  func style(_ node: JSONNode, path: String) throws(SceneReadingError) -> ForegroundStyle {
    if case .string(let text) = node.value {
      if let level = Vocabularies.vibrancy.value(named: text) { return ForegroundStyle(.level(level)) }
      return ForegroundStyle(.color(try color(node, path: path)))
    }
    let fields = try SceneFields(node, path: path, form: .style)
    let isVibrant = try fields.bool("vibrant") ?? true
    if let level = try fields.word("level", Vocabularies.vibrancy) {
      guard fields.node("color") == nil else {
        throw .wrongKind(fields.place, found: .levelAndColor, expected: .oneOfBoth)
      }
      return ForegroundStyle(.level(level), isVibrant: isVibrant)
    }
    let custom = try color(fields.required("color"), path: fields.path("color"))
    return ForegroundStyle(.color(custom), isVibrant: isVibrant)
  }

  /// Reads a colour: `#RRGGBB`, a CSS colour function, a colour of a catalog or of components, or the name of a semantic colour.
  func color(_ node: JSONNode, path: String) throws(SceneReadingError) -> ColorStyle {
    let text = try node.string(limit: 1000, path: path)
    if let name = SceneAssets.name(in: text) { return .asset(name) }
    if NameMatch.begins(text, with: Vocabularies.componentColorPrefix) {
      return .component(try node.word(Vocabularies.componentColor, path: path))
    }
    if let instead = ForeignValue.color(in: text) {
      throw .foreignValue(SceneReadingError.Place(path, at: node.position), found: text, write: instead)
    }
    guard NameMatch.begins(text, with: "#") || text.utf8.contains(UInt8(ascii: "(")) else {
      return .semantic(text)
    }
    do {
      return .custom(try EncodedColor.parse(hexOrCSS: text))
    } catch {
      throw .badColor(SceneReadingError.Place(path, at: node.position), found: text, error)
    }
  }

  func shadow(_ node: JSONNode, path: String) throws(SceneReadingError) -> Shadow {
    if case .string(let text) = node.value, let shadow = ForeignValue.shadow(in: text) {
      throw .foreignValue(SceneReadingError.Place(path, at: node.position), found: text, write: shadow)
    }
    let fields = try SceneFields(node, path: path, form: .shadow)
    var shadow = Shadow.usual
    if let node = fields.node("color") { shadow.color = try color(node, path: fields.path("color")) }
    shadow.sigma = try fields.requiredNumber("sigma")
    if let node = fields.node("offset") {
      shadow.offset = try point(node, path: fields.path("offset"), in: fields.range("offset"))
    }
    return shadow
  }

  /// Reads `[a, b, c, d, tx, ty]`, or an object that scales, then rotates (degrees, clockwise), then translates.
  func transform(_ node: JSONNode, path: String) throws(SceneReadingError) -> Transform {
    let (factor, distance) = (ObjectForm.factors, SharedForm.places)
    if case .array = node.value {
      let n = try node.numbers(
        [factor, factor, factor, factor, distance, distance], called: "a, b, c, d, tx, ty", path: path)
      return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    let fields = try SceneFields(node, path: path, form: .transform)
    var result = Transform.identity
    if let node = fields.node("scale") {
      if case .array = node.value {
        let scale = try point(node, path: fields.path("scale"), in: factor)
        (result.a, result.d) = (scale.x, scale.y)
      } else {
        let scale = try node.number(in: factor, path: fields.path("scale"))
        (result.a, result.d) = (scale, scale)
      }
    }
    if let degrees = try fields.number("rotate") {
      result = result.followed(by: .rotation(degrees: degrees))
    }
    if let node = fields.node("translate") {
      let offset = try point(node, path: fields.path("translate"), in: distance)
      result = result.followed(by: .translation(x: offset.x, y: offset.y))
    }
    return result
  }

  func fill(_ kind: String, _ fields: SceneFields) throws(SceneReadingError) -> FillStyle {
    let node = try fields.required(kind)
    let path = fields.path(kind)
    if kind != "fill", kind != "meshGradient", let stops = ForeignConversion.stops(of: node) {
      let rest = kind == "radialGradient" ? ", \"endRadius\": 0.5" : ""
      throw .wrongKind(
        SceneReadingError.Place(path, at: node.position), found: node.kind,
        expected: .objectLike("{\"stops\": \(stops)\(rest)}"))
    }
    switch kind {
    case "linearGradient":
      let inner = try SceneFields(node, path: path, form: .linearGradient)
      return .linear(
        stops: try stops(inner), start: try fraction(inner, "start", FillStyle.usualStart),
        end: try fraction(inner, "end", FillStyle.usualEnd))
    case "radialGradient":
      let inner = try SceneFields(node, path: path, form: .radialGradient)
      let end = try inner.requiredNumber("endRadius")
      return .radial(
        stops: try stops(inner), center: try fraction(inner, "center", FillStyle.usualCenter),
        startRadius: try inner.number("startRadius") ?? 0, endRadius: end)
    case "angularGradient":
      let inner = try SceneFields(node, path: path, form: .angularGradient)
      return .angular(
        stops: try stops(inner), center: try fraction(inner, "center", FillStyle.usualCenter),
        startInDegrees: try inner.number("start") ?? 0)
    case "meshGradient": return .mesh(try mesh(SceneFields(node, path: path, form: .meshGradient)))
    default:
      return .foreground(try style(node, path: path))
    }
  }

  /// Reads a point of a gradient in fractions of the frame; `usual` where the key is missing.
  private func fraction(
    _ fields: SceneFields, _ key: String, _ usual: Point
  ) throws(SceneReadingError) -> Point {
    guard let node = fields.node(key) else { return usual }
    return try point(node, path: fields.path(key), in: fields.range(key))
  }

  /// Reads at least two stops `[location, color]`, whose locations do not decrease.
  private func stops(_ fields: SceneFields) throws(SceneReadingError) -> [FillStyle.Stop] {
    let node = try fields.required("stops")
    let path = fields.path("stops")
    let items = try node.items(limit: limits.elements, path: path)
    guard items.count >= 2 else {
      throw .wrongKind(
        SceneReadingError.Place(path, at: node.position), found: .stops(items.count),
        expected: .twoStops)
    }
    var stops: [FillStyle.Stop] = []
    for (index, item) in items.enumerated() {
      let itemPath = "\(path)[\(index)]"
      let pair = try item.items(limit: 2, path: itemPath)
      guard pair.count == 2 else {
        throw .wrongKind(
          SceneReadingError.Place(itemPath, at: item.position), found: item.kind,
          expected: .arrayNamed("location, color"))
      }
      let location = try pair[0].number(in: (stops.last?.location ?? 0)...1, path: itemPath + "[0]")
      stops.append(FillStyle.Stop(location: location, color: try color(pair[1], path: itemPath + "[1]")))
    }
    return stops
  }
}
