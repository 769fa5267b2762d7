// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// The nodes of a glass layer. Inside a container the glass itself is collected, and only what lies on it is left.
  mutating func nodes(_ glass: GlassContent, of placed: PlacedLayer) throws(SceneError) -> [Node] {
    guard glass.variant != .identity, !lacksFocus(glass, placed) else {
      let children = try nodes(glass.children, path: placed.listPath, in: placed.innerSurroundings)
      return Self.together(nil, children, of: placed)
    }
    let moment = moment(of: glass, placed)
    guard moment.isThere else { return [] }
    return try nodes(glass, of: changed(placed) { $0.layer.frame = moment.frame }, at: moment)
  }

  /// The glass as it is at its moment; the layer has the frame of that moment.
  private mutating func nodes(
    _ glass: GlassContent, of placed: PlacedLayer, at moment: GlassMoment
  ) throws(SceneError) -> [Node] {
    let blending = glass.blending(placed.surroundings.traits.platform)
    let (backdrop, probes) = probe(placed.name, placed.bounds, blending)
    var piece = try piece(glass, of: placed, behind: backdrop)
    report(glass, piece, of: placed, behind: backdrop)
    let inner = onGlass(piece, glass, of: placed)
    piece.element.frame = moment.shapeFrame
    piece.setProgress(moment.progress)
    var children = try nodes(glass.children, path: placed.listPath, in: inner)
      .map { $0.faded(by: moment.contentOpacity) }
    if piece.recipe.lens != nil { (piece.labels, children) = (children, []) }
    let glow =
      moment.press?.glow(
        in: piece.element.shape, piece.element.frame, name: placed.name, transform: placed.transform,
        on: piece.recipe.appearance) ?? []
    let below = probes + dimming(behind: piece)
    if let toContainer = placed.surroundings.toContainer, placed.layer.isPlain {
      piece.element.place(in: placed.layer.transformAboutCenter.followed(by: toContainer))
      collectors[collectors.count - 1].pieces.append(piece)
      collectors[collectors.count - 1].behind += below
      return glow + children
    }
    let content = Node.Content.glass(ResolvedGlass([piece], smoothness: 0))
    return below + Self.together(content, glow + children, of: placed)
  }

  /// Where it is and how much of it, as its events tell; in a container it may take over from another.
  private func moment(of glass: GlassContent, _ placed: PlacedLayer) -> GlassMoment {
    let frame = placed.layer.frame
    guard placed.surroundings.toContainer != nil, let collector = collectors.last else {
      return clock.moment(of: glass, at: frame, isInContainer: false)
    }
    return clock.moment(
      of: glass, at: frame, isInContainer: true, from: collector.origin(of: glass),
      isTakenOver: collector.takesOver(glass))
  }

  /// On tvOS some controls become glass only with the focus.
  private mutating func lacksFocus(_ glass: GlassContent, _ placed: PlacedLayer) -> Bool {
    guard let isFocused = glass.isFocused else { return false }
    guard placed.surroundings.traits.platform == .tvos else {
      note(placed.name, "Only on tvOS do controls become glass with the focus: focused is not used.")
      return false
    }
    return !isFocused
  }

  /// What lies behind a place, or what has to be drawn to find out.
  mutating func probe(
    _ name: String, _ bounds: Rect, _ blending: MaterialContent.Blending
  ) -> (backdrop: GlassBackdrop?, nodes: [Node]) {
    let index = scene.glassProbes.count
    scene.glassProbes.append(GlassProbe(layer: name, bounds: bounds))
    guard !backdrops.isEmpty else {
      let content = Node.Content.probe(index: index, blending: blending)
      return (nil, [Node(id: name, frame: bounds, transform: .identity, content: content)])
    }
    guard backdrops.indices.contains(index), let seen = backdrops[index], seen.isUsable else {
      return (nil, [])
    }
    return (seen, [])
  }

  // MARK: One piece

  private mutating func piece(
    _ glass: GlassContent, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) throws(SceneError) -> GlassPiece {
    let (layer, name) = (placed.layer, placed.name)
    var traits = placed.surroundings.traits
    let side = min(layer.frame.width, layer.frame.height)
    noteAdaptation(of: glass, name: name, on: traits.platform)
    if turns(glass, shorterSide: side, on: traits.platform), let backdrop {
      let before = backdrop.previous ?? traits.appearance
      let adapted = rules.adaptivity.appearance(luma: backdrop.luminance, before: before)
      if adapted != traits.appearance {
        note(name, "The glass is \(adapted == .dark ? "dark over dark" : "light over light") content.")
      }
      traits.appearance = adapted
    }
    let request = GlassRequest(
      glass.variant, control: glass.control, shorterSide: side, pixelsPerPoint: scene.scale, traits: traits,
      settings: settings)
    let recipe = Glass.recipe(for: request)
    for text in recipe.notes { note(name, text) }
    if layer.shadow != nil { note(name, "Glass casts a shadow of its own: the layer's is not drawn.") }
    var element = ResolvedGlass.Element(shape: glass.shape ?? recipe.usualShape, frame: layer.frame)
    if let tint = glass.tint {
      noteAsset(tint, name: name, in: placed.surroundings)
      let color = try color(tint, place: placed.path + ".tint", in: placed.surroundings)
      element.tint = ResolvedGlass.Tint(
        GlassTint(
          color, family: recipe.tintFamily, look: recipe.look, gamut: traits.gamut,
          appearance: recipe.appearance))
    }
    return GlassPiece(
      name: name, union: glass.union, element: element, recipe: recipe, request: request,
      shadowFactor: shadowFactor(over: backdrop),
      dimming: dimming(glass, of: placed, behind: backdrop), blending: glass.blending(traits.platform))
  }

  /// Whether it turns light or dark with what is behind it; some platforms have one appearance.
  private func turns(_ glass: GlassContent, shorterSide: Double, on platform: Platform) -> Bool {
    guard glass.variant == .regular, platform.hasAppearances else { return false }
    return glass.adapts ?? rules.adaptivity.turns(glass.variant, glass.control, shorterSide: shorterSide)
  }

  /// Where it is asked to turn and cannot.
  private mutating func noteAdaptation(of glass: GlassContent, name: String, on platform: Platform) {
    guard glass.adapts == true, let reason = Self.reasonNotToTurn(glass.variant, on: platform) else { return }
    note(name, reason)
  }

  /// Why glass that is asked to turn light or dark with what is behind it does not; nil where it does.
  package static func reasonNotToTurn(_ variant: GlassVariant, on platform: Platform) -> String? {
    guard platform.hasAppearances else {
      return "Glass has one appearance on this platform: adaptive is not used."
    }
    return variant == .regular ? nil : "Only regular glass turns light or dark: adaptive is not used."
  }

  private func shadowFactor(over backdrop: GlassBackdrop?) -> Double {
    guard let backdrop else { return 1 }
    return rules.adaptivity.shadowFactor(luma: backdrop.luminance, contrast: 2 * backdrop.deviation)
  }

  /// The opacity of the black below clear glass; what was decided is noted.
  private mutating func dimming(
    _ glass: GlassContent, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) -> Double {
    guard glass.variant == .clear else {
      if case .amount = glass.dimming {
        note(placed.name, GlassDimming.noteOnOtherGlass)
      }
      return 0
    }
    switch glass.dimming {
    case .none: return 0
    case .amount(let amount): return min(max(amount, 0), 1)
    case .automatic:
      return dimming(placed.name, behind: backdrop, dimmed: audit.dimming(behind: placed.bounds))
    }
  }

  /// What is decided from the brightness behind a place; where nobody has looked it counts as bright.
  ///
  /// - Parameter dimmed: Opacity of the black that lies there already.
  mutating func dimming(
    _ name: String, behind backdrop: GlassBackdrop?, dimmed: Double = 0
  ) -> Double {
    guard let backdrop else { return GlassDimming.missing(beside: dimmed) }
    let decision = GlassDimming.decide(
      luma: backdrop.luminance, dimmed: dimmed, darkBelow: rules.adaptivity.darkBelow)
    note(name, decision.reason)
    return decision.opacity
  }

  /// Black over all that an alert opens in front of.
  private func dimming(behind piece: GlassPiece) -> [Node] {
    guard piece.recipe.behindDimming > 0 else { return [] }
    return [
      Node(
        id: piece.name + ".dimming", frame: surface, transform: .identity,
        content: .fill(shape: .rectangle, .black(piece.recipe.behindDimming)))
    ]
  }

  // MARK: What lies on it

  private func onGlass(_ piece: GlassPiece, _ glass: GlassContent, of placed: PlacedLayer) -> Surroundings {
    var inner = placed.innerSurroundings
    inner.covers = []
    inner.toContainer = nil
    inner.isContent = false
    inner.traits.appearance = Glass.contentAppearance(on: piece.recipe, traits: inner.traits)
    inner.outline = Surroundings.Outline(shape: piece.element.shape, frame: placed.inside)
    inner.glass = piece.recipe.control
    if let lens = piece.recipe.lens {
      // They are drawn apart before they are bent, with nothing below them that a matrix could be taken of.
      inner.material = nil
      inner.toScene = AffineTransform.scale(lens.magnification).about(placed.inside.center)
        .followed(by: inner.toScene)
      return inner
    }
    var request = piece.request
    request.traits = inner.traits
    inner.material = Surroundings.Ground(
      family: VibrancyFamily(.plain, inner.traits.appearance), name: glass.variant.name + " glass",
      isThin: glass.variant == .clear, content: Glass.recipe(for: request).contentMatrix)
    return inner
  }
}

extension GlassContent {
  /// The surfaces it looks at: on the Mac its own window, unless it opens above windows.
  func blending(_ platform: Platform) -> MaterialContent.Blending {
    control.isTransient ? .everythingBelow : platform.blendingInWindows
  }
}

extension Platform {
  /// What something in a window looks at: on the Mac that window, elsewhere windows fill the screen.
  var blendingInWindows: Blending { self == .macos ? .withinWindow : .everythingBelow }
}

extension GlassRecipe {
  /// The corners that the system fixes, else a capsule.
  fileprivate var usualShape: Shape {
    cornerRadius.map { .roundedRectangle(CornerRadii($0), style: .continuous) }
      ?? .capsule(style: .continuous)
  }
}

extension ResolvedGlass.Tint {
  fileprivate init(_ tint: GlassTint) { self.init(matrix: tint.matrix, opacity: Double(tint.alpha)) }
}

extension ResolvedGlass.Element {
  /// Brings the element into another space; what turns or stretches it makes a path of it.
  mutating func place(in transform: AffineTransform) {
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
  /// With so much of its opacity.
  func faded(by share: Double) -> Node {
    var node = self
    node.opacity *= share
    return node
  }
}
