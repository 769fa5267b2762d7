// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  /// Reads a list of layers.
  ///
  /// - Parameters:
  ///   - parent: The size of the frame that holds the layers, in points.
  ///   - depth: The number of lists around the layers, counted from 1.
  mutating func layers(
    _ node: JSONNode, path: String, parent: Size, depth: Int
  ) throws(SceneReadingError) -> [Layer] {
    let items = try node.items(limit: limits.layers, path: path)
    guard depth <= limits.depth || items.isEmpty else {
      let place = SceneReadingError.Place(path, at: node.position)
      throw .tooMany(place, what: .nestedLayers, limit: limits.depth)
    }
    var layers: [Layer] = []
    for (index, item) in items.enumerated() {
      layers.append(try layer(item, path: "\(path)[\(index)]", parent: parent, depth: depth))
    }
    return layers
  }

  private mutating func layer(
    _ node: JSONNode, path: String, parent: Size, depth: Int
  ) throws(SceneReadingError) -> Layer {
    if node.statesComponent { return try componentLayer(node, path: path, depth: depth) }
    let kind = try kind(of: node, path: path)
    let fields = try SceneFields(node, path: path, form: kind.object)
    try count(fields.place)
    let frame = try frame(fields, parent: parent)
    let size = frame.size
    let content = try content(kind.key, fields, size: size, depth: depth)
    var layer = Layer(frame: frame, content: content)
    layer.isComponent = try fields.bool("component")
    if let node = fields.node("shape") {
      layer.concentricRadius = try concentricRadius(node, path: fields.path("shape"))
    }
    try addCommon(fields, to: &layer)
    return layer
  }

  /// Reads the keys that layers of every kind have, apart from the frame.
  func addCommon(_ fields: SceneFields, to layer: inout Layer) throws(SceneReadingError) {
    layer.id = try fields.string("id", limit: 1000)
    layer.opacity = try fields.number("opacity") ?? 1
    layer.blend = try fields.word("blend", Vocabularies.blend) ?? .sourceOver
    if let node = fields.node("clip") { layer.clip = try shape(node, path: fields.path("clip")) }
    if let node = fields.node("shadow") { layer.shadow = try shadow(node, path: fields.path("shadow")) }
    if let node = fields.node("effects") {
      layer.effects = try effects(node, path: fields.path("effects"))
    }
    layer.isIsolated = try fields.bool("isolated") ?? false
    if let node = fields.node("transform") {
      layer.transform = try transform(node, path: fields.path("transform"))
    }
    layer.isContent = try fields.bool("content")
    layer.isInactive = try fields.bool("inactive") ?? false
    if let node = fields.node("backdrops") {
      layer.backdrops = try PossibleBackdrops(node, path: fields.path("backdrops"))
    }
  }

  /// Returns the kind of a layer by its keys; throws where none or more than one states it.
  private func kind(
    of node: JSONNode, path: String
  ) throws(SceneReadingError) -> LayerForm {
    let place = SceneReadingError.Place(path, at: node.position)
    guard case .object(let members) = node.value else {
      throw .wrongKind(place, found: node.kind, expected: .object)
    }
    let named = LayerForm.all.filter { kind in members.contains { $0.key == kind.key } }
    // Glass has a key "dimming" as well, which does not make a dimming layer of it; a material may name its role.
    let found = named.filter { kind in !named.contains { $0.key != kind.key && $0.has(kind.key) } }
    if found.isEmpty {
      let all = LayerForm.all.map { $0.key } + ["component"]
      let known = all + ObjectForm.commonNames + LayerForm.all.flatMap { $0.own.map { $0.name } }
      for member in members where !known.contains(member.key) {
        throw SceneReadingError(
          unknownKey: member, of: members,
          at: SceneReadingError.Place(path + "." + member.key, at: member.position),
          among: all + ObjectForm.commonNames, or: known)
      }
      throw .unclearLayer(place, found: [], allowed: all)
    }
    guard found.count == 1 else { throw .unclearLayer(place, found: found.map { $0.key }, allowed: []) }
    return found[0]
  }

  /// Reads the content of a layer of a kind.
  private mutating func content(
    _ kind: String, _ fields: SceneFields, size: Size, depth: Int
  ) throws(SceneReadingError) -> Layer.Content {
    switch kind {
    case "image": return .image(try image(fields))
    case "text": return .text(try text(fields))
    case "symbol": return .symbol(try symbol(fields))
    case "material", "role": return .material(try material(kind, fields, size: size, depth: depth))
    case "glass": return .glass(try glass(fields, size: size, depth: depth))
    case "glassContainer": return .glassContainer(try glassContainer(fields, size: size, depth: depth))
    case "scrollEdge": return .scrollEdge(try scrollEdge(fields))
    case "dimming": return .dimming(try dimmingLayer(fields))
    case "backgroundExtension":
      return .backgroundExtension(try backgroundExtension(fields, depth: depth))
    case "group":
      let node = try fields.required("group")
      return .group(try layers(node, path: fields.path("group"), parent: size, depth: depth + 1))
    default:
      var outline = Shape.rectangle
      if let node = fields.node("shape") { outline = try innerShape(node, path: fields.path("shape")) }
      return .fill(shape: outline, try fill(kind, fields))
    }
  }

  private func image(_ fields: SceneFields) throws(SceneReadingError) -> ImageContent {
    let node = try fields.required("image")
    var image = ImageContent(path: "")
    if case .object = node.value {
      let files = try SceneFields(node, path: fields.path("image"), form: LayerForm.files)
      image.path = try files.required("light").string(limit: 4096, path: files.path("light"))
      image.darkPath = try files.string("dark", limit: 4096)
    } else {
      image.path = try node.string(limit: 4096, path: fields.path("image"))
    }
    image.fit = try fields.word("fit", Vocabularies.fit) ?? .fill
    image.kind = try fields.word("kind", Vocabularies.pictureKind)
    image.softening = try fields.word("soften", Vocabularies.treatment)
    image.outline = try fields.word("outline", Vocabularies.treatment)
    image.rendering = try fields.word("rendering", Vocabularies.imageRendering) ?? image.rendering
    if let node = fields.node("style") { image.style = try style(node, path: fields.path("style")) }
    return image
  }

  private func text(_ fields: SceneFields) throws(SceneReadingError) -> TextContent {
    let string = try fields.required("text").string(limit: limits.textBytes, path: fields.path("text"))
    var text = TextContent(string)
    text.family = try fields.string("family", limit: 200)
    text.font = try font(fields)
    text.face = try face(fields)
    text.alignment = try fields.word("alignment", Vocabularies.alignment) ?? text.alignment
    text.lineLimit = try fields.whole("lineLimit")
    text.truncation = try fields.word("truncation", Vocabularies.truncation) ?? text.truncation
    if let node = fields.node("style") { text.style = try style(node, path: fields.path("style")) }
    return text
  }

  /// Reads the size and weight of a text, or its style; throws where it states both a size and a style.
  private func font(_ fields: SceneFields) throws(SceneReadingError) -> TextContent.Font {
    let (size, weight) = (try fields.number("size"), try weight(fields))
    guard let style = try fields.word("textStyle", Vocabularies.textStyle) else {
      return .fixed(size: size ?? 17, weight: weight ?? 400)
    }
    guard size == nil else {
      throw .excludingKeys(fields.place, keys: ["size", "textStyle"])
    }
    return .style(style, weight: weight)
  }

  /// Reads the form of a text's letters; throws where it states both a family and a design.
  private func face(_ fields: SceneFields) throws(SceneReadingError) -> FontFace {
    var face = FontFace()
    if let design = try fields.word("design", Vocabularies.fontDesign) {
      guard fields.node("family") == nil else {
        throw .excludingKeys(fields.place, keys: ["family", "design"])
      }
      face.design = design
    }
    face.isItalic = try fields.bool("italic") ?? false
    face.hasEqualDigits = try fields.bool("monospacedDigits") ?? false
    face.smallCapitals = try fields.word("smallCaps", Vocabularies.smallCaps)
    if let node = fields.node("fontWidth") {
      if case .string = node.value {
        face.width = try node.word(Vocabularies.fontWidth, path: fields.path("fontWidth"))
      } else {
        face.width = try fields.number("fontWidth") ?? 1
      }
    }
    return face
  }

  /// Reads a weight as a number or as a word.
  private func weight(_ fields: SceneFields) throws(SceneReadingError) -> Int? {
    guard let node = fields.node("weight") else { return nil }
    if case .number = node.value { return try fields.whole("weight") }
    if case .string(let text) = node.value, let number = ForeignValue.number(in: text) {
      let place = SceneReadingError.Place(fields.path("weight"), at: node.position)
      throw .foreignValue(place, found: text, write: number)
    }
    return try node.word(Vocabularies.weight, path: fields.path("weight"))
  }

  private func symbol(_ fields: SceneFields) throws(SceneReadingError) -> SymbolContent {
    let name = try fields.required("symbol").string(limit: 4096, path: fields.path("symbol"))
    var symbol = SymbolContent(name: name)
    symbol.rendering = try fields.word("rendering", Vocabularies.rendering) ?? symbol.rendering
    symbol.variant = try fields.word("variant", Vocabularies.variant) ?? symbol.variant
    symbol.weight = try weight(fields)
    symbol.scale = try fields.word("scale", Vocabularies.symbolScale)
    if let node = fields.node("style") { symbol.styles = [try style(node, path: fields.path("style"))] }
    if let node = fields.node("styles") {
      let items = try node.items(limit: 16, path: fields.path("styles"))
      guard !items.isEmpty, fields.node("style") == nil else {
        let place = SceneReadingError.Place(fields.path("styles"), at: node.position)
        throw .wrongKind(place, found: node.kind, expected: .styleOrStyles)
      }
      symbol.styles = []
      for (index, item) in items.enumerated() {
        symbol.styles.append(try style(item, path: fields.path("styles") + "[\(index)]"))
      }
    }
    return symbol
  }

  private mutating func material(
    _ kind: String, _ fields: SceneFields, size: Size, depth: Int
  ) throws(SceneReadingError) -> MaterialContent {
    let name = try fields.required(kind).string(limit: 200, path: fields.path(kind))
    var material = MaterialContent(kind == "role" ? .role(name) : .named(name))
    if kind == "material" { material.purpose = try fields.word("role", Vocabularies.role) }
    if let node = fields.node("shape") { material.shape = try innerShape(node, path: fields.path("shape")) }
    material.blending = try fields.word("blending", Vocabularies.blending)
    material.backdropGroup = try fields.string("backdropGroup", limit: 1000)
    if let node = fields.node("progress") {
      let inner = try SceneFields(node, path: fields.path("progress"), form: .progress)
      material.progress = MaterialContent.Progress(
        start: try point(inner.required("start"), path: inner.path("start"), in: inner.range("start")),
        end: try point(inner.required("end"), path: inner.path("end"), in: inner.range("end")))
    }
    if let node = fields.node("layers") {
      material.children = try layers(node, path: fields.path("layers"), parent: size, depth: depth + 1)
    }
    return material
  }
}
