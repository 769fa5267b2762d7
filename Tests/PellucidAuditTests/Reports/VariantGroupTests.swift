// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidAudit

/// Combinations of settings are told in groups, and none is left out.
@Suite struct VariantGroupTests {
  private static let all = ["light", "dark"].flatMap { appearance in
    ["standard", "increased"].flatMap { contrast in
      ["standard", "reduced"].map { "\(appearance)-\(contrast)-\($0)" }
    }
  }

  private func text(_ names: [String], of all: [String] = all) -> String {
    VariantGroups(names, of: all).text(in: .english)
  }

  @Test("What does not matter is said to be any")
  func grouped() {
    #expect(
      text(["dark-increased-standard", "dark-increased-reduced"])
        == "dark, increased contrast: any transparency")
    #expect(text(Self.all.filter { $0.hasPrefix("light") }) == "light: any contrast and transparency")
    #expect(
      text(["light-standard-reduced", "dark-increased-standard", "dark-increased-reduced"])
        == "light, standard contrast, reduced transparency; dark, increased contrast: any transparency")
  }

  @Test("Every set of combinations is told whole, and nothing else", arguments: 1..<255)
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

  @Test("Levels, gamuts and settings of glass are axes too; other names stay as they are")
  func otherAxes() {
    let levels = ["light-standard-standard-base", "light-standard-standard-elevated"]
    #expect(text([levels[1]], of: levels) == "elevated level")
    let glass = ["dark-standard-standard", "dark-standard-standard-showBorders"]
    #expect(text([glass[1]], of: glass) == "borders")
    #expect(text(["light", "light-increased"], of: []) == "light, light-increased")
  }
}
