// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the rules about a scene, each with scenes that break the rule and scenes that do not.
@Suite struct FindingTests {
  let frame = Rect(x: 0, y: 0, width: 100, height: 100)
  let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))

  func resolve(
    _ layers: [Layer], on platform: Platform = .iOS, _ appearance: Appearance = .light
  ) throws(SceneError) -> RuledScene {
    var traits = Traits()
    (traits.platform, traits.appearance) = (platform, appearance)
    // Most materials of tvOS are for overlays, which leave a part of the screen free.
    let side = platform == .tvOS ? 200.0 : 100
    return try RuledScene(
      SceneDescription(size: Size(width: side, height: side), traits: traits, desktop: layers)
    )
  }

  func rules(
    _ layers: [Layer], on platform: Platform = .iOS, _ appearance: Appearance = .light
  ) throws -> [String] {
    try resolve(layers, on: platform, appearance).findings.map(\.rule).filter { $0 != "note" }
  }

  func text(_ style: ForegroundStyle) -> Layer {
    Layer(
      id: "text", frame: Rect(x: 10, y: 10, width: 50, height: 20),
      content: .text(TextContent("a", style: style)))
  }

  func symbol(_ style: ForegroundStyle) -> Layer {
    Layer(
      id: "symbol", frame: Rect(x: 10, y: 10, width: 20, height: 20),
      content: .symbol(SymbolContent(name: "wifi", styles: [style])))
  }

  func semantic(_ name: String, isVibrant: Bool = true) -> ForegroundStyle {
    ForegroundStyle(.color(.semantic(name)), isVibrant: isVibrant)
  }

  func fill(_ style: ForegroundStyle) -> Layer {
    Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(style)))
  }

  func changed(_ layer: Layer, _ change: (inout Layer) -> Void) -> Layer {
    var copy = layer
    change(&copy)
    return copy
  }

  func material(_ name: String, _ children: [Layer], shadow: Shadow? = nil) -> Layer {
    var layer = Layer(
      id: name, frame: frame, content: .material(MaterialContent(.named(name), children: children)))
    layer.shadow = shadow
    return layer
  }

  func role(_ name: String, _ children: [Layer]) -> Layer {
    Layer(frame: frame, content: .material(MaterialContent(.role(name), children: children)))
  }

  // MARK: SRC07, quaternary on thin tiers

  @Test("SRC07 reports quaternary foregrounds on thin materials", arguments: Platform.allCases)
  func quaternaryOnThinTiers(platform: Platform) throws {
    let quaternary = text(ForegroundStyle(.level(.quaternaryLabel)))
    for name in ["thin", "ultraThin", "thinDark", "ultraThinMaterial", "systemThinMaterial"] {
      #expect(try rules([material(name, [quaternary])], on: platform).filter { $0 == "SRC07" }.count == 1)
    }
    for name in ["regular", "thick", "ultraThick"] {
      #expect(try !rules([material(name, [quaternary])], on: platform).contains("SRC07"), "\(name)")
    }
    #expect(try rules([quaternary], on: platform) == [])
    let tertiary = text(ForegroundStyle(.level(.tertiaryLabel)))
    #expect(try !rules([material("thin", [tertiary])], on: platform).contains("SRC07"))
  }

  @Test("SRC07 knows the other names of the quaternary level")
  func quaternaryByItsOtherNames() throws {
    #expect(try rules([material("thin", [symbol(semantic("quaternary"))])]) == ["SRC07"])
    let appKit = material("thin", [text(semantic("quaternaryLabelColor"))])
    #expect(try rules([appKit], on: .macOS) == ["SRC07"])
    let onWatch = material("modalButton", [text(ForegroundStyle(.level(.quaternaryLabel)))])
    #expect(try rules([onWatch], on: .watchOS) == ["SRC07"])
  }

  @Test("SRC07 ignores quaternary foregrounds on an opaque fill")
  func quaternaryOnAFillDoesNotLieOnTheThinTier() throws {
    let blue = EncodedColor(red: 0, green: 0, blue: 1)
    let children = [
      fill(ForegroundStyle(.color(.custom(blue)))), text(ForegroundStyle(.level(.quaternaryLabel))),
    ]
    #expect(try rules([material("thin", children)]) == [])
  }

  // MARK: SRC06, colours that are not vibrant

  @Test("SRC06 reports literal colours and greys on materials")
  func literalColorsAndGreysOnMaterials() throws {
    for style in [white, semantic("systemGray3"), semantic("gray"), semantic("white"), semantic("darkText")] {
      #expect(try rules([material("regular", [text(style), symbol(style)])]) == ["SRC06", "SRC06"])
      #expect(try rules([text(style)]) == [])
    }
    for style in [
      ForegroundStyle.primary, semantic("platformBlue"), semantic("secondary"), semantic("tintColor"),
      semantic("clear"),
    ] {
      #expect(try rules([material("regular", [text(style)])]) == [])
    }
    let off = ForegroundStyle(.level(.secondaryLabel), isVibrant: false)
    #expect(try rules([material("regular", [text(off)])]) == ["SRC06"])
    let scene = try resolve([material("regular", [text(white)])])
    #expect(scene.findings.map(\.layer) == ["text"])
  }

  /// A level with vibrancy switched off is not advised to become that level.
  @Test("SRC06 advises a vibrant level, or to leave vibrancy on")
  func repairsOfPlainColorsSayWhatIsMissing() throws {
    let off = ForegroundStyle(.level(.secondaryLabel), isVibrant: false)
    for (style, repair) in [
      (white, "use a vibrant level"), (off, "leave its vibrancy on"),
      (semantic("secondary", isVibrant: false), "leave its vibrancy on"),
    ] {
      let findings = try resolve([material("regular", [text(style)])]).findings
      #expect(findings.count == 1 && findings[0].message.contains(": " + repair))
    }
  }

  /// On iOS, only levels and the style sets are drawn through the material; every other name is a plain colour.
  @Test("SRC06 reports semantic colours without vibrancy on materials")
  func plainSemanticColorsOnMaterials() throws {
    for style in [
      semantic("placeholderText"), semantic("systemBackground"), semantic("brown"),
      semantic("secondaryLabel"),
      semantic("systemBlue", isVibrant: false), semantic("systemBlue"), semantic("link"),
    ] {
      #expect(try rules([material("regular", [text(style)])]) == ["SRC06"], "\(style)")
      #expect(try rules([text(style)]) == [])
    }
  }

  @Test("SRC06 reports grey fills that hide the material")
  func greyFillsThatHideTheMaterial() throws {
    func found(_ style: ForegroundStyle, opacity: Double = 1) throws -> [String] {
      var plate = fill(style)
      plate.opacity = opacity
      #expect(try rules([plate]) == [])
      return try rules([material("regular", [plate])])
    }
    for style in [white, semantic("systemGray4"), semantic("darkText")] {
      #expect(try found(style) == ["SRC06"] && found(style, opacity: 0.4) == [], "\(style)")
    }
    for style in [
      ForegroundStyle(.level(.fill)), semantic("systemBlue"), semantic("systemFill"), semantic("clear"),
      ForegroundStyle(.color(.custom(EncodedColor(red: 0.9, green: 0.5, blue: 0.1)))),
    ] { #expect(try found(style) == [], "\(style)") }
    // Layers on the plate do not lie on the material.
    #expect(try rules([material("regular", [fill(semantic("systemBlue")), fill(white)])]) == [])
  }

  /// A grey selection marks the selected row in an inactive window.
  @Test("SRC06 allows a small grey fill, such as the knob of a slider")
  func smallFillsHideNothing() throws {
    func found(side: Double) throws -> [String] {
      let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))
      let knob = Layer(
        frame: Rect(x: 10, y: 10, width: side, height: side),
        content: .fill(shape: .circle, .foreground(white)))
      return try rules([material("regular", [knob])])
    }
    #expect(try found(side: 16) == [] && found(side: 90) == ["SRC06"])
  }

  @Test("SRC06 allows the grey of selections in inactive windows", arguments: Appearance.allCases)
  func greySelectionsCarryAMeaning(appearance: Appearance) throws {
    let text = text(semantic("unemphasizedSelectedTextColor", isVibrant: false))
    for name in ["unemphasizedSelectedContentBackgroundColor", "unemphasizedSelectedTextBackgroundColor"] {
      let row = [fill(semantic(name)), text]
      #expect(try rules([material("sidebar", row)], on: .macOS, appearance) == [], "\(name)")
    }
    let grey = fill(semantic("gridColor"))
    #expect(try rules([material("sidebar", [grey])], on: .macOS, appearance) == ["SRC06"])
  }

  /// The guidelines require the system's backgrounds in sheets and popovers: they change with the level, where a custom
  /// grey would not.
  @Test("SRC06 allows the system's backgrounds on materials", arguments: Platform.allCases)
  func backgroundsOfTheSystemCarryAMeaning(platform: Platform) throws {
    let names = SemanticColors.names(on: platform).filter { $0.contains("ackground") }
    let expected: [Platform: String] = [
      .iOS: "secondarySystemGroupedBackground", .macOS: "textBackgroundColor", .watchOS: "background",
    ]
    if let name = expected[platform] { #expect(names.contains(name)) }
    for appearance in Appearance.allCases {
      for role in ["sheet", "popover", "sidebar"] {
        func found(_ layer: Layer) throws -> [String] {
          let sheet = Layer(
            frame: frame, content: .material(MaterialContent(.role(role), children: [layer])))
          return try rules([sheet], on: platform, appearance)
        }
        for name in names {
          #expect(try !found(fill(semantic(name))).contains("SRC06"), "\(name) in \(role)")
        }
        #expect(try found(fill(white)).contains("SRC06"))
        for name in names {
          #expect(try found(text(semantic(name))).contains("SRC06"), "\(name) in \(role)")
        }
      }
    }
  }

  @Test("SRC06 reports macOS hues only with vibrancy switched off")
  func vibrantHuesOfMacOSAreVibrantUnlessSwitchedOff() throws {
    for name in ["systemGray", "systemRed"] {
      #expect(try rules([material("sidebar", [text(semantic(name))])], on: .macOS) == [])
      let off = semantic(name, isVibrant: false)
      #expect(try rules([material("sidebar", [text(off)])], on: .macOS) == ["SRC06"])
    }
  }

  @Test("SRC06 leaves the text colours of macOS alone, whose vibrant versions are drawn")
  func textColorsOfMacOSAreVibrant() throws {
    for name in ["controlTextColor", "textColor", "headerTextColor", "linkColor", "placeholderTextColor"] {
      for ground in [role("menu", [text(semantic(name))]), material("sidebar", [text(semantic(name))])] {
        #expect(try rules([ground], on: .macOS) == [], "\(name)")
      }
      let off = text(semantic(name, isVibrant: false))
      #expect(try rules([role("menu", [off])], on: .macOS) == ["SRC06"], "\(name)")
    }
    // Text of a selection has no vibrant version, since it stands on an opaque colour.
    #expect(try rules([role("menu", [text(semantic("selectedMenuItemTextColor"))])], on: .macOS) == ["SRC06"])
  }

  @Test("A foreground on a covering fill does not lie on the material")
  func foregroundsOnFillsLieOnThem() throws {
    func found(_ alpha: Float, opacity: Double = 1, style: ForegroundStyle? = nil) throws -> [String] {
      let custom = ForegroundStyle(.color(.custom(EncodedColor(red: 0, green: 0, blue: 1, alpha: alpha))))
      var button = fill(style ?? custom)
      button.opacity = opacity
      return try rules([material("regular", [button, symbol(white)])])
    }
    #expect(try found(1) == [] && found(0.8) == [] && found(0.5) == [])
    #expect(try found(0.3) == ["SRC06"] && found(0.8, opacity: 0.5) == ["SRC06"])
    #expect(try found(1, style: semantic("systemBlue")) == [])
    // A vibrant fill is part of the material.
    #expect(try found(1, style: ForegroundStyle(.level(.fill))) == ["SRC06"])
  }

  /// A tint belongs to the glass: the system writes white on it, and no vibrant foreground is expected.
  @Test("SRC06 allows white text on a strong tint of glass")
  func tintsOfGlassCoverIt() throws {
    func found(_ alpha: Float?) throws -> [String] {
      let tint = alpha.map { ColorStyle.custom(EncodedColor(red: 0, green: 0, blue: 1, alpha: $0)) }
      var glass = GlassContent(tint: tint, children: [text(white)])
      glass.control = .button
      return try rules([Layer(frame: frame, content: .glass(glass))])
    }
    #expect(try found(1) == [] && found(0.6) == [])
    #expect(try found(nil) == ["SRC06"] && found(0.3) == ["SRC06"])
  }

  @Test("A fill covers only the foregrounds above it and inside its frame")
  func fillsCoverWhatLiesOverThemOnly() throws {
    let button = fill(semantic("systemBlue"))
    #expect(try rules([material("regular", [symbol(white), button])]) == ["SRC06"])
    var small = button
    small.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(try rules([material("regular", [small, symbol(white)])]) == ["SRC06"])
    let group = Layer(frame: frame, content: .group([button]))
    #expect(try rules([material("regular", [group, symbol(white)])]) == [])
    var turned = button
    turned.transform = .scale(0.1)
    #expect(try rules([material("regular", [turned, symbol(white)])]) == ["SRC06"])
    var multiplied = button
    multiplied.blend = .multiply
    #expect(try rules([material("regular", [multiplied, symbol(white)])]) == ["SRC06"])
    let half = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: 0.4)))))
    #expect(try rules([material("regular", [half, half, symbol(white)])]) == [])
  }

  // MARK: SRC06, foregrounds above a material

  /// The guidelines' own counterexample, with the label above the material and not in its layers.
  @Test("SRC06 and SRC07 also judge foregrounds above a material")
  func plainColorsOverMaterialsAreFoundAsInThem() throws {
    let thin = material("thin", [])
    for style in [white, semantic("systemGray3"), semantic("systemRed")] {
      #expect(try rules([thin, text(style), symbol(style)]) == ["SRC06", "SRC06"], "\(style)")
      #expect(try rules([text(style), thin]) == [])
    }
    #expect(try rules([thin, text(ForegroundStyle(.level(.quaternaryLabel)))]) == ["SRC07"])
    let group = Layer(frame: frame, content: .group([text(white)]))
    #expect(try rules([thin, group]) == ["SRC06"])
    #expect(try rules([thin, fill(white)]) == ["SRC06"])
    // The text is as small as the value of a slider.
    #expect(try rules([thin, changed(fill(white)) { $0.frame.height = 50 }]) == [])
  }

  @Test("A foreground beside a material or above another layer is not on it")
  func whatIsBesideOrAboveSomethingElseIsNotOnTheMaterial() throws {
    let thin = material("thin", [])
    let small = changed(thin) { $0.frame = Rect(x: 0, y: 0, width: 30, height: 100) }
    #expect(try rules([small, text(white)]) == [])
    let blue = ForegroundStyle(.color(.custom(EncodedColor(red: 0, green: 0, blue: 1))))
    let photo = Layer(frame: frame, content: .image(ImageContent(path: "photo.jpg")))
    for cover in [fill(blue), photo, Layer(frame: frame, content: .group([fill(blue)]))] {
      #expect(try rules([thin, cover, text(white)]) == [])
    }
    #expect(try rules([material("thin", [fill(blue)]), text(white)]) == [])
    #expect(try rules([thin, changed(fill(blue)) { $0.opacity = 0.3 }, text(white)]) == ["SRC06"])
    #expect(try rules([changed(thin) { $0.opacity = 0.4 }, text(white)]) == [])
    #expect(try rules([thin, changed(text(white)) { $0.opacity = 0 }]) == [])
    // A layer that dims the whole material.
    let black = ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: 0.6))))
    #expect(try rules([thin, fill(black)]) == [] && rules([thin, fill(white)]) == ["SRC06"])
    // A foreground on glass is on the glass.
    let glass = Layer(frame: frame, content: .glass(GlassContent(children: [])))
    let messages = try resolve([thin, glass, text(white)]).findings.filter { $0.rule == "SRC06" }.map(
      \.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("regular glass") })
  }

  @Test("A material of another window is not below a text")
  func materialsOfOtherSurfacesAreNotBelow() throws {
    let window = Window(frame: frame, layers: [text(white)])
    let scene = try RuledScene(
      SceneDescription(size: frame.size, desktop: [material("thin", [])], windows: [window])
    )
    #expect(scene.findings == [])
  }

  @Test("A foreground on two grounds is drawn as on the larger one, with a remark")
  func foregroundsOnTwoGroundsAreRemarked() throws {
    func said(_ width: Double, _ layer: Layer) throws -> [String] {
      let card = changed(material("thin", [])) { $0.frame = Rect(x: 0, y: 0, width: width, height: 100) }
      return try resolve([card, layer]).findings.map(\.message).filter { $0.contains("of it lies on") }
    }
    #expect(
      try said(45, text(.primary)).first?.contains(
        "lies on thin, the rest on content: it is drawn as on thin") == true)
    #expect(
      try said(25, text(.primary)).first?.contains(
        "lies on content, the rest on thin: it is drawn without vibrancy") == true)
    #expect(try said(100, text(.primary)) == [] && said(45, text(white)) == [])
  }

  // MARK: SRC19, full-colour icons

  @Test("SRC19 reports full-colour icons on materials")
  func fullColorIconsOnMaterials() throws {
    func icon(_ side: Double) -> Layer {
      Layer(
        frame: Rect(x: 0, y: 0, width: side, height: side), content: .image(ImageContent(path: "share.png")))
    }
    #expect(try rules([material("thin", [icon(24)])]) == ["SRC19"])
    #expect(try rules([material("thin", [Layer(frame: frame, content: .group([icon(24)]))])]) == ["SRC19"])
    #expect(try rules([material("thin", [icon(100)]), icon(24)]) == [])
    let large = changed(icon(100)) { layer in
      var image = ImageContent(path: "share.png")
      image.kind = .icon
      layer.content = .image(image)
    }
    #expect(try rules([material("thin", [large])]) == ["SRC19"], "an icon of any size")
    let plate = fill(ForegroundStyle(.color(.custom(EncodedColor(white: 1)))))
    #expect(try rules([material("thin", [plate, icon(24)])]) == ["SRC06"])
    #expect(try rules([material("thin", [symbol(.primary)])]) == [])
  }

  // MARK: Notes

  private func notes(
    _ layers: [Layer], on platform: Platform, _ appearance: Appearance = .light, layer: String
  ) throws -> [String] {
    let findings = try resolve(layers, on: platform, appearance).findings
    return findings.filter { $0.rule == "note" && $0.layer == layer }.map(\.message)
  }

  /// The files of tvOS make its vibrant fills invisible in light and opaque white in dark.
  @Test(
    "Vibrant fills on tvOS note that they are invisible or opaque white",
    arguments: ["ultraThin", "thin", "regular", "thick"]) func televisionFillsSayWhatTheyDraw(
      tier: String
    ) throws
  {
    for (level, word) in [
      (VibrancyLevel.fill, "fill"), (.secondaryFill, "secondaryFill"), (.tertiaryFill, "tertiaryFill"),
    ] {
      for (appearance, fact) in [(Appearance.light, "it is not seen"), (.dark, "it is opaque white")] {
        func said(_ isVibrant: Bool, _ name: String, _ platform: Platform) throws -> [String] {
          let fill = fill(ForegroundStyle(.level(level), isVibrant: isVibrant))
          return try notes([material(name, [fill])], on: platform, appearance, layer: "desktop[0].layers[0]")
        }
        let found = try said(true, tier, .tvOS)
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(word + ": ") && $0.contains(fact) })
        #expect(try said(false, tier, .tvOS) == [])
        #expect(try said(true, "blur.dark", .tvOS) == [])
        #expect(try said(true, tier, .iOS) == [])
      }
    }
    let label = text(ForegroundStyle(.level(.label)))
    #expect(try notes([material(tier, [label])], on: .tvOS, layer: "text") == [])
  }

  @Test("A platform's deviation is noted once per layer")
  func whatPlatformsDoOtherwiseIsSaidOncePerLayer() throws {
    let red = text(semantic("systemRed"))
    let onMaterial = try notes([material("regular", [red, red])], on: .iOS, layer: "text")
    let note = "systemRed: Only macOS has vibrant versions of its colours; the plain colour is used."
    #expect(onMaterial == [note, note])
    #expect(try notes([red], on: .iOS, layer: "text") == [])
    #expect(try resolve([material("regular", [fill(semantic("systemBlue"))])]).findings == [])
    #expect(try notes([red], on: .watchOS, layer: "text").count == 1)
    let fourth = text(ForegroundStyle(.level(.quaternaryLabel)))
    #expect(try notes([fourth], on: .visionOS, layer: "text").count == 1)
    #expect(try notes([fourth], on: .iOS, layer: "text") == [])
  }

  @Test("Glass of visionOS notes that it cannot be modified")
  func glassOfVisionCannotBeModified() throws {
    var content = MaterialContent(
      .named("glass"), blending: .withinWindow,
      progress: MaterialContent.Progress(start: Point(x: 0, y: 0), end: Point(x: 0, y: 1)))
    func resolved() throws -> (ResolvedMaterial?, Int) {
      let scene = try resolve([Layer(id: "m", frame: frame, content: .material(content))], on: .visionOS)
      let said = scene.findings.filter { $0.message.contains("cannot be modified") }.count
      guard case .material(let material)? = scene.desktop.first?.content else { return (nil, said) }
      return (material, said)
    }
    let (glass, said) = try resolved()
    #expect(glass?.blending == .behindWindow && glass?.progress == nil && said == 2)
    func drawn(_ opacity: Double, _ blend: BlendMode, _ name: String) throws -> (Double?, BlendMode?, Int) {
      var layer = material(name, [text(.primary)])
      (layer.opacity, layer.blend) = (opacity, blend)
      let scene = try resolve([layer], on: .visionOS)
      let said = scene.findings.filter { $0.message.contains("cannot be modified") }.count
      return (scene.desktop.first?.opacity, scene.desktop.first?.blend, said)
    }
    #expect(try drawn(0.3, .multiply, "glass") == (1, .sourceOver, 2))
    #expect(try drawn(0, .sourceOver, "glass") == (0, .sourceOver, 0))
    #expect(try drawn(0.3, .multiply, "regular") == (0.3, .multiply, 0))
    content.choice = .named("regular")
    let (regular, nothing) = try resolved()
    #expect(regular?.blending == .withinWindow && regular?.progress != nil && nothing == 0)
  }
}
