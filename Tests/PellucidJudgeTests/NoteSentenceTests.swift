// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge
import PellucidScene
import Testing

@Suite struct NoteSentenceTests {
  @Test("Notes have a sentence in both languages")
  func notesAreWrittenInBothLanguages() {
    let note = MaterialNote.chosenForRole(.tier(.thin))
    #expect(
      Language.english.message(of: note)
        == "No source says which material this role takes here; thin was chosen for its recommended use.")
    #expect(
      Language.korean.message(of: note)
        == "이 역할이 여기서 어떤 머티리얼을 쓰는지 밝힌 출처가 없습니다. 권장 용도에 따라 thin 머티리얼을 골랐습니다.")
    #expect(Language.korean.message(of: GlassNote.alwaysDark) == "이 플랫폼에는 라이트 모드가 없습니다. 어두운 수치를 씁니다.")
  }

  @Test("A note on an asset names the asset")
  func notesOnAssetsNameTheAsset() {
    let note = AssetNote.severalAssets(2, path: "a.colorset")
    #expect(
      Language.english.message(of: note, about: "Ink")
        == "asset:Ink: 2 assets have this name; a.colorset is used")
    #expect(
      Language.korean.message(of: note, about: "Ink") == "asset:Ink: 이 이름의 에셋이 2개 있습니다. a.colorset을(를) 사용합니다")
  }
}
