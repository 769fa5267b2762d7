// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge
import PellucidScene
import Testing

@Suite struct NoteSentenceTests {
  @Test func notesAreWrittenInBothLanguages() {
    let note = MaterialNote.chosenForRole(.tier(.thin))
    #expect(
      Language.english.message(of: note)
        == "No source says which material this role takes here; thin was chosen for its recommended use.")
    #expect(Language.korean.message(of: note).contains("thin 머티리얼"))
    #expect(
      Language.korean.message(of: GlassNote.alwaysDark) != Language.english.message(of: GlassNote.alwaysDark))
  }

  @Test func notesOnAssetsNameTheAsset() {
    let note = AssetNote.severalAssets(2, path: "a.colorset")
    #expect(
      Language.english.message(of: note, about: "Ink")
        == "asset:Ink: 2 assets have this name; a.colorset is used")
    #expect(Language.korean.message(of: note, about: "Ink").hasPrefix("asset:Ink: "))
  }
}
