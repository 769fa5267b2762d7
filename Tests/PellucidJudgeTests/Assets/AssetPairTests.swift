// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJudge
import PellucidScene
import Testing

/// Tests of the pairs of a catalog's colours with the colours behind them, found by the layers' frames.
@Suite struct AssetPairTests {
  /// Returns the pairs of the layers of one window without a background, in a scene of 200 × 200 points.
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

  @Test("The topmost colour behind a text is its ground")
  func theTopmostColorBehindCounts() throws {
    let card = Self.fill("asset:Card", "[10, 10, 150, 60]")
    let found = try Self.pairs([Self.page, card, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.map(\.background) == [.asset("Card")])
    #expect(found.map(\.foreground) == ["Ink"] && found.map(\.use) == [.text])
    #expect(found.map(\.layer) == ["windows[0].layers[2]"])
    let beside = try Self.pairs(
      [Self.page, card, Self.text("asset:Ink", "[20, 100, 100, 20]")].joined(separator: ","))
    #expect(beside.map(\.background) == [.asset("Page")])
  }

  /// Later layers lie above earlier ones, and a colour that is not from a catalog is a ground too.
  @Test("A ground lies below its text, and may be a system or custom colour")
  func orderAndKindsOfGrounds() throws {
    #expect(try Self.pairs([Self.text("asset:Ink"), Self.page].joined(separator: ",")).isEmpty)
    #expect(try Self.pairs([Self.page, Self.text("label")].joined(separator: ",")).isEmpty)
    let system = try Self.pairs(
      [Self.fill("systemBackground", "[0, 0, 200, 200]"), Self.text("asset:Ink")].joined(separator: ","))
    #expect(system.map(\.background) == [.semantic("systemBackground")])
    let custom = try Self.pairs(
      [Self.fill("#336699", "[0, 0, 200, 200]"), Self.text("asset:Ink")].joined(separator: ","))
    #expect(custom.map(\.background) == [.custom(try EncodedColor.parse(hexOrCSS: "#336699"))])
  }

  /// Half of the text lies on a card and half beside it, so the page is behind one half only.
  @Test("Each colour behind a part of a text is a ground")
  func groundsThatMeetUnderATextAreBothSeen() throws {
    let left = Self.fill("asset:Left", "[0, 0, 70, 200]")
    let found = try Self.pairs([Self.page, left, Self.text("asset:Ink")].joined(separator: ","))
    #expect(found.map(\.background) == [.asset("Left"), .asset("Page")])
    let most = Self.fill("asset:Left", "[0, 0, 100, 200]")
    let alone = try Self.pairs([Self.page, most, Self.text("asset:Ink")].joined(separator: ","))
    #expect(alone.map(\.background) == [.asset("Left")])
  }

  @Test(
    "A layer that is no opaque flat colour makes no pair",
    arguments: [
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
    // A card in front of that layer makes a pair again.
    let card = Self.fill("asset:Card", "[10, 10, 150, 60]")
    let again = [Self.page, behind, card, Self.text("asset:Ink")].joined(separator: ",")
    #expect(try Self.pairs(again).map(\.background) == [.asset("Card")])
  }

  /// Frames in a group are relative to the group; the group's clip, opacity and transform apply to all its layers.
  @Test("A group's frame, clip and opacity apply to its grounds")
  func groupsMoveClipAndFade() throws {
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

  @Test("Size, weight and symbols decide a foreground's use")
  func sizeWeightAndSymbolsDecideTheUse() throws {
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
    // All other renderings use the first style only.
    for rendering in ["automatic", "monochrome", "hierarchical", "multicolor"] {
      #expect(try symbol(rendering).map(\.foreground) == ["A"], "\(rendering)")
    }
  }

  @Test(
    "Invisible layers hide no ground",
    arguments: [
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
