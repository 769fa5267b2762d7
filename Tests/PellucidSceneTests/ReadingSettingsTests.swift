// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of text styles and Bold Text in resolved scenes.
@Suite struct ReadingSettingsTests {
  private func resources(
    _ content: Layer.Content, _ change: (inout Traits) -> Void = { _ in }
  ) throws(SceneError) -> [Resource] {
    var scene = SceneDescription(size: Size(width: 100, height: 100))
    scene.desktop = [Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100), content: content)]
    change(&scene.traits)
    return try SceneResolver.resolve(scene, facts: FileFacts()).scene.resources
  }

  private func request(
    _ font: TextContent.Font, _ change: (inout Traits) -> Void = { _ in }
  ) throws -> TextRequest {
    let resources = try resources(.text(TextContent("a", font: font)), change)
    guard case .text(let request, _, _) = try #require(resources.first) else { throw Missing() }
    return request
  }

  private struct Missing: Error {}

  @Test("A text style has the size, weight, line height and tracking of the text size")
  func stylesFollowTheTextSize() throws {
    let usual = try request(.style(.headline, weight: nil))
    #expect(usual.size == 17 && usual.weight == 600 && usual.lineHeight == 22 && usual.tracking == -0.43)
    let large = try request(.style(.headline, weight: nil)) { $0.textSize = .accessibility3 }
    #expect(large.size == 40 && large.weight == 600 && large.lineHeight == 48 && large.tracking == 0.37)
    #expect(try request(.style(.headline, weight: 300)).weight == 300)
  }

  @Test("A size in points follows no text size, and keeps the line height of its font")
  func sizesInPointsStay() throws {
    let fixed = try request(.fixed(size: 17, weight: 400)) { $0.textSize = .accessibility5 }
    #expect(fixed == TextRequest("a") && fixed.lineHeight == nil && fixed.tracking == 0)
  }

  @Test("Bold Text makes texts and symbols a step heavier")
  func boldTextReachesTextsAndSymbols() throws {
    #expect(try request(.fixed(size: 17, weight: 400)) { $0.hasBoldText = true }.weight == 500)
    #expect(try request(.style(.body, weight: nil)) { $0.hasBoldText = true }.weight == 500)
    #expect(try request(.style(.body, weight: 900)) { $0.hasBoldText = true }.weight == 900)
    func variant(_ weight: Int?, isBold: Bool) throws -> SymbolRequest.Variant? {
      var symbol = SymbolContent(name: "star")
      symbol.weight = weight
      guard
        case .symbol(let request, _, _)? = try resources(.symbol(symbol), { $0.hasBoldText = isBold }).first
      else { throw Missing() }
      return request.variant
    }
    #expect(try variant(nil, isBold: false) == nil)
    #expect(try variant(nil, isBold: true) == SymbolRequest.Variant(weight: 500))
    #expect(try variant(700, isBold: true) == SymbolRequest.Variant(weight: 800))
  }

  @Test("A style that the platform does not have is an error with its place")
  func missingStylesAreErrors() {
    #expect(throws: SceneError.textStyle(place: "desktop[0].textStyle", .subtitle1, .iOS)) {
      try resources(.text(TextContent("a", font: .style(.subtitle1, weight: nil))))
    }
  }
}
