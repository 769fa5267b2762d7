// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJudge
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of names that differ by Unicode normalization alone, which `String` takes for equal.
@Suite struct NameTwinTests {
  /// Two spellings of one letter: one scalar, and a letter with a combining accent.
  private static let twins = ("caf\u{E9}", "cafe\u{301}")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library() throws -> AssetLibrary { try AssetLibrary(path: folder.path) }

  private func write(_ text: String, to path: String) throws {
    _ = try folder.write(text, to: "A.xcassets/" + path)
  }

  @Test("The twins are equal strings")
  func twins() { #expect(Self.twins.0 == Self.twins.1 && !NameMatch.same(Self.twins.0, Self.twins.1)) }

  @Test("An image set with twins for light and dark has two pictures")
  func pictures() throws {
    let (light, dark) = (Self.twins.0 + ".png", Self.twins.1 + ".png")
    let appearance = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      #"{"images": [{"idiom": "universal", "filename": "\#(light)"}, {"idiom": "universal", "filename": "\#(dark)", \#(appearance)}], "info": {"version": 1}}"#,
      to: "P.imageset/Contents.json")
    for name in [light, dark] { try write("x", to: "P.imageset/" + name) }
    let document =
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "asset:P"}]}"#
    var scene = try SceneReader().read(bytes: Array(document.utf8))
    try AssetCatalogs(paths: [folder.path]).provide(for: &scene)
    let values = try #require(scene.assets.images.first).variants.values
    #expect(
      values.map { Array(NameMatch.lastStep(of: $0.path).utf8) } == [light, dark].map { Array($0.utf8) })
  }

  @Test("Two assets whose names are twins are both found")
  func assets() throws {
    for name in [Self.twins.0, Self.twins.1] {
      try write(#"{"colors": [], "info": {"version": 1}}"#, to: name + ".colorset/Contents.json")
    }
    let document =
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"fill": "asset:\#(Self.twins.0)"}, {"fill": "asset:\#(Self.twins.1)"}]}"#
    var scene = try SceneReader().read(bytes: Array(document.utf8))
    #expect(scene.assetNames.colors.count == 2)
    try AssetCatalogs(paths: [folder.path]).provide(for: &scene)
    #expect(
      scene.assets.colors.map { Array($0.name.utf8) } == [Array(Self.twins.0.utf8), Array(Self.twins.1.utf8)])
  }

  @Test("Entries whose selectors are twins are two variants")
  func variants() throws {
    let entries = [Self.twins.0, Self.twins.1].map { #"{"idiom": "universal", "locale": "\#($0)"}"# }
    try write(
      #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"version": 1}}"#,
      to: "C.colorset/Contents.json")
    let facts = try library().fileFacts.map(\.fact)
    #expect(!facts.contains { if case .sameVariant = $0 { true } else { false } })
    var (first, second) = (Selectors(), Selectors())
    (first.subtype, second.subtype) = Self.twins
    #expect(first != second)
    (first.subtype, second.subtype) = (nil, nil)
    (first.idiom, second.idiom) = (Idiom(rawValue: Self.twins.0), Idiom(rawValue: Self.twins.1))
    #expect(first != second && AssetKind(rawValue: Self.twins.0) != AssetKind(rawValue: Self.twins.1))
  }

  @Test("An icon document replaces the icon set of its own name alone")
  func icons() throws {
    let images = #"[{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "a.png"}]"#
    try write(
      #"{"images": \#(images), "info": {"version": 1}}"#, to: Self.twins.0 + ".appiconset/Contents.json")
    try write("x", to: Self.twins.0 + ".appiconset/a.png")
    _ = try folder.write("{}", to: Self.twins.1 + ".icon/icon.json")
    let findings = try CatalogJudge(library(), LintConfiguration()).findings
    #expect(findings.contains { $0.fact == .asset(.noDarkIcon) })
  }

  @Test("Resources and requests with twins differ")
  func resources() {
    let (first, second) = Self.twins
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    #expect(Resource.image(path: first) != .image(path: second))
    #expect(
      Resource.template(path: first, fit: .fill, frame: frame, transform: .identity)
        != .template(path: second, fit: .fill, frame: frame, transform: .identity))
    #expect(TextRequest(first) != TextRequest(second))
    #expect(TextRequest("a", family: first) != TextRequest("a", family: second))
    #expect(SymbolRequest(template: first) != SymbolRequest(template: second))
    #expect(ImageContent(path: first) != ImageContent(path: second))
    #expect(TextContent(first) != TextContent(second) && TextContent(first) == TextContent(first))
    #expect(SymbolContent(name: first) != SymbolContent(name: second))
    var (one, other) = (ImageContent(path: "a"), ImageContent(path: "a"))
    #expect(one == other)
    (one.darkPath, other.darkPath) = Self.twins
    #expect(one != other)
    other.darkPath = nil
    #expect(one != other)
  }

  @Test("Classes that are twins are two layers of a symbol")
  func layers() throws {
    let (first, second) = Self.twins
    let document =
      "<svg xmlns='http://www.w3.org/2000/svg'><g class='multicolor-0:\(first)'/><g class='multicolor-0:\(second)'/></svg>"
    let tree = try SymbolTree(Array(document.utf8), limits: SymbolLimits())
    #expect(SymbolLayers(multicolorOf: tree, limit: 9).count == 2)
  }
}
