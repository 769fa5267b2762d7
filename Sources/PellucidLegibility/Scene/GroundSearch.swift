// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Looks for what one foreground lies on, from just below it downwards.
struct GroundSearch {
  typealias Ground = SceneForeground.Ground

  let order: DrawOrder
  /// Of the foreground in the order.
  let index: Int
  /// The foreground's ink, in points of the scene.
  let bounds: Rect
  let gamut: Gamut

  var item: DrawOrder.Item { order.items[index] }

  /// What one node below or above does to the search.
  enum Step {
    case goesOn
    case found(Ground)
    case layer(Layer)
    case covers([SceneForeground.Cover])
  }

  /// A flat layer between the foreground and what it lies on, or above both.
  struct Layer {
    var step: Transfer.Step
    var name: String
    /// The group that hides what lies below it from the layer's blend mode; nil if nothing does, or it has none.
    var confinement: Int?
  }

  /// What the foreground lies on, what is drawn over it in a way that is not worked out, and the transfers from pixels
  /// that it lies on.
  func result() -> (ground: Ground, covers: [SceneForeground.Cover], open: [Transfer]) {
    var above: [Layer] = []
    var covers: [SceneForeground.Cover] = []
    for other in order.items[(index + 1)...] where reaches(other) {
      switch over(other) {
      case .goesOn, .found: continue
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

  /// With the flat layers between.
  private func ground(under above: [Layer]) -> (Ground, [Layer]) {
    var layers: [Layer] = []
    for place in (0..<index).reversed() {
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

  /// What lies below any of the ink, topmost first, up to what hides all else.
  var underlays: [SceneForeground.Underlay] {
    var all: [SceneForeground.Underlay] = []
    for place in (0..<index).reversed() {
      let other = order.items[place]
      guard other.node.opacity > 0, meets(other.content), reaches(other) else { continue }
      all.append(underlay(other))
      if order.hides(place, bounds), isPlain(other) { break }
    }
    return all
  }

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

  /// Whether a layer's blend mode does not see the node that the search has found, or not all there is.
  private func isConfined(_ layer: Layer, above found: DrawOrder.Item) -> Bool {
    guard let confinement = layer.confinement else { return false }
    return !found.groups.contains(confinement) || found.node.opacity < 1
  }

  // MARK: The foreground itself

  /// Groups that mix the foreground with what lies below them, and what cuts it.
  private func reasonAround() -> Verdict.Reason? {
    let node = item.node
    if node.blend != .sourceOver { return .foreground(.blendMode) }
    if node.shadow != nil { return .foreground(.shadow) }
    if let clip = node.clip, !clip.certainlyHolds(bounds, frame: node.frame, transform: node.transform) {
      return .leavesSurface
    }
    for group in item.groups.map({ order.groups[$0] }) {
      if !group.isPlain { return .layer(group.name, .mixedGroup) }
      if !holds(group) { return .leavesSurface }
    }
    if isInOwnLayer(item), inks.contains(where: isOutsideGamut) {
      return .foreground(.outsideGamut)
    }
    return nil
  }

  private func isOutsideGamut(_ ink: Ink) -> Bool {
    if case .color(let color, _) = ink { !GamutColor(color, in: gamut).isInGamut } else { false }
  }

  private func holds(_ group: DrawOrder.Group) -> Bool {
    guard let clip = group.clip else { return true }
    return clip.certainlyHolds(bounds, frame: group.frame, transform: group.transform)
  }

  // MARK: Other nodes

  private func reaches(_ other: DrawOrder.Item) -> Bool {
    guard meets(other.content) || meets(other.shadow) else { return false }
    for group in other.groups where !item.groups.contains(group) {
      let group = order.groups[group]
      if let clip = group.clip, !meets(clip.extent(in: group.frame, group.transform)) { return false }
    }
    return true
  }

  /// Whether it is drawn on a transparent surface first.
  private func isInOwnLayer(_ item: DrawOrder.Item) -> Bool {
    item.node.clip != nil || item.node.shadow != nil || item.groups.contains { order.groups[$0].isIsolated }
  }

  func meets(_ extent: Rect?) -> Bool { extent?.intersects(bounds) ?? false }

  /// Whether every group around a node draws it as if it were not in one, where the foreground is.
  func isPlain(_ other: DrawOrder.Item) -> Bool {
    other.groups.allSatisfy {
      order.groups[$0].isPlain && (item.groups.contains($0) || holds(order.groups[$0]))
    }
  }

  private func covers(_ other: DrawOrder.Item, _ shape: Shape) -> Bool {
    if let clip = other.node.clip,
      !clip.certainlyHolds(bounds, frame: other.node.frame, transform: other.node.transform)
    {
      return false
    }
    return shape.certainlyHolds(bounds, frame: other.node.frame, transform: other.node.transform)
  }

  /// What a node above does: a flat layer can be worked out, everything else hides or changes it.
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

  /// What is no fill hides what lies below it, but under its shadow that is still seen.
  private func covers(by other: DrawOrder.Item) -> [SceneForeground.Cover] {
    let body = order.body(of: other)
    return reaching([
      SceneForeground.Cover(id: other.name, extents: [body].compactMap { $0 }, hides: true),
      shadows(of: other, [body == other.content ? nil : other.content, other.shadow]),
    ])
  }

  private func shadows(of other: DrawOrder.Item, _ extents: [Rect?]) -> SceneForeground.Cover {
    SceneForeground.Cover(id: other.name, extents: extents.compactMap { $0 }, hides: false, isShadow: true)
  }

  /// Those that any of the foreground's ink lies under.
  private func reaching(_ covers: [SceneForeground.Cover]) -> [SceneForeground.Cover] {
    covers.filter { $0.extents.contains { meets($0) } }
  }

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
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      guard node.blend == .sourceOver, node.opacity >= 1, stops.allSatisfy({ $0.color.alpha >= 1 }) else {
        return undecided(.translucentGradient)
      }
      return .found(
        surface(.gradient, beginning: [], layers, above, backdrop: Self.colors(of: stops, gamut)))
    }
  }

  private func material(
    _ material: ResolvedMaterial, _ place: Int, _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> Step {
    let other = order.items[place]
    let node = other.node
    guard covers(other, material.shape) else {
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
          kind: .material(id: other.name, material.recipe), transfers: transfers, backdrop: .anything,
          step: node.step)))
  }

  // MARK: Values

  var inks: [Ink] {
    if case .masked(_, let inks, _) = item.node.content { inks } else { [] }
  }

  private func surface(
    _ kind: SceneForeground.Kind, beginning: [Transfer.Step], _ layers: [Transfer.Step],
    _ above: [Transfer.Step], backdrop: Backdrop
  ) -> Ground {
    .surface(
      SceneForeground.Surface(
        kind: kind, transfers: transfers(beginning: beginning, layers, above), backdrop: backdrop))
  }

  private func transfers(
    beginning: [Transfer.Step], _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> [Transfer] {
    inks.map { ink in
      Transfer(
        gamut: gamut, afterMixing: beginning + layers, ink: ink, inkOpacity: item.node.opacity, above: above)
    }
  }

  /// A flat colour with the node's opacity and blend mode; nil if colour and node both have a mode, if the node's is
  /// used on a layer that a clip or a shadow needs, or if a layer of its own clamps a translucent colour.
  ///
  /// A node's own mode mixes a colour whose alpha its opacity has lowered, with what its group has drawn so far. A colour's
  /// mode makes a colour of everything that lies below, and the node's opacity says how much of that is drawn.
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

  /// Between neighbouring stops a gradient's encoded colours are mixtures of the two. Outside the gamut they are
  /// clamped channel by channel, so that only ranges of channels hold them.
  private static func colors(of stops: [ResolvedFill.Stop], _ gamut: Gamut) -> Backdrop {
    let colors = stops.map { GamutColor($0.color, in: gamut) }
    let drawn = colors.map { Backdrop.Range($0.clamped) }
    guard colors.contains(where: { !$0.isInGamut }) else { return .colors(drawn) }
    // A pixel's colour is mixed of two places of the gradient that are less than a thousandth apart. Stops that are a
    // thousandth from each other or more have no more than one between the two places.
    let isWide = zip(stops, stops.dropFirst()).allSatisfy { $1.location - $0.location > 0.9999 / 1000 }
    let reach = isWide ? min(3, drawn.count) : drawn.count
    return .colors(
      (0...(drawn.count - reach)).map { first in
        drawn[first..<(first + reach)].dropFirst().reduce(drawn[first]) { $0.including($1.low) }
      })
  }
}
