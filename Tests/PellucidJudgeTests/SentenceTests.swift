// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidJudge

/// Tests of the sentences of facts, in both languages.
@Suite struct SentenceTests {
  @Test("Every fact has a sentence and advice in both languages", arguments: Fact.everyKind)
  func bothLanguages(_ fact: Fact) {
    let (english, korean) = (Language.english.message(of: fact), Language.korean.message(of: fact))
    #expect(!english.isEmpty && !KoreanSentence.hasHangul(english), "\(english)")
    expectKorean(korean)
    let finding = Finding(fact)
    let advice = (Language.english.advice(for: finding), Language.korean.advice(for: finding))
    #expect((advice.0 == nil) == (advice.1 == nil))
    if let text = advice.0 { #expect(!KoreanSentence.hasHangul(text)) }
    if let text = advice.1 { expectKorean(text) }
  }

  @Test("A hostile text of a megabyte takes a short part of a fact's line")
  func hostileFacts() {
    for fact in ForeignText.whileHostile({ Fact.everyKind }) {
      var finding = Finding(fact)
      finding.place = ForeignText.whileHostile {
        Place(file: foreign("a"), line: 1, column: 1, keyPath: foreign("b"))
      }
      for language in Language.allCases {
        for sentence in [
          language.message(of: fact), language.advice(for: finding) ?? "", language.line(of: finding),
        ] {
          #expect(HostileText.fault(ofSentence: sentence) == nil, "\(sentence.prefix(200))")
        }
      }
    }
  }

  private func expectKorean(_ text: String) {
    #expect(KoreanSentence.hasHangul(text) && KoreanSentence.englishWords(in: text).isEmpty, "\(text)")
  }

  @Test("Catalog file facts set their own severity; other facts take their rule's")
  func severity() {
    #expect(Fact.catalogFile(.keyTwice).severity == .error)
    #expect(Fact.catalogFile(.trailingComma).severity == .warning)
    #expect(Fact.catalogFile(.noAnyAppearance).severity == .note)
    #expect(Fact.catalogFile(.schemeBeatsContrast(.dark)).rule == .missingHighContrastVariant)
    #expect(Fact.snapshot(.stale).severity == .warning && Fact.asset(.plainInversion).severity == .note)
    #expect(Fact.assetEntry(.noVariants).rule == nil && Fact.assetEntry(.noVariants).severity == .note)
  }

  @Test("Remedies come before advice: variants to write, then variants that nothing suits")
  func remedies() {
    let white = CatalogColor(.srgb, red: 1, green: 1, blue: 1, alpha: 1)
    var dark = Selectors()
    dark.appearance = AppearanceSelector(.dark)
    let finding = Finding(
      .asset(.identicalColors),
      remedies: [
        .variant(VariantSuggestion(white, for: dark, ratio: 4.567)),
        .unreachable(
          UnreachableVariant(
            selectors: Selectors(), required: 7, ground: EncodedColor(white: 0.5), most: 5.31)),
      ])
    #expect(
      Language.english.advice(for: finding)
        == "write #ffffff for dark (4.56:1); no colour for any has 7:1 on #808080, at most 5.31:1: change what "
        + "it lies on; remove the dark variant, or list the set under fixed")
  }

  @Test("Every reason why no repair was found has a sentence in both languages")
  func obstacles() {
    let tried = RepairObstacle.Kind.allCases
    let obstacles: [RepairObstacle] = [
      .unbounded(.progressiveBlur), .unknownSurface, .insufficient(tried: tried, nil),
      .insufficient(tried: tried, .turningGlass), .insufficient(tried: [.level], .oneColor),
    ]
    var sentences: Set<String> = []
    for obstacle in obstacles {
      let finding = Finding(.contrast(.fallsShort(Shortfall.samples[0])), remedies: [.unmended(obstacle)])
      for language in Language.allCases {
        let sentence = language.advice(for: finding) ?? ""
        #expect(KoreanSentence.hasHangul(sentence) == (language == .korean), "\(sentence)")
        sentences.insert(sentence)
      }
    }
    #expect(sentences.count == 2 * obstacles.count)
  }

  @Test("Error sentences say what is wrong, where, and what to do")
  func errors() {
    let unknown = MaterialError.unknownMaterial(name: "thn", nearest: "thin")
    let advice = "did you mean \"thin\"? pellucid materials lists them"
    #expect(unknown.description == "unknown material \"thn\": \(advice)")
    let error = SceneError.material(place: "desktop[0].material", unknown)
    #expect(error.description == "unknown material \"thn\": desktop[0].material: \(advice)")
    #expect(
      error.sentence(in: .english, of: "a.json")
        == "unknown material \"thn\": a.json: desktop[0].material: \(advice)")
    #expect(
      SceneError.unusableNumber(place: "desktop[0]", .frame).description
        == "unusable number: desktop[0], frame: use finite numbers of ordinary size")
  }
}
