// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the rules about glass, each with scenes that break the rule and scenes that do not.
@Suite struct GlassFindingTests {
  private typealias Scene = GlassScene

  private func rules(
    _ layers: [Layer], backdrops: [GlassBackdrop?] = [], rules: GlassRules = GlassRules(),
    _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> [String] {
    try Scene.resolve(layers, backdrops: backdrops, rules: rules, change).findings.map(\.rule)
      .filter { $0 != "note" }
  }

  private func place(_ index: Int, gap: Double = 40) -> Rect {
    Rect(x: 0, y: Double(index) * (30 + gap), width: 100, height: 30)
  }

  @Test("A bar of glass over a photo breaks no rule")
  func aBarOverAPhotoBreaksNothing() throws {
    let bar = Scene.glass("bar", .regular, .toolbar, [Scene.text("Edit")])
    #expect(try rules([Scene.photo, bar]) == [])
    #expect(try rules([Scene.photo, Scene.glass("play", .clear)]) == [])
  }

  // MARK: SRC09, glass in the content layer

  @Test("SRC09 reports glass in the content layer")
  func glassInContent() throws {
    var list = Layer(frame: Scene.whole, content: .group([Scene.glass("row")]))
    #expect(try rules([list]) == [])
    list.isContent = true
    #expect(try rules([list]) == ["SRC09"])
    var row = Scene.glass("row")
    row.isContent = true
    #expect(try rules([row]) == ["SRC09"])
    list.content = .group([Scene.glass("knob", .regular, .switchLens)])
    #expect(try rules([list]) == [], "transient controls may")
  }

  @Test("SRC09 reports glass on materials")
  func glassOnMaterials() throws {
    func card(_ choice: MaterialContent.Choice, _ glass: Layer) -> Layer {
      Layer(frame: Scene.whole, content: .material(MaterialContent(choice, children: [glass])))
    }
    #expect(try rules([card(.named("thin"), Scene.glass("a"))]) == ["SRC09"])
    #expect(try rules([card(.role("content"), Scene.glass("a"))]) == ["SRC09"])
    #expect(try rules([card(.role("sheet"), Scene.glass("a"))]) == ["SRC09"])
    #expect(try rules([card(.role("sheet"), Scene.glass("a", .regular, .menu))]) == [])
    let group = Layer(frame: Scene.whole, content: .group([Scene.glass("a")]))
    #expect(try rules([card(.role("sheet"), group)]) == ["SRC09"], "at any depth")
    #expect(try rules([card(.role("sheet"), Scene.container([Scene.glass("a")]))]) == ["SRC09"])
    #expect(try rules([card(.named("thin"), Scene.glass("a", .regular, .sliderLens))]) == [])
    #expect(try rules([card(.named("glass"), Scene.glass("a"))]) { $0.traits.platform = .visionOS } == [])
  }

  // MARK: SRC10, too much glass

  @Test("SRC10 reports more custom glass elements than the limit")
  func customGlassIsCounted() throws {
    let six = (0..<6).map { Scene.glass("a\($0)", at: place($0)) }
    #expect(try rules(six) == ["SRC10"])
    #expect(try rules(Array(six.dropLast())) == [])
    var more = GlassRules()
    more.mostElements = 6
    #expect(try rules(six, rules: more) == [])
    let bars = (0..<6).map { Scene.glass("a\($0)", .regular, .toolbar, at: place($0)) }
    #expect(try rules(bars) == [], "components of the system do not count")
    let union = six.map { layer in
      var layer = layer
      guard case .glass(var glass) = layer.content else { return layer }
      glass.union = "u"
      layer.content = .glass(glass)
      return layer
    }
    #expect(try rules([Scene.container(union)]) == [], "a union is one")
  }

  // MARK: SRC11, glass on glass

  @Test("SRC11 reports glass inside glass")
  func glassOnGlass() throws {
    let inner = Scene.glass("b", at: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(try rules([Scene.glass("a", .regular, .toolbar, [inner])]) == ["SRC11"])
    let lens = Scene.glass("b", .regular, .tabLens, at: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(try rules([Scene.glass("a", .regular, .tabBar, [lens])]) == [])
  }

  @Test("SRC11 reports materials inside glass")
  func materialsOnGlass() throws {
    let inner = Rect(x: 10, y: 10, width: 20, height: 20)
    for choice in [MaterialContent.Choice.named("thin"), .role("content"), .role("underPage")] {
      let card = Layer(id: "card", frame: inner, content: .material(MaterialContent(choice)))
      #expect(try rules([Scene.photo, Scene.glass("a", .regular, .button, [card])]) == ["SRC11"])
      let group = Layer(frame: inner, content: .group([card]))
      #expect(try rules([Scene.photo, Scene.glass("a", .clear, .button, [group])]) == ["SRC11"])
      #expect(try rules([Scene.photo, card, Scene.glass("a", .identity, .button, [card])]) == [])
    }
    let filled = Scene.glass("a", .regular, .button, [Scene.fill(0.5, at: inner)])
    #expect(try !rules([Scene.photo, filled]).contains("SRC11"))
  }

  @Test("SRC11 reports overlapping glass outside a container")
  func glassOverGlass() throws {
    let over = Scene.glass("b", at: Rect(x: 100, y: 20, width: 100, height: 44))
    #expect(try rules([Scene.glass("a"), over]) == ["SRC11"])
    let menu = Scene.glass("b", .regular, .menu, at: Rect(x: 60, y: 30, width: 200, height: 200))
    #expect(try rules([Scene.glass("a"), menu]) == [], "a menu opens over its button")
    #expect(try rules([Scene.container([Scene.glass("a"), over])]) == [], "one container is one glass")
  }

  // MARK: SRC12, neighbours

  @Test("SRC12 reports neighbouring glass outside a container")
  func neighboursBelongInAContainer() throws {
    let pair = [Scene.glass("a", at: place(0, gap: 8)), Scene.glass("b", at: place(1, gap: 8))]
    #expect(try rules(pair) == ["SRC12"])
    #expect(try rules([Scene.container(pair)]) == [])
    #expect(try rules([pair[0], group([pair[1]])]) == ["SRC12"])
    #expect(try rules([group([pair[0]]), group([group([pair[1]])])]) == ["SRC12"])
    #expect(try rules([Scene.container([pair[0]]), group([pair[1]])]) == [])
    var hidden = pair[1]
    hidden.opacity = 0
    #expect(try rules([pair[0], group([hidden])]) == [])
    let menu = Scene.glass("menu", .regular, .menu, at: Rect(x: 0, y: 38, width: 200, height: 100))
    #expect(try rules([pair[0], group([menu])]) == [], "a menu comes and goes")
    #expect(try rules([Scene.glass("a", at: place(0)), Scene.glass("b", at: place(1))]) == [])
  }

  @Test("SRC12 allows the 12-point gap of bar groups despite rounding")
  func theGapOfBarGroupsIsWideEnough() throws {
    // 0.1 + 30 is a little less than 30.1, so that the frames lie 12 points apart but for rounding.
    let first = Scene.glass("a", at: Rect(x: 0, y: 0.1, width: 100, height: 30))
    for y in [42.1, 42.1.nextDown, 43] {
      let second = Scene.glass("b", at: Rect(x: 0, y: y, width: 100, height: 30))
      #expect(try rules([first, second]) == [], "a gap from 30.1 to \(y)")
    }
    let nearer = Scene.glass("b", at: Rect(x: 0, y: 42, width: 100, height: 30))
    #expect(try rules([first, nearer]) == ["SRC12"])
  }

  // MARK: Glass outside the picture

  @Test("Glass outside the picture breaks no rule")
  func glassOutsideThePictureBreaksNothing() throws {
    let outside = Rect(x: 420, y: 20, width: 100, height: 44)
    let clear = Scene.glass("a", .clear, at: outside)
    #expect(try rules([Scene.fill(0.9), clear]) == [])
    let atTheEdge = Scene.glass("a", .clear, at: Rect(x: 305, y: 20, width: 100, height: 44))
    #expect(try rules([Scene.fill(0.9), atTheEdge]) == ["SRC13"])
    #expect(try rules([Scene.photo, Scene.glass("b"), clear]) == [], "GLS01")
    let beside = Rect(x: 295, y: 20, width: 100, height: 44)
    let near = Rect(x: 400, y: 20, width: 100, height: 44)
    #expect(try rules([Scene.glass("b", at: beside), Scene.glass("a", at: near)]) == [], "SRC12")
    let tinted = [
      Scene.glass("b") { $0.tint = .semantic("systemOrange") },
      Scene.glass("a", at: outside) { $0.tint = .semantic("systemOrange") },
    ]
    #expect(try rules(tinted) == [], "GLS02")
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 200, height: 200),
      layers: [
        Scene.photo, Scene.glass("b", at: Rect(x: 20, y: 20, width: 100, height: 44)),
        Scene.glass("a", .clear, at: Rect(x: 250, y: 20, width: 100, height: 44)),
      ])
    #expect(try rules([]) { $0.windows = [window] } == [], "outside its window")
  }

  // MARK: SRC13 and SRC14, clear glass

  @Test("SRC13 reports clear glass over a plain backdrop")
  func clearWantsARichBackdrop() throws {
    let clear = Scene.glass("a", .clear)
    #expect(try rules([Scene.fill(0.9), clear]) == ["SRC13"])
    #expect(try rules([clear]) == ["SRC13"])
    #expect(try rules([Scene.photo, Scene.text("Behind"), clear]) == ["SRC13"])
    #expect(try rules([Scene.photo, clear]) == [])
    #expect(try rules([Scene.fill(0.9), Scene.photo, clear]) == [])
    #expect(try rules([Scene.photo, Scene.fill(0.9), clear]) == ["SRC13"])
    #expect(try rules([Scene.fill(0.9), Scene.glass("a")]) == [], "regular may")
    let corner = Scene.text("Behind", at: Rect(x: 110, y: 20, width: 200, height: 44))
    #expect(try rules([Scene.photo, corner, clear]) == [], "a tenth of it is little text")
  }

  @Test("SRC13 judges a photo by its measured deviation")
  func aPhotoThatIsOneColourIsPlain() throws {
    let layers = [Scene.photo, Scene.glass("a", .clear)]
    #expect(try rules(layers, backdrops: [GlassBackdrop(luminance: 0.2, deviation: 0.001)]) == ["SRC13"])
    #expect(try rules(layers, backdrops: [GlassBackdrop(luminance: 0.2, deviation: 0.1)]) == [])
  }

  @Test("SRC14 reports clear glass that carries much text")
  func clearIsNotForMuchText() throws {
    #expect(try rules([Scene.photo, Scene.glass("a", .clear, .alert)]).contains("SRC14"))
    let long = Scene.text(String(repeating: "word ", count: 20))
    #expect(try rules([Scene.photo, Scene.glass("a", .clear, .button, [long])]) == ["SRC14"])
    #expect(try rules([Scene.photo, Scene.glass("a", .regular, .button, [long])]) == [])
  }

  // MARK: SRC15, fills under glass

  @Test("SRC15 reports fills directly under or on glass")
  func fillsBreakTheMaterial() throws {
    let frame = Rect(x: 20, y: 20, width: 100, height: 44)
    #expect(try rules([Scene.photo, Scene.fill(0.5, at: frame), Scene.glass("a")]) == ["SRC15"])
    let inner = Scene.fill(0.5, at: Rect(x: 0, y: 0, width: 100, height: 44))
    #expect(try rules([Scene.photo, Scene.glass("a", .regular, .button, [inner])]).contains("SRC15"))
    #expect(
      try rules([Scene.photo, Scene.fill(0.5), Scene.glass("a")]) == [], "a page lies below everything")
  }

  @Test("A note says that a room is not used, except on visionOS", arguments: Platform.allCases)
  func roomsAreForVisionOS(platform: Platform) throws {
    func isNoted(_ room: Room) throws -> Bool {
      let scene = try Scene.resolve([Scene.photo]) {
        $0.traits.platform = platform
        $0.room = room
      }
      return scene.findings.contains { $0.message.contains("room is not used") }
    }
    #expect(try isNoted(Room(lightAngle: 90)) == (platform != .visionOS))
    #expect(try !isNoted(Room()))
  }

  // MARK: RND05, dimming

  @Test("RND05 reports undimmed clear glass over bright content")
  func brightContentUnderClearGlass() throws {
    func rules(_ dimming: GlassContent.Dimming, over luminance: Double) throws -> [String] {
      let clear = Scene.glass("a", .clear) { $0.dimming = dimming }
      let backdrop = GlassBackdrop(luminance: luminance, deviation: 0.2)
      return try self.rules([Scene.photo, clear], backdrops: [backdrop])
    }
    #expect(try rules(.none, over: 0.9) == ["RND05"])
    #expect(try rules(.none, over: 0.1) == [])
    #expect(try rules(.automatic, over: 0.9) == [])
    #expect(try rules(.amount(0.5), over: 0.9) == [])
    #expect(try rules(.amount(0.35), over: 0.9) == [])
    #expect(try rules(.amount(0.001), over: 0.9) == ["RND05"])
    #expect(try rules(.amount(0.2), over: 0.9) == ["RND05"])
    #expect(try rules(.amount(0.2), over: 0.5) == [], "0.4 is as dark as what needs none")
  }

  @Test("RND05 reports dimming that leaves the content under the texts of clear glass too bright")
  func brightPlacesUnderText() throws {
    func rules(_ dimming: GlassContent.Dimming, brightest: Double) throws -> [String] {
      let clear = Scene.glass("a", .clear) { $0.dimming = dimming }
      let backdrop = GlassBackdrop(luminance: 0.1, deviation: 0.2, brightest: brightest)
      return try self.rules([Scene.photo, clear], backdrops: [backdrop])
    }
    #expect(try rules(.automatic, brightest: 1) == ["RND05"])
    #expect(try rules(.automatic, brightest: 0.5) == [], "35 % of black leaves 0.33")
    #expect(try rules(.amount(0.65), brightest: 1) == [])
    #expect(
      try rules(.none, brightest: 0.4) == ["RND05"], "dark enough for the guidelines, not for white text")
    #expect(try rules(.none, brightest: 0.3) == [])
    let clear = [Scene.photo, Scene.glass("a", .clear)]
    let backdrop = GlassBackdrop(luminance: 0.1, deviation: 0.2, brightest: 1)
    let resolution = try SceneResolver.resolve(
      Scene.description(clear), facts: FileFacts(), seen: .backdrops([backdrop]))
    let found = try #require(SceneRules.findings(of: resolution).first { $0.rule == .clearNeedsDimming })
    #expect(Language.english.advice(for: found)?.contains("by 65 %") == true)
  }

  @Test("Glass that shows no backdrop is not judged by its backdrop")
  func whatDoesNotShowThroughIsNotJudged() throws {
    let backdrop = GlassBackdrop(luminance: 0.9, deviation: 0.001)
    func found(_ dimming: GlassContent.Dimming, _ transparency: TransparencySetting) throws -> [RuledScene
      .Told]
    {
      let clear = Scene.glass("a", .clear) { $0.dimming = dimming }
      return try Scene.resolve([Scene.fill(0.9), Scene.text("Behind"), clear], backdrops: [backdrop]) {
        $0.traits.transparency = transparency
      }.findings
    }
    #expect(try found(.none, .standard).map(\.rule).contains("RND05"))
    #expect(try found(.none, .standard).map(\.rule).contains("SRC13"))
    #expect(try found(.none, .reduced).allSatisfy { $0.rule == "note" })
    #expect(try found(.automatic, .standard).contains { $0.message.contains("35 % black") })
    #expect(try !found(.automatic, .reduced).contains { $0.message.contains("35 %") })
    let long = Scene.text(String(repeating: "word ", count: 20))
    let much = try rules([Scene.photo, Scene.glass("a", .clear, .button, [long])]) {
      $0.traits.transparency = .reduced
    }
    #expect(much == ["SRC14"], "what lies on it is judged all the same")
  }

  /// The opacity of the black below clear glass, and the rules that the scene breaks.
  private struct Dimmed: Equatable {
    var opacity: Double
    var rules: [String] = []
  }

  /// Returns the dimming of clear glass over a bright photo, below further layers.
  private func dimmed(
    _ below: [Layer], _ dimming: GlassContent.Dimming = .automatic,
    _ wrap: (Layer) -> Layer = { $0 }
  ) throws -> Dimmed {
    let clear = wrap(Scene.glass("a", .clear) { $0.dimming = dimming })
    let scene = try Scene.resolve(
      [Scene.photo] + below + [clear], backdrops: [GlassBackdrop(luminance: 0.6, deviation: 0.2)])
    let glass = try #require(Scene.glasses(scene.desktop).first)
    return Dimmed(opacity: glass.dimming, rules: scene.findings.map(\.rule).filter { $0 != "note" })
  }

  @Test("RND05 accepts a dimming within rounding to 8 bits")
  func theNearestValueOfEightBitsIsEnough() throws {
    func dimmed(code: Int, _ dimming: GlassContent.Dimming) throws -> Dimmed {
      try self.dimmed([self.dimming(Double(code) / 255)], dimming)
    }
    #expect(try dimmed(code: 0x59, .none) == Dimmed(opacity: 0), "34.9 %")
    #expect(try dimmed(code: 0x59, .automatic) == Dimmed(opacity: 0))
    #expect(try dimmed(code: 0x58, .none) == Dimmed(opacity: 0, rules: ["RND05"]), "34.5 %")
    #expect(try dimmed(code: 0x58, .automatic).opacity > 0)
    let short = try Scene.resolve(
      [Scene.photo, dimming(Double(0x58) / 255), Scene.glass("a", .clear) { $0.dimming = .none }],
      backdrops: [GlassBackdrop(luminance: 0.6, deviation: 0.2)])
    #expect(short.findings.contains { $0.message.contains("dimmed by 34 % only") })
  }

  private func dimming(_ opacity: Double, at frame: Rect = Scene.whole) -> Layer {
    Layer(id: "dimming", frame: frame, content: .dimming(DimmingContent(.fixed(opacity))))
  }

  @Test("Content that a layer has dimmed is dimmed only by the rest")
  func whatIsDimmedBelowIsNotDimmedAgain() throws {
    #expect(try dimmed([]).opacity == 0.35)
    #expect(try dimmed([dimming(0.35)]) == Dimmed(opacity: 0))
    #expect(try dimmed([dimming(0.5)]) == Dimmed(opacity: 0))
    #expect(try dimmed([dimming(0.35)], .none) == Dimmed(opacity: 0))
    let rest = try dimmed([dimming(0.2)])
    #expect(abs((1 - rest.opacity) * 0.8 - 0.65) < 1e-12 && rest.rules == [])
    let black = ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: 0.4))))
    let scrim = Layer(frame: Scene.whole, content: .fill(shape: .rectangle, .foreground(black)))
    #expect(try dimmed([scrim]).opacity == 0, "media controls dim with a fill")
    let controls = Layer(frame: Scene.whole, content: .group([dimming(0.4)]))
    #expect(try dimmed([controls]).opacity == 0)
  }

  @Test("Only black below the glass counts as dimming")
  func onlyBlackThatLiesBelowCounts() throws {
    let beside = dimming(0.4, at: Rect(x: 200, y: 200, width: 100, height: 100))
    #expect(try dimmed([beside]).opacity == 0.35)
    #expect(try dimmed([dimming(0.4), Scene.photo]).opacity == 0.35, "a picture hides it")
    var faint = Layer(frame: Scene.whole, content: .group([dimming(0.4)]))
    faint.opacity = 0
    #expect(try dimmed([faint]).opacity == 0.35)
    let black = dimming(0.4)
    let contained = try dimmed([]) { Scene.container([black, $0]) }
    #expect(contained.opacity == 0.35, "glass lies below all in a container")
  }

  // MARK: GLS01 and GLS02, one kind of glass and one primary action

  @Test("GLS01 reports regular and clear glass side by side")
  func regularAndClearDoNotMix() throws {
    let pair = [Scene.glass("a", at: place(0)), Scene.glass("b", .clear, at: place(1))]
    #expect(try rules([Scene.photo, Scene.container(pair)]) == ["GLS01"])
    #expect(try rules([Scene.photo] + pair) == ["GLS01"])
    #expect(try rules([Scene.photo, pair[0], group([pair[1]])]) == ["GLS01"])
    #expect(try rules([Scene.photo, group([pair[0]]), group([pair[1]])]) == ["GLS01"])
    let apart = group([group([pair[1]])])
    #expect(try rules([Scene.photo, pair[0], apart]) == [], "another part of the interface")
    var hidden = group([pair[1]])
    hidden.opacity = 0
    #expect(try rules([Scene.photo, pair[0], hidden]) == [])
  }

  private func group(_ layers: [Layer]) -> Layer { Layer(frame: Scene.whole, content: .group(layers)) }

  @Test func oneActionIsTinted() throws {
    let tinted = (0..<2).map { Scene.glass("a\($0)", at: place($0)) { $0.tint = .semantic("systemOrange") } }
    #expect(try rules(tinted) == ["GLS02"])
    var hidden = tinted[1]
    hidden.opacity = 0
    #expect(try rules([tinted[0], hidden]) == [], "nobody sees it")
    #expect(try rules([group([tinted[0]]), group([tinted[1]])]) == ["GLS02"])
    let faint = Scene.glass("b", at: place(1)) { $0.tint = .custom(EncodedColor(white: 1, alpha: 0)) }
    #expect(try rules([tinted[0], faint]) == [], "no colour of it is seen")
    #expect(try rules([tinted[0], Scene.glass("b", at: place(1))]) == [])
  }
}
