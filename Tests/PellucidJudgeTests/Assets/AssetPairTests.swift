// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJudge
import PellucidScene
import Testing

/// The pairs of a catalog's colours and the colours they lie on, by their frames.
@Suite struct AssetPairTests {
  /// In a scene of 200 by 200 points; the layers of one window without a ground.
  private static func pairs(_ layers: String) throws -> [AssetPair] {
    let text =
      #"{"version": 1, "size": {"width": 200, "height": 200}, "windows": [{"layers": [\#(layers)]}]}"#
    return try SceneReader().read(bytes: Array(text.utf8)).assetPairs
  }

  private static func fill(_ style: String, _ frame: String, _ more: String = "") -> String {
    #"{"fill": "\#(style)", "frame": \#(frame)\#(more)}"#
  }

  private static func text(_ style: String, _ frame: String = "[20, 20, 100, 20]", _ more: String = "")
    -> String
  {
    #"{"text": "Hello", "frame": \#(frame), "style": "\#(style)"\#(more)}"#
  }

  private static let page = fill("asset:Page", "[0, 0, 200, 200]")

  @Test func theTopmostColorBehindCounts() throws {
    let card = Self.fill("asset:Card", "[10, 10, 150, 60]")
    let found = try Self.pairs([Self.page, card, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.map(\.background) == [.asset("Card")])
    #expect(found.map(\.foreground) == ["Ink"] && found.map(\.use) == [.text])
    #expect(found.map(\.layer) == ["windows[0].layers[2]"])
    let beside = try Self.pairs(
      [Self.page, card, Self.text("asset:Ink", "[20, 100, 100, 20]")].joined(separator: ","))
    #expect(beside.map(\.background) == [.asset("Page")])
  }

  /// What is drawn later lies above, and colours that are not a catalog's are grounds all the same.
  @Test func orderAndKindsOfGrounds() throws {
    #expect(try Self.pairs([Self.text("asset:Ink"), Self.page].joined(separator: ",")).isEmpty)
    #expect(try Self.pairs([Self.page, Self.text("label")].joined(separator: ",")).isEmpty)
    let system = try Self.pairs(
      [Self.fill("systemBackground", "[0, 0, 200, 200]"), Self.text("asset:Ink")].joined(separator: ","))
    #expect(system.map(\.background) == [.semantic("systemBackground")])
    let custom = try Self.pairs(
      [Self.fill("#336699", "[0, 0, 200, 200]"), Self.text("asset:Ink")].joined(separator: ","))
    #expect(custom.map(\.background) == [.custom(try EncodedColor.parse(hexOrCSS: "#336699"))])
  }

  /// Half on a card and half beside it: the page is seen behind one half alone.
  @Test func groundsThatMeetUnderATextAreBothSeen() throws {
    let left = Self.fill("asset:Left", "[0, 0, 70, 200]")
    let found = try Self.pairs([Self.page, left, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.map(\.background) == [.asset("Left"), .asset("Page")])
    let most = Self.fill("asset:Left", "[0, 0, 100, 200]")
    let alone = try Self.pairs([Self.page, most, Self.text("asset:Ink")].joined(separator: ","))
    #expect(alone.map(\.background) == [.asset("Left")])
  }

  @Test(arguments: [
    #"{"material": "thin", "frame": [0, 0, 200, 200]}"#,
    #"{"image": "photo.png", "frame": [0, 0, 200, 200]}"#,
    fill("asset:Page", "[0, 0, 200, 200]", #", "opacity": 0.5"#),
    fill("asset:Page", "[0, 0, 200, 200]", #", "blend": "multiply""#),
    fill("#33669980", "[0, 0, 200, 200]"),
    #"{"linearGradient": {"stops": [[0, "asset:Page"], [1, "asset:Card"]]}, "frame": [0, 0, 200, 200]}"#,
  ])
  func whatIsNoFlatColorMakesNoPair(behind: String) throws {
    let layers = [Self.page, behind, Self.text("asset:Ink")].joined(separator: ",")
    #expect(try Self.pairs(layers).isEmpty)
    // On a card in front of it there is one again.
    let card = Self.fill("asset:Card", "[10, 10, 150, 60]")
    let again = [Self.page, behind, card, Self.text("asset:Ink")].joined(separator: ",")
    #expect(try Self.pairs(again).map(\.background) == [.asset("Card")])
  }

  /// Frames in groups are relative to the group; its clip, opacity and transform hold for all in it.
  @Test func groupsMoveClipAndFade() throws {
    func group(_ more: String) -> String {
      let card = Self.fill("asset:Card", "[0, 0, 150, 60]")
      return #"{"group": [\#(card)], "frame": [10, 10, 150, 60]\#(more)}"#
    }
    func grounds(_ more: String) throws -> [ColorStyle] {
      try Self.pairs([Self.page, group(more), Self.text("asset:Ink")].joined(separator: ",")).map(
        \.background)
    }
    #expect(try grounds("") == [.asset("Card")])
    #expect(try grounds(#", "opacity": 0.5"#).isEmpty)
    let faded = #"{"group": [\#(Self.text("asset:Ink"))], "frame": [0, 0, 200, 200], "opacity": 0.5}"#
    #expect(try Self.pairs([Self.page, faded].joined(separator: ",")).isEmpty)
    let clipped = #"{"group": [\#(Self.page)], "frame": [0, 0, 30, 30], "clip": "rectangle"}"#
    let found = try Self.pairs([clipped, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.isEmpty)
  }

  @Test func sizeWeightAndSymbolsDecideTheUse() throws {
    func use(_ more: String) throws -> [AssetPair.Use] {
      try Self.pairs([Self.page, Self.text("asset:Ink", "[20, 20, 100, 30]", more)].joined(separator: ","))
        .map(\.use)
    }
    #expect(try use(#", "size": 17"#) == [.text])
    #expect(try use(#", "size": 18"#) == [.largeText])
    #expect(try use(#", "size": 14, "weight": "bold""#) == [.largeText])
    #expect(try use(#", "size": 13, "weight": "bold""#) == [.text])
    #expect(try use(#", "size": 10, "transform": {"scale": 2}"#) == [.largeText])
    func symbol(_ rendering: String) throws -> [AssetPair] {
      let styles = #""frame": [20, 20, 20, 20], "styles": ["asset:A", "asset:B"]"#
      let symbol = #"{"symbol": "wifi", "rendering": "\#(rendering)", \#(styles)}"#
      return try Self.pairs([Self.page, symbol].joined(separator: ","))
    }
    let found = try symbol("palette")
    #expect(found.map(\.foreground) == ["A", "B"] && found.map(\.use) == [.symbol, .symbol])
    // All other renderings are drawn in the first style.
    for rendering in ["automatic", "monochrome", "hierarchical", "multicolor"] {
      #expect(try symbol(rendering).map(\.foreground) == ["A"], "\(rendering)")
    }
  }

  @Test(arguments: [
    #"{"material": "thin", "frame": [0, 0, 200, 200], "opacity": 0}"#,
    #"{"image": "photo.png", "frame": [0, 0, 200, 200], "opacity": 0}"#,
    #"{"glass": "regular", "frame": [0, 0, 200, 200], "opacity": 0}"#,
    #"{"dimming": 0.5, "frame": [0, 0, 200, 200], "opacity": 0}"#,
    fill("asset:Card", "[0, 0, 200, 200]", #", "opacity": 0"#),
    #"{"group": [\#(fill("asset:Card", "[0, 0, 200, 200]"))], "frame": [0, 0, 200, 200], "opacity": 0}"#,
    text("asset:Hidden", "[20, 20, 100, 20]", #", "opacity": 0"#),
  ])
  func invisibleLayersHideNothing(layer: String) throws {
    let found = try Self.pairs([Self.page, layer, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.map(\.foreground) == ["Ink"] && found.map(\.background) == [.asset("Page")])
  }
}
