// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The focus of tvOS: an element without it is a button on a material, or a plain picture; with it, the element is glass
/// that grows, comes forward, and catches light.
extension SceneResolver {
  /// Returns the nodes of an element that becomes glass with the focus.
  mutating func nodes(
    _ glass: GlassContent, of placed: PlacedLayer, focusedAt moment: GlassMoment
  ) throws(SceneError) -> [Node] {
    let focus = moment.focus
    let isPicture = glass.showsPicture(in: placed.layer.frame.size)
    guard focus > 0 else { return try unfocused(glass, of: placed, isPicture: isPicture, withContent: true) }
    let below =
      focus < 1 ? try unfocused(glass, of: placed, isPicture: isPicture, withContent: false) : []
    let side = max(placed.layer.frame.width, placed.layer.frame.height)
    let scale = 1 + (FocusTable.factor(isPicture: isPicture, longerSide: side) - 1) * focus
    let lifted = changed(placed) {
      $0.layer.transform = Transform.scale(scale).followed(by: $0.layer.transform)
      $0.layer.frame = moment.frame
    }
    if focus >= 0.5 { trace.steps.append(.focus(TracedLayer(lifted))) }
    let shadow = focusShadow(of: glass, lifted, share: focus)
    let own = try nodes(glass, of: lifted, at: moment)
    let light = isPicture ? [focusLight(on: glass, lifted, share: focus)] : []
    return below.map { $0.faded(by: 1 - focus) } + [shadow] + own + light
  }

  /// Returns whether glass is light because it has the focus, whatever is behind it.
  func isLitByFocus(_ glass: GlassContent, on platform: Platform) -> Bool {
    platform == .tvOS && glass.variant == .regular && clock.focus(of: glass) != nil
  }

  /// Returns the nodes of an element without the focus: a button lies on the regular material, so that it stays legible, with
  /// the fill of fields, so that its edge is seen over a ground of the material's own brightness.
  private mutating func unfocused(
    _ glass: GlassContent, of placed: PlacedLayer, isPicture: Bool, withContent: Bool
  ) throws(SceneError) -> [Node] {
    let children = withContent ? glass.children : []
    if isPicture {
      let nodes = try nodes(children, path: placed.listPath, in: placed.innerSurroundings)
      return Self.together(nil, nodes, of: placed)
    }
    let shape = glass.shape ?? .capsule
    let fill = Layer(
      frame: placed.inside,
      content: .fill(
        shape: shape, .foreground(ForegroundStyle(.color(.component(.fieldFill)), isVibrant: false))))
    let material = MaterialContent(
      .material(.tier(.regular)), shape: shape, children: [fill] + children)
    var placed = placed
    placed.layer.content = .material(material)
    return try nodes(&placed)
  }

  /// Returns the shadow below an element with the focus; the shape itself draws nothing.
  private func focusShadow(of glass: GlassContent, _ placed: PlacedLayer, share: Double) -> Node {
    let frame = placed.layer.frame
    let side = min(frame.width, frame.height)
    let shadow = ResolvedShadow(
      color: EncodedColor(white: 0, alpha: Float(FocusTable.shadowOpacity * share)),
      sigma: FocusTable.shadowSigma * side, offset: Point(x: 0, y: FocusTable.shadowOffset * side))
    let nothing = ResolvedMaterial(
      recipe: MaterialRecipe(samplesBackdrop: false), shape: glass.shape ?? .capsule,
      blending: .everythingBelow)
    return Node(
      id: placed.name + ".shadow", frame: frame, transform: placed.transform, opacity: placed.layer.opacity,
      shadow: shadow, content: .material(nothing))
  }

  /// Returns the light on a picture with the focus. It comes with the focus, and follows the finger on the remote.
  private func focusLight(on glass: GlassContent, _ placed: PlacedLayer, share: Double) -> Node {
    let (start, rest) = (FocusTable.lightStart, FocusTable.lightRest)
    let way = settings.reduceMotion ? 1 : share
    let place =
      glass.focusLight
      ?? Point(x: start.x + (rest.x - start.x) * way, y: start.y + (rest.y - start.y) * way)
    let stops = [(0, 1), (0.35, 0.6), (0.7, 0.18), (1, 0)].map { part, opacity in
      ResolvedFill.Stop(
        location: part, color: EncodedColor(white: 1, alpha: Float(FocusTable.lightOpacity * opacity)))
    }
    return Node(
      id: placed.name + ".light", frame: placed.layer.frame, transform: placed.transform,
      opacity: placed.layer.opacity * share, blend: .screen,
      content: .fill(
        shape: glass.shape ?? .capsule,
        .radial(stops: stops, center: place, startRadius: 0, endRadius: FocusTable.lightRadius)))
  }
}

extension GlassContent {
  /// Returns whether pictures cover most of the glass, so that the focus lifts a picture and not a button.
  fileprivate func showsPicture(in size: Size) -> Bool {
    children.contains { layer in
      guard case .image = layer.content else { return false }
      return layer.frame.area >= 0.5 * size.width * size.height
    }
  }
}
