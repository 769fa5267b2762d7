// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the form of a symbol that is drawn, and of its colours.
@Suite struct SymbolFormTests {
  private func fact(_ name: String, other: String? = nil, colors: [String?] = []) -> SymbolFact {
    var fact = SymbolFact(name: name)
    (fact.counterpart, fact.counterpartColors, fact.layerColors) = (other, colors, colors)
    return fact
  }

  private func resolved(
    _ symbol: SymbolContent, _ fact: SymbolFact?, _ appearance: Appearance, on platform: Platform = .iOS
  ) throws -> RuledScene {
    var traits = Traits()
    (traits.platform, traits.appearance) = (platform, appearance)
    let layer = Layer(id: "it", frame: Rect(x: 0, y: 0, width: 20, height: 20), content: .symbol(symbol))
    let scene = SceneDescription(size: Size(width: 50, height: 50), traits: traits, desktop: [layer])
    var facts = FileFacts()
    facts.symbols = [fact].compactMap(\.self)
    return try RuledScene(scene, facts: facts)
  }

  /// Returns the name of the symbol that is drawn.
  private func name(
    _ symbol: String, _ fact: SymbolFact?, _ appearance: Appearance,
    _ variant: SymbolContent.Variant = .automatic,
    on platform: Platform = .iOS
  ) throws -> String? {
    var content = SymbolContent(name: symbol)
    content.variant = variant
    guard
      case .symbol(let drawn, _, _) = try resolved(content, fact, appearance, on: platform).resources.first
    else { return nil }
    return drawn.template
  }

  @Test("Symbols are outlined in light and filled in dark")
  func outlinedInLightFilledInDark() throws {
    let folder = fact("folder", other: "folder.fill")
    #expect(try name("folder", folder, .light) == "folder")
    #expect(try name("folder", folder, .dark) == "folder.fill")
    // A platform without appearances draws the named form.
    #expect(try name("folder", folder, .dark, on: .visionOS) == "folder")
  }

  @Test(
    "A symbol whose fill means a state is never filled by the appearance",
    arguments: ["heart", "star", "bookmark", "bell", "star.circle", "suit.heart", "art/heart.svg"])
  func statesStayOutlined(symbol: String) throws {
    #expect(try name(symbol, fact(symbol, other: SymbolForm.counterpart(of: symbol)), .dark) == symbol)
  }

  @Test("A symbol has the weight of the text beside it, unless it states one")
  func weightOfTheTextBeside() throws {
    func symbol(_ weight: Int? = nil, at frame: Rect = Rect(x: 0, y: 0, width: 20, height: 20)) -> Layer {
      var content = SymbolContent(name: "folder")
      content.weight = weight
      return Layer(frame: frame, content: .symbol(content))
    }
    func text(_ weight: Int, x: Double) -> Layer {
      Layer(
        frame: Rect(x: x, y: 0, width: 40, height: 20),
        content: .text(TextContent("a", size: 17, weight: weight)))
    }
    func weight(_ layers: [Layer], hasWeights: Bool = true, _ traits: Traits = Traits()) throws -> Int? {
      var fact = fact("folder")
      fact.hasWeights = hasWeights
      var facts = FileFacts()
      facts.symbols = [fact]
      let scene = SceneDescription(size: Size(width: 200, height: 50), traits: traits, desktop: layers)
      for resource in try RuledScene(scene, facts: facts).resources {
        if case .symbol(let symbol, _, _) = resource { return symbol.variant?.weight }
      }
      return nil
    }
    #expect(try weight([symbol(), text(600, x: 28)]) == 600)
    #expect(try weight([text(600, x: 28), symbol()]) == 600)
    #expect(try weight([symbol(300), text(600, x: 28)]) == 300)
    // The nearest text decides; one farther away than the symbol is large is not beside it.
    #expect(try weight([symbol(), text(700, x: 34), text(500, x: 26)]) == 500)
    #expect(try weight([symbol(), text(700, x: 41)]) == nil)
    // Both touch the symbol, whose centre is at 70.
    let between = symbol(at: Rect(x: 60, y: 0, width: 20, height: 20))
    #expect(try weight([text(700, x: 10), between, text(500, x: 65)]) == 500)
    // Symbols are regular themselves, and a template of one weight stays.
    #expect(try weight([symbol(), text(400, x: 28)]) == nil)
    #expect(try weight([symbol(), text(600, x: 28)], hasWeights: false) == nil)
    let group = Layer(frame: Rect(x: 0, y: 0, width: 20, height: 20), content: .group([symbol()]))
    #expect(try weight([group, text(600, x: 28)]) == nil)
    var bold = Traits()
    bold.hasBoldText = true
    #expect(try weight([symbol(), text(600, x: 28)], bold) == 700)
    let style = Layer(
      frame: Rect(x: 28, y: 0, width: 40, height: 20),
      content: .text(TextContent("a", font: .style(.headline, weight: nil))))
    #expect(try weight([symbol(), style]) == 600)
  }

  /// Returns the names of the symbols that are drawn in dark, in the order of the scene.
  private func drawn(_ layers: [Layer], _ facts: [SymbolFact]) throws -> [String] {
    var traits = Traits()
    traits.appearance = .dark
    var known = FileFacts()
    known.symbols = facts
    let scene = SceneDescription(size: Size(width: 50, height: 50), traits: traits, desktop: layers)
    return try RuledScene(scene, facts: known).resources.compactMap {
      if case .symbol(let symbol, _, _) = $0 { symbol.template } else { nil }
    }
  }

  @Test("Symbols beside each other are all filled or all outlined")
  func siblingsShareAForm() throws {
    func layer(_ content: Layer.Content) -> Layer {
      Layer(id: "", frame: Rect(x: 0, y: 0, width: 20, height: 20), content: content)
    }
    func symbol(_ name: String) -> Layer { layer(.symbol(SymbolContent(name: name))) }
    var plus = fact("plus")
    plus.isLine = true
    let facts = [
      fact("folder", other: "folder.fill"), fact("trash", other: "trash.fill"), fact("own"), plus,
      fact("heart", other: "heart.fill"),
    ]
    let (folder, trash) = (symbol("folder"), symbol("trash"))
    #expect(try drawn([folder, trash], facts) == ["folder.fill", "trash.fill"])
    #expect(try drawn([folder, symbol("plus")], facts) == ["folder.fill", "plus"])
    #expect(try drawn([folder, symbol("own")], facts) == ["folder", "own"])
    #expect(try drawn([folder, symbol("heart")], facts) == ["folder", "heart"])
    // Groups lie beside each other; a material is a place of its own.
    #expect(
      try drawn([layer(.group([folder])), layer(.group([symbol("own")]))], facts) == ["folder", "own"])
    let bar = layer(.material(MaterialContent(.named("regular"), children: [folder])))
    #expect(try drawn([bar, symbol("own")], facts) == ["folder.fill", "own"])
  }

  @Test("A brand's mark is noted")
  func marksAreNoted() throws {
    var mark = fact("apple.logo")
    mark.isMark = true
    let findings = try resolved(SymbolContent(name: "apple.logo"), mark, .light).findings
    #expect(findings.map(\.rule) == ["note"] && findings[0].message.contains("mark of a brand"))
  }

  @Test("A symbol named filled stays filled")
  func whatIsNamedFilledStaysFilled() throws {
    let filled = fact("heart.fill", other: "heart")
    for appearance in Appearance.allCases {
      #expect(try name("heart.fill", filled, appearance) == "heart.fill")
    }
  }

  @Test("The form of a symbol can be set")
  func theChoiceCanBeOverridden() throws {
    let heart = fact("heart", other: "heart.fill")
    #expect(try name("heart", heart, .dark, .outline) == "heart")
    #expect(try name("heart", heart, .light, .fill) == "heart.fill")
    #expect(try name("heart", heart, .dark, .none) == "heart")
    #expect(try name("heart.fill", fact("heart.fill", other: "heart"), .dark, .outline) == "heart")
  }

  @Test("A symbol with one form keeps it, with a note where the other was requested")
  func whereOneFormExistsItIsDrawn() throws {
    #expect(try name("wifi", fact("wifi"), .dark) == "wifi")
    #expect(try name("wifi", nil, .dark) == "wifi")
    var asked = SymbolContent(name: "wifi")
    asked.variant = .fill
    let findings = try resolved(asked, fact("wifi"), .light).findings
    #expect(findings.map(\.rule) == ["note"] && findings[0].message.contains("no filled form"))
  }

  @Test("A symbol's counterpart is named in both directions")
  func counterpartsAreNamedBothWays() {
    #expect(
      SymbolForm.counterpart(of: "bell") == "bell.fill" && SymbolForm.counterpart(of: "bell.fill") == "bell")
    #expect(SymbolForm.counterpart(of: "art/bell.svg") == "art/bell.fill.svg")
    #expect(SymbolForm.counterpart(of: "art/bell.fill.svg") == "art/bell.svg")
  }

  @Test("Multicolour symbols use their own colours")
  func multicolorTakesTheSymbolsOwnColors() throws {
    var content = SymbolContent(
      name: "badge", rendering: .multicolor, styles: [ForegroundStyle(.color(.semantic("systemPurple")))])
    content.variant = .none
    let colors = ["systemRedColor", nil, "noSuchColor", "white"]
    for appearance in Appearance.allCases {
      let scene = try resolved(content, fact("badge", colors: colors), appearance)
      guard case .masked(_, let inks, _) = scene.desktop[0].content else {
        Issue.record("no symbol")
        continue
      }
      var traits = Traits()
      traits.appearance = appearance
      let red = try SemanticColors.resolve(name: "systemRed", traits: traits).color
      let purple = try SemanticColors.resolve(name: "systemPurple", traits: traits).color
      #expect(inks.count == 4 && inks[0] == .color(red, blend: .sourceOver))
      #expect(inks[1] == .color(purple, blend: .sourceOver) && inks[2] == inks[1])
      #expect(inks[3] == .color(EncodedColor(white: 1), blend: .sourceOver))
    }
    // A layer of a symbol without its own colour takes the style's colour.
    let plain = try resolved(content, fact("badge"), .light)
    guard case .masked(_, let inks, _) = plain.desktop[0].content else {
      Issue.record("no symbol")
      return
    }
    #expect(inks.count == 1)
  }

  @Test("A weight that the symbol lacks is noted")
  func aWeightThatIsNotThereIsNoted() throws {
    var content = SymbolContent(name: "folder")
    content.weight = 700
    #expect(try resolved(content, fact("folder"), .light).findings.map(\.rule) == ["note"])
    var weighted = fact("folder")
    weighted.hasWeights = true
    #expect(try resolved(content, weighted, .light).findings.isEmpty)
  }
}
