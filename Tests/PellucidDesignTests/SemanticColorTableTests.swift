// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests of every published value of every semantic colour, in all its variants, through the public names.
@Suite struct SemanticColorTableTests {
  /// One line of `semantic-colors.tsv`: 8-bit components, and alpha as published.
  private struct Line {
    var text: String
    /// `plain`, `vibrant`, or `inactive` for windows that are not active.
    var kind: String
    var name: String
    var traits = Traits()
    var color: EncodedColor

    init(_ text: Substring) throws {
      let words = text.split(separator: "\t").map(String.init)
      (self.text, kind, name) = (String(text), words[0], words[4])
      let platforms: [String: Platform] = [
        "ios": .iOS, "macos": .macOS, "visionos": .visionOS, "watchos": .watchOS,
      ]
      traits.platform = try #require(platforms[words[1]])
      traits.look = words[2] == "ios18" ? .ios18 : .os26
      traits.accent = try #require(Accent.allCases.first { "\($0)" == words[3] })
      traits.appearance = words[5] == "dark" ? .dark : .light
      traits.contrast = words[6] == "increased" ? .increased : .standard
      traits.level = words[7] == "elevated" ? .elevated : .base
      traits.isActive = kind != "inactive"
      let numbers = try words[8...].map { try #require(Float($0)) }
      color = EncodedColor(
        red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers[3])
    }

    func resolved() throws -> EncodedColor {
      guard kind == "vibrant" else { return try SemanticColors.resolve(name: name, traits: traits).color }
      let ink = try SemanticColors.vibrant(name: name, traits: traits).ink
      guard case .color(let color, .sourceOver) = ink else { throw CocoaError(.featureUnsupported) }
      return color
    }
  }

  private static func lines() throws -> [Line] {
    let file = SourceTree.root.appending(path: "Tests/Fixtures/semantic-colors.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Line.init)
  }

  /// A colour published for a setting must have values for both appearances, because a missing row would test nothing.
  @Test(
    "Every release is in the table, in both appearances",
    arguments: [
      ("plain", Platform.iOS, Look.ios18, "label"), ("plain", .iOS, .os26, "systemBlue"),
      ("plain", .macOS, .ios18, "labelColor"), ("plain", .macOS, .os26, "controlColor"),
      ("vibrant", .macOS, .ios18, "systemBlue"),
    ])
  func everyReleaseIsCompared(kind: String, platform: Platform, look: Look, name: String) throws {
    let release = try Self.lines().filter {
      $0.kind == kind && $0.traits.platform == platform && $0.traits.look == look
    }
    #expect(release.contains { $0.name == name })
    for (name, lines) in Dictionary(grouping: release, by: \.name) {
      #expect(Set(lines.map(\.traits.appearance)) == Set(Appearance.allCases), "\(name)")
    }
  }

  @Test("Every published value is exact")
  func everyPublishedValueIsExact() throws {
    for line in try Self.lines() {
      let found = try? line.resolved()
      #expect(found == line.color, "\(line.text)")
    }
  }
}
