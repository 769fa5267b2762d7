// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge
import PellucidScene
import Testing

@testable import PellucidAudit

/// Tests of how combinations of settings are grouped in reports, without leaving one out.
@Suite struct VariantGroupTests {
  private static let combinations = combinations(of: .macOS, [.base])
  private static let all = combinations.map(\.name)

  private static func combinations(
    of platform: Platform, _ levels: [PellucidDesign.Level]
  ) -> [SettingsVariant] {
    var traits = Traits()
    traits.platform = platform
    return traits.combinations(levels: levels, appearances: Appearance.allCases)
      .map { SettingsVariant(traits: $0, glass: GlassSettings()) }
  }

  /// Returns the text of the groups that name the given combinations.
  private func text(
    _ names: [String], of all: [SettingsVariant] = combinations, in language: Language = .english
  ) -> String {
    VariantGroups(names, of: all).text(in: language)
  }

  @Test("A setting that makes no difference is written as any")
  func grouped() {
    #expect(
      text(["dark-increased-standard", "dark-increased-reduced"])
        == "dark, increased contrast: any transparency")
    #expect(text(Self.all.filter { $0.hasPrefix("light") }) == "light: any contrast and transparency")
    #expect(
      text(["light-standard-reduced", "dark-increased-standard", "dark-increased-reduced"])
        == "light, standard contrast, reduced transparency; dark, increased contrast: any transparency")
    #expect(
      text(["dark-increased-standard", "dark-increased-reduced"], in: .korean) == "다크, 대비 증가: 투명도 무관")
  }

  @Test("The groups name exactly the combinations of every set", arguments: 1..<255)
  func whole(_ set: Int) {
    let names = Self.all.indices.filter { set >> $0 & 1 == 1 }.map { Self.all[$0] }
    var told: Set<String> = []
    for group in text(names).split(separator: "; ") {
      let words = group.split(separator: ":")[0].split(separator: ", ").map(String.init)
      told.formUnion(
        Self.all.filter { name in
          let parts = name.split(separator: "-").map(String.init)
          let own = [parts[0], parts[1] + " contrast", parts[2] + " transparency"]
          return words.allSatisfy { own.contains($0) || $0.hasPrefix("any") }
        })
    }
    #expect(told == Set(names))
  }

  @Test("Group levels, gamuts and settings of glass too, and keep unknown names")
  func otherAxes() {
    let levels = Self.combinations(of: .iOS, Level.allCases).filter {
      $0.name.hasPrefix("light-standard-standard")
    }
    #expect(levels.count == 2 && text([levels[1].name], of: levels) == "elevated level")
    var glass = [Self.combinations[0], Self.combinations[0]]
    glass[1].glassChange = .showBorders
    #expect(text([glass[1].name], of: glass) == "borders")
    #expect(text([glass[1].name], of: glass, in: .korean) == "테두리 보기")
    #expect(text(["light", "light-increased"], of: []) == "light, light-increased")
  }
}
