// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene
import Testing

/// Tests of the ground of a text: a material of 100 × 100 points, with the text's ink at 40, 40, 20 × 10.
@Suite struct SceneForegroundTests {
  private static let all = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let ink = Rect(x: 40, y: 40, width: 20, height: 10)
  /// A frame that touches no other layer.
  private static let corner = Rect(x: 0, y: 0, width: 4, height: 4)
  private static let outline = Shape.path(
    Path([
      .move(Point(x: 30, y: 30)), .quadratic(control: Point(x: 80, y: 30), end: Point(x: 80, y: 60)), .close,
    ]))

  private static func fill(_ frame: Rect, shape: Shape = .rectangle, alpha: Float = 1) -> Node {
    let color = EncodedColor(white: 0.5, alpha: alpha)
    return Node(
      id: "fill", frame: frame, transform: .identity,
      content: .fill(shape: shape, .ink(.color(color, blend: .sourceOver))))
  }

  private static func text(_ source: Int, _ frame: Rect = all) -> Node {
    let ink = Ink.color(EncodedColor(white: 0), blend: .sourceOver)
    return Node(
      id: "text \(source)", frame: frame, transform: .identity,
      content: .masked(source: source, inks: [ink], isText: true))
  }

  private static func group(_ nodes: [Node], shadow: ResolvedShadow? = nil) -> Node {
    Node(id: "group", frame: corner, transform: .identity, shadow: shadow, content: .group(nodes))
  }

  private static let shadow = ResolvedShadow(
    color: EncodedColor(white: 0.5), sigma: 2, offset: Point(x: 0, y: 0))

  private static func material(_ shape: Shape, _ frame: Rect = all) throws -> Node {
    let recipe = try Materials.recipe(named: "thick", traits: Traits()).recipe
    return Node(
      id: "material", frame: frame, transform: .identity,
      content: .material(ResolvedMaterial(recipe: recipe, shape: shape, blending: .withinWindow)))
  }

  /// Returns the ground of the text of resource 0 among other nodes; `other` is the ink of resource 1, nil where
  /// unknown.
  private static func ground(
    below: [Node] = [], above: [Node] = [], _ subject: Node = text(0),
    other: DrawnInk? = DrawnInk(bounds: nil, measured: nil)
  ) throws -> SceneForeground.Ground {
    var scene = ResolvedScene(size: Size(width: 100, height: 100), scale: 1, gamut: .srgb)
    scene.desktop = [try material(.rectangle)] + below + [subject] + above
    var inks = [0: DrawnInk(bounds: Self.ink, measured: Self.ink)]
    inks[1] = other
    let all = SceneForeground.all(in: scene, inks: inks)
    return try #require(all.first { $0.source == 0 }).ground
  }

  /// Returns a Boolean value indicating whether the ground is a surface, for which a bound exists.
  private static func isDecided(_ ground: SceneForeground.Ground) -> Bool {
    if case .surface = ground { true } else { false }
  }

  @Test("The ground of a text is its material")
  func aTextLiesOnItsMaterial() throws {
    #expect(Self.isDecided(try Self.ground()))
    let beside = Self.fill(Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(Self.isDecided(try Self.ground(below: [beside], above: [beside])))
  }

  /// A layer that is not drawn neither hides a ground nor is one, even inside groups that are not drawn.
  @Test("Layers that are not drawn do not count")
  func layersThatAreNotDrawnDoNotCount() throws {
    var nothing = Self.fill(Rect(x: 0, y: 0, width: 100, height: 100))
    func group(_ opacity: Double) -> Node {
      var node = Node(
        id: "group", frame: Rect(x: 0, y: 0, width: 100, height: 100), transform: .identity,
        content: .group([nothing]))
      node.opacity = opacity
      return node
    }
    let covered = try Self.ground(above: [group(1)])
    let free = try Self.ground(above: [group(0)])
    nothing.opacity = 0
    #expect(!Self.isDecided(covered) && Self.isDecided(free))
    let plain = try Self.ground()
    #expect(try Self.ground(below: [nothing], above: [nothing]) == plain && free == plain)
  }

  /// A material that samples its window alone shows the content below the window unchanged wherever the window is not
  /// opaque.
  @Test("Opaque window content hides everything below the window")
  func windowsHideWhatLiesBelowThem() throws {
    func ground(
      _ content: [Node], blending: MaterialContent.Blending = .withinWindow,
      desktop: [Node] = [Self.fill(Self.all)],
      isOpaquePicture: Bool = false
    ) throws -> SceneForeground.Ground {
      var node = try Self.material(.rectangle)
      if case .material(var material) = node.content {
        material.blending = blending
        node.content = .material(material)
      }
      var scene = ResolvedScene(size: Size(width: 100, height: 100), scale: 1, gamut: .srgb)
      scene.desktop = desktop
      scene.windows = [
        ResolvedWindow(
          frame: Self.all, shape: .rectangle, shadow: nil, nodes: content + [node, Self.text(0)])
      ]
      let inks = [
        0: DrawnInk(bounds: Self.ink, measured: Self.ink),
        1: DrawnInk(bounds: nil, measured: nil, masks: 0, isOpaquePicture: isOpaquePicture),
      ]
      return try #require(SceneForeground.all(in: scene, inks: inks).first).ground
    }
    let picture = Node(
      id: "picture", frame: Self.all, transform: .identity, content: .image(source: 1, fit: .fill))
    let open = SceneForeground.Ground.undecided(.translucentBackdrop)
    #expect(try ground([]) == open)
    #expect(try ground([Self.fill(Self.all, alpha: 0.5)]) == open)
    #expect(try ground([Self.fill(Rect(x: 0, y: 0, width: 100, height: 50))]) == open)
    #expect(try ground([picture]) == open)
    #expect(try ground([Self.material(.rectangle)]) == open)
    #expect(Self.isDecided(try ground([], blending: .behindWindow)))
    #expect(Self.isDecided(try ground([Self.fill(Self.all)])))
    #expect(Self.isDecided(try ground([picture], isOpaquePicture: true)))
    // With an empty desktop nothing shows through the window, so the ground is decided.
    #expect(Self.isDecided(try ground([], desktop: [])))
  }

  /// Paths may leave their frames, so the points decide.
  @Test("A path reaches as far as its points")
  func pathsReachAsFarAsTheirPoints() throws {
    let wide = Self.fill(Self.corner, shape: Self.outline)
    let bent = try Self.material(Self.outline, Self.corner)
    for node in [wide, bent] {
      #expect(!Self.isDecided(try Self.ground(below: [node])))
      #expect(!Self.isDecided(try Self.ground(above: [node])))
      #expect(!Self.isDecided(try Self.ground(above: [Self.group([node])])))
    }
    var turned = wide
    turned.transform = .translation(x: 0, y: -40)
    #expect(Self.isDecided(try Self.ground(below: [turned])))
  }

  /// Glyphs leave their frames, or fill a part of them, so the bounds of the ink decide.
  @Test("A text reaches as far as its ink")
  func textsReachAsFarAsTheirInk() throws {
    let (near, far) = (Rect(x: 55, y: 45, width: 9, height: 9), Rect(x: 70, y: 40, width: 20, height: 10))
    for place in [DrawnInk(bounds: near, measured: nil), nil] {
      #expect(!Self.isDecided(try Self.ground(below: [Self.text(1, Self.corner)], other: place)))
      #expect(!Self.isDecided(try Self.ground(above: [Self.text(1, Self.corner)], other: place)))
    }
    for place in [DrawnInk(bounds: far, measured: far), DrawnInk(bounds: nil, measured: nil)] {
      #expect(Self.isDecided(try Self.ground(below: [Self.text(1)], above: [Self.text(1)], other: place)))
    }
  }

  /// A group's shadow is cast by its children, wherever they are.
  @Test("A group's shadow lies where its children are")
  func shadowsOfGroupsLieWhereTheirChildrenAre() throws {
    let box = Self.fill(Rect(x: 30, y: 60, width: 40, height: 20))
    let near = Self.group([box], shadow: Self.shadow)
    #expect(!Self.isDecided(try Self.ground(below: [near])))
    #expect(!Self.isDecided(try Self.ground(above: [Self.group([near])])))
    #expect(!Self.isDecided(try Self.ground(Self.group([Self.text(0)], shadow: Self.shadow))))
    var far = near
    far.shadow?.offset.y = 30
    #expect(Self.isDecided(try Self.ground(below: [far])))
  }

  /// A group with effects, drawn where its content is alone.
  private static func changed(_ nodes: [Node], _ effects: ResolvedEffect...) -> Node {
    var group = Self.group(nodes)
    (group.frame, group.effects, group.isIsolated) = (all, effects, true)
    return group
  }

  @Test("A text in a group that is blurred, filtered, projected or masked has no bound")
  func changedGroups() throws {
    let blur = ResolvedEffect.blur(sigma: 0.01, isOpaque: false)
    let filter = ResolvedEffect.color(.saturation(0.9))
    let projection = ResolvedEffect.projection(Projection(.identity))
    for effect in [blur, filter, projection] {
      let ground = try Self.ground(Self.changed([Self.text(0)], effect))
      #expect(ground == .undecided(.layer("group", .changedGroup)))
    }
    var mask = Self.fill(Self.corner)
    mask.blend = .destinationIn
    #expect(
      try Self.ground(Self.changed([Self.text(0), mask])) == .undecided(.layer("group", .changedGroup)))
    #expect(Self.isDecided(try Self.ground(Self.changed([Self.text(0)]))), "isolated, and otherwise plain")
    // Outside a group of its own, a mask cuts the window or the picture.
    #expect(!Self.isDecided(try Self.ground(above: [mask])))
    #expect(!Self.isDecided(try Self.ground(above: [Self.group([mask])])))
    #expect(Self.isDecided(try Self.ground(above: [Self.changed([mask])])), "it cuts its own group alone")
  }

  @Test("What a group with effects draws reaches as far as the effects spread it")
  func effectsSpread() throws {
    let beside = Self.fill(Rect(x: 40, y: 60, width: 20, height: 20))
    func isFree(_ effect: ResolvedEffect...) throws -> Bool {
      var group = Self.changed([beside])
      group.effects = effect
      let (below, above) = (try Self.ground(below: [group]), try Self.ground(above: [group]))
      #expect(Self.isDecided(below) == Self.isDecided(above))
      return Self.isDecided(above)
    }
    #expect(try isFree() && isFree(.color(.inversion)))
    #expect(try isFree(.blur(sigma: 0.5, isOpaque: false)))
    #expect(try !isFree(.blur(sigma: 4, isOpaque: false)))
    #expect(try !isFree(.projection(Projection(.translation(x: 0, y: -15)))))
    #expect(try isFree(.projection(Projection(.translation(x: 0, y: 15)))))
    #expect(try !isFree(.projection(Projection(.identity, px: -0.1))), "beyond the horizon, anywhere")
    // A clip outside the blur holds; one inside of it is spread as well.
    var clipped = Self.changed([beside], .blur(sigma: 4, isOpaque: false))
    (clipped.clip, clipped.frame) = (.rectangle, beside.frame)
    #expect(Self.isDecided(try Self.ground(above: [clipped])))
    var inner = Self.group([beside])
    (inner.clip, inner.frame) = (.rectangle, beside.frame)
    #expect(
      !Self.isDecided(try Self.ground(above: [Self.changed([inner], .blur(sigma: 4, isOpaque: false))])))
  }

  @Test("A fill that a mask cuts hides nothing")
  func cutFills() throws {
    var mask = Self.fill(Self.all, alpha: 0.5)
    mask.blend = .destinationIn
    let fill = Self.fill(Self.all)
    #expect(Self.isDecided(try Self.ground(below: [fill])))
    #expect(
      try Self.ground(below: [Self.changed([fill, mask])]) == .undecided(.layer("fill", .inMixedGroup)))
  }

  /// A transform scales the shadow too.
  @Test("A shadow grows with its node")
  func shadowsGrowWithTheirNodes() throws {
    var box = Self.fill(Rect(x: 30, y: 0, width: 1, height: 1))
    box.shadow = Self.shadow
    #expect(Self.isDecided(try Self.ground(below: [box])))
    box.shadow?.sigma = 8
    #expect(!Self.isDecided(try Self.ground(below: [box])))
    box.shadow?.sigma = 2
    box.transform = Transform(a: 4, b: 0, c: 0, d: 4, tx: -90, ty: 0)
    #expect(!Self.isDecided(try Self.ground(below: [box])))
  }

  /// A clip gives its group a transparent layer. A blend mode in that layer does not see the content below the group,
  /// unless an opaque layer inside the group lies below it.
  @Test("A blend mode sees its own layer only")
  func modesSeeTheirOwnLayerOnly() throws {
    var multiplied = Self.fill(Self.all)
    multiplied.blend = .multiply
    func clipped(_ nodes: [Node]) -> Node {
      var group = Self.group(nodes)
      (group.clip, group.frame) = (.rectangle, Self.all)
      return group
    }
    #expect(Self.isDecided(try Self.ground(below: [multiplied], above: [multiplied])))
    #expect(Self.isDecided(try Self.ground(below: [Self.group([multiplied])])))
    #expect(!Self.isDecided(try Self.ground(below: [clipped([multiplied])])))
    #expect(!Self.isDecided(try Self.ground(above: [clipped([multiplied])])))
    var material = try Self.material(.rectangle)
    let inside = { (material: Node) in clipped([material, multiplied, Self.text(0)]) }
    #expect(Self.isDecided(try Self.ground(inside(material))))
    material.opacity = 0.9
    #expect(!Self.isDecided(try Self.ground(inside(material))))
    // The blend mode of an ink sees everything below.
    var vibrant = Self.fill(Self.all)
    vibrant.content = .fill(
      shape: .rectangle, .ink(.color(EncodedColor(white: 0.2), blend: .plusLighter)))
    #expect(Self.isDecided(try Self.ground(below: [clipped([vibrant])])))
  }

  /// An isolated layer clamps its content before it is mixed with the content below.
  @Test("An isolated layer clamps colours outside the gamut")
  func layersOfTheirOwnKeepNoColorsOutsideTheGamut() throws {
    let color = EncodedColor(red: 0.4, green: 0.3, blue: -0.2, alpha: 0.3)
    var wide = Self.fill(Self.all), group = Self.group([])
    wide.content = .fill(shape: .rectangle, .ink(.color(color, blend: .sourceOver)))
    group.content = .group([wide])
    (group.clip, group.frame) = (.rectangle, Self.all)
    #expect(Self.isDecided(try Self.ground(below: [wide], above: [wide])))
    #expect(!Self.isDecided(try Self.ground(below: [group])))
    #expect(!Self.isDecided(try Self.ground(above: [group])))
    var text = Self.text(0)
    text.content = .masked(source: 0, inks: [.color(color, blend: .sourceOver)], isText: true)
    #expect(Self.isDecided(try Self.ground(text)))
    group.content = .group([text])
    #expect(!Self.isDecided(try Self.ground(group)))
  }

  /// Gradient stops outside the gamut are clamped as they are drawn, not left out.
  @Test("Gradient stops outside the gamut are clamped")
  func gradientsLeaveTheGamut() throws {
    func contrast(_ last: EncodedColor) throws -> Double {
      var gradient = Self.fill(Self.all)
      let stops = [EncodedColor(white: 1), last].enumerated().map {
        ResolvedFill.Stop(location: Double($0), color: $1)
      }
      gradient.content = .fill(
        shape: .rectangle, .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 0)))
      guard case .surface(let surface) = try Self.ground(below: [gradient]) else { return .infinity }
      return try ContrastBound(try #require(surface.transfers.first), over: surface.backdrop).lowest
    }
    #expect(try contrast(EncodedColor(white: 0.8)) > 13)
    #expect(try contrast(EncodedColor(red: 0.2, green: -0.2, blue: 0.2)) < 1.3)
  }

  /// A window is clipped by its outline, which may leave the window's frame.
  @Test("A window reaches as far as its outline")
  func windowsReachAsFarAsTheirOutlines() throws {
    var scene = ResolvedScene(size: Size(width: 100, height: 100), scale: 1, gamut: .srgb)
    scene.desktop = [try Self.material(.rectangle), Self.text(0)]
    let inks = [0: DrawnInk(bounds: Self.ink, measured: Self.ink)]
    for (shape, isDecided) in [(Shape.rectangle, true), (Self.outline, false)] {
      scene.windows = [
        ResolvedWindow(frame: Self.corner, shape: shape, shadow: nil, nodes: [Self.fill(Self.all)])
      ]
      let ground = try #require(SceneForeground.all(in: scene, inks: inks).first).ground
      #expect(Self.isDecided(ground) == isDecided)
    }
  }
}

/// Tests of the ground of a text on glass: glass of 100 × 60 points, with the text's ink at 40, 25, 20 × 10.
@Suite struct GlassForegroundTests {
  private static let all = Rect(x: 0, y: 0, width: 100, height: 60)

  private static func glass(_ change: (inout ResolvedGlass) -> Void = { _ in }) -> Node {
    let recipe = GlassRecipes.recipe(for: GlassRequest(shorterSide: 60))
    let element = ResolvedGlass.Element(shape: .capsule(style: .continuous), frame: all)
    var glass = ResolvedGlass(elements: [element], parameters: recipe.parameters)
    change(&glass)
    return Node(id: "bar", frame: all, transform: .identity, content: .glass(glass))
  }

  private static func ground(
    _ nodes: [Node], ink: Rect = Rect(x: 40, y: 25, width: 20, height: 10)
  ) throws -> SceneForeground.Ground {
    var scene = ResolvedScene(size: Size(width: 100, height: 60), scale: 2, gamut: .srgb)
    let white = Ink.color(EncodedColor(white: 1), blend: .sourceOver)
    scene.desktop =
      nodes + [
        Node(
          id: "text", frame: all, transform: .identity,
          content: .masked(source: 0, inks: [white], isText: true))
      ]
    let found = SceneForeground.all(in: scene, inks: [0: DrawnInk(bounds: ink, measured: ink)])
    return try #require(found.first).ground
  }

  /// The shadow of small buttons lies 8 points lower and is soft over as many points.
  @Test("Only a shadow that reaches the text covers it")
  func onlyTheShadowThatReachesATextCovers() throws {
    let recipe = GlassRecipes.recipe(for: GlassRequest(control: .button, shorterSide: 44))
    func covers(inkAt y: Double) throws -> [SceneForeground.Cover] {
      let elements = [0.0, 60].map { x in
        ResolvedGlass.Element(
          shape: .capsule(style: .continuous), frame: Rect(x: x, y: 100, width: 50, height: 44))
      }
      let glass = ResolvedGlass(elements: elements, smoothness: 12, parameters: recipe.parameters)
      var scene = ResolvedScene(size: Size(width: 120, height: 200), scale: 2, gamut: .srgb)
      let (frame, white) = (
        Rect(x: 0, y: 0, width: 120, height: 200), Ink.color(EncodedColor(white: 1), blend: .sourceOver)
      )
      let ink = Rect(x: 10, y: y, width: 40, height: 10)
      scene.desktop = [
        Node(
          id: "text", frame: frame, transform: .identity,
          content: .masked(source: 0, inks: [white], isText: true)),
        Node(id: "bar", frame: frame, transform: .identity, content: .glass(glass)),
      ]
      let found = SceneForeground.all(in: scene, inks: [0: DrawnInk(bounds: ink, measured: ink)])
      return try #require(found.first).covers
    }
    #expect(try covers(inkAt: 80).isEmpty, "ten points above the glass there is none")
    #expect(try covers(inkAt: 170).isEmpty)
    let below = try covers(inkAt: 152)
    #expect(below.map { $0.isShadow } == [true] && below.map { $0.id } == ["bar"])
    #expect(try covers(inkAt: 110).contains { $0.hides })
  }

  /// Returns the transfer of a decided ground; nil where the ground is undecided.
  private static func transfer(_ ground: SceneForeground.Ground) -> Transfer? {
    if case .surface(let surface) = ground { surface.transfers.first } else { nil }
  }

  private static func fill(_ frame: Rect, alpha: Float) -> Node {
    Node(
      id: "fill", frame: frame, transform: .identity,
      content: .fill(
        shape: .rectangle, .ink(.color(EncodedColor(white: 0, alpha: alpha), blend: .sourceOver))))
  }

  @Test("A text deep inside glass has the glass as its ground")
  func aTextDeepInsideLiesOnIt() throws {
    let transfer = try #require(Self.transfer(try Self.ground([Self.glass()])))
    #expect(transfer.glass?.mostLight == 0)
    #expect(transfer.mixing == .none)
    let tinted = Self.glass { $0.elements[0].tint = .init(matrix: .identity, opacity: 0.5) }
    let tint = try #require(Self.transfer(try Self.ground([tinted])))
    #expect(tint.afterMixing.count == 1)
  }

  @Test("A text near the edge of glass is undecided")
  func nearTheEdgeItIsNotDecided() throws {
    let near = Rect(x: 40, y: 5, width: 20, height: 10)
    let transfer = try #require(Self.transfer(try Self.ground([Self.glass()], ink: near)))
    #expect(transfer.glass?.mostLight ?? 0 > 0)
    for ink in [Rect(x: 40, y: 1, width: 20, height: 10), Rect(x: 2, y: 2, width: 20, height: 10)] {
      #expect(Self.transfer(try Self.ground([Self.glass()], ink: ink)) == nil)
    }
    let half = Rect(x: 40, y: 50, width: 20, height: 20)
    #expect(try Self.ground([Self.glass()], ink: half) == .undecided(.leavesSurface))
  }

  @Test("Translucent, stretched, path-shaped and lens glass is undecided")
  func whatIsNotWorkedOutIsNotDecided() throws {
    var translucent = Self.glass()
    translucent.opacity = 0.5
    var stretched = Self.glass()
    stretched.transform = Transform(a: 1, b: 0, c: 0, d: 1.1, tx: 0, ty: 0)
    let path = Self.glass { $0.elements[0].shape = .path(Path([])) }
    let lens = Self.glass { $0.lens = ResolvedGlass.Lens(LensParameters()) }
    let pair = Self.glass { glass in
      glass.elements[0].tint = .init(matrix: .identity)
      glass.elements.append(glass.elements[0])
      glass.elements[1].tint = nil
    }
    for node in [translucent, stretched, path, lens, pair] {
      #expect(Self.transfer(try Self.ground([node])) == nil)
    }
  }

  @Test("A layer below glass counts where it covers the whole capture")
  func layersBelowCountWhereTheyCoverAllThatIsSeen() throws {
    let everything = Rect(x: -200, y: -200, width: 500, height: 500)
    let dimmed = try Self.ground([Self.fill(everything, alpha: 0.2), Self.glass { $0.dimming = 0.35 }])
    #expect(Self.transfer(dimmed)?.beforeMixing.count == 2)
    let partly = try Self.ground([Self.fill(Self.all, alpha: 0.2), Self.glass { $0.dimming = 0.35 }])
    // The capture is clipped to the scene, which the fill covers.
    #expect(Self.transfer(partly)?.beforeMixing.count == 2)
    let half = Rect(x: 0, y: 0, width: 60, height: 60)
    #expect(Self.transfer(try Self.ground([Self.fill(half, alpha: 0.2), Self.glass()]))?.beforeMixing == [])
  }
}
