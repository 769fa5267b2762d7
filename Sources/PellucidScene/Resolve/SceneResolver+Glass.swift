// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// Returns the nodes of a glass layer. Inside a container the glass itself is collected, and only the nodes of its
  /// children are returned.
  mutating func nodes(_ glass: GlassContent, of placed: PlacedLayer) throws(SceneError) -> [Node] {
    var moment = moment(of: glass, placed)
    if glass.variant != .identity, let focus = focus(of: glass, placed) {
      guard moment.isThere else { return [] }
      moment.focus = focus
      return try nodes(glass, of: placed, focusedAt: moment)
    }
    guard glass.variant != .identity else {
      var (inner, probes) = (placed.innerSurroundings, [Node]())
      if glass.adapts == true, inner.traits.platform.hasAppearances {
        (inner.traits.appearance, probes) = turned(glass, placed)
      }
      let start = grounds.count
      let children = try nodes(glass.children, path: placed.listPath, in: inner)
      grounds.close(placed, from: start)
      return probes + Self.together(nil, children, of: placed)
    }
    guard moment.isThere else { return [] }
    return try nodes(glass, of: changed(placed) { $0.layer.frame = moment.frame }, at: moment)
  }

  /// Returns the nodes of glass at its moment; the layer has the frame of that moment.
  mutating func nodes(
    _ glass: GlassContent, of placed: PlacedLayer, at moment: GlassMoment
  ) throws(SceneError) -> [Node] {
    let blending = glass.blending(placed.surroundings.traits.platform)
    let union = unionFrame(of: glass, placed)
    let side = min((union ?? placed.layer.frame).width, (union ?? placed.layer.frame).height)
    let traits = placed.surroundings.traits
    let turnsFrom = turns(glass, shorterSide: side, on: traits.platform) ? traits.appearance : nil
    let seen = union.map { placed.surroundings.toScene.bounds(of: $0) }
    let probeIndex = scene.glassProbes.count
    let (backdrop, probes) = probe(placed, blending, at: seen, turnsFrom: turnsFrom)
    scene.glassProbes[probeIndex].isBelowClearGlass = glass.variant == .clear
    var piece = try piece(glass, shorterSide: side, of: placed, behind: backdrop)
    var inner = onGlass(piece, glass, of: placed, focus: moment.focus)
    piece.element.frame = moment.shapeFrame
    piece.setProgress(moment.progress * moment.focus, presence: moment.presence * moment.focus)
    var outer = Grounds()
    if piece.recipe.lens == nil {
      grounds.add(
        piece.element.shape, of: placed, for: &inner, probe: glass.variant == .clear ? probeIndex : nil)
    } else {
      // Labels of a lens are drawn separately before they are bent, with nothing below them that a matrix could read.
      swap(&outer, &grounds)
    }
    let start = grounds.count
    var children = try nodes(glass.children, path: placed.listPath, in: inner)
    if piece.recipe.lens != nil {
      let taken = try labels(of: placed, in: inner, over: outer)
      if !taken.isEmpty { piece.recipe.lens?.leaveLabelsSharp() }
      children += taken
    }
    children = children.map { $0.faded(by: moment.contentOpacity) }
    grounds.close(placed, from: start)
    if piece.recipe.lens != nil {
      grounds = outer
      (piece.labels, children) = (children, [])
    }
    setBar(of: &piece, placed)
    let glow =
      moment.press?.glow(
        in: piece.element.shape, piece.element.frame, name: placed.name, transform: placed.transform,
        on: piece.recipe.appearance, step: piece.step) ?? []
    let below = probes + dimming(behind: piece, by: moment.curtain)
    if let toContainer = placed.surroundings.toContainer, placed.layer.isPlain {
      let transform = placed.layer.transformAboutCenter.followed(by: toContainer)
      piece.addPart(placed.layer.frame, holding: glass.children, in: transform)
      piece.element.place(in: transform)
      piece.bar?.place(in: transform)
      if let companion = moment.companion { piece.join(companion, in: transform) }
      collectors[collectors.count - 1].pieces.append(piece)
      collectors[collectors.count - 1].behind += below
      return glow + children
    }
    if glass.union != nil { trace.steps.append(.unusedUnion(TracedLayer(placed))) }
    piece.addPart(placed.layer.frame, holding: glass.children, in: .identity)
    let content = Node.Content.glass(ResolvedGlass([piece], smoothness: 0))
    var placed = placed
    placed.step = piece.step
    return below + Self.together(content, glow + children, of: placed)
  }

  /// Returns the appearance that the backdrop gives content without glass of its own, and the probe nodes that have to be
  /// drawn to sample it.
  private mutating func turned(
    _ glass: GlassContent, _ placed: PlacedLayer
  ) -> (appearance: Appearance, probes: [Node]) {
    let traits = placed.surroundings.traits
    let (backdrop, probes) = probe(placed, glass.blending(traits.platform))
    guard let backdrop else { return (traits.appearance, probes) }
    let before = backdrop.previous ?? traits.appearance
    return (rules.adaptivity.appearance(luma: backdrop.luminance, before: before), probes)
  }

  /// Returns the frame around all glass of a union, from which every piece of the union is styled, so that the pieces
  /// can be one shape; nil for glass without a union, and in groups, which have a space of their own.
  private func unionFrame(of glass: GlassContent, _ placed: PlacedLayer) -> Rect? {
    guard placed.surroundings.toContainer == .identity, placed.layer.isPlain else { return nil }
    return collectors.last?.unionFrame(of: glass)
  }

  /// Returns the moment of glass after its events; in a container it may take over from another element.
  private func moment(of glass: GlassContent, _ placed: PlacedLayer) -> GlassMoment {
    let frame = placed.layer.frame
    guard placed.surroundings.toContainer != nil, let collector = collectors.last else {
      return clock.moment(of: glass, at: frame, isInContainer: false)
    }
    return clock.moment(
      of: glass, at: frame, isInContainer: true, from: collector.origin(of: glass),
      isTakenOver: collector.takesOver(glass))
  }

  /// Returns the progress of the focus, 0…1, with which some controls become glass on tvOS; nil for all other glass.
  private mutating func focus(of glass: GlassContent, _ placed: PlacedLayer) -> Double? {
    guard let focus = clock.focus(of: glass) else { return nil }
    guard placed.surroundings.traits.platform == .tvOS else {
      trace.steps.append(.unusedFocus(TracedLayer(placed)))
      return nil
    }
    return focus
  }

  /// Returns the backdrop behind a place, or the probe nodes that have to be drawn to sample it.
  mutating func probe(
    _ placed: PlacedLayer, _ blending: MaterialContent.Blending, at place: Rect? = nil,
    turnsFrom: Appearance? = nil
  ) -> (backdrop: GlassBackdrop?, nodes: [Node]) {
    let (index, bounds) = (scene.glassProbes.count, place ?? placed.bounds)
    scene.glassProbes.append(GlassProbe(bounds: bounds, path: placed.path, turnsFrom: turnsFrom))
    guard case .backdrops(let backdrops) = seen else {
      let content = Node.Content.probe(index: index, blending: blending)
      return (nil, [Node(id: placed.name, frame: bounds, transform: .identity, content: content)])
    }
    guard backdrops.indices.contains(index), let seen = backdrops[index], seen.isUsable else {
      return (nil, [])
    }
    return (seen, [])
  }

  // MARK: One piece

  private mutating func piece(
    _ glass: GlassContent, shorterSide side: Double, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) throws(SceneError) -> GlassPiece {
    let layer = placed.layer
    var traits = placed.surroundings.traits
    let turn =
      isLitByFocus(glass, on: traits.platform)
      ? GlassTurn(.light) : turn(glass, shorterSide: side, of: placed, behind: backdrop)
    traits.appearance = turn.darkness < 0.5 ? .light : .dark
    let request = GlassRequest(
      glass.variant, control: glass.control, shorterSide: side, pixelsPerPoint: scene.scale, traits: traits,
      settings: settings)
    let recipe = GlassRecipes.recipe(for: request, darkness: turn.darkness)
    var element = ResolvedGlass.Element(shape: glass.shape ?? recipe.usualShape, frame: layer.frame)
    var accent: EncodedColor?
    if let style = glass.tint {
      let color = try placed.surroundings.color(style, place: placed.path + ".tint")
      element.tint = tint(color, request, darkness: turn.darkness)
      accent = AccentLabel.accent(ofTint: color)
    }
    var traced = TracedGlass(
      recipe: recipe, turn: turn, backdrop: backdrop, dimming: 0,
      dimmingBehind: glass.variant == .clear ? backdropDimming.behind(placed.bounds) : 0,
      tintOpacity: element.tint?.opacity ?? 0)
    (traced.dimming, traced.decision) = dimming(glass, behind: backdrop, dimmed: traced.dimmingBehind)
    let step = trace.add(.glass(TracedLayer(placed), traced))
    return GlassPiece(
      layer: placed.reference, step: step, union: glass.union, element: element, recipe: recipe,
      request: request,
      darkness: turn.darkness,
      shadowFactor: shadowFactor(over: backdrop),
      dimming: traced.dimming, blending: glass.blending(traits.platform), accent: accent)
  }

  /// Returns the state of glass between light and dark over the backdrop that was seen.
  private func turn(
    _ glass: GlassContent, shorterSide: Double, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) -> GlassTurn {
    let traits = placed.surroundings.traits
    guard turns(glass, shorterSide: shorterSide, on: traits.platform), let backdrop else {
      return GlassTurn(traits.appearance)
    }
    let before = backdrop.previous ?? traits.appearance
    return backdrop.turn
      ?? GlassTurn(rules.adaptivity.appearance(luma: backdrop.luminance, before: before))
  }

  /// Returns a tint as its glass draws it, at the state between light and dark.
  private func tint(
    _ color: EncodedColor, _ request: GlassRequest, darkness: Double
  ) -> ResolvedGlass.Tint {
    func tint(_ appearance: Appearance) -> ResolvedGlass.Tint {
      var request = request
      request.traits.appearance = appearance
      let recipe = GlassRecipes.recipe(for: request)
      return ResolvedGlass.Tint(
        GlassTint(
          color, family: recipe.tintFamily, look: recipe.look, gamut: traits.gamut,
          appearance: recipe.appearance))
    }
    guard darkness > 0, darkness < 1 else { return tint(request.traits.appearance) }
    let (light, dark) = (tint(.light), tint(.dark))
    return ResolvedGlass.Tint(
      matrix: light.matrix.mixed(with: dark.matrix, by: Float(darkness)),
      opacity: light.opacity + (dark.opacity - light.opacity) * darkness)
  }

  /// Returns whether glass turns light or dark with its backdrop; the glass of some platforms has one appearance.
  private func turns(_ glass: GlassContent, shorterSide: Double, on platform: Platform) -> Bool {
    guard glass.variant == .regular, platform.hasAppearances, !isLitByFocus(glass, on: platform) else {
      return false
    }
    return glass.adapts ?? rules.adaptivity.turns(glass.variant, glass.control, shorterSide: shorterSide)
  }

  private func shadowFactor(over backdrop: GlassBackdrop?) -> Double {
    guard let backdrop else { return 1 }
    return rules.adaptivity.shadowFactor(luma: backdrop.luminance, contrast: 2 * backdrop.deviation)
  }

  /// Returns the opacity of the black below clear glass, and the decision about it where the description sets none.
  ///
  /// - Parameter dimmed: The opacity of the black that lies there already, 0…1.
  private func dimming(
    _ glass: GlassContent, behind backdrop: GlassBackdrop?, dimmed: Double
  ) -> (opacity: Double, decision: GlassDimming?) {
    guard glass.variant == .clear else { return (0, nil) }
    switch glass.dimming {
    case .none: return (0, nil)
    case .amount(let amount): return (min(max(amount, 0), 1), nil)
    case .automatic: return dimming(behind: backdrop, dimmed: dimmed)
    }
  }

  /// Returns the opacity of the black that a backdrop's brightness requires, and the decision; a backdrop that was not
  /// sampled counts as bright.
  ///
  /// - Parameter dimmed: The opacity of the black that lies there already, 0…1.
  func dimming(
    behind backdrop: GlassBackdrop?, dimmed: Double = 0
  ) -> (opacity: Double, decision: GlassDimming?) {
    guard let backdrop else { return (GlassDimming.missing(beside: dimmed), nil) }
    let decision = GlassDimming.decide(
      luma: backdrop.decidingLuma, dimmed: dimmed, darkBelow: rules.adaptivity.darkBelow)
    return (decision.opacity, decision)
  }

  /// Returns the black over everything behind an alert, which appears and disappears with the alert.
  private func dimming(behind piece: GlassPiece, by share: Double) -> [Node] {
    let opacity = piece.recipe.behindDimming * piece.presence * share
    guard opacity > 0 else { return [] }
    return [
      Node(
        id: piece.layer.name + ".dimming", frame: surface, transform: .identity,
        content: .fill(shape: .rectangle, .black(opacity)))
    ]
  }

  /// Records a tab bar, or finds the one below a tab bar's lens.
  private mutating func setBar(of piece: inout GlassPiece, _ placed: PlacedLayer) {
    switch piece.recipe.control {
    case .tabBar:
      var element = piece.element
      element.place(in: placed.transform)
      bars.append(element)
    case .tabLens:
      guard let toLayer = placed.transform.inverse else { return }
      piece.bar = bars.last { $0.frame.intersection(placed.bounds).area > 0 }
      piece.bar?.place(in: toLayer)
    default: break
    }
  }

  // MARK: What lies on it

  /// Returns the nodes of the children of glass.
  ///
  /// - Parameter focus: The progress of the focus, 0…1.
  private func onGlass(
    _ piece: GlassPiece, _ glass: GlassContent, of placed: PlacedLayer, focus: Double
  ) -> Surroundings {
    var inner = placed.innerSurroundings
    // The pieces of a container belong together.
    if inner.toContainer == nil { inner.fillsSymbols = nil }
    inner.toContainer = nil
    inner.isContent = nil
    inner.traits.appearance = GlassRecipes.contentAppearance(on: piece.recipe, traits: inner.traits)
    inner.outline = Surroundings.Outline(shape: piece.element.shape, frame: placed.inside)
    inner.glass = piece.recipe.control
    // Menus, popovers and alerts open above their surroundings; there are two levels, not a stack.
    if inner.traits.platform.hasLevels, glass.control.isTransient { inner.traits.level = .elevated }
    if let lens = piece.recipe.lens {
      inner.material = nil
      inner.toScene = Transform.scale(lens.magnification).about(placed.inside.center)
        .followed(by: inner.toScene)
      return inner
    }
    let traits = inner.traits
    func ground(_ appearance: Appearance) -> Surroundings.Ground {
      var request = piece.request
      request.traits = traits
      request.traits.appearance = appearance
      return Surroundings.Ground(
        family: VibrancyFamily(.plain, appearance), name: glass.variant.name + " glass",
        isThin: glass.variant == .clear, content: GlassRecipes.recipe(for: request).contentMatrix,
        accent: piece.accent)
    }
    func side(_ appearance: Appearance) -> Surroundings.Turning.Side {
      Surroundings.Turning.Side(appearance: appearance, ground: ground(appearance))
    }
    var own = ground(traits.appearance)
    // A tint is a colour of the glass itself, and others must contrast with it.
    own.tintOpacity = piece.element.tint?.opacity ?? 0
    if piece.isTurning {
      own.turning = Surroundings.Turning(share: piece.darkness, from: side(.light), to: side(.dark))
    } else if focus < 1 {
      let outside = placed.surroundings
      own.turning = Surroundings.Turning(
        share: focus, from: .init(appearance: outside.traits.appearance, ground: outside.material),
        to: side(traits.appearance))
    }
    inner.material = own
    return inner
  }
}

extension GlassContent {
  /// The surfaces that the glass samples: on the Mac its own window, unless the control opens above windows, or a role
  /// picked up the glass, whose window may leave its place free.
  func blending(_ platform: Platform) -> MaterialContent.Blending {
    control.isTransient || role != nil ? .everythingBelow : platform.blendingInWindows
  }
}

extension Platform {
  /// The surfaces that an element in a window samples: on the Mac that window; elsewhere windows fill the screen.
  var blendingInWindows: Blending { self == .macOS ? .withinWindow : .everythingBelow }
}

extension ResolvedGlass.Tint {
  fileprivate init(_ tint: GlassTint) { self.init(matrix: tint.matrix, opacity: Double(tint.alpha)) }
}

extension GlassPiece {
  /// Makes the piece share one field with the other shape.
  fileprivate mutating func join(_ other: GlassMoment.Companion, in transform: Transform) {
    var element = ResolvedGlass.Element(
      shape: other.shape ?? .capsule(style: .continuous), frame: other.frame, inflation: element.inflation)
    element.place(in: transform)
    (companion, fieldSigma) = (element, other.fieldSigma)
  }

  /// Records the layer as a part of the piece, before the piece is placed.
  ///
  /// - Parameter frame: The frame of the layer.
  fileprivate mutating func addPart(
    _ frame: Rect, holding children: [Layer], in transform: Transform
  ) {
    var own = element
    own.place(in: transform)
    parts.append(
      GlassPart(
        layer: layer, step: step, shape: own.shape, frame: own.frame, presence: presence,
        contents: children.map { transform.bounds(of: $0.frame.moved(x: frame.x, y: frame.y)) }))
  }
}

extension ResolvedGlass.Element {
  /// Transforms the element into another space; a rotation or a non-uniform scale turns its shape into a path.
  mutating func place(in transform: Transform) {
    let factor = transform.a
    if transform.keepsAxes, factor > 0, factor == transform.d {
      frame = transform.bounds(of: frame)
      if factor != 1 { shape = shape.scaled(by: factor) }
    } else {
      shape = .path(shape.path(in: frame).transformed(by: transform))
      frame = Rect(frame.size)
    }
  }
}

extension Node {
  /// Returns the node with its opacity multiplied by `share`.
  func faded(by share: Double) -> Node {
    var node = self
    node.opacity *= share
    return node
  }
}
