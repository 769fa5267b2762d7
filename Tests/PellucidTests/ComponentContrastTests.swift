// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

/// Tests of the contrast of every text and symbol of every component, in every setting and state.
@Suite struct ComponentContrastTests {
  private static let judged = Result {
    let exhibits = try ComponentExhibit.all(in: SourceTree.root.appending(path: "Examples/Components").path)
    return try ExhibitJudge(exhibits).labels()
  }

  @Test("Every kind of component has an exhibit, and every exhibit is shown on some platform")
  func everyKindHasAnExhibit() throws {
    let exhibits = try ComponentExhibit.all(in: SourceTree.root.appending(path: "Examples/Components").path)
    #expect(Set(exhibits.map(\.kind)) == Set(ComponentKind.components))
    var renderer = try SceneRenderer(threads: 1)
    for exhibit in exhibits {
      let platforms = try Platform.allCases.filter { platform in
        let traits = try #require(ExhibitSetting.traits(on: platform).last)
        return try exhibit.scene(ExhibitSetting(traits), by: &renderer) != nil
      }
      #expect(!platforms.isEmpty, "\(exhibit.name)")
    }
  }

  @Test("Labels hold their contrast where a chosen colour decides it")
  func chosenColorsHold() throws {
    let short = try Self.judged.get().filter {
      $0.fallsShortByChoice && $0.setting.traits.contrast == .standard
    }
    #expect(Self.names(short) == [])
  }

  @Test("Every label holds its contrast with Increase Contrast")
  func allHoldsWithIncreasedContrast() throws {
    let short = try Self.judged.get().filter { !$0.holds && $0.setting.traits.contrast == .increased }
    #expect(Self.names(short) == [])
  }

  /// Returns a line for each exhibit and platform, in their order.
  private static func names(_ labels: [JudgedLabel]) -> [String] {
    var lines: [String] = []
    for label in labels {
      let line =
        "\(label.exhibit) on \(label.setting.traits.platform), \(label.setting.traits.look): \(label.lowest ?? 0)"
      if lines.last != line { lines.append(line) }
    }
    return lines
  }
}
