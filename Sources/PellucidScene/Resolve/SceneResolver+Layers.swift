// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// The nodes of one layer; a material's children follow it as its siblings.
  mutating func nodes(
    _ layer: Layer, path: String, in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    let layer = layer.shaped(in: surroundings.outline)
    let name = layer.id ?? path
    guard surroundings.depth <= Self.depthLimit else {
      throw .nestedTooDeep(place: path, limit: Self.depthLimit)
    }
    let transform = Self.aboutCenter(layer).followed(by: surroundings.toScene)
    try Self.check(layer, transform: transform, place: path)
    switch layer.content {
    case .material(let material):
      return try nodes(material, of: layer, transform: transform, path: path, in: surroundings)
    case .glass(let glass):
      return try nodes(glass, of: layer, transform: transform, path: path, in: surroundings)
    case .glassContainer(let container):
      return try nodes(container, of: layer, transform: transform, path: path, in: surroundings)
    case .backgroundExtension(let content):
      return try nodes(content, of: layer, transform: transform, path: path, in: surroundings)
    case .scrollEdge(let edge):
      return nodes(edge, of: layer, transform: transform, path: path, in: surroundings)
    case .dimming(let dimming): return nodes(dimming, of: layer, transform: transform, path: path)
    case .image, .fill, .text, .symbol, .group: break
    }
    audit.note(layer, bounds: transform.bounds(of: layer.frame), list: surroundings.list, traits)
    let content = try content(of: layer, transform: transform, path: path, in: surroundings)
    return [
      Node(
        id: name, frame: layer.frame, transform: transform, opacity: layer.opacity, blend: layer.blend,
        clip: layer.clip, shadow: layer.shadow, content: content)
    ]
  }

  /// The layer's own transform, with the centre of its frame staying in place.
  static func aboutCenter(_ layer: Layer) -> AffineTransform {
    guard layer.transform != .identity else { return .identity }
    return layer.transform.about(layer.frame.center)
  }

  private mutating func content(
    of layer: Layer, transform: AffineTransform, path: String, in surroundings: Surroundings
  ) throws(SceneError) -> Node.Content {
    let name = layer.id ?? path
    switch layer.content {
    case .image(let image):
      reportFullColorIcon(layer, name: name, in: surroundings)
      return .image(source: imageResource(image.path, of: path), fit: image.fit)
    case .fill(let shape, let fill):
      report(fill, of: layer, name: name, in: surroundings)
      return .fill(shape: shape, try self.fill(fill, place: path, in: surroundings))
    case .text(let text):
      let style = text.style.named(on: surroundings.traits.platform)
      report(style, frame: layer.frame, name: name, in: surroundings)
      let ink = try ink(style, place: path + ".style", in: surroundings)
      let source = add(.text(text, frame: layer.frame, transform: transform), of: path)
      return .masked(source: source, inks: [ink], isText: true)
    case .symbol(let symbol):
      for style in symbol.styles {
        let style = style.named(on: surroundings.traits.platform)
        report(style, frame: layer.frame, name: name, in: surroundings)
      }
      let inks = try inks(of: symbol, place: path, in: surroundings)
      let source = add(.symbol(symbol, frame: layer.frame, transform: transform), of: path)
      return .masked(source: source, inks: inks, isText: false)
    case .group(let layers):
      let inner = surroundings.inside(layer, transform: transform)
      return .group(try nodes(layers, path: path + ".group", in: inner))
    case .material, .glass, .glassContainer, .backgroundExtension, .scrollEdge, .dimming:
      // `nodes` has taken these out before: they are more than one node.
      return .group([])
    }
  }

  // MARK: Materials

  private mutating func nodes(
    _ material: MaterialContent, of layer: Layer, transform: AffineTransform, path: String,
    in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    let name = layer.id ?? path
    let choice = try choice(material.choice, path: path, traits: surroundings.traits)
    report(choice, of: layer, name: name, in: surroundings)
    reportModifiedGlass(material, choice, name: name)
    let blending = choice.isUnmodifiable ? nil : material.blending
    let resolved = ResolvedMaterial(
      recipe: choice.recipe, shape: material.shape, blending: blending ?? choice.defaultBlending,
      backdropGroup: material.backdropGroup, progress: choice.isUnmodifiable ? nil : material.progress)
    var inner = surroundings.inside(layer, transform: transform)
    inner.covers = []
    inner.material = Surroundings.Ground(
      family: choice.family, name: material.choice.name, isThin: choice.isThin,
      isContentLayer: material.choice.isContentLayer && !choice.isUnmodifiable)
    inner.outline = Surroundings.Outline(
      shape: material.shape, frame: Rect(layer.frame.size))
    inner.toContainer = nil
    inner.traits.level = choice.level
    if let fixed = choice.fixedAppearance { inner.fixedAppearance = fixed }
    if let appearance = choice.appearance { inner.traits.appearance = appearance }
    let children = try nodes(material.children, path: path + ".layers", in: inner)
    return Self.together(.material(resolved), children, of: layer, name: name, transform: transform)
  }

  /// A material and what lies on it: side by side, or in a group where opacity, blending or a clip is for both.
  ///
  /// - Parameter ground: nil where nothing but the children is drawn.
  static func together(
    _ ground: Node.Content?, _ children: [Node], of layer: Layer, name: String, transform: AffineTransform
  ) -> [Node] {
    guard let ground else {
      guard !layer.isPlain else { return children }
      return [
        Node(
          id: name, frame: layer.frame, transform: transform, opacity: layer.opacity, blend: layer.blend,
          clip: layer.clip, content: .group(children))
      ]
    }
    var shadow = layer.shadow
    if case .glass = ground { shadow = nil }
    var node = Node(id: name, frame: layer.frame, transform: transform, shadow: shadow, content: ground)
    let isForBoth = layer.opacity < 1 || layer.blend != .sourceOver
    guard layer.clip != nil || (isForBoth && !children.isEmpty) else {
      (node.opacity, node.blend) = (layer.opacity, layer.blend)
      return [node] + children
    }
    if layer.clip != nil { node.shadow = nil }
    return [
      Node(
        id: name, frame: layer.frame, transform: transform, opacity: layer.opacity, blend: layer.blend,
        clip: layer.clip, shadow: layer.clip == nil ? nil : shadow,
        content: .group([node] + children))
    ]
  }

  private func choice(
    _ choice: MaterialContent.Choice, path: String, traits: Traits
  ) throws(SceneError) -> ResolvedMaterialChoice {
    switch choice {
    case .named(let material):
      do { return try Materials.recipe(named: material, traits: traits) } catch {
        throw .material(place: path + ".material", error)
      }
    case .role(let role):
      do { return try Materials.recipe(role: role, traits: traits) } catch {
        throw .material(place: path + ".role", error)
      }
    }
  }

  // MARK: Resources

  private mutating func add(_ resource: Resource, of layer: String) -> Int {
    scene.resources.append(resource)
    scene.resourceLayers.append(layer)
    return scene.resources.count - 1
  }

  /// One resource per file.
  private mutating func imageResource(_ path: String, of layer: String) -> Int {
    let known = scene.resources.firstIndex { resource in
      guard case .image(let other) = resource else { return false }
      return path.utf8.count == other.utf8.count && path.utf8.elementsEqual(other.utf8)
    }
    return known ?? add(.image(path: path), of: layer)
  }
}

extension MaterialContent.Choice {
  /// Whether it structures content; what the system floats above content goes by its role.
  var isContentLayer: Bool {
    switch self {
    case .named: true
    case .role(let role): ["content", "underPage", "window"].contains { NameMatch.same($0, role) }
    }
  }

  var name: String {
    switch self {
    case .named(let name), .role(let name): name
    }
  }
}
