// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of scenes with pictures and symbols of catalogs.
@Suite struct AssetFileTests {
  private let assets: AssetFolder

  init() throws { assets = try AssetFolder() }

  /// Returns the name of the file that a scene draws; nil where it draws none.
  private func file(
    _ name: String, _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> String? {
    let scene = try RuledScene(
      assets.scene(.image(ImageContent(path: SceneAssets.prefix + name)), change)
    )
    guard case .image(let path)? = scene.resources.first else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  @Test("A picture's file follows scale, appearance and gamut")
  func picturesFollowScaleAppearanceAndGamut() throws {
    try assets.files(
      "Moon.imageset", "images",
      [
        (#", "scale": "1x""#, "one.png"), (#", "scale": "2x""#, "two.png"),
        (#", "scale": "3x""#, "three.png"), (#", "scale": "2x""# + AssetFolder.dark, "night.png"),
        (#", "scale": "2x", "display-gamut": "display-P3""#, "wide.png"),
      ])
    for (scale, name) in [(0.5, "one"), (1, "one"), (1.5, "two"), (2, "two"), (2.5, "three"), (8, "three")] {
      #expect(try file("Moon") { $0.scale = scale } == name + ".png")
    }
    #expect(try file("Moon") { $0.traits.appearance = .dark } == "night.png")
    #expect(try file("Moon") { $0.traits.gamut = .displayP3 } == "wide.png")
  }

  @Test("A picture's file follows the language")
  func languagesHaveTheirOwn() throws {
    try assets.files(
      "Sign.imageset", "images", [("", "any.png"), (#", "locale": "ko""#, "korean.png")])
    #expect(try file("Sign") == "any.png")
    #expect(try file("Sign") { $0.device.locale = "ko" } == "korean.png")
    #expect(try file("Sign") { $0.device.locale = "ko-KR" } == "korean.png")
    #expect(try file("Sign") { $0.device.locale = "fr" } == "any.png")
  }

  /// Mirroring exchanges the frame's left and right and keeps its middle.
  @Test("A picture for one layout direction is mirrored in the other")
  func picturesOfOneDirectionAreMirroredInTheOther() throws {
    try assets.files(
      "Arrow.imageset", "images", [(#", "language-direction": "left-to-right""#, "arrow.png")])
    let image = Layer.Content.image(ImageContent(path: "asset:Arrow"))
    let plain = try RuledScene(assets.scene(image)).desktop[0]
    guard case .image = plain.content else {
      Issue.record("mirrored where it need not be")
      return
    }
    let turned = try RuledScene(assets.scene(image) { $0.device.direction = .rightToLeft })
    guard case .group(let nodes) = turned.desktop[0].content else {
      Issue.record("not mirrored")
      return
    }
    #expect(turned.desktop[0].transform == .identity)
    #expect(nodes[0].transform.applied(to: Point(x: 0, y: 3)) == Point(x: 20, y: 3))
    #expect(nodes[0].transform.applied(to: Point(x: 10, y: 5)) == Point(x: 10, y: 5))
  }

  @Test("Symbols come from symbol sets")
  func symbolsComeFromSymbolSets() throws {
    try assets.files("spark.symbolset", "symbols", [("", "spark.svg")])
    let symbol = Layer.Content.symbol(SymbolContent(name: "asset:spark", rendering: .hierarchical))
    let scene = try RuledScene(assets.scene(symbol))
    guard case .symbol(let content, _, _)? = scene.resources.first else {
      Issue.record("no symbol")
      return
    }
    #expect(content.template.hasSuffix("/Assets.xcassets/spark.symbolset/spark.svg"))
    #expect(content.rendering == .hierarchical)
    #expect(
      throws: SceneError.asset(
        place: "desktop[0].symbol", .unknown(.symbol, name: "sparc", nearest: "spark"))
    ) { try RuledScene(assets.scene(.symbol(SymbolContent(name: "asset:sparc")))) }
  }

  /// The catalog's rendering intent applies unless the scene sets a rendering.
  @Test(
    "A symbol follows its catalog's rendering intent",
    arguments: [
      ("multicolor" as String?, SymbolRequest.Rendering.multicolor), ("hierarchical", .hierarchical),
      ("template", .monochrome),
      (nil, .monochrome),
    ])
  func symbolsAreDrawnAsTheirCatalogSays(intent: String?, expected: SymbolRequest.Rendering) throws {
    let properties = intent.map { #", "properties": {"symbol-rendering-intent": "\#($0)"}"# } ?? ""
    try assets.write("", to: "spark.symbolset/spark.svg")
    try assets.write(
      #"{"symbols": [{"idiom": "universal", "filename": "spark.svg"}]\#(properties)}"#,
      to: "spark.symbolset/Contents.json")
    for (asked, drawn) in [
      (SymbolContent.Rendering.automatic, expected), (.palette, SymbolRequest.Rendering.palette),
    ] {
      let symbol = Layer.Content.symbol(SymbolContent(name: "asset:spark", rendering: asked))
      guard
        case .symbol(let content, _, _)? = try RuledScene(assets.scene(symbol)).resources
          .first
      else {
        Issue.record("no symbol")
        return
      }
      #expect(content.rendering == drawn)
    }
  }

  @Test("A missing picture is not drawn and is noted")
  func whatIsMissingIsNotDrawnAndSaidSo() throws {
    try assets.write(#"{"images": [{"idiom": "universal"}]}"#, to: "Empty.imageset/Contents.json")
    try assets.write(
      #"{"images": [{"idiom": "universal", "filename": "gone.png"}]}"#, to: "Gone.imageset/Contents.json")
    try assets.write("{", to: "Broken.imageset/Contents.json")
    for (name, count) in [("Empty", 1), ("Gone", 1), ("Broken", 2)] {
      let image = Layer.Content.image(ImageContent(path: "asset:" + name))
      let scene = try RuledScene(assets.scene(image))
      #expect(scene.resources.isEmpty)
      #expect(scene.findings.map(\.rule) == [String](repeating: "note", count: count), "\(name)")
    }
  }

  /// A picture and a colour may have the same name.
  @Test("Colours and pictures are looked up separately")
  func kindsAreApart() throws {
    try assets.color("Moon", [("", AssetFolder.grey(10))])
    #expect(
      throws: SceneError.asset(
        place: "desktop[0].image", .unknown(.image, name: "Moon", nearest: nil))
    ) { try file("Moon") }
    try assets.files("Moon.imageset", "images", [("", "moon.png")])
    #expect(try file("Moon") == "moon.png")
  }
}
