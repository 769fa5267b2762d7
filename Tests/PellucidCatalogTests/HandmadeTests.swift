// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of the catalogs in `Tests/Fixtures/Catalogs`, which hold the cases that no real catalog has.
@Suite struct HandmadeTests {
  private let library: AssetLibrary

  init() throws { library = try AssetLibrary(path: SourceTree.fixtures.appending(path: "Catalogs").path) }

  private func asset(_ name: String, _ kind: AssetKind = .colorSet) throws -> Asset {
    try #require(library.assets(named: name, kind).first)
  }

  private func texts(_ name: String) throws -> [String?] {
    try #require(try asset(name).colors).entries.map(\.value.text)
  }

  /// Returns the facts about an asset's file.
  private func facts(_ name: String) -> [CatalogFileFact] {
    library.fileFacts.filter { $0.file.contains("/" + name + ".") }.map(\.fact)
  }

  @Test("Count the assets and compose their names with namespaces")
  func countsAndNames() {
    #expect(library.counts[.colorSet] == 20)
    #expect(library.counts[AssetKind(rawValue: "things")] == 1)
    #expect(library.catalogs == ["Handmade.xcassets"])
    #expect(
      library.groups.filter(\.providesNamespace).map(\.path) == [
        "Handmade.xcassets/Brand", "Handmade.xcassets/Brand/Inner",
      ])
    let names = library.assets.filter { $0.path.contains("/Brand/") || $0.path.hasSuffix("/Ink.colorset") }
      .map(\.name)
    #expect(names.sorted() == ["Brand/Deep", "Brand/Inner/Ink", "Ink"])
    #expect(library.malformedFiles.count == 3)
  }

  @Test("Read colours, and report variants and notations that are wrong")
  func colorsAreRead() throws {
    #expect(try texts("SameVariant") == ["#102030ff", "#405060ff", "#708090ff"])
    #expect(facts("SameVariant") == [.sameVariant(first: "colors[1]")])
    #expect(try texts("OnlyDark") == [nil, "#405060ff"])
    #expect(facts("OnlyDark") == [.noAnyAppearance])
    #expect(try texts("MixedNotations") == ["#80ff01ff"])
    #expect(facts("MixedNotations") == [.mixedNotations])
    #expect(try texts("OutOfRange") == ["#ffff00ff", "#ff8000ff"])
    #expect(facts("OutOfRange").count == 5)
    #expect(try texts("Numbers") == ["#80ff40ff"])
    #expect(facts("Numbers").isEmpty)
    #expect(try texts("AlphaWithoutPoint") == ["#a94e01ff", "#000000ff"])
    #expect(try texts("ByteOrderMark") == ["#010203ff"])
    #expect(facts("ByteOrderMark").isEmpty)
    #expect(try texts("LineEnds") == ["#010203ff"])
    #expect(try texts("TrailingComma") == ["#0a0b0cff"])
    #expect(facts("TrailingComma") == [.trailingComma, .trailingComma])
    #expect(try texts("Spaces") == ["#80808080", "#ffffffff", "#00ff7fff", "#808080ff"])
    #expect(facts("SchemeBeatsContrast") == [.schemeBeatsContrast(.light)])
  }

  @Test("An unreadable set does not stop the others")
  func oneBadSetDoesNotStopTheOthers() throws {
    for name in ["Broken", "Empty", "NoContents"] {
      #expect(try asset(name).content == .unreadable)
      #expect(facts(name).count == 1)
    }
    let broken = try #require(library.fileFacts.first { $0.file.contains("Broken") })
    #expect(broken.fact == .notJSON(found: .text("'\"'"), expected: .either("','", "'}'")))
    #expect(broken.keyPath == "colors[0]")
    #expect(
      broken.description
        == "not JSON, found '\"': Handmade.xcassets/Broken.colorset/Contents.json: colors[0] (line 3, column 29): "
        + "write ',' or '}' here")
  }

  @Test("Report unknown words and keep their members")
  func unknownWordsAreReportedAndKept() throws {
    let set = try #require(try asset("UnknownWords").colors)
    #expect(set.entries.map(\.selectors.hasUnknownWord) == [false, true, true, true, false, false, false])
    #expect(set.entries[3].kept == [KeptMember(key: "shelf", json: "[ 1, 2 ]")])
    #expect(set.entries[3].selectors.idiom == Idiom(rawValue: "fridge"))
    #expect(set.entries[5].value == .unreadable)
    let words = library.fileFacts.filter { $0.file.contains("UnknownWords") }
    #expect(
      words.map(\.keyPath) == [
        "info.version", "colors[1].appearances[0].value", "colors[2].appearances[0].value", "colors[3].idiom",
        "colors[5].color.color-space", "colors[6].color.components.red", "colors[6].color.components.blue",
      ])
    #expect(
      words.map(\.fact).contains(.unknownWord(found: "Dark", nearest: "dark", allowed: ["light", "dark"])))
  }

  @Test("Read pictures, symbols, icons and data")
  func picturesSymbolsIconsAndData() throws {
    let arrow = try asset("Arrow", .imageSet)
    #expect(arrow.properties.templateIntent == .template)
    #expect(arrow.properties.preservesVectors)
    #expect(arrow.properties.isLocalizable)
    #expect(arrow.properties.onDemandResourceTags == ["arrows"])
    #expect(arrow.properties.kept == [KeptMember(key: "glow", json: "3")])
    let entries = try #require(arrow.files).entries
    #expect(entries.map(\.isFound) == [true, true, false, false, false])
    #expect(entries.map(\.file) == ["arrow.svg", "arrow-dark.svg", nil, "gone.svg", nil])
    #expect(entries[0].selectors.direction == .leftToRight)
    #expect(entries[3].selectors.locale == "ko")
    #expect(
      facts("Arrow") == [
        .fileOutside("../Ink.imageset/ink.svg"), .missingFile("gone.svg"), .unassignedFile("spare.svg"),
      ])

    let ink = try #require(try asset("Ink", .imageSet).files).entries
    #expect(ink.map(\.selectors.scale) == [1, 3])
    #expect(ink[0].resizing?.mode == .ninePart)
    #expect(ink[0].resizing?.caps.right == 4)
    #expect(ink[1].selectors.gamut == .displayP3)
    #expect(ink[1].selectors.widthClass == .compact)
    #expect(ink[1].selectors.further == ["memory": "2GB"])

    let icon = try #require(try asset("Icon", .appIconSet).files).entries
    #expect(icon.map(\.selectors.appearance.scheme) == [.any, .dark, .tinted, .any])
    #expect(icon[3].selectors.further == ["role": "quickLook", "size": "44x44"])
    #expect(try asset("Bolt", .symbolSet).properties.symbolIntent == .hierarchical)
    #expect(try asset("Words", .dataSet).files?.entries.first?.typeIdentifier == "public.plain-text")
  }

  @Test("Read icon documents")
  func iconDocuments() throws {
    let asset = try asset("Layers", .iconDocument)
    #expect(asset.catalog == nil)
    let icon = try #require(asset.icon)
    #expect(
      icon.fill.value
        == .linearGradient([
          CatalogColor(.displayP3, red: 0.3451, green: 0.56078, blue: 0.93725),
          CatalogColor(.gray, white: 0.5),
        ]))
    #expect(icon.fill.value(for: .dark) == .named("system-dark"))
    #expect(icon.fill.value(for: .tinted) == icon.fill.value)
    #expect(icon.fill.variants.last?.idiom == "square")
    #expect(icon.circles == ["watchOS"])
    #expect(icon.squares == ["shared"])
    let group = try #require(icon.groups.first)
    #expect(group.kept.isEmpty)
    #expect(group.look.shadow.value == IconDocument.Shadow(kind: "neutral", opacity: 0.5))
    #expect(group.look.blurMaterial.value == nil)
    let layer = try #require(group.layers.first)
    #expect(layer.image == IconDocument.Specialized("ring.svg"))
    #expect(layer.isGlass.value == true)
    #expect(layer.fill.value == .solid(CatalogColor(.srgb, red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(layer.look.opacity.value(for: .light) == 0.25)
    #expect(layer.look.opacity.value(for: .dark) == 1)
    #expect(layer.look.position.value == IconDocument.Position(scale: 1.21, x: 3, y: -12))
    #expect(facts("Layers").isEmpty)
  }

  /// A layer's pictures are looked up as those of other sets, for each appearance, and never outside the document.
  @Test("Report layers whose files are missing or outside the document")
  func layersWithoutTheirFiles() throws {
    let text = """
      {"groups": [{"layers": [
        {"image-name": "ring.svg"}, {"image-name": "gone.svg"}, {"image-name": "../../secret.svg"},
        {"image-name": "/etc/passwd"},
        {"image-name": "ring.svg", "image-name-specializations": [{"appearance": "dark", "value": "night.svg"}]}
      ]}]}
      """
    let folder = CatalogFolder(
      path: "App.icon", catalog: nil, role: .asset(.iconDocument), text: .bytes(Array(text.utf8)),
      files: ["Assets/ring.svg", "gone.svg"])
    let library = AssetLibrary(reading: [folder])
    #expect(
      library.fileFacts.map(\.fact) == [
        .missingLayer("gone.svg"), .fileOutside("../../secret.svg"), .fileOutside("/etc/passwd"),
        .missingLayer("night.svg"),
      ])
    #expect(library.fileFacts[3].keyPath == "groups[0].layers[4].image-name-specializations[0].value")
    let layers = try #require(library.assets.first?.icon?.groups.first).layers
    #expect(layers.map(\.image.value) == ["ring.svg", "gone.svg", nil, nil, "ring.svg"])
    #expect(layers[4].image.value(for: .dark) == "night.svg")
  }
}
