// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of glass at moments of a scene's time.
@Suite struct GlassMomentTests {
  private typealias Scene = GlassScene
  private let frame = Rect(x: 100, y: 100, width: 44, height: 44)

  private func glass(
    _ events: [GlassEvent], _ control: GlassControl = .button,
    _ change: (inout GlassContent) -> Void = { _ in }
  ) -> Layer {
    Scene.glass(
      "a", .regular, control, at: frame, [Scene.text("b", at: Rect(x: 0, y: 0, width: 44, height: 44))]
    ) {
      ($0.events, $0.isInteractive) = (events, true)
      change(&$0)
    }
  }

  private func resolve(_ layers: [Layer], at time: Double?, reduceMotion: Bool = false) throws
    -> RuledScene
  {
    try Scene.resolve(layers, backdrops: [nil]) { scene in
      scene.time = time
      scene.glass.reduceMotion = reduceMotion
    }
  }

  @Test(
    "On tvOS glass appears with the focus, while its foreground stays and its inks blend")
  func focusBringsGlass() throws {
    func drawn(at time: Double?, platform: Platform = .tvOS) throws -> (
      glass: ResolvedGlass?, ink: Ink?, opacity: Double?
    ) {
      let layer = glass([GlassEvent(at: 1, .focus), GlassEvent(at: 3, .unfocus)])
      let nodes = try Scene.resolve([layer], backdrops: [nil]) {
        ($0.time, $0.traits.platform) = (time, platform)
      }.desktop
      var opacity: Double?
      NodeWalk.forEach(in: nodes, lenses: .skipped) { node in
        if case .masked = node.content { opacity = opacity ?? node.opacity }
      }
      return (Scene.glasses(nodes).first, Scene.inks(nodes).first, opacity)
    }
    let (before, plain, opacity) = try drawn(at: 0.5)
    #expect(before == nil && opacity == 1)
    let (whole, onGlass, _) = try drawn(at: 2.9)
    let fill = try #require(whole).parameters.face.fill.w
    #expect(plain != onGlass)
    let (partly, between, there) = try drawn(at: 1.15)
    let share = try #require(partly)
    #expect(share.elements[0].inflation > 0 && share.parameters.face.fill.w <= fill)
    #expect(between != plain && between != onGlass && there == 1)
    #expect(try drawn(at: 5.5).glass == nil)
    #expect(try drawn(at: nil).glass == nil, "its first event brings the focus, so that it begins without")
    #expect(try drawn(at: 0.5, platform: .iOS).glass != nil, "elsewhere glass has nothing to do with focus")
  }

  /// Returns the glass of a single layer at a time; nil where it draws none.
  private func only(
    _ layer: Layer, at time: Double?, reduceMotion: Bool = false
  ) throws -> ResolvedGlass? {
    Scene.glasses(try resolve([layer], at: time, reduceMotion: reduceMotion).desktop).first
  }

  @Test("Without a time, glass is at rest")
  func withoutATimeGlassRests() throws {
    let events = [
      GlassEvent(at: 0, .press), GlassEvent(at: 1, .disappear),
      GlassEvent(at: 0, .move(to: .init(x: 0, y: 0, width: 1, height: 1))),
    ]
    #expect(try resolve([glass(events)], at: nil) == resolve([glass([])], at: nil))
    #expect(try only(glass(events), at: nil)?.elements[0].frame == frame)
  }

  // MARK: Menus

  /// Returns the glass of a button and its menu, which opens at 1 s and closes at 4 s, beside a button without events.
  private func menu(at time: Double, reduceMotion: Bool = false) throws -> [ResolvedGlass] {
    func piece(
      _ id: String, _ control: GlassControl, _ frame: Rect, _ events: [GlassEvent]
    ) -> Layer {
      Scene.glass(id, .regular, control, at: frame) {
        ($0.identity, $0.events) = (id == "other" ? nil : "menu", events)
        if control == .menu { $0.shape = .roundedRectangle(CornerRadii(20), style: .continuous) }
      }
    }
    let container = Scene.container([
      piece("button", .button, frame, [GlassEvent(at: 1, .disappear)]),
      piece(
        "menu", .menu, Rect(x: 80, y: 90, width: 200, height: 240),
        [GlassEvent(at: 1, .appear), GlassEvent(at: 4, .disappear)]),
      piece("back", .button, frame, [GlassEvent(at: 4, .appear)]),
      piece("other", .button, Rect(x: 10, y: 10, width: 44, height: 44), []),
    ])
    return Scene.glasses(try resolve([container], at: time, reduceMotion: reduceMotion).desktop)
  }

  /// Returns the glass of the menu example by role: the menu, the button it returns to, or the other button.
  private func piece(_ name: String, _ glasses: [ResolvedGlass]) -> ResolvedGlass? {
    glasses.first { $0.elements.contains { $0.layers.contains { $0.name == name } } }
  }

  @Test("A menu opens from its button")
  func menusOpenFromTheirButton() throws {
    let start = try #require(piece("menu", menu(at: 1)))
    let seed = try #require(start.elements.last).frame
    #expect(abs(seed.width - MenuMorph.seed) < 1e-9 && seed.center == frame.center)
    #expect(start.elements.first?.frame == frame, "the button is the rest of the shape")
    let middle = try #require(piece("menu", menu(at: 1.15)))
    #expect(middle.elements.count == 2 && middle.fieldSigma > 19 && middle.smoothness == 0)
    let (button, grown) = (middle.elements[0].frame, middle.elements[1].frame)
    #expect(button.width < frame.width && abs(button.center.x - frame.center.x) < 1e-9)
    #expect(grown.width > 60 && grown.width < 200)
    let open = try #require(piece("menu", menu(at: 3.9)))
    #expect(open.elements.count == 1 && open.fieldSigma == 0 && open.smoothness == 8)
    #expect(abs(open.elements[0].frame.width - 200) < 0.01)
  }

  @Test("A menu closes into its button")
  func menusGoBackIntoTheirButton() throws {
    let start = try #require(piece("back", menu(at: 4)))
    #expect(start.elements[0].frame == Rect(x: 80, y: 90, width: 200, height: 240))
    #expect(start.elements[1].frame.width < 1)
    let middle = try #require(piece("back", menu(at: 4.15)))
    #expect(middle.elements.count == 2 && middle.fieldSigma > 10)
    #expect(middle.elements[0].frame.width < 200 && middle.elements[1].frame.width > 1)
    // At rest the button flows together with the other one again.
    let closed = try menu(at: 8)
    #expect(closed.count == 1 && closed[0].fieldSigma == 0)
    #expect(closed[0].elements.map(\.frame).contains(frame))
  }

  @Test("A menu's blurred field does not affect other glass")
  func menusBlurNoOtherGlass() throws {
    for time in [1.15, 4.15] {
      let other = try #require(piece("other", menu(at: time)))
      #expect(other.elements.count == 1 && other.fieldSigma == 0)
    }
    #expect(try menu(at: 1.05, reduceMotion: true).allSatisfy { $0.fieldSigma == 0 })
  }

  // MARK: Press

  @Test("A press enlarges the shape only")
  func aPressGrowsTheShapeAlone() throws {
    let pressed = glass([GlassEvent(at: 1, .press)])
    #expect(try only(pressed, at: 0.9)?.elements[0].frame == frame)
    let lifted = try #require(try only(pressed, at: 3))
    #expect(abs(lifted.elements[0].frame.width - 60) < 0.1 && abs(lifted.elements[0].frame.x - 92) < 0.1)
    #expect(try lifted.parameters == only(pressed, at: 0.9)?.parameters, "no number of the material changes")
    let released = glass([GlassEvent(at: 1, .press), GlassEvent(at: 2, .release)])
    #expect(try only(released, at: 4)?.elements[0].frame == frame)
    let still = glass([GlassEvent(at: 1, .press)]) { $0.isInteractive = false }
    #expect(try only(still, at: 3)?.elements[0].frame == frame)
  }

  @Test("A press adds a glow and dims the symbol")
  func aPressGlowsAndDimsTheSymbol() throws {
    let pressed = glass([GlassEvent(at: 0, .press)])
    let nodes = try resolve([pressed], at: 0.3).desktop
    let texts = nodes.filter {
      if case .masked = $0.content { true } else { false }
    }
    #expect(abs((texts.first?.opacity ?? 1) - 0.2) < 1e-9)
    #expect(
      nodes.contains {
        $0.content == .fill(shape: .capsule(style: .continuous), .ink(.backdropMatrix(GlassGlow.fill)))
      })
    #expect(nodes.contains { $0.blend == .colorDodge && $0.opacity > 0.9 })
    #expect(try resolve([pressed], at: 0).desktop.count == 2, "no glow at once")
  }

  @Test("A pressed lens grows")
  func lensesAreLifted() throws {
    let lens = glass([GlassEvent(at: 0, .press)], .segmentedLens)
    let size = try #require(try only(lens, at: 2)?.elements[0].frame)
    #expect(abs(size.width - 68) < 0.01 && abs(size.height - 60) < 0.01)
    #expect(try only(lens, at: 2, reduceMotion: true)?.elements[0].frame == frame)
  }

  // MARK: Appearing and disappearing

  @Test("Glass materializes through its parameters")
  func glassMaterializesByItsParameters() throws {
    let coming = glass([GlassEvent(at: 1, .appear)]) { $0.transition = .materialize }
    #expect(try resolve([coming], at: 0.9).desktop.isEmpty)
    let half = try #require(try only(coming, at: 1.15))
    let whole = try #require(try only(coming, at: 9))
    #expect(half.parameters.face.opacity > 0.05 && half.parameters.face.opacity < 0.95)
    #expect(half.elements[0].inflation > 0 && whole.elements[0].inflation < 0.01)
    let rest = try #require(try only(coming, at: nil))
    #expect(abs(whole.parameters.face.opacity - rest.parameters.face.opacity) < 1e-6)
    let leaving = glass([GlassEvent(at: 1, .disappear)]) { $0.transition = .materialize }
    #expect(try only(leaving, at: 0.5) != nil)
    #expect(try resolve([leaving], at: 9).desktop.isEmpty)
  }

  @Test("Glass with the identity transition appears at once")
  func identityComesAtOnce() throws {
    let coming = glass([GlassEvent(at: 1, .appear), GlassEvent(at: 2, .disappear)]) {
      $0.transition = .identity
    }
    #expect(try only(coming, at: 0.99) == nil)
    #expect(try only(coming, at: 1) == only(coming, at: nil))
    #expect(try only(coming, at: 2) == nil)
  }

  @Test("Elements of containers appear from a fifth of their size")
  func elementsOfContainersAreBornSmall() throws {
    let born = glass([GlassEvent(at: 1, .appear)])
    func width(at time: Double) throws -> Double? {
      Scene.glasses(try resolve([Scene.container([born])], at: time).desktop).first?.elements[0].frame.width
    }
    #expect(try width(at: 0.5) == nil)
    #expect(try abs((width(at: 1) ?? 0) - 8.8) < 1e-9, "a fifth of 44")
    #expect(try abs((width(at: 5) ?? 0) - 44) < 0.01)
  }

  @Test("The foreground of glass fades with it")
  func whatLiesOnGlassComesAndGoesWithIt() throws {
    func opacity(_ events: [GlassEvent], at time: Double) throws -> Double? {
      let nodes = try resolve([Scene.container([glass(events)])], at: time).desktop
      return nodes.first {
        if case .masked = $0.content { true } else { false }
      }?.opacity
    }
    let born = [GlassEvent(at: 1, .appear)]
    #expect(try opacity(born, at: 1) == 0)
    let half = try #require(try opacity(born, at: 1.1))
    #expect(half > 0.1 && half < 0.9)
    #expect(try abs((opacity(born, at: 9) ?? 0) - 1) < 1e-3)
    #expect(try #require(try opacity([GlassEvent(at: 1, .disappear)], at: 1.3)) < 0.2)
  }

  @Test("Glass of one identity hands over its frame")
  func identitiesHandOverTheirFrame() throws {
    let from = glass([GlassEvent(at: 1, .disappear)]) { $0.identity = "i" }
    var to = glass([GlassEvent(at: 1, .appear)]) { $0.identity = "i" }
    to.id = "b"
    to.frame = Rect(x: 300, y: 100, width: 60, height: 44)
    func frames(at time: Double) throws -> [Rect] {
      Scene.glasses(try resolve([Scene.container([from, to])], at: time).desktop)
        .flatMap { $0.elements.map(\.frame) }
    }
    #expect(try frames(at: 0.9) == [frame])
    #expect(try frames(at: 1) == [frame])
    let under = try frames(at: 1.1)
    #expect(under.count == 1 && under[0].x > 100 && under[0].x < 300)
    #expect(try abs(frames(at: 9)[0].x - 300) < 0.01)
  }

  // MARK: Moving

  @Test("A move follows a spring from the current place")
  func movesRideASpringFromWhereverTheyAre() throws {
    let target = Rect(x: 200, y: 100, width: 88, height: 44)
    let moving = glass([GlassEvent(at: 1, .move(to: target))])
    #expect(try only(moving, at: 1)?.elements[0].frame == frame)
    #expect(try abs((only(moving, at: 9)?.elements[0].frame.x ?? 0) - 200) < 0.01)
    let back = glass([GlassEvent(at: 1, .move(to: target)), GlassEvent(at: 1.1, .move(to: frame))])
    let before = try #require(try only(moving, at: 1.1)?.elements[0].frame.x)
    #expect(try abs((only(back, at: 1.1)?.elements[0].frame.x ?? 0) - before) < 1e-9, "nothing jumps")
    #expect(try abs((only(back, at: 9)?.elements[0].frame.x ?? 0) - 100) < 0.01)
  }

  @Test("A moving lens stretches and keeps its area")
  func lensesStretchOnTheirWay() throws {
    let moves = [GlassEvent(at: 1, .move(to: Rect(x: 300, y: 100, width: 44, height: 44)))]
    let (track, plain) = (glass(moves, .segmentedLens), glass(moves))
    #expect(try only(track, at: 1)?.elements[0].frame == frame)
    let under = try #require(try only(track, at: 1.15)?.elements[0].frame)
    #expect(under.width > 45 && under.width <= 44 * 1.1 + 1e-9, "no further than small lenses stretch")
    #expect(abs(under.width * under.height - 44 * 44) < 1, "the area stays")
    #expect(abs(under.y + under.height / 2 - 122) < 1e-9)
    #expect(try abs((only(track, at: 12)?.elements[0].frame.width ?? 0) - 44) < 1e-6)
    #expect(try only(plain, at: 1.15)?.elements[0].frame.width == 44)
    #expect(try only(track, at: 1.15, reduceMotion: true)?.elements[0].frame.width == 44)
  }

  @Test("The leading edge of a lens follows its spring")
  func theLeadingEdgeOfALensRidesItsSpring() throws {
    let spring = try #require(LensMotion(.segmentedLens)).travel
    for (target, sign) in [(300.0, 1.0), (-100, -1)] {
      let lens = glass(
        [GlassEvent(at: 0, .move(to: Rect(x: target, y: 100, width: 44, height: 44)))], .segmentedLens)
      let frame = try #require(try only(lens, at: 0.12)?.elements[0].frame)
      let unstretched = spring.state(at: 0.12, from: 100, to: target).value
      let leading = sign > 0 ? frame.x + frame.width : frame.x
      #expect(abs(leading - (sign > 0 ? unstretched + 44 : unstretched)) < 1e-9)
      #expect(frame.width > 44)
    }
  }

  @Test("The order of events in the document does not matter")
  func theOrderOfWritingDoesNotCount() throws {
    let events = [GlassEvent(at: 1, .press), GlassEvent(at: 2, .release)]
    for time in stride(from: 0.0, through: 3, by: 0.25) {
      #expect(try resolve([glass(events)], at: time) == resolve([glass(events.reversed())], at: time))
    }
  }

  @Test("Reject times that are not finite")
  func unusableTimesAreRefused() {
    #expect(throws: SceneError.unusableNumber(place: "scene", .time)) { try resolve([], at: .nan) }
    #expect(throws: SceneError.unusableNumber(place: "desktop[0].events[0]", .time)) {
      try resolve([glass([GlassEvent(at: .infinity, .press)])], at: 0)
    }
  }

  // MARK: Documents

  private func read(_ events: String) throws(SceneReadingError) -> [GlassEvent]? {
    let text = """
      {"version": 1, "size": {"width": 9, "height": 9}, "time": 2, "desktop": [{"glass": "regular", "events": \(events)}]}
      """
    let scene = try SceneReader().read(bytes: Array(text.utf8))
    guard scene.time == 2, case .glass(let glass)? = scene.desktop.first?.content else { return nil }
    return glass.events
  }

  @Test("Read events of glass, and reject wrong ones")
  func eventsAreRead() throws {
    #expect(
      try read(#"[{"at": 0, "event": "press"}, {"at": 1.5, "event": "move", "to": [1, 2, 3, 4]}]"#)
        == [GlassEvent(at: 0, .press), GlassEvent(at: 1.5, .move(to: Rect(x: 1, y: 2, width: 3, height: 4)))])
    for wrong in [
      #"[{"at": -1, "event": "press"}]"#, #"[{"event": "press"}]"#, #"[{"at": 1, "event": "prss"}]"#,
      #"[{"at": 1, "event": "move"}]"#, #"[{"at": 1, "event": "press", "to": [0, 0, 1, 1]}]"#,
    ] {
      #expect(throws: SceneReadingError.self, "\(wrong)") { try read(wrong) }
    }
  }
}
