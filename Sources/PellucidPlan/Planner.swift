// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The planner, which lowers a resolved scene to passes. The result depends only on the scene.
package struct Planner: Sendable {
  /// The number of pixels per point.
  let scale: Double
  let gamut: Gamut
  let isInverted: Bool
  let toPixels: Transform
  /// The probes of the scene.
  let probes: [GlassProbe]
  var plan: Plan
  /// The index of the surface that is drawn on.
  var depth = 0
  /// The index of the current window's own surface.
  var windowDepth = 0
  /// The pixels of the current window.
  var windowBounds: PixelRect
  /// The pixels of the current surface that drawing may change.
  var clip: PixelRect
  /// A Boolean value that is true in a layer whose picture is projected, where texts are not measured: their pixels are not
  /// where they were drawn.
  var isProjected = false
  /// The shared captures of the backdrop groups of the desktop or of the current window.
  var groupCaptures: [(group: Int, blending: MaterialContent.Blending, capture: Int)] = []

  /// Returns the plan of a scene. The cost is proportional to the number of nodes, not of pixels.
  package static func plan(_ scene: ResolvedScene) -> Plan {
    var planner = Planner(scene)
    planner.collectGroups(scene.desktop)
    planner.add(scene.desktop)
    for (index, window) in scene.windows.enumerated() {
      planner.add(window, isGround: index == 0 && scene.desktop.isEmpty)
    }
    if scene.isInverted { planner.plan.passes.append(.invert(planner.plan.bounds)) }
    return planner.plan
  }

  init(_ scene: ResolvedScene) {
    scale = scene.scale
    gamut = scene.gamut
    isInverted = scene.isInverted
    toPixels = .scale(scene.scale)
    probes = scene.glassProbes
    let bounds = scene.pixelBounds
    plan = Plan(bounds: bounds, gamut: scene.gamut, passes: [], captures: [])
    clip = bounds
    windowBounds = bounds
  }

  // MARK: Windows and groups

  /// Adds a window. A ground window that covers the picture is drawn directly onto the picture, without a layer.
  mutating func add(_ window: ResolvedWindow, isGround: Bool) {
    let outline = self.outline(window.shape, frame: window.frame, transform: .identity)
    let outer = (clip, windowBounds, windowDepth)
    windowBounds = outline.bounds.intersection(plan.bounds)
    guard !windowBounds.isEmpty else {
      windowBounds = outer.1
      return
    }
    if let shadow = window.shadow { addShadow(shadow, of: outline, transform: .identity, opacity: 1) }
    let sharesGround = isGround && outline.wholePixels == plan.bounds
    if !sharesGround { beginLayer(windowBounds) }
    windowDepth = depth
    groupCaptures = []
    collectGroups(window.nodes)
    add(window.nodes)
    if !sharesGround {
      endLayer(LayerEnd(opacity: 1, blend: .sourceOver, clip: outline, shadow: nil))
    }
    (clip, windowBounds, windowDepth) = outer
  }

  mutating func add(_ nodes: [Node]) {
    for node in nodes { add(node) }
  }

  /// Adds a node, in a layer if it needs one.
  mutating func add(_ node: Node) {
    guard needsLayer(node) else { return addContent(node, opacity: node.opacity) }
    if node.blend.isUnbounded, node.clip != nil || node.shadow != nil || !node.effects.isEmpty {
      return addCutting(node)
    }
    let (bounds, effects) = node.effects.isEmpty ? (layerBounds(node), []) : effectLayer(node)
    guard !bounds.isEmpty || node.blend.isUnbounded else { return }
    let (outer, wasProjected) = (clip, isProjected)
    isProjected = isProjected || node.isProjected
    beginLayer(bounds)
    // The mode blends the whole layer, not its content with the transparent surface.
    var content = node
    content.blend = .sourceOver
    addContent(content, opacity: 1)
    isProjected = wasProjected
    endLayer(
      LayerEnd(
        effects: effects, opacity: Float(node.opacity), blend: node.blend,
        clip: node.clip.map { outline($0, frame: node.frame, transform: node.transform) },
        shadow: castsShadowByAlpha(node) ? node.shadow.map { pixelShadow($0, node.transform) } : nil))
    clip = outer
  }

  /// Adds a node whose blend mode also changes pixels where it draws nothing: its clip, its shadow and its effects belong to a
  /// layer in its layer, which is as large as what it cuts.
  private mutating func addCutting(_ node: Node) {
    var (outer, inner) = (node, node)
    (outer.clip, outer.shadow, outer.effects) = (nil, nil, [])
    (inner.opacity, inner.blend, inner.id) = (1, .sourceOver, nil)
    outer.content = .group([inner])
    add(outer)
  }

  /// Returns a Boolean value indicating whether a node needs a layer. A single outline is drawn with its opacity and
  /// blend mode; only groups, clips and shadows cast by alpha need a surface.
  func needsLayer(_ node: Node) -> Bool {
    if node.clip != nil || castsShadowByAlpha(node) || node.isIsolated || !node.effects.isEmpty {
      return true
    }
    if node.blend.isUnbounded { return true }
    switch node.content {
    case .group: return node.opacity < 1 || node.blend != .sourceOver
    case .glass: return node.blend != .sourceOver
    default: return false
    }
  }

  /// Returns a Boolean value indicating whether a node's shadow is cast by the alpha of a layer. Materials cast shadows
  /// by their outline.
  func castsShadowByAlpha(_ node: Node) -> Bool {
    guard node.shadow != nil else { return false }
    switch node.content {
    case .material: return false
    default: return true
    }
  }

  /// Begins a layer and makes it the current surface.
  mutating func beginLayer(_ bounds: PixelRect) {
    plan.passes.append(.beginLayer(bounds))
    clip = bounds
    depth += 1
  }

  /// Ends the current layer.
  mutating func endLayer(_ end: LayerEnd) {
    plan.passes.append(.endLayer(end))
    depth -= 1
  }

  // MARK: Content

  /// Adds the passes of a node's content.
  mutating func addContent(_ node: Node, opacity: Double) {
    let opacity = Float(opacity)
    switch node.content {
    case .group(let nodes): add(nodes)
    case .fill(let shape, let fill):
      if let width = node.edgeWidth {
        return addEdge(paint(fill, node), width: width, inside: shape, node, opacity: opacity)
      }
      let outline = self.outline(shape, frame: node.frame, transform: node.transform)
      plan.passes.append(
        .fill(
          FillPass(outline: outline, paint: paint(fill, node), opacity: opacity, blend: node.blend)))
    case .image(let source, let fit, let brightness):
      let pixels = toPixels(node)
      let local = pixels.keepsAxes && pixels.a > 0 && pixels.d > 0
      plan.passes.append(
        .image(
          ImagePass(
            source: source, frame: local ? pixels.bounds(of: node.frame) : node.frame,
            transform: local ? .identity : pixels, fit: fit, brightness: brightness,
            isInverted: isInverted,
            outline: outline(.rectangle, frame: node.frame, transform: node.transform),
            opacity: opacity, blend: node.blend)))
    case .masked(let source, let inks, let isText):
      plan.passes.append(
        .masked(
          MaskedPass(
            source: source, paints: inks.map(paint), opacity: opacity, blend: node.blend,
            measuredAs: isText && !node.isReflection && !isProjected ? node.id ?? "" : nil,
            name: node.id ?? "")))
    case .material(let material): addMaterial(material, node, opacity: opacity)
    case .glass(let glass): addGlass(glass, node, opacity: opacity)
    case .probe(let index, let blending): addProbe(index, blending, node)
    }
  }

  // MARK: Values

  /// Returns the transform from a node's space to pixels.
  func toPixels(_ node: Node) -> Transform { node.transform.followed(by: toPixels) }

  /// Returns a shape as an outline in pixels.
  func outline(_ shape: Shape, frame: Rect, transform: Transform) -> Outline {
    let pixels = transform.followed(by: toPixels)
    let box = pixels.bounds(of: frame)
    let covering = PixelRect(covering: box)
    let exact =
      shape == .rectangle && pixels.keepsAxes && box.minX == Double(covering.minX)
      && box.minY == Double(covering.minY) && box.maxX == Double(covering.maxX)
      && box.maxY == Double(covering.maxY)
    var bounds = covering
    if case .path = shape { bounds = clip }
    return Outline(
      path: shape.path(in: frame).transformed(by: pixels), wholePixels: exact ? covering : nil,
      bounds: bounds.intersection(clip))
  }

  /// Returns a colour as premultiplied lanes in the picture's gamut.
  func lanes(_ color: EncodedColor) -> SIMD4<Float> {
    switch gamut {
    case .srgb: color.premultiplied.lanes
    case .displayP3: Straight<DisplayP3>(color).premultiplied.lanes
    }
  }

  /// Returns the paint of an ink in the picture's gamut.
  func paint(_ ink: Ink) -> Paint {
    switch ink {
    case .color(let color, .sourceOver): .solid(lanes(color))
    case .color(let color, let blend): .blended(lanes(color), blend)
    case .backdropMatrix(let matrix): .backdropMatrix(matrix)
    }
  }

  /// Returns the paint of a fill in the picture's gamut.
  func paint(_ fill: ResolvedFill, _ node: Node) -> Paint {
    switch fill {
    case .ink(let ink): paint(ink)
    case .linear(let stops, let start, let end):
      .gradient(gradient(stops, .linear(start: start, end: end), node))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .gradient(
        gradient(
          stops, .radial(center: center, startRadius: startRadius, endRadius: endRadius), node))
    case .angular(let stops, let center, let start):
      .gradient(gradient(stops, .angular(center: center, startInDegrees: start), node))
    case .mesh(let mesh): .mesh(pixelMesh(mesh, node))
    }
  }

  /// Returns a mesh in pixels, with colours in the picture's gamut.
  private func pixelMesh(_ mesh: MeshFill<EncodedColor>, _ node: Node) -> PixelMesh {
    let frame = node.frame
    let unit = Transform(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.x, ty: frame.y)
    return PixelMesh(mesh, toPixels: unit.followed(by: toPixels(node)), gamut: gamut)
  }

  /// Returns a gradient with colours in the picture's gamut.
  func gradient(
    _ stops: [ResolvedFill.Stop], _ geometry: PixelGradient.Geometry, _ node: Node
  ) -> PixelGradient {
    let frame = node.frame
    let unit = Transform(
      a: 1 / max(frame.width, 1e-9), b: 0, c: 0, d: 1 / max(frame.height, 1e-9),
      tx: -frame.x / max(frame.width, 1e-9), ty: -frame.y / max(frame.height, 1e-9))
    return PixelGradient(
      geometry: geometry,
      stops: stops.map { PixelGradient.Stop(location: Float($0.location), color: lanes($0.color)) },
      toUnit: (toPixels(node).inverse ?? .identity).followed(by: unit),
      aspect: frame.width / max(frame.height, 1e-9))
  }

  /// Converts a shadow to pixels.
  func pixelShadow(_ shadow: ResolvedShadow, _ transform: Transform) -> PixelShadow {
    let pixels = transform.followed(by: toPixels)
    return PixelShadow(
      color: lanes(shadow.color),
      blur: BlurPlan(sigmaInPixels: shadow.sigma * pixels.meanScale, captureScale: 0.125),
      offsetX: shadow.offset.x * pixels.meanScale, offsetY: shadow.offset.y * pixels.meanScale)
  }

  /// Adds the pass of a shadow under an outline.
  mutating func addShadow(
    _ shadow: ResolvedShadow, of outline: Outline, transform: Transform, opacity: Float
  ) {
    plan.passes.append(
      .shadow(
        ShadowPass(outline: outline, shadow: pixelShadow(shadow, transform), opacity: opacity)))
  }
}

extension Node {
  /// A Boolean value that is true where an effect projects the node's picture.
  fileprivate var isProjected: Bool {
    effects.contains { if case .projection = $0 { true } else { false } }
  }
}
