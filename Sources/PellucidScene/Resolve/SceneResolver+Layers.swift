// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// Returns the nodes of one layer; a material's children follow it as its siblings.
  ///
  /// - Parameter placed: The layer; effects that it cannot have are removed from it.
  mutating func nodes(_ placed: inout PlacedLayer) throws(SceneError) -> [Node] {
    guard placed.surroundings.depth <= Self.depthLimit else {
      throw .nestedTooDeep(place: placed.path, limit: Self.depthLimit)
    }
    try Self.check(placed)
    return try placed.layer.isDrawnApart ? nodesApart(&placed) : plainNodes(&placed)
  }

  /// Returns the nodes of one layer without its effects.
  mutating func plainNodes(_ placed: inout PlacedLayer) throws(SceneError) -> [Node] {
    Self.removeEffects(onGlassIn: &placed.layer, traits)
    switch placed.layer.content {
    case .material(let material): return try nodes(material, of: placed)
    case .glass(let glass): return try nodes(glass, of: placed)
    case .glassContainer(let container): return try nodes(container, of: placed)
    case .backgroundExtension(let content): return try nodes(content, of: placed)
    case .scrollEdge(let edge): return nodes(edge, of: placed)
    case .dimming(let dimming): return nodes(dimming, of: placed)
    case .image, .fill, .text, .symbol, .group, .component: break
    }
    if case .fill(_, let fill) = placed.layer.content {
      placed.fillValues = fill.values(placed.surroundings.traits, placed.surroundings.assets)
    }
    backdropDimming.add(placed, traits)
    if case .image(let image) = placed.layer.content { return try nodes(image, of: placed) }
    let content = try content(of: &placed)
    return [placed.node(content, shadow: placed.shadow)]
  }

  private mutating func content(of placed: inout PlacedLayer) throws(SceneError) -> Node.Content {
    let (layer, path) = (placed.layer, placed.path)
    let transform = placed.transform
    switch layer.content {
    case .fill(let shape, let fill):
      let beneath = grounds.beneath([layer.frame], shape: shape, of: placed)
      placed.step = trace.add(.layer(TracedLayer(placed, on: beneath)))
      let resolved = try placed.surroundings.on(beneath).fill(fill, place: path)
      grounds.add(placed)
      return .fill(shape: shape, resolved)
    case .text(let text):
      let request = try request(text, in: placed.surroundings.traits, place: path)
      let (beneath, extents) = beneath(request, of: placed)
      probe(extents, of: placed, on: beneath)
      let surroundings = placed.surroundings.on(beneath)
      let style = text.style.named(on: surroundings.traits.platform)
      placed.step = trace.add(.layer(TracedLayer(placed, on: beneath)))
      let ink = try surroundings.ink(style, place: path + ".style")
      let source = add(
        .text(request, frame: layer.frame, transform: transform), of: placed, style: text.style)
      return .masked(source: source, inks: [ink], isText: true)
    case .symbol(let symbol):
      let beneath = grounds.beneath([layer.frame], of: placed)
      probe([layer.frame], of: placed, on: beneath)
      let surroundings = placed.surroundings.on(beneath)
      var traced = TracedSymbol(notes: [])
      guard let located = try located(symbol, of: placed, &traced) else {
        placed.step = trace.add(.symbol(TracedLayer(placed, on: beneath), traced))
        return .group([])
      }
      let shown = shown(
        located.content, textWeight: placed.textWeight, in: surroundings, &traced)
      placed.step = trace.add(.symbol(TracedLayer(placed, on: beneath), traced))
      let inks = try surroundings.inks(of: symbol, shown: shown, place: path)
      let toScene = located.isMirrored ? placed.mirroredTransform : transform
      let source = add(
        .symbol(
          SymbolRequest(shown.content, in: surroundings.traits), frame: layer.frame, transform: toScene),
        of: placed,
        style: symbol.styles.first ?? .primary)
      return .masked(source: source, inks: inks, isText: false)
    case .group(let layers):
      return .group(try nodes(layers, of: placed, in: placed.innerSurroundings))
    case .component(let component):
      guard let layers = component.layers else {
        throw .component(place: path, .notLowered(component.component.kind))
      }
      var inner = placed.innerSurroundings
      inner.fillsSymbols = nil
      return .group(try nodes(layers, of: placed, in: inner))
    case .image, .material, .glass, .glassContainer, .backgroundExtension, .scrollEdge, .dimming:
      // `nodes` has handled these before, because they are more than one node.
      return .group([])
    }
  }

  private mutating func nodes(
    _ layers: [Layer], of placed: PlacedLayer, in inner: Surroundings
  ) throws(SceneError) -> [Node] {
    let start = grounds.count
    let nodes = try nodes(layers, path: placed.listPath, in: inner)
    grounds.close(placed, from: start)
    return nodes
  }

  /// Returns the request of a text in its font under traits.
  private func request(
    _ text: TextContent, in traits: Traits, place: String
  ) throws(SceneError) -> TextRequest {
    switch text.font {
    case .fixed(let size, let weight):
      return TextRequest(text, in: FontMetrics(size: size, weight: traits.shownWeight(weight)))
    case .style(let style, _):
      guard let font = text.font.metrics(in: traits) else {
        throw .textStyle(place: place + ".textStyle", style, traits.platform)
      }
      return TextRequest(text, in: font)
    }
  }

  // MARK: Materials

  private mutating func nodes(
    _ material: MaterialContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    let choice = try choice(material.choice, of: placed)
    let ground = Surroundings.Ground(
      family: choice.family, name: material.choice.name, isThin: choice.isThin,
      surface: choice.isUnmodifiable ? .system : material.choice.isContentLayer ? .content : .floating,
      isTinted: choice.recipe.takesDesktopTint)
    let unused = choice.isUnmodifiable ? unusedSettings(of: material, choice, placed.layer) : []
    var placed = choice.isUnmodifiable ? changed(placed) { $0.layer.leaveUnmodified() } : placed
    placed.step = trace.add(
      .material(TracedLayer(placed), TracedMaterial(choice: choice, ground: ground, unused: unused)))
    let blending = choice.isUnmodifiable ? nil : material.blending
    let resolved = ResolvedMaterial(
      recipe: choice.recipe, shape: material.shape, blending: blending ?? choice.defaultBlending,
      backdropGroup: backdropGroup(of: material, placed.surroundings),
      progress: choice.isUnmodifiable ? nil : material.progress)
    var inner = placed.innerSurroundings
    inner.fillsSymbols = nil
    inner.material = ground
    if material.choice == .role(.fullScreen) { inner.modalControls = backdropGroups.addUnnamed() }
    inner.outline = Surroundings.Outline(shape: material.shape, frame: placed.inside)
    inner.toContainer = nil
    inner.traits.level = choice.level
    if let fixed = choice.fixedAppearance { inner.fixedAppearance = fixed }
    if let appearance = choice.appearance { inner.traits.appearance = appearance }
    let isBackground = material.choice.isWindowBackground && inner.traits.platform == .macOS
    grounds.add(material.shape, of: placed, for: &inner, isBackground: isBackground)
    let start = grounds.count
    let children = try nodes(material.children, path: placed.listPath, in: inner)
    grounds.close(placed, from: start)
    guard choice.isUnmodifiable else { return Self.together(.material(resolved), children, of: placed) }
    if placed.shadow == nil, placed.surroundings.outline == nil { placed.shadow = roomShadow }
    return Self.together(.material(resolved), children, of: placed) + rim(of: material, placed)
  }

  /// Returns the backdrop group that a material states. Controls on a full-screen modal share one, so that none blurs the texts and
  /// controls beside it into its own ground (chosen: no source says what they sample).
  private mutating func backdropGroup(of material: MaterialContent, _ surroundings: Surroundings) -> Int? {
    if let name = material.backdropGroup { return backdropGroups.index(of: name) }
    return material.choice == .role(.control) ? surroundings.modalControls : nil
  }

  /// Returns the settings that the system's own glass ignores.
  private func unusedSettings(
    of material: MaterialContent, _ choice: ResolvedMaterialChoice, _ layer: Layer
  ) -> [UnusedMaterialSetting] {
    var unused: [UnusedMaterialSetting] = []
    if layer.isTranslucent { unused.append(.opacity) }
    if layer.blend != .sourceOver { unused.append(.blend) }
    if material.progress != nil { unused.append(.progress) }
    if let blending = material.blending, blending != choice.defaultBlending { unused.append(.blending) }
    return unused
  }

  /// Returns the nodes of a material and its children: as siblings, or in a group where opacity, blending or a clip
  /// applies to all of them.
  ///
  /// - Parameter ground: The material; nil where only the children are drawn.
  static func together(_ ground: Node.Content?, _ children: [Node], of placed: PlacedLayer) -> [Node] {
    let layer = placed.layer
    guard let ground else { return layer.isPlain ? children : [placed.node(.group(children))] }
    var shadow = placed.shadow
    if case .glass = ground { shadow = nil }
    var node = Node(
      id: placed.name, frame: layer.frame, transform: placed.transform, shadow: shadow, content: ground,
      step: placed.step)
    let isForBoth = layer.opacity < 1 || layer.blend != .sourceOver
    guard layer.clip != nil || (isForBoth && !children.isEmpty) else {
      (node.opacity, node.blend) = (layer.opacity, layer.blend)
      return [node] + children
    }
    if layer.clip != nil { node.shadow = nil }
    return [placed.node(.group([node] + children), shadow: layer.clip == nil ? nil : shadow)]
  }

  private func choice(
    _ choice: MaterialContent.Choice, of placed: PlacedLayer
  ) throws(SceneError) -> ResolvedMaterialChoice {
    do throws(MaterialError) { return try choice.resolved(placed.surroundings.traits) } catch {
      throw .material(place: placed.path + (choice.isRole ? ".role" : ".material"), error)
    }
  }

  /// Returns what a text lies on, and the rectangles of its lines in the space of its frame; without lines, the frame. A text
  /// whose lines decide something and are not known is recorded in the trace.
  private mutating func beneath(
    _ text: TextRequest, of placed: PlacedLayer
  ) -> (beneath: Beneath, extents: [Rect]) {
    let frame = placed.layer.frame
    if let lines = facts.lines(of: placed.path) {
      let extents = lines.map { $0.moved(x: frame.x, y: frame.y) }
      return (grounds.beneath(extents, of: placed), extents)
    }
    let beneath = grounds.beneath([frame], of: placed)
    if !beneath.isSettled || !grounds.probes(under: beneath).isEmpty {
      trace.openTexts.append(OpenText(path: placed.path, request: text, width: frame.width))
    }
    return (beneath, [frame])
  }

  /// Adds the rectangles of a text or symbol, in the space of its frame, to the probes of the clear glass below it.
  mutating func probe(_ extents: [Rect], of placed: PlacedLayer, on beneath: Beneath) {
    guard placed.opacity > 0 else { return }
    for index in grounds.probes(under: beneath) {
      scene.glassProbes[index].foregrounds += extents.map { placed.transform.bounds(of: $0) }
    }
  }

  // MARK: Resources

  mutating func add(_ resource: Resource, of placed: PlacedLayer, style: ForegroundStyle? = nil) -> Int {
    scene.resources.append(resource)
    var origin = ResourceOrigin(path: placed.path, name: placed.name, style: style)
    origin.isInactive = placed.surroundings.isInactive || placed.layer.isInactive
    trace.resources.append(origin)
    return scene.resources.count - 1
  }

  /// Returns the index of a file's resource, adding one for a new file.
  mutating func imageResource(_ path: String, of placed: PlacedLayer) -> Int {
    let known = scene.resources.firstIndex { resource in
      guard case .image(let other) = resource else { return false }
      return path.utf8.count == other.utf8.count && path.utf8.elementsEqual(other.utf8)
    }
    return known ?? add(.image(path: path), of: placed)
  }
}
