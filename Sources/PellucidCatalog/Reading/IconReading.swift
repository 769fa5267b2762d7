// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension ContentsReading {
  /// Reads a document of Icon Composer. The format is not published, so unknown members are kept and not reported.
  ///
  /// - Parameter files: The paths of the files in the document's folder.
  mutating func iconDocument(among files: Set<[UInt8]>) -> IconDocument {
    let root = document.root
    let platforms = root["supported-platforms"]
    return IconDocument(
      fill: specialized(root, "fill") { reading, node in reading.fill(node) },
      groups: (root["groups"].flatMap { node in items(node) } ?? []).compactMap { node in
        group(node, among: files)
      },
      circles: platforms?["circles"].map { node in words(node) } ?? [],
      squares: platforms?["squares"].map { node in words(node) } ?? [],
      kept: kept(without: ["fill", "fill-specializations", "groups", "supported-platforms"]))
  }

  private mutating func group(_ node: JSONNode, among files: Set<[UInt8]>) -> IconDocument.Group? {
    guard let members = members(node) else { return nil }
    let known = Self.lookKeys + ["name", "layers"]
    return IconDocument.Group(
      name: node["name"].flatMap { node in string(node) },
      layers: (node["layers"].flatMap { node in items(node) } ?? []).compactMap { node in
        layer(node, among: files)
      },
      look: look(node), kept: members.filter { !known.contains($0.key) }.map(kept))
  }

  private mutating func layer(_ node: JSONNode, among files: Set<[UInt8]>) -> IconDocument.Layer? {
    guard let members = members(node) else { return nil }
    let known = Self.lookKeys + ["name"] + ["image-name", "glass", "fill"].flatMap(Self.keys)
    return IconDocument.Layer(
      name: node["name"].flatMap { node in string(node) },
      image: specialized(node, "image-name") { reading, node in reading.image(node, among: files) },
      isGlass: specialized(node, "glass") { reading, node in reading.bool(node) },
      fill: specialized(node, "fill") { reading, node in reading.fill(node) },
      look: look(node), kept: members.filter { !known.contains($0.key) }.map(kept))
  }

  /// Reads the name of a file in the folder `Assets`; nil for a name that leads out of the folder.
  private mutating func image(_ node: JSONNode, among files: Set<[UInt8]>) -> String? {
    guard let name = fileName(node) else { return nil }
    if !files.contains(Array(("Assets/" + name).utf8)) { note(.missingLayer(name), at: node) }
    return name
  }

  private mutating func look(_ node: JSONNode) -> IconDocument.Look {
    IconDocument.Look(
      isHidden: specialized(node, "hidden") { reading, node in reading.bool(node) },
      opacity: specialized(node, "opacity") { reading, node in reading.number(node) },
      blendMode: specialized(node, "blend-mode") { reading, node in reading.string(node) },
      position: specialized(node, "position") { reading, node in reading.position(node) },
      blurMaterial: specialized(node, "blur-material") { reading, node in reading.number(node) },
      lighting: specialized(node, "lighting") { reading, node in reading.string(node) },
      specular: specialized(node, "specular") { reading, node in reading.specular(node) },
      shadow: specialized(node, "shadow") { reading, node in reading.shadow(node) },
      translucency: specialized(node, "translucency") { reading, node in reading.translucency(node) })
  }

  private static let lookKeys = [
    "hidden", "opacity", "blend-mode", "position", "blur-material", "lighting", "specular", "shadow",
    "translucency",
  ].flatMap(keys)

  private mutating func specular(_ node: JSONNode) -> IconDocument.Specular? {
    if case .string(let place) = node.value { return .at(place) }
    return bool(node).map { $0 ? .on : .off }
  }

  private mutating func shadow(_ node: JSONNode) -> IconDocument.Shadow? {
    guard members(node) != nil, let kind = node["kind"].flatMap({ node in string(node) }) else { return nil }
    return IconDocument.Shadow(kind: kind, opacity: node["opacity"].flatMap { node in number(node) } ?? 1)
  }

  private mutating func translucency(_ node: JSONNode) -> IconDocument.Translucency? {
    guard members(node) != nil else { return nil }
    return IconDocument.Translucency(
      isEnabled: node["enabled"].flatMap { node in bool(node) } ?? false,
      value: node["value"].flatMap { node in number(node) } ?? 0)
  }

  private static func keys(_ key: String) -> [String] { [key, key + "-specializations"] }

  /// Reads the value of a key, and the values for appearances under the key's name with `-specializations`. An item
  /// of that list without an appearance and an idiom is the value for all.
  private mutating func specialized<Value: Hashable & Sendable>(
    _ node: JSONNode, _ key: String, _ read: (inout ContentsReading, JSONNode) -> Value?
  ) -> IconDocument.Specialized<Value> {
    func value(of node: JSONNode) -> Value? { node.value == .null ? nil : read(&self, node) }
    var result = IconDocument.Specialized(node[key].flatMap(value))
    guard let list = node[key + "-specializations"], let items = items(list) else { return result }
    for item in items {
      guard let value = item["value"].flatMap(value) else { continue }
      let idiom = item["idiom"].flatMap { node in string(node) }
      guard let appearance = item["appearance"] else {
        if idiom == nil {
          result.value = value
        } else {
          result.variants.append(.init(scheme: .any, idiom: idiom, value: value))
        }
        continue
      }
      guard let scheme = word(appearance, as: AppearanceSelector.Scheme.self) else { continue }
      result.variants.append(.init(scheme: scheme, idiom: idiom, value: value))
    }
    return result
  }

  /// Reads a word, or a list of words.
  private mutating func words(_ node: JSONNode) -> [String] {
    if case .string(let word) = node.value { return [word] }
    return strings(node)
  }

  private mutating func fill(_ node: JSONNode) -> IconDocument.Fill? {
    if case .string(let name) = node.value { return .named(name) }
    if let solid = node["solid"] { return color(solid).map { .solid($0) } }
    if let gradient = node["automatic-gradient"] { return color(gradient).map { .automaticGradient($0) } }
    if let gradient = node["linear-gradient"] {
      return .linearGradient((items(gradient) ?? []).compactMap { node in color(node) })
    }
    return nil
  }

  private mutating func position(_ node: JSONNode) -> IconDocument.Position? {
    let translation = node["translation-in-points"].flatMap { node in items(node) } ?? []
    let offsets = translation.compactMap { node in number(node) }
    let scale = node["scale"].flatMap { node in number(node) } ?? 1
    guard offsets.count == translation.count, offsets.isEmpty || offsets.count == 2 else { return nil }
    return IconDocument.Position(scale: scale, x: offsets.first ?? 0, y: offsets.last ?? 0)
  }

  /// Reads a colour such as `display-p3:0.34510,0.56078,0.93725,1.00000` or `gray:0.5,1`.
  private mutating func color(_ node: JSONNode) -> CatalogColor? {
    guard let text = string(node) else { return nil }
    if let color = CatalogColor(iconText: text) { return color }
    note(
      .wrongKind(found: .text("\"\(text.shown)\""), expected: .colorLike("srgb:0.5,0.5,0.5,1")),
      at: node)
    return nil
  }
}

extension CatalogColor {
  /// Parses a colour in the notation of Icon Composer; nil for other texts.
  init?(iconText text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let space = Self.iconSpaces[String(parts[0])] else { return nil }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).compactMap {
      DecimalNumber.value(of: $0)
    }
    guard numbers.count == (space.isGray ? 2 : 4),
      numbers.allSatisfy({ ComponentNotation.extendedRange.contains($0) })
    else { return nil }
    let alpha = min(max(numbers[numbers.count - 1], 0), 1)
    if space.isGray {
      self.init(space, white: numbers[0], alpha: alpha)
    } else {
      self.init(space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }
  }

  private static let iconSpaces: [String: Space] = [
    "srgb": .srgb, "display-p3": .displayP3, "extended-srgb": .extendedSRGB, "gray": .gray,
    "extended-gray": .extendedGray,
  ]
}
