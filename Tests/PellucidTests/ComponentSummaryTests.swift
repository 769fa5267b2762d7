// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import Pellucid

/// Tests of the summaries of components and of their properties.
@Suite struct ComponentSummaryTests {
  private static let summaries = Set(
    ComponentRow.all.flatMap { [$0.summary] + $0.properties.map(\.summary) })

  @Test("Every summary has a Korean one, and none is left over")
  func korean() {
    #expect(Self.summaries.subtracting(Korean.componentSummaries.keys).sorted() == [])
    #expect(Set(Korean.componentSummaries.keys).subtracting(Self.summaries).sorted() == [])
    for (english, korean) in Korean.componentSummaries {
      #expect(
        KoreanSentence.hasHangul(korean) && KoreanSentence.englishWords(in: korean).isEmpty, "\(korean)")
      // A sentence stays a sentence, and a phrase a phrase.
      #expect(english.hasSuffix(".") == korean.hasSuffix("."), "\(korean)")
    }
  }
}
