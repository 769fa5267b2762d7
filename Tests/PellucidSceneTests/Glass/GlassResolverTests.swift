// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

@Suite struct GlassResolverTests {
  private typealias Scene = GlassScene

  /// Returns the only glass of a scene.
  private func only(_ scene: RuledScene) throws -> ResolvedGlass {
    let glasses = Scene.glasses(scene.desktop)
    try #require(glasses.count == 1)
    return glasses[0]
  }

  private func recipe(
    _ variant: GlassVariant = .regular, _ control: GlassControl = .button, side: Double = 44,
    _ change: (inout Traits) -> Void = { _ in }
  ) -> GlassRecipe {
    var traits = Traits()
    change(&traits)
    return GlassRecipes.recipe(
      for: GlassRequest(variant, control: control, shorterSide: side, traits: traits))
  }

  // MARK: A single piece

  @Test("Glass takes the parameters of its recipe")
  func glassBecomesItsRecipe() throws {
    let glass = try only(try Scene.resolve([Scene.glass("a")]))
    #expect(glass.parameters == recipe().parameters)
    #expect(glass.elements.map(\.shape) == [.capsule(style: .continuous)])
    #expect(glass.elements.map(\.frame) == [Rect(x: 20, y: 20, width: 100, height: 44)])
    #expect(glass.dimming == 0)
  }

  @Test("Settings and traits reach the recipe")
  func settingsAndTraitsReachTheRecipe() throws {
    let scene = try Scene.resolve([Scene.glass("a")]) { scene in
      scene.glass.showBorders = true
      scene.traits.transparency = .reduced
    }
    var request = GlassRequest(.regular, control: .button, shorterSide: 44)
    (request.settings.showBorders, request.traits.transparency) = (true, .reduced)
    #expect(try only(scene).parameters == GlassRecipes.recipe(for: request).parameters)
  }

  @Test("Identity glass draws its layers alone")
  func identityDrawsItsLayersAlone() throws {
    let scene = try Scene.resolve([Scene.glass("a", .identity, .button, [Scene.text("b")])])
    #expect(Scene.glasses(scene.desktop).isEmpty)
    #expect(Scene.inks(scene.desktop).count == 1)
    #expect(scene.glassProbes.isEmpty)
  }

  @Test("An alert dims everything behind it")
  func alertsDimWhatTheyOpenInFrontOf() throws {
    let frame = Rect(x: 60, y: 100, width: 280, height: 180)
    let scene = try Scene.resolve([Scene.photo, Scene.glass("a", .regular, .alert, at: frame)])
    let expected = recipe(.regular, .alert, side: 180).behindDimming
    let drawn = Scene.drawn(scene)
    guard case .fill(_, .ink(.color(let color, _))) = drawn[1].content else {
      Issue.record("nothing dims")
      return
    }
    #expect(drawn[1].frame == Scene.whole && abs(Double(color.alpha) - expected) < 1e-6)
    #expect(
      try only(scene).elements[0].shape == .roundedRectangle(CornerRadii(34), style: .continuous))
  }

  @Test("A tint becomes a tone ramp")
  func tintsBecomeRamps() throws {
    let color = EncodedColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    let scene = try Scene.resolve([Scene.glass("a") { $0.tint = .custom(color) }])
    let tint = GlassTint(color, family: .standard)
    #expect(
      try only(scene).elements[0].tint
        == ResolvedGlass.Tint(matrix: tint.matrix, opacity: Double(tint.alpha)))
    let unknown = Scene.glass("a") { $0.tint = .semantic("systemOrnge") }
    #expect(
      throws: SceneError.color(
        place: "desktop[0].tint", .unknownColor(name: "systemOrnge", nearest: "systemOrange"))
    ) {
      try Scene.resolve([unknown])
    }
  }

  @Test("Labels on glass are drawn by its content matrix")
  func labelsAreDrawnThroughTheGlass() throws {
    let scene = try Scene.resolve([Scene.glass("a", .regular, .button, [Scene.text("b", at: Scene.onGlass)])])
    #expect(Scene.inks(scene.desktop) == [.backdropMatrix(recipe().contentMatrix)])
  }

  @Test("Labels of a lens are seen through it, enlarged")
  func labelsOfALensAreSeenThroughItAndLarger() throws {
    let frame = Rect(x: 100, y: 50, width: 110, height: 70)
    let text = Scene.text("b", at: Rect(x: 45, y: 25, width: 20, height: 20))
    let lens = Scene.glass("a", .regular, .tabLens, at: frame, [text])
    let scene = try Scene.resolve([lens])
    let glass = try only(scene)
    #expect(Scene.drawn(scene).count == 1)
    let label = try #require(glass.lens?.content.first)
    guard case .masked(_, let inks, _) = label.content, case .color(_, blend: .sourceOver) = inks.first else {
      Issue.record("drawn through what is not there")
      return
    }
    // Items are 1.16 times as large in a lens, which its bar makes 1.0516 times as large: 1.22 in total, as measured.
    let bounds = label.transform.bounds(of: label.frame)
    #expect(abs(bounds.width - 23.2) < 1e-9 && abs(1.0516 * bounds.width / 20 - 1.22) < 0.005)
    #expect(abs(bounds.x + bounds.width / 2 - 155) < 1e-9 && abs(bounds.y + bounds.height / 2 - 85) < 1e-9)
  }

  @Test("Lower levels are fractions of the label")
  func fainterLevelsArePartsOfTheLabel() throws {
    func ink(_ level: VibrancyLevel, on variant: GlassVariant) throws -> Ink? {
      let text = Layer(
        frame: Scene.onGlass, content: .text(TextContent("a", style: ForegroundStyle(.level(level)))))
      return Scene.inks(try Scene.resolve([Scene.glass("a", variant, .button, [text])]).desktop).first
    }
    guard case .backdropMatrix(let label) = try ink(.label, on: .regular),
      case .backdropMatrix(let second) = try ink(.secondaryLabel, on: .regular),
      case .backdropMatrix(let white) = try ink(.label, on: .clear)
    else {
      Issue.record("not drawn through the glass")
      return
    }
    // The plain secondary label has an alpha of 0.6.
    #expect(abs(second.red.w - 0.6 * label.red.w) < 1e-3)
    #expect(abs(second.red.x - (0.4 + 0.6 * label.red.x)) < 1e-3)
    #expect(white.red.w > 0.9)
  }

  /// Labels on clear glass are white in both appearances, unless a setting turns the glass into a plate.
  @Test(
    "Labels of clear glass are white, and follow the appearance on a plate",
    arguments: [Appearance.light, .dark]) func labelsOfClearGlassFollowItsPlate(on appearance: Appearance)
    throws
  {
    func level(_ change: (inout Traits) -> Void) throws -> Float? {
      let clear = Scene.glass("a", .clear, .button, [Scene.text("b", at: Scene.onGlass)])
      let scene = try Scene.resolve([clear]) {
        $0.traits.appearance = appearance
        change(&$0.traits)
      }
      guard case .backdropMatrix(let matrix)? = Scene.inks(scene.desktop).first else { return nil }
      return matrix.red.w
    }
    #expect(try #require(try level { _ in }) > 0.9)
    for plate in [try level { $0.transparency = .reduced }, try level { $0.contrast = .increased }] {
      #expect(try (#require(plate) > 0.5) == (appearance == .dark))
    }
  }

  @Test("Focus changes glass on tvOS only")
  func focusCountsOnTelevisionsOnly() throws {
    let unfocused = Scene.glass("a") { $0.isFocused = false }
    #expect(Scene.glasses(try Scene.resolve([unfocused]) { $0.traits.platform = .tvOS }.desktop).isEmpty)
    let scene = try Scene.resolve([unfocused])
    #expect(Scene.glasses(scene.desktop).count == 1)
    #expect(scene.findings.contains { $0.rule == "note" && $0.layer == "a" })
  }

  // MARK: Backdrops

  @Test("Small glass turns dark over a dark backdrop")
  func smallGlassTurnsWithTheBackdrop() throws {
    let layers = [Scene.glass("a", .regular, .button, [Scene.text("b", at: Scene.onGlass)])]
    let dark = try Scene.resolve(layers, backdrops: [GlassBackdrop(luminance: 0.2)])
    let expected = recipe { $0.appearance = .dark }
    #expect(try only(dark).parameters.face == expected.parameters.face)
    #expect(Scene.inks(dark.desktop) == [.backdropMatrix(expected.contentMatrix)])
    #expect(dark.findings.contains { $0.rule == "note" && $0.layer == "a" })
    let light = try Scene.resolve(layers, backdrops: [GlassBackdrop(luminance: 0.8)])
    #expect(try only(light).parameters.face == recipe().parameters.face)
  }

  @Test("Between the thresholds glass keeps its appearance")
  func betweenTheThresholdsGlassStaysWhatItWas() throws {
    let layers = [Scene.glass("a")]
    for previous in Appearance.allCases {
      let backdrop = GlassBackdrop(luminance: 0.5, previous: previous)
      let expected = recipe { $0.appearance = previous }
      #expect(
        try only(try Scene.resolve(layers, backdrops: [backdrop])).parameters.face == expected.parameters.face
      )
    }
    var rules = GlassRules()
    rules.adaptivity.darkBelow = 0.52
    let dark = try Scene.resolve(layers, backdrops: [GlassBackdrop(luminance: 0.51)], rules: rules)
    #expect(try only(dark).parameters.face == recipe { $0.appearance = .dark }.parameters.face)
  }

  @Test(
    "Large glass does not turn with its backdrop", arguments: [GlassControl.sidebar, .popover, .menu, .alert])
  func largeGlassStays(control: GlassControl) throws {
    let scene = try Scene.resolve(
      [Scene.glass("a", .regular, control)], backdrops: [GlassBackdrop(luminance: 0)])
    #expect(try only(scene).parameters.face == recipe(.regular, control).parameters.face)
  }

  @Test("Pinned and clear glass does not turn")
  func pinnedAndClearGlassStays() throws {
    let pinned = Scene.glass("a") { $0.adapts = false }
    let black = [GlassBackdrop(luminance: 0)]
    #expect(
      try only(try Scene.resolve([pinned], backdrops: black)).parameters.face == recipe().parameters.face)
    #expect(
      try only(try Scene.resolve([Scene.glass("a", .clear)], backdrops: black)).parameters.face
        == recipe(.clear).parameters.face)
  }

  @Test(
    "Content without glass of its own turns with its backdrop if it adapts",
    arguments: [(0.1, Appearance.dark), (0.9, .light), (0.5, .light)])
  func adaptiveContentTurns(luminance: Double, appearance: Appearance) throws {
    func inks(_ adapts: Bool?, _ appearance: Appearance) throws -> [Ink] {
      let layer = Scene.glass("a", .identity, .toolbar, [Scene.text("File")]) { $0.adapts = adapts }
      let scene = try Scene.resolve([layer], backdrops: [GlassBackdrop(luminance: luminance)]) {
        $0.traits.appearance = appearance
      }
      return Scene.inks(scene.desktop)
    }
    #expect(try inks(nil, .light) != inks(nil, .dark))
    #expect(try inks(true, .light) == inks(nil, appearance))
  }

  @Test("Clear glass dims bright content")
  func clearGlassDimsBrightContent() throws {
    let layers = [Scene.photo, Scene.glass("a", .clear)]
    let bright = try Scene.resolve(layers, backdrops: [GlassBackdrop(luminance: 0.8, deviation: 0.2)])
    #expect(try only(bright).dimming == 0.35)
    let dark = try Scene.resolve(layers, backdrops: [GlassBackdrop(luminance: 0.1, deviation: 0.2)])
    #expect(try only(dark).dimming == 0)
    for scene in [bright, dark] { #expect(scene.findings.map(\.rule) == ["note"]) }
    #expect(bright.findings != dark.findings)
    #expect(try only(try Scene.resolve(layers)).dimming == 0.35, "unseen content counts as bright")
  }

  @Test("The brightest region under texts decides on the dimming of clear glass, not the mean")
  func theBrightestRegionDecides() throws {
    func dimming(mean: Double, brightest: Double?) throws -> Double {
      let backdrop = GlassBackdrop(luminance: mean, deviation: 0.2, brightest: brightest)
      return try only(
        try Scene.resolve([Scene.photo, Scene.glass("a", .clear)], backdrops: [backdrop])
      ).dimming
    }
    #expect(try dimming(mean: 0.2, brightest: 0.8) == 0.35)
    #expect(try dimming(mean: 0.8, brightest: 0.2) == 0)
    #expect(try dimming(mean: 0.8, brightest: nil) == 0.35)
    #expect(try dimming(mean: 0.2, brightest: .nan) == 0.35, "an unusable number counts as bright")
  }

  @Test("The probe behind clear glass knows the places of its texts, that of regular glass does not")
  func probesKnowTheTexts() throws {
    let text = Scene.text("b", at: Scene.onGlass)
    func places(_ variant: GlassVariant) throws -> [Rect] {
      try Scene.resolve([Scene.glass("a", variant, .button, [text])]).glassProbes.flatMap { $0.foregrounds }
    }
    #expect(try places(.clear) == [Rect(x: 40, y: 32, width: 60, height: 20)])
    #expect(try places(.regular) == [])
  }

  @Test("A dimming set in the description is applied")
  func askedForDimmingIsTaken() throws {
    func dimming(_ dimming: GlassContent.Dimming, _ variant: GlassVariant = .clear) throws -> Double {
      let layer = Scene.glass("a", variant) { $0.dimming = dimming }
      return try only(try Scene.resolve([layer], backdrops: [GlassBackdrop(luminance: 1)])).dimming
    }
    #expect(try dimming(.none) == 0)
    #expect(try dimming(.amount(0.5)) == 0.5)
    #expect(try dimming(.amount(7)) == 1)
    #expect(try dimming(.amount(0.5), .regular) == 0)
  }

  @Test("Probes list the places of glass in order")
  func probesNameThePlacesInOrder() throws {
    let scene = try Scene.resolve([
      Scene.glass("a"), Scene.container([Scene.glass("b", at: Rect(x: 200, y: 20, width: 50, height: 50))]),
    ])
    #expect(
      scene.glassProbes == [
        GlassProbe(
          bounds: Rect(x: 20, y: 20, width: 100, height: 44), path: "desktop[0]",
          turnsFrom: .light),
        GlassProbe(
          bounds: Rect(x: 200, y: 20, width: 50, height: 50),
          path: "desktop[1].glassContainer[0]",
          turnsFrom: .light),
      ])
  }

  @Test("Shadows of glass follow the backdrop")
  func shadowsFollowWhatIsBehind() throws {
    let frame = Rect(x: 0, y: 0, width: 300, height: 200)
    let layers = [Scene.glass("a", .regular, .none, at: frame)]
    let usual = try only(try Scene.resolve(layers)).parameters.shadow.opacity
    try #require(usual > 0)
    func factor(_ backdrop: GlassBackdrop) throws -> Double {
      try only(try Scene.resolve(layers, backdrops: [backdrop])).parameters.shadow.opacity / usual
    }
    #expect(abs(try factor(GlassBackdrop(luminance: 0.5, deviation: 0.5)) - 1.5) < 1e-9)
    #expect(abs(try factor(GlassBackdrop(luminance: 1)) - 0.5) < 1e-9)
    #expect(try factor(GlassBackdrop(luminance: .nan)) == 1)
  }

  // MARK: Containers

  @Test("A container joins glass with equal parameters")
  func containersJoinWhatSharesNumbers() throws {
    let scene = try Scene.resolve([
      Scene.container(
        [
          Scene.glass("a"), Scene.text("between"),
          Scene.glass("b", at: Rect(x: 130, y: 20, width: 60, height: 60)),
        ], spacing: 20)
    ])
    let glass = try only(scene)
    #expect(glass.smoothness == 20)
    #expect(glass.elements.map(\.frame.width) == [100, 60])
    #expect(glass.parameters == recipe(side: 60).parameters, "those of the largest")
    let drawn = Scene.drawn(scene)
    guard case .glass = drawn[0].content, case .masked = drawn[1].content else {
      Issue.record("glass does not lie below the rest")
      return
    }
  }

  @Test("Different glass in a container stays apart")
  func differentGlassStaysApart() throws {
    let other = Rect(x: 130, y: 20, width: 60, height: 44)
    let scene = try Scene.resolve([
      Scene.container([Scene.glass("a"), Scene.glass("b", .clear, at: other)])
    ])
    #expect(Scene.glasses(scene.desktop).map(\.elements.count) == [1, 1])
  }

  @Test("A union that cannot be formed is noted")
  func unionsThatCannotBeAreNoted() throws {
    func glass(_ id: String, x: Double, _ change: (inout GlassContent) -> Void = { _ in }) -> Layer {
      Scene.glass(id, at: Rect(x: x, y: 0, width: 50, height: 44)) {
        $0.union = "u"
        change(&$0)
      }
    }
    func notes(_ layers: [Layer]) throws -> [String] {
      try Scene.resolve([Scene.photo] + layers).findings.filter { $0.message.contains("union") }
        .map { $0.layer + ": " + $0.message }
    }
    let first = glass("a", x: 0)
    #expect(try notes([Scene.container([first, glass("b", x: 60)])]) == [])
    for other in [
      glass("b", x: 60) { $0.control = .searchField }, glass("b", x: 60) { $0.variant = .clear },
    ] {
      let found = try notes([Scene.container([first, other, glass("c", x: 120)])])
      #expect(found.count == 1 && found[0].hasPrefix("b: ") && found[0].hasSuffix("apart from a."))
    }
    #expect(try notes([first]).map { $0.hasSuffix("union is not used.") } == [true])
    var faint = glass("b", x: 60)
    faint.opacity = 0.5
    let alone = try notes([Scene.container([first, faint])])
    #expect(alone.count == 1 && alone[0].hasPrefix("b: Glass outside of containers, or with an opacity"))
  }

  @Test("A union is one shape")
  func unionsAreOneShape() throws {
    func glass(_ id: String, x: Double, _ union: String?) -> Layer {
      Scene.glass(id, at: Rect(x: x, y: 0, width: 50, height: 44)) { $0.union = union }
    }
    let scene = try Scene.resolve([
      Scene.container([glass("a", x: 0, "u"), glass("b", x: 200, nil), glass("c", x: 60, "u")])
    ])
    #expect(
      try only(scene).elements.map(\.frame) == [
        Rect(x: 0, y: 0, width: 110, height: 44), Rect(x: 200, y: 0, width: 50, height: 44),
      ])
  }

  /// Layers on a piece are never clipped; a capsule over two rows covers less of the pieces' ends than the pieces
  /// themselves did.
  @Test("A layer that reaches out of a union is noted")
  func whatReachesOutOfAUnionIsNoted() throws {
    func notes(apart: Double, contents: Rect) throws -> [String] {
      func glass(_ id: String, y: Double) -> Layer {
        Scene.glass(
          id, at: Rect(x: 100, y: y, width: 200, height: 44), [Scene.fill(0.5, at: contents)]
        ) { $0.union = "u" }
      }
      let container = Scene.container([glass("a", y: 20), glass("b", y: 20 + apart)])
      let scene = try Scene.resolve([container])
      #expect(Scene.glasses(scene.desktop).map(\.elements.count) == [1])
      #expect(Scene.drawn(scene).count == 3, "the glass and both fills, whole")
      return scene.findings.filter { $0.rule == "note" }.compactMap(\.layer)
    }
    let end = Rect(x: 4, y: 16, width: 20, height: 12)
    #expect(try notes(apart: 60, contents: end) == ["a", "b"])
    #expect(try notes(apart: 60, contents: Rect(x: 90, y: 12, width: 20, height: 20)).isEmpty)
    #expect(try notes(apart: 0, contents: end).isEmpty)
  }

  // MARK: Large numbers of pieces

  /// Returns a scene with thousands of small pieces of glass, four points apart.
  private func crowd(_ count: Int, spacing: Double, scale: Double = 1) throws -> RuledScene {
    let layers = (0..<count).map { index in
      Scene.glass(
        "\(index)", at: Rect(x: Double(index % 100) * 4, y: Double(index / 100) * 4, width: 3, height: 3))
    }
    return try Scene.resolve([Scene.container(layers, spacing: spacing)]) { $0.scale = scale }
  }

  @Test("Thousands of separate pieces are one glass")
  func thousandsThatLieApartAreOneGlass() throws {
    #expect(try only(crowd(9000, spacing: 1)).elements.count == 9000)
  }

  @Test("Refuse thousands of pieces that all flow together")
  func thousandsThatAllFlowTogetherAreRefused() throws {
    let place = "desktop[0]"
    // 9000 × 400 × 400 pixels.
    #expect(throws: SceneError.tooMuchGlass(place: place, pieces: 9000, spacing: 1000)) {
      try crowd(9000, spacing: 1000)
    }
    #expect(try crowd(3000, spacing: 1000).desktop.isEmpty == false)
    #expect(throws: SceneError.tooMuchGlass(place: place, pieces: 3000, spacing: 1000)) {
      try crowd(3000, spacing: 1000, scale: 2)
    }
  }

  /// A union's pieces sample the backdrop of all of them, so over light and dark they turn together or not at all.
  @Test("A union samples one backdrop and turns as a whole")
  func unionsLookAndTurnAsOne() throws {
    func glass(_ id: String, x: Double) -> Layer {
      Scene.glass(id, at: Rect(x: x, y: 0, width: 50, height: 44)) { $0.union = "u" }
    }
    let description = Scene.description([Scene.container([glass("a", x: 0), glass("b", x: 160)])])
    let first = try RuledScene(description)
    let places = first.glassProbes.map(\.bounds)
    #expect(places.count == 2 && Set(places).count == 1 && places[0].width == 210)
    let dark = GlassBackdrop(luminance: 0.05, deviation: 0)
    let scene = try RuledScene(description, seen: .backdrops([dark, dark]))
    #expect(try only(scene).elements.count == 1)
  }

  @Test("Groups without effects pass their glass to the container")
  func plainGroupsPassTheirGlassOn() throws {
    var group = Layer(
      frame: Rect(x: 100, y: 50, width: 200, height: 200), content: .group([Scene.glass("a")]))
    let joined = try only(try Scene.resolve([Scene.container([group, Scene.glass("b")])]))
    #expect(joined.elements.map(\.frame.x) == [120, 20])
    group.opacity = 0.5
    let apart = try Scene.resolve([Scene.container([group, Scene.glass("b")])])
    #expect(Scene.glasses(apart.desktop).map(\.elements.count) == [1, 1])
  }

  @Test("Transformed glass keeps its place in a container")
  func turnedAndScaledGlassKeepsItsPlace() throws {
    var scaled = Scene.glass("a") { $0.shape = .roundedRectangle(CornerRadii(10), style: .continuous) }
    scaled.transform = .scale(2)
    let large = try only(try Scene.resolve([Scene.container([scaled])])).elements[0]
    #expect(large.frame == Rect(x: -30, y: -2, width: 200, height: 88))
    #expect(large.shape == .roundedRectangle(CornerRadii(20), style: .continuous))
    var turned = Scene.glass("a") { $0.shape = .rectangle }
    turned.transform = .rotation(degrees: 90)
    let element = try only(try Scene.resolve([Scene.container([turned])])).elements[0]
    guard case .path(let path) = element.shape else {
      Issue.record("a turned shape is no path")
      return
    }
    let corners = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(abs((corners.map(\.x).min() ?? 0) - 48) < 1e-9 && abs((corners.map(\.y).max() ?? 0) - 92) < 1e-9)
    #expect(element.frame.x == 0 && element.frame.y == 0)
  }

  @Test("Glass on glass is not joined with it")
  func glassOnGlassStandsAlone() throws {
    let inner = Scene.glass("b", at: Rect(x: 10, y: 10, width: 20, height: 20))
    let scene = try Scene.resolve([Scene.container([Scene.glass("a", .regular, .button, [inner])])])
    #expect(Scene.glasses(scene.desktop).map(\.elements.count) == [1, 1])
  }

  // MARK: Concentric corners

  @Test("Concentric corners lose the distance to the outer shape")
  func concentricCornersLoseTheDistance() throws {
    func shape(_ inner: Rect, least: Double = 0) throws -> Shape? {
      var fill = Scene.fill(0, at: inner)
      fill.concentricRadius = least
      let panel = Scene.glass("a", .regular, .none, at: Rect(x: 20, y: 20, width: 200, height: 100), [fill]) {
        $0.shape = .roundedRectangle(CornerRadii(30), style: .continuous)
      }
      guard case .fill(let shape, _) = Scene.drawn(try Scene.resolve([panel]))[1].content else { return nil }
      return shape
    }
    func rounded(_ radius: Double) -> Shape { .roundedRectangle(CornerRadii(radius), style: .continuous) }
    #expect(try shape(Rect(x: 8, y: 8, width: 184, height: 84)) == rounded(22))
    #expect(try shape(Rect(x: 40, y: 40, width: 20, height: 20)) == rounded(0))
    #expect(try shape(Rect(x: 40, y: 40, width: 20, height: 20), least: 6) == rounded(6))
  }

  @Test("Concentric shapes in a capsule get its radius, and elsewhere 0")
  func concentricInACapsuleAndInNothing() throws {
    var inner = Scene.glass("b", at: Rect(x: 4, y: 4, width: 92, height: 36))
    inner.concentricRadius = 0
    let scene = try Scene.resolve([Scene.glass("a", .regular, .button, [inner]), inner])
    let shapes = Scene.glasses(scene.desktop).map { $0.elements[0].shape }
    #expect(shapes[1] == .roundedRectangle(CornerRadii(18), style: .continuous))
    #expect(shapes[2] == .roundedRectangle(CornerRadii(0), style: .continuous))
  }

  // MARK: Numbers

  @Test("Reject numbers of glass that are not finite")
  func unusableNumbersAreRefused() {
    #expect(throws: SceneError.unusableNumber(place: "desktop[0]", .spacing)) {
      try Scene.resolve([Scene.container([], spacing: .nan)])
    }
    #expect(throws: SceneError.unusableNumber(place: "desktop[0]", .opacity)) {
      try Scene.resolve([Scene.glass("a", .clear) { $0.dimming = .amount(.infinity) }])
    }
    let tiny = Rect(x: 0, y: 0, width: 0, height: -5)
    #expect(throws: Never.self) { try Scene.resolve([Scene.glass("a", at: tiny)]) }
  }
}
