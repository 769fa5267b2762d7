// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of layers that fill a window or replace its background.
extension FindingTests {
  // MARK: SRC22, opaque windows of visionOS

  private func windowRules(
    _ layers: [Layer], on platform: Platform = .visionOS, _ change: (inout Window) -> Void = { _ in }
  ) throws -> [String] {
    try windowFindings(layers, on: platform, .light, change).map(\.ruleID).filter { $0 != "note" }
  }

  private func windowFindings(
    _ layers: [Layer], on platform: Platform, _ appearance: Appearance = .light,
    _ change: (inout Window) -> Void = { _ in }
  ) throws -> [Finding] {
    var traits = Traits()
    (traits.platform, traits.appearance) = (platform, appearance)
    var window = Window(id: "w", frame: Rect(x: 20, y: 20, width: 100, height: 100), layers: layers)
    change(&window)
    let scene = SceneDescription(size: Size(width: 200, height: 200), traits: traits, windows: [window])
    return SceneRules.findings(of: try SceneResolver.resolve(scene, facts: FileFacts()))
  }

  @Test("SRC22 reports opaque windows on visionOS")
  func opaqueWindowsOnVision() throws {
    func color(_ alpha: Float) -> Layer {
      fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: alpha)))))
    }
    #expect(try windowRules([color(1)]) == ["SRC22"])
    #expect(try !windowRules([color(0.5)]).contains("SRC22") && windowRules([color(1)], on: .iOS) == [])
    #expect(try windowRules([fill(semantic("systemBackground"))]) == ["SRC22"])
    #expect(try windowRules([Layer(frame: frame, content: .group([color(1)]))]) == ["SRC22"])
    #expect(try windowRules([material("glass", [color(1)])]) == ["SRC22", "SRC06"])
    #expect(try windowRules([material("glass", [text(.primary)])]) == [])
    var inset = color(1)
    inset.frame = Rect(x: 1, y: 1, width: 98, height: 98)
    #expect(try windowRules([inset]) == ["SRC22"])
    func picture(_ fit: ContentMode) -> Layer {
      Layer(frame: frame, content: .image(ImageContent(path: "photo.jpg", fit: fit)))
    }
    #expect(try windowRules([picture(.fill)]) == ["SRC22"] && windowRules([picture(.stretch)]) == ["SRC22"])
    #expect(try windowRules([picture(.fit)]) == [])
    let stops = [EncodedColor(white: 0), EncodedColor(white: 1)].enumerated().map {
      FillStyle.Stop(location: Double($0.offset), color: .custom($0.element))
    }
    let gradient = FillStyle.linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 0, y: 1))
    #expect(
      try windowRules([Layer(frame: frame, content: .fill(shape: .rectangle, gradient))]) == ["SRC22"])
  }

  @Test("SRC22 notes opaque fills from half of a visionOS window on")
  func largeOpaqueAreasOnVision() throws {
    func found(_ content: Layer.Content, _ height: Double) throws -> [Severity] {
      let layer = Layer(frame: Rect(x: 0, y: 0, width: 100, height: height), content: content)
      return try windowFindings([material("glass", [layer])], on: .visionOS).filter {
        $0.rule == .opaqueWindowVision
      }.map(\.severity)
    }
    let red = Layer.Content.fill(
      shape: .rectangle,
      .foreground(ForegroundStyle(.color(.custom(EncodedColor(red: 0.6, green: 0, blue: 0))))))
    #expect(try found(red, 100) == [.warning] && found(red, 77) == [.note] && found(red, 55) == [.note])
    #expect(try found(red, 40) == [])
    // A picture that leaves room for the glass is content.
    let photo = Layer.Content.image(ImageContent(path: "photo.jpg"))
    #expect(try found(photo, 77) == [] && found(photo, 100) == [.warning])
    let glass = material("glass", [Layer(frame: Rect(x: 0, y: 0, width: 100, height: 77), content: red)])
    let message = try #require(
      windowFindings([glass], on: .visionOS).first { $0.rule == .opaqueWindowVision })
    #expect(message.message(in: .english).contains("76 %"))
  }

  // MARK: SRC17, backgrounds of elevated interfaces

  /// Only colours of the app are reported: those of the system are lighter on the elevated level.
  @Test("SRC17 notes custom backgrounds of elevated interfaces in dark")
  func customBackgroundsOfElevatedInterfaces() throws {
    let purple = fill(ForegroundStyle(.color(.custom(EncodedColor(red: 0.25, green: 0.125, blue: 0.25)))))
    func found(
      _ layers: [Layer], _ presentation: Window.Presentation = .sheet, on platform: Platform = .iOS,
      _ appearance: Appearance = .dark
    ) throws -> [Severity] {
      try windowFindings(layers, on: platform, appearance) { $0.presentation = presentation }
        .filter { $0.rule == .ownBackgroundInElevated }.map(\.severity)
    }
    #expect(try found([purple]) == [.note] && found([purple], .popover) == [.note])
    #expect(try found([Layer(frame: frame, content: .group([purple]))]) == [.note])
    #expect(try found([purple], .fullScreen) == [] && found([purple], .sheet, on: .iOS, .light) == [])
    for platform in Platform.allCases where platform != .iOS {
      #expect(try found([purple], on: platform) == [], "\(platform)")
    }
    #expect(try found([fill(semantic("systemBackground"))]) == [])
    #expect(try found([fill(semantic("systemBlue"))]) == [])
    #expect(try found([purple, fill(semantic("systemBackground"))]) == [], "it cannot be seen")
    let small = changed(purple) { $0.frame = Rect(x: 0, y: 0, width: 100, height: 50) }
    let veil = changed(purple) { $0.opacity = 0.5 }
    #expect(try found([small]) == [] && found([veil]) == [])
    // A popover within a window that is not elevated itself.
    let popover = changed(role("popover", [purple])) { $0.frame = Rect(x: 0, y: 0, width: 60, height: 60) }
    let inside = changed(purple) { $0.frame = Rect(x: 0, y: 0, width: 60, height: 60) }
    #expect(try found([popover], .fullScreen) == [.note])
    #expect(try found([inside], .fullScreen) == [])
  }

  // MARK: SRC23, modals of watchOS

  private func modalRules(
    _ layers: [Layer], _ presentation: Window.Presentation, on platform: Platform = .watchOS
  ) throws -> [String] {
    try windowRules(layers, on: platform) { $0.presentation = presentation }.filter { $0 == "SRC23" }
  }

  @Test("SRC23 reports modals on watchOS that lose their material")
  func modalsOnTheWatchKeepTheirMaterial() throws {
    let black = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0)))))
    let half = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: 0.5)))))
    let sheet = role("sheet", [text(.primary)])
    for presentation in [Window.Presentation.sheet, .popover, .alert] {
      for layers in [[], [text(.primary)]] {
        #expect(try modalRules(layers, presentation) == [])
        let bare = try windowRules(layers, on: .watchOS) {
          ($0.presentation, $0.material) = (presentation, Window.Material.none)
        }
        #expect(bare == ["SRC23"])
      }
      for layers in [[black, text(.primary)], [Layer(frame: frame, content: .group([black]))]] {
        #expect(try modalRules(layers, presentation) == ["SRC23"])
        #expect(try modalRules(layers, presentation, on: .iOS) == [])
      }
      for layers in [
        [sheet], [black, sheet], [Layer(frame: frame, content: .group([sheet]))], [sheet, half],
      ] {
        #expect(try modalRules(layers, presentation) == [])
      }
      #expect(try modalRules([material("fullScreenModal", [])], presentation) == [])
      #expect(try modalRules([material("modalButton", [])], presentation) == ["SRC23"])
    }
  }

  /// The window's own key is what to leave out, where it is there.
  @Test("SRC23 names the key that takes a modal's material away")
  func modalsNameTheKeyToLeaveOut() throws {
    func message(_ layers: [Layer], _ material: Window.Material?) throws -> String? {
      try windowFindings(layers, on: .watchOS) { ($0.presentation, $0.material) = (.sheet, material) }
        .first { $0.rule == .watchModalBackgroundRemoved }?.message(in: .english)
    }
    #expect(try message([], Window.Material.none)?.hasSuffix("key material out, which is none") == true)
    #expect(try message([], .choice(.named("thin")))?.hasSuffix("key material out, which is thin") == true)
    #expect(try message([material("modalButton", [])], nil)?.hasSuffix("role sheet its first layer") == true)
  }

  /// An opaque layer on the material of a modal is reported, however the window is presented.
  @Test("SRC23 reports opaque layers on a modal's material")
  func nothingOpaqueLiesOnTheModalMaterial() throws {
    let background = fill(semantic("background"))
    let photo = Layer(frame: frame, content: .image(ImageContent(path: "photo.jpg")))
    let small = changed(background) { $0.frame = Rect(x: 10, y: 10, width: 60, height: 20) }
    for presentation in [Window.Presentation.sheet, .fullScreen, .automatic] {
      for cover in [background, photo, Layer(frame: frame, content: .group([background]))] {
        #expect(try modalRules([role("fullScreen", [cover])], presentation) == ["SRC23"])
        #expect(try modalRules([role("fullScreen", []), cover], presentation) == ["SRC23"])
      }
      #expect(try modalRules([role("sheet", [small])], presentation) == [])
      #expect(try modalRules([role("sheet", [background]), role("sheet", [])], presentation) == [])
    }
    for presentation in [Window.Presentation.fullScreen, .automatic, .window] {
      #expect(try modalRules([background], presentation) == [] && modalRules([], presentation) == [])
    }
    let faint = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: 0.8)))))
    #expect(try modalRules([role("fullScreen", [faint, faint])], .sheet) == [])
    #expect(
      try modalRules([role("fullScreen", [faint, faint, faint])], .sheet) == ["SRC23"], "0.992 together")
    #expect(try rules([role("sheet", [background])], on: .watchOS) == ["SRC23"])
    #expect(try rules([photo, role("sheet", [])], on: .watchOS) == [])
  }

  // MARK: SRC24, thickness, scheme and shadow on tvOS

  @Test("SRC24 reports shadows that tvOS does not show")
  func hiddenShadowsOnTelevision() throws {
    let shadow = Shadow(color: EncodedColor(white: 0, alpha: 0.5), sigma: 10, offset: Point(x: 0, y: 4))
    let invisible = Shadow(color: EncodedColor(white: 0, alpha: 0), sigma: 10, offset: Point(x: 0, y: 4))
    for name in ["regular", "thick", "thickDark", "dark", "blur.regular"] {
      #expect(try rules([material(name, [], shadow: shadow)], on: .tvOS, .dark) == ["SRC24"], "\(name)")
      #expect(try rules([material(name, [])], on: .tvOS, .dark) == [], "\(name)")
    }
    #expect(try rules([material("dark", [], shadow: shadow)], on: .tvOS, .light) == ["SRC24"])
    #expect(try rules([material("regular", [], shadow: shadow)], on: .tvOS, .light) == [])
    #expect(try rules([material("light", [], shadow: shadow)], on: .tvOS, .dark) == [])
    #expect(try rules([material("thick", [], shadow: shadow)], on: .iOS, .dark) == [])
    #expect(try rules([material("thick", [], shadow: invisible)], on: .tvOS, .dark) == [])
    func group(_ layers: [Layer], _ shadow: Shadow) -> Layer {
      var group = Layer(frame: frame, content: .group(layers))
      group.shadow = shadow
      return group
    }
    let thick = material("thick", [])
    #expect(try rules([group([thick], shadow)], on: .tvOS, .dark) == ["SRC24"])
    #expect(
      try rules([group([Layer(frame: frame, content: .group([thick]))], shadow)], on: .tvOS, .dark)
        == ["SRC24"])
    #expect(try rules([group([thick], invisible)], on: .tvOS, .dark) == [])
    #expect(try rules([group([material("regular", [])], shadow)], on: .tvOS, .light) == [])
  }

  /// A window's shadow is judged by the window's background.
  @Test("SRC24 judges a window's shadow by its background")
  func hiddenShadowsOfWindowsOnTelevision() throws {
    let shadow = Shadow(color: EncodedColor(white: 0, alpha: 0.5), sigma: 10, offset: Point(x: 0, y: 4))
    func found(_ layers: [Layer], _ shadow: Shadow?, _ platform: Platform = .tvOS) throws -> [String] {
      try windowRules(layers, on: platform) { $0.shadow = shadow }
    }
    let dark = material("dark", [])
    #expect(try found([dark], shadow) == ["SRC24"])
    #expect(try found([Layer(frame: frame, content: .group([dark]))], shadow) == ["SRC24"])
    #expect(try found([dark], nil) == [] && found([dark], shadow, .iOS) == [])
    #expect(try found([material("light", [])], shadow) == [])
    let invisible = Shadow(color: EncodedColor(white: 0, alpha: 0), sigma: 10, offset: Point(x: 0, y: 4))
    #expect(try found([dark], invisible) == [])
    var small = dark
    small.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    #expect(try found([small], shadow) == [])
    #expect(try found([material("light", [material("dark", [])])], shadow) == [])
  }

  @Test("SRC24 reports materials whose forced scheme tvOS lacks")
  func forcedSchemesOnTelevision() throws {
    for name in ["thickLight", "ultraThickLight", "thinDark"] {
      #expect(try rules([material(name, [])], on: .tvOS) == ["SRC24"], "\(name)")
      #expect(try rules([material(name, [])], on: .iOS) == [], "\(name)")
    }
    for name in ["thickDark", "thinLight", "regular", "regularLight", "regularDark"] {
      for appearance in Appearance.allCases {
        #expect(try rules([material(name, [])], on: .tvOS, appearance) == [], "\(name)")
      }
    }
    #expect(try rules([material("regularLight", [material("thick", [])])], on: .tvOS, .dark) == ["SRC24"])
  }

  @Test("SRC24 reports tiers of tvOS in a scheme that they are not made for")
  func schemesOnTelevision() throws {
    for (name, suits) in [("thin", Appearance.light), ("thick", .dark), ("thinMaterial", .light)] {
      for appearance in Appearance.allCases {
        let found = try rules([material(name, [])], on: .tvOS, appearance)
        #expect(found == (appearance == suits ? [] : ["SRC24"]), "\(name) \(appearance)")
        #expect(try rules([material(name, [])], on: .iOS, appearance) == [])
      }
    }
  }

  @Test("SRC24 names the material as it is written")
  func materialsOfTelevisionAreNamedAsWritten() throws {
    for (name, appearance) in [("thin", Appearance.dark), ("thinMaterial", .dark), ("thickLight", .light)] {
      let findings = try resolve([material(name, [])], on: .tvOS, appearance).findings
      #expect(findings.first { $0.rule == "SRC24" }?.message.hasPrefix(name + " ") == true, "\(name)")
    }
  }

  @Test("SRC24 reports full-screen materials on a part of tvOS's screen, and overlays over all of it")
  func usesOnTelevision() throws {
    func found(_ name: String, _ side: Double) throws -> [String] {
      let layer = changed(material(name, [])) { $0.frame = Rect(x: 0, y: 0, width: side, height: side) }
      return try rules([layer], on: .tvOS, name == "extraDark" || name == "dark" ? .dark : .light)
    }
    for name in ["ultraThin", "prominent", "blur.prominent", "extraLight", "extraDark"] {
      #expect(try found(name, 200) == [] && found(name, 100) == ["SRC24"], "\(name)")
    }
    for name in ["thin", "regular", "blur.regular", "light", "dark"] {
      #expect(try found(name, 200) == ["SRC24"] && found(name, 100) == [], "\(name)")
    }
    // A role leaves the choice to Pellucid.
    for name in ["underPage", "fullScreen", "menu"] {
      #expect(try rules([role(name, [])], on: .tvOS) == [], "\(name)")
    }
  }

  // MARK: GLS03, the focus of tvOS

  @Test("GLS03 reports a second element with the focus")
  func onlyOneElementHasTheFocus() throws {
    func button(_ id: String, _ isFocused: Bool, x: Double) -> Layer {
      var glass = GlassContent(.regular, control: .button)
      glass.isFocused = isFocused
      return Layer(id: id, frame: Rect(x: x, y: 0, width: 40, height: 20), content: .glass(glass))
    }
    func found(_ second: Bool, _ platform: Platform = .tvOS) throws -> [String] {
      let row = Layer(
        frame: frame,
        content: .glassContainer(
          GlassContainerContent(layers: [button("a", true, x: 0), button("b", second, x: 60)])))
      return try resolve([row], on: platform).findings.filter { $0.rule == "GLS03" }.map(\.layer)
    }
    #expect(try found(true) == ["b"])
    #expect(try found(false) == [] && found(true, .iOS) == [])
  }

  // MARK: SRC23, every form of an opaque layer

  @Test("SRC23 reports an opaque layer on a modal in every form")
  func opaqueLayersOfEveryFormHideTheModal() throws {
    let black = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0)))))
    func hides(_ layers: [Layer]) throws -> Bool {
      try rules([role("sheet", [])] + layers, on: .watchOS).contains("SRC23")
    }
    func part(_ y: Double, _ height: Double) -> Layer {
      changed(black) { $0.frame = Rect(x: 0, y: y, width: 100, height: height) }
    }
    let stops = [0.0, 1].map {
      FillStyle.Stop(location: $0, color: .custom(EncodedColor(white: Float($0))))
    }
    let gradient = Layer(
      frame: frame,
      content: .fill(
        shape: .rectangle, .radial(stops: stops, center: Point(x: 0.5, y: 0.5), startRadius: 0, endRadius: 1))
    )
    let photo = Layer(frame: frame, content: .image(ImageContent(path: "photo.jpg")))
    let forms: [(name: String, layers: [Layer])] = [
      ("fill", [black]), ("gradient", [gradient]), ("picture", [photo]),
      ("halves", [part(0, 50), part(50, 50)]),
      ("group", [Layer(frame: frame, content: .group([part(0, 50), part(50, 50)]))]),
      ("turned", [changed(black) { $0.transform = .rotation(degrees: 180) }]),
      (
        "scaled group",
        [
          changed(Layer(frame: frame, content: .group([black]))) { $0.transform = .scale(2) }
        ]
      ),
      ("nearly opaque", [changed(black) { $0.opacity = 0.995 }]),
      ("dimming", [Layer(frame: frame, content: .dimming(DimmingContent(.fixed(1))))]),
    ]
    for form in forms { #expect(try hides(form.layers), "\(form.name)") }
    #expect(try !hides([part(0, 50)]))
    #expect(try !hides([changed(black) { $0.opacity = 0.9 }]))
    #expect(try !hides([changed(black) { $0.transform = .scale(0.5) }]))
    #expect(try !hides([changed(black) { $0.blend = .multiply }]))
  }

  // MARK: SRC25, tertiary labels of visionOS

  @Test("SRC25 reports tertiary labels on active elements of visionOS")
  func tertiaryIsForInactiveElements() throws {
    let third = text(ForegroundStyle(.level(.tertiaryLabel)))
    let inactive = changed(third) { $0.isInactive = true }
    func found(_ layer: Layer, on platform: Platform = .visionOS) throws -> [String] {
      try rules([material("regular", [layer])], on: platform).filter { $0 == "SRC25" }
    }
    #expect(try found(third) == ["SRC25"])
    #expect(try found(inactive) == [] && found(third, on: .iOS) == [])
    for (level, name) in [
      (VibrancyLevel.tertiaryLabel, "tertiaryLabel"), (.quaternaryLabel, "quaternaryLabel"),
    ] {
      let findings = try resolve([material("regular", [text(ForegroundStyle(.level(level)))])], on: .visionOS)
        .findings
      #expect(findings.first { $0.rule == "SRC25" }?.message.hasPrefix(name + " is for inactive") == true)
    }
    let group = changed(Layer(frame: frame, content: .group([third]))) { $0.isInactive = true }
    #expect(try found(group) == [])
    #expect(try found(text(ForegroundStyle(.level(.secondaryLabel)))) == [])
    #expect(
      try windowRules([material("regular", [third])]) { $0.isActive = false }.contains("SRC25") == false)
  }

  @Test("A group's opacity and blend mode do not modify the glass of visionOS")
  func groupsDoNotModifyTheGlass() throws {
    let card = fill(semantic("systemBlue"))
    func group(_ layers: [Layer]) -> Layer {
      changed(Layer(frame: frame, content: .group(layers))) { ($0.opacity, $0.blend) = (0.4, .multiply) }
    }
    let outer = group([Layer(frame: frame, content: .group([material("glass", []), card]))])
    let scene = try resolve([outer], on: .visionOS)
    #expect(scene.findings.filter { $0.message.contains("cannot be modified") }.count == 2)
    guard case .group(let inner)? = scene.desktop.first?.content,
      case .group(let nodes)? = inner.first?.content
    else {
      Issue.record("no groups")
      return
    }
    #expect(scene.desktop[0].opacity == 1 && inner[0].opacity == 1)
    let glass = try #require(nodes.first { if case .material = $0.content { true } else { false } })
    #expect(glass.opacity == 1 && glass.blend == .sourceOver)
    let last = try #require(nodes.last)
    #expect(last.opacity == 0.4 && last.blend == .multiply)
    // Without the glass of the system, the group keeps its effects.
    #expect(try resolve([group([material("regular", [])])], on: .visionOS).desktop.first?.opacity == 0.4)
  }
}
