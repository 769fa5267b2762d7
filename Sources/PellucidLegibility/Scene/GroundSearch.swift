// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The search for the ground of one foreground, from just below it downwards.
struct GroundSearch {
  typealias Ground = SceneForeground.Ground

  let order: DrawOrder
  /// The index of the foreground in the order.
  let index: Int
  /// The rectangle of the foreground's ink, in points of the scene.
  let bounds: Rect
  let gamut: Gamut

  var item: DrawOrder.Item { order.items[index] }

  /// The effect of one node, below or above the foreground, on the search.
  enum Step {
    /// The node has no effect.
    case goesOn
    /// The node ends the search with this ground.
    case found(Ground)
    /// The node is a flat layer that a transfer can include.
    case layer(Layer)
    /// The node hides or changes the foreground.
    case covers([SceneForeground.Cover])
  }

  /// A flat layer between the foreground and its ground, or above both.
  struct Layer {
    var step: Transfer.Step
    var name: String
    /// The group beyond which the layer's blend mode does not blend; nil if it has no such group or no blend mode.
    var confinement: Int?
  }

  /// Returns the ground of the foreground, the layers that cover it in ways that a transfer cannot include, and
  /// the transfers of a foreground on pixels.
  func result() -> (ground: Ground, covers: [SceneForeground.Cover], open: [Transfer]) {
    var above: [Layer] = []
    var covers: [SceneForeground.Cover] = []
    order.boxes.forEach(in: (index + 1)..<order.items.count, overlapping: bounds) { place in
      guard reaches(order.items[place]) else { return }
      switch over(order.items[place]) {
      case .goesOn, .found: return
      case .covers(let others): covers += others
      case .layer(let layer): above.append(layer)
      }
    }
    if let first = covers.first { return (.covered(by: first.id), covers, []) }
    if let reason = reasonAround() { return (.undecided(reason), [], []) }
    let (ground, layers) = ground(under: above)
    guard case .pixels = ground else { return (ground, [], []) }
    return (ground, [], transfers(beginning: [], layers.map { $0.step }, above.map { $0.step }))
  }

  /// Returns the ground, and the flat layers between it and the foreground.
  private func ground(under above: [Layer]) -> (Ground, [Layer]) {
    var layers: [Layer] = []
    var next = order.topmost(below: index, in: bounds)
    while let place = next {
      next = order.topmost(below: place, in: bounds)
      let other = order.items[place]
      switch under(place, layers.map { $0.step }, above.map { $0.step }) {
      case .goesOn, .covers: continue
      case .found(let ground):
        let confined = (layers + above).first { isConfined($0, above: other) }.map {
          Ground.undecided(.layer($0.name, .blendModeInTransparentGroup))
        }
        return (confined ?? ground, layers)
      case .layer(let layer): layers.insert(layer, at: 0)
      }
    }
    return (.undecided(.translucentBackdrop), [])
  }

  /// The nodes below any of the ink, topmost first, down to the first one that hides everything below.
  var underlays: [SceneForeground.Underlay] {
    var all: [SceneForeground.Underlay] = []
    var next = order.topmost(below: index, in: bounds)
    while let place = next {
      next = order.topmost(below: place, in: bounds)
      let other = order.items[place]
      guard other.node.opacity > 0, meets(other.content), reaches(other) else { continue }
      all.append(underlay(other))
      if order.hides(place, bounds), isPlain(other) { break }
    }
    return all
  }

  /// Returns a node below the foreground as an underlay.
  private func underlay(_ other: DrawOrder.Item) -> SceneForeground.Underlay {
    let (node, step) = (other.node, other.node.step)
    switch node.content {
    case .material(let material):
      return .init(step: step, isSurface: true, isWhole: covers(other, material.shape))
    case .glass(let glass):
      let isWhole = glass.elements.contains {
        $0.shape.certainlyHolds(bounds, frame: $0.frame, transform: node.transform)
      }
      return .init(step: step, isSurface: true, isWhole: isWhole)
    case .image, .fill, .masked, .group, .probe:
      return .init(step: step, isSurface: false, isWhole: covers(other, .rectangle))
    }
  }

  /// Returns a Boolean value indicating whether a layer's blend mode does not blend with the found node, or not
  /// with all of it.
  private func isConfined(_ layer: Layer, above found: DrawOrder.Item) -> Bool {
    guard let confinement = layer.confinement else { return false }
    return !found.groups.contains(confinement) || found.node.opacity < 1
  }

  // MARK: The foreground itself

  /// Returns the reason why the foreground itself has no bound: its blend mode, its shadow, a clip, or a group
  /// that composites it with the backdrop as a whole.
  private func reasonAround() -> Verdict.Reason? {
    let node = item.node
    if order.cutsPicture || node.blend != .sourceOver { return .foreground(.blendMode) }
    if node.shadow != nil { return .foreground(.shadow) }
    if let clip = node.clip, !clip.certainlyHolds(bounds, frame: node.frame, transform: node.transform) {
      return .leavesSurface
    }
    for group in item.groups.map({ order.groups[$0] }) {
      if group.isChanged { return .layer(group.name, .changedGroup) }
      if !group.isPlain { return .layer(group.name, .mixedGroup) }
      if !holds(group) { return .leavesSurface }
    }
    if isInOwnLayer(item), inks.contains(where: isOutsideGamut) {
      return .foreground(.outsideGamut)
    }
    return nil
  }

  /// Returns a Boolean value indicating whether an ink's colour is outside the gamut.
  private func isOutsideGamut(_ ink: Ink) -> Bool {
    if case .color(let color, _) = ink { !GamutColor(color, in: gamut).isInGamut } else { false }
  }

  /// Returns a Boolean value indicating whether a group's clip does not cut the foreground.
  private func holds(_ group: DrawOrder.Group) -> Bool {
    guard let clip = group.clip else { return true }
    return clip.certainlyHolds(bounds, frame: group.frame, transform: group.transform)
  }

  // MARK: Other nodes

  /// Returns a Boolean value indicating whether a node or its shadow may be drawn within the foreground's bounds.
  private func reaches(_ other: DrawOrder.Item) -> Bool {
    guard meets(other.content) || meets(other.shadow), !isInsideEdge(of: other.node) else { return false }
    // A mask draws nothing; the groups that it cuts are marked as changed.
    if other.node.blend.cuts { return false }
    for group in other.groups where !item.groups.contains(group) {
      if order.groups[group].blend.cuts { return false }
      if order.groups[group].clip != nil, !meets(order.groups[group].extent) { return false }
    }
    return true
  }

  /// Returns a Boolean value indicating whether a node is first drawn on a transparent surface of its own.
  private func isInOwnLayer(_ item: DrawOrder.Item) -> Bool {
    item.node.clip != nil || item.node.shadow != nil || item.groups.contains { order.groups[$0].isIsolated }
  }

  /// Returns a Boolean value indicating whether an extent overlaps the foreground's bounds.
  func meets(_ extent: Rect?) -> Bool { extent?.intersects(bounds) ?? false }

  /// Returns a Boolean value indicating whether every group around a node has no effect on it within the
  /// foreground's bounds.
  func isPlain(_ other: DrawOrder.Item) -> Bool {
    other.groups.allSatisfy {
      order.groups[$0].isPlain && (item.groups.contains($0) || holds(order.groups[$0]))
    }
  }

  /// Returns a Boolean value that is true where a shape, with the node's clip, certainly covers the foreground's
  /// bounds.
  private func covers(_ other: DrawOrder.Item, _ shape: Shape) -> Bool {
    if let clip = other.node.clip,
      !clip.certainlyHolds(bounds, frame: other.node.frame, transform: other.node.transform)
    {
      return false
    }
    return shape.certainlyHolds(bounds, frame: other.node.frame, transform: other.node.transform)
  }

  /// Returns the effect of a node above the foreground: a transfer can include a flat layer, and anything else
  /// hides or changes the foreground.
  private func over(_ other: DrawOrder.Item) -> Step {
    let node = other.node
    if node.opacity <= 0 { return .goesOn }
    guard case .fill(let shape, let fill) = node.content else { return .covers(covers(by: other)) }
    let changes = reaching([
      SceneForeground.Cover(id: other.name, extents: [other.content].compactMap { $0 }, hides: false),
      shadows(of: other, [other.shadow]),
    ])
    guard case .ink(.color(let color, let blend)) = fill else { return .covers(changes) }
    if color.alpha == 0, node.shadow == nil { return .goesOn }
    guard covers(other, shape), isPlain(other), node.shadow == nil,
      let paint = paint(color, blend, other), !paint.isOpaque
    else { return .covers(changes) }
    return .layer(paint.layer)
  }

  /// Returns the covers of a node that is not a fill: its content hides the foreground, and under its shadow the
  /// foreground remains visible.
  private func covers(by other: DrawOrder.Item) -> [SceneForeground.Cover] {
    let body = order.body(of: other)
    return reaching([
      SceneForeground.Cover(id: other.name, extents: [body].compactMap { $0 }, hides: true),
      shadows(of: other, [body == other.content ? nil : other.content, other.shadow]),
    ])
  }

  /// Returns a cover by the shadows of a node.
  private func shadows(of other: DrawOrder.Item, _ extents: [Rect?]) -> SceneForeground.Cover {
    SceneForeground.Cover(id: other.name, extents: extents.compactMap { $0 }, hides: false, isShadow: true)
  }

  /// Returns the covers that overlap the foreground's bounds.
  private func reaching(_ covers: [SceneForeground.Cover]) -> [SceneForeground.Cover] {
    covers.filter { $0.extents.contains { meets($0) } }
  }

  /// Returns the effect of a node below the foreground.
  private func under(
    _ place: Int, _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> Step {
    let other = order.items[place]
    let node = other.node
    guard node.opacity > 0, reaches(other) else { return .goesOn }
    func undecided(_ why: LayerObstacle) -> Step { .found(.undecided(.layer(other.name, why))) }
    guard isPlain(other) else { return undecided(.inMixedGroup) }
    switch node.content {
    case .group: return .goesOn
    case .masked: return undecided(.inkBelow)
    case .image:
      return meets(other.content)
        ? .found(.pixels(of: other.name)) : undecided(.shadowBelow)
    case .fill(let shape, let fill): return self.fill(fill, shape, other, layers, above)
    case .material(let material): return self.material(material, place, layers, above)
    case .probe: return .goesOn
    case .glass(let glass): return self.glass(glass, place, layers, above)
    }
  }

  /// Returns the effect of a fill below the foreground.
  private func fill(
    _ fill: ResolvedFill, _ shape: Shape, _ other: DrawOrder.Item, _ layers: [Transfer.Step],
    _ above: [Transfer.Step]
  ) -> Step {
    let node = other.node
    func undecided(_ why: LayerObstacle) -> Step { .found(.undecided(.layer(other.name, why))) }
    guard covers(other, shape) else {
      return undecided(meets(other.content) ? .belowPart : .shadowBelow)
    }
    switch fill {
    case .ink(.color(let color, let blend)):
      guard let paint = paint(color, blend, other) else {
        return undecided(.ownLayer)
      }
      if paint.isOpaque {
        return .found(surface(.color, beginning: [paint.layer.step], layers, above, backdrop: .anything))
      }
      guard node.shadow == nil else { return undecided(.shadowThroughFill) }
      return .layer(paint.layer)
    case .ink(.backdropMatrix(let matrix)):
      guard matrix.alpha == SIMD4(repeating: 0), node.opacity >= 1, node.blend == .sourceOver else {
        return undecided(.translucentVibrantFill)
      }
      return .layer(Layer(step: .map(ColorMapping(matrix: matrix)), name: other.name))
    case .linear, .radial, .angular, .mesh:
      guard node.blend == .sourceOver, node.opacity >= 1, fill.isOpaqueGradient else {
        return undecided(.translucentGradient)
      }
      return .found(
        surface(.gradient, beginning: [], layers, above, backdrop: Self.backdrop(of: fill, gamut)))
    }
  }

  /// Returns the effect of a material below the foreground.
  private func material(
    _ material: ResolvedMaterial, _ place: Int, _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> Step {
    let other = order.items[place]
    let node = other.node
    guard covers(other, material.shape), isInsideBorder(of: material, node) else {
      return meets(other.content)
        ? .found(.undecided(.leavesSurface))
        : .found(.undecided(.layer(other.name, .shadowBelow)))
    }
    if material.progress != nil, material.recipe.samplesBackdrop {
      return .found(.undecided(.progressiveBlur))
    }
    if material.recipe.samplesBackdrop, order.letsThrough(behind: place, material.blending, other.bounds) {
      return .found(.undecided(.translucentBackdrop))
    }
    guard node.blend == .sourceOver else {
      return .found(.undecided(.layer(other.name, .blendedMaterial)))
    }
    let transfers = inks.map { ink in
      var transfer = Transfer(
        material: material.recipe, opacity: node.opacity, layers: layers, ink: ink,
        inkOpacity: item.node.opacity, gamut: gamut)
      transfer.above = above
      return transfer
    }
    return .found(
      .surface(
        SceneForeground.Surface(
          kind: .material(id: other.name, material.recipe), transfers: transfers,
          backdrop: material.recipe.samplesBackdrop
            ? order.backdrop(
              behind: place, material.blending, other.bounds, reach: material.reach(order.scale),
              step: node.step) : .anything,
          step: node.step)))
  }

  /// Returns a Boolean value indicating whether the foreground lies inside the line at a material's edge.
  ///
  /// The line is one pixel wide where the transform scales uniformly, and wider along the axis that it stretches more.
  private func isInsideBorder(of material: ResolvedMaterial, _ node: Node) -> Bool {
    guard material.recipe.border != nil, material.progress == nil else { return true }
    let scale = node.transform.meanScale * order.scale
    return isInside(material.shape, byEdge: scale > 0 ? 1 / scale : 0, node)
  }

  /// Returns a Boolean value indicating whether a node is a line inside an edge, and the foreground lies inside the line.
  private func isInsideEdge(of node: Node) -> Bool {
    guard let width = node.edgeWidth, case .fill(let shape, _) = node.content else { return false }
    return isInside(shape, byEdge: width, node)
  }

  /// Returns a Boolean value indicating whether the foreground lies inside a line along the edge of a shape.
  ///
  /// - Parameter width: The width of the line, in the unit of the node's frame.
  private func isInside(_ shape: Shape, byEdge width: Double, _ node: Node) -> Bool {
    let transform = node.transform
    let (across, down) = (
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot()
    )
    // A further pixel is touched by the line where it is not aligned to the pixels.
    let reach = max(across, down) * width + 1 / order.scale
    return shape.certainlyHolds(bounds.outset(by: reach), frame: node.frame, transform: transform)
  }

  // MARK: Values

  /// The inks of the foreground.
  var inks: [Ink] {
    if case .masked(_, let inks, _) = item.node.content { inks } else { [] }
  }

  /// Returns a ground that is a surface, whose transfers begin with certain steps.
  private func surface(
    _ kind: SceneForeground.Kind, beginning: [Transfer.Step], _ layers: [Transfer.Step],
    _ above: [Transfer.Step], backdrop: Backdrop
  ) -> Ground {
    .surface(
      SceneForeground.Surface(
        kind: kind, transfers: transfers(beginning: beginning, layers, above), backdrop: backdrop))
  }

  /// Returns one transfer for each ink.
  private func transfers(
    beginning: [Transfer.Step], _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> [Transfer] {
    inks.map { ink in
      Transfer(
        gamut: gamut, afterMixing: beginning + layers, ink: ink, inkOpacity: item.node.opacity, above: above)
    }
  }

  /// Returns a flat colour with its node's opacity and blend mode.
  ///
  /// Returns nil if colour and node both have a mode, if the node's mode is used on a surface that a clip or a
  /// shadow needs, or if an intermediate surface clamps a translucent colour.
  ///
  /// The mode of a node blends a colour, its alpha lowered by the node's opacity, with the content that its group
  /// has drawn so far. The mode of a colour blends with everything below, and the node's opacity is the share of
  /// the result that is drawn.
  private func paint(
    _ color: EncodedColor, _ blend: BlendMode, _ other: DrawOrder.Item
  ) -> (layer: Layer, isOpaque: Bool)? {
    let node = other.node
    guard node.blend == .sourceOver || (blend == .sourceOver && node.clip == nil && node.shadow == nil)
    else { return nil }
    let isOpaque =
      blend == .sourceOver && node.blend == .sourceOver && Double(color.alpha) * node.opacity >= 1
    if !isOpaque, isInOwnLayer(other), !GamutColor(color, in: gamut).isInGamut { return nil }
    guard blend == .sourceOver else {
      return (Layer(step: .paint(color, blend, opacity: node.opacity), name: other.name), false)
    }
    var color = color
    color.alpha *= Float(node.opacity)
    var layer = Layer(step: .paint(color, node.blend), name: other.name)
    if node.blend != .sourceOver { layer.confinement = other.groups.last { order.groups[$0].isIsolated } }
    return (layer, isOpaque)
  }

  /// Returns the colours of an opaque gradient as a backdrop.
  private static func backdrop(of fill: ResolvedFill, _ gamut: Gamut) -> Backdrop {
    switch fill {
    case .ink: .anything
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      colors(of: stops, gamut)
    case .mesh(let mesh): .colors(of: mesh.drawnColors(in: gamut))
    }
  }

  /// Returns the colours of stops as a backdrop.
  ///
  /// Between neighbouring stops the encoded colours are mixtures of the two. Colours outside the gamut are
  /// clamped channel by channel, so that only ranges of channels contain them.
  private static func colors(of stops: [ResolvedFill.Stop], _ gamut: Gamut) -> Backdrop {
    let colors = stops.map { GamutColor($0.color, in: gamut) }
    let drawn = colors.map { Backdrop.Range($0.clamped) }
    guard colors.contains(where: { !$0.isInGamut }) else { return .colors(drawn) }
    // A pixel's colour is a mixture of two places of the gradient that are less than a thousandth apart. If stops
    // are at least a thousandth apart, at most one lies between the two places.
    let isWide = zip(stops, stops.dropFirst()).allSatisfy { $1.location - $0.location > 0.9999 / 1000 }
    let reach = isWide ? min(3, drawn.count) : drawn.count
    return .colors(
      (0...(drawn.count - reach)).map { first in
        drawn[first..<(first + reach)].dropFirst().reduce(drawn[first]) { $0.including($1.low) }
      })
  }
}
