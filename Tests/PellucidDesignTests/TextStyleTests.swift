// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidDesign

@Suite struct TextStyleTests {
  /// A line of the published table.
  private struct Published {
    var style: TextStyle
    var traits: Traits
    var font: FontMetrics
  }

  private static func published() throws -> [Published] {
    let file = SourceTree.root.appending(path: "Tests/Fixtures/text-styles.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    let platforms: [String: Platform] = ["ios": .iOS, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS]
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      var traits = Traits()
      traits.platform = try #require(platforms[cells[0]])
      traits.textSize = try #require(
        TextSize.allCases.first { "\($0)".replacing("accessibility", with: "AX") == cells[2] })
      let style = try #require(TextStyle.allCases.first { "\($0)" == cells[1] })
      let font = FontMetrics(
        size: try #require(Double(cells[4])), weight: try #require(Int(cells[3])),
        lineHeight: Double(cells[5]), tracking: try #require(Double(cells[6])))
      return Published(style: style, traits: traits, font: font)
    }
  }

  @Test("Every style has its published numbers at every text size")
  func stylesHaveTheirPublishedNumbers() throws {
    let published = try Self.published()
    #expect(published.count == 11 * 12 + 10 * 9 + 11 + 9)
    for row in published {
      #expect(row.style.font(in: row.traits) == row.font, "\(row.style) \(row.traits)")
    }
  }

  @Test(
    "Every style has sources, and one number for each text size or one for all", arguments: Platform.allCases)
  func rowsAreComplete(platform: Platform) {
    let sizes = TextStyleTable.textSizes(on: platform).count
    for row in TextStyleTable.rows(on: platform) {
      expectComplete(row.provenance, "\(row.style)")
      #expect(row.sizes.count == 1 || row.sizes.count == sizes, "\(row.style)")
      #expect(row.sizes.map(\.points) == row.sizes.map(\.points).sorted(), "\(row.style) grows")
    }
    #expect(Set(TextStyle.all(on: platform)).count == TextStyle.all(on: platform).count)
    expectComplete(TextStyleTable.boldTextProvenance, "bold text")
    expectComplete(TextStyleTable.usualLineHeightProvenance, "lines")
  }

  @Test("Platforms without text sizes draw one, and watchOS the nearest that it has")
  func missingSizesAreReplaced() {
    func font(_ platform: Platform, _ size: TextSize) -> FontMetrics? {
      var traits = Traits()
      (traits.platform, traits.textSize) = (platform, size)
      return TextStyle.body.font(in: traits)
    }
    for platform in [Platform.macOS, .tvOS] {
      #expect(font(platform, .accessibility5) == font(platform, .large))
    }
    #expect(font(.watchOS, .accessibility5) == font(.watchOS, .accessibility3))
    #expect(font(.watchOS, .medium) == font(.watchOS, .large))
    #expect(font(.watchOS, .small) != font(.watchOS, .large))
    #expect(font(.visionOS, .accessibility1)?.size == font(.iOS, .accessibility1)?.size)
    #expect(font(.visionOS, .large)?.weight == 500)
  }

  @Test("Styles that a platform does not have are nil")
  func unknownStylesAreNil() {
    var traits = Traits()
    #expect(TextStyle.extraLargeTitle.font(in: traits) == nil && TextStyle.footnote1.font(in: traits) == nil)
    traits.platform = .visionOS
    #expect(TextStyle.extraLargeTitle.font(in: traits)?.size == 36)
    traits.textSize = .accessibility5
    #expect(TextStyle.extraLargeTitle.font(in: traits)?.size == 36)
  }

  @Test("Bold Text raises every weight by a step, up to black")
  func boldTextRaisesWeights() {
    var traits = Traits()
    #expect(traits.shownWeight(400) == 400)
    traits.hasBoldText = true
    #expect([100, 400, 555, 800, 850, 900].map(traits.shownWeight) == [200, 500, 655, 900, 900, 900])
  }
}
