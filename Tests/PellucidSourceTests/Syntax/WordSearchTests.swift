// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Testing

@testable import PellucidSource

/// Tests of the search for words without which a source is not parsed. That no finding is lost is tested by all tests of the rules.
@Suite struct WordSearchTests {
  private func occur(_ text: String) -> Bool { WordSearch.rules.finds(in: Array(text.utf8)) }

  @Test(
    "A word is found at the beginning, in the middle and at the end of a source, in any case",
    arguments: [
      "tint", "Tint", "let a = baseTint", "onTintColor = a", "regularMaterial", "GLASS",
      "// pellucid:disable",
    ])
  func words(source: String) { #expect(occur(source)) }

  @Test("Long words count by some of their letters, and shorter ones that share these do not")
  func long() {
    #expect(
      occur("foregroundStyle") && occur("overrideUserInterfaceStyle") && occur("func draw(_ rect: CGRect)"))
    #expect(!occur("foregro") && !occur("ground") && !occur("redraw"))
  }

  @Test("A source that shows nothing has none")
  func none() {
    #expect(!occur(""))
    #expect(!occur("import Foundation\n\nstruct Account: Codable { let name: String, id: UUID }\n"))
  }
}
