// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import Testing

@testable import PellucidJudge

/// Tests of findings about several combinations of settings.
@Suite struct CombinationTests {
  private func finding(_ lowest: Double, _ variant: String, layer: String = "layers[0]") -> Finding {
    let shortfall = Shortfall(
      subject: ForegroundSubject(.text("Edited")), needs: .required(4.5),
      drawn: Shortfall.Drawn(lowest: lowest, isOnFixedColor: false), isOwn: true)
    var place = Place(file: "a.json")
    place.keyPath = layer
    return Finding(.contrast(.fallsShort(shortfall)), at: place, variants: [variant])
  }

  @Test(
    "A text that is hard to read in several combinations is one finding, about the lowest contrast of all")
  func together() {
    let found = Finding.withoutBetterCombinations([
      finding(3, "light"), finding(4, "light", layer: "layers[1]"), finding(2, "dark"),
      finding(2.5, "dark-increased"),
    ])
    #expect(found.map(\.variants) == [["light", "dark", "dark-increased"], ["light"]])
    let message = Language.english.message(of: found[0].fact)
    #expect(message.contains("2:1") && message.contains("dark") && !message.contains("3:1"), "\(message)")
  }

  @Test("Findings about one combination, and about something else than drawn contrast, stay as they are")
  func others() {
    let other = Finding(.sample(.textContrastAnyBackdrop), at: Place(file: "a.json"), variants: ["light"])
    let findings = [other, other, finding(3, "light")]
    #expect(Finding.withoutBetterCombinations(findings) == findings)
  }
}
