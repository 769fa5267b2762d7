// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about a contrast that settings, or a document that scrolls beneath a bar, make too low.
extension Korean {
  static func message(_ fact: SettingsFact) -> String {
    switch fact {
    case .tooLow(let subject, let count, let all, let lowest, let backdrop, let variant, let required):
      "설정 조합 \(all)개 가운데 \(count)개에서 \(text(subject))의 대비가 너무 낮습니다. \(variant) 조합에서"
        + "\(backdrop.map { text($0) } ?? "") 가장 낮은 \(Figures.ratio(lowest))이며 \(Figures.ratio(required))이 필요합니다"
    case .loweredByContrast(let subject, let standard, let increased, let variant, let isProven):
      "대비 증가를 켜면 \(variant) 조합에서 \(text(subject))의 대비가 \(Figures.ratio(standard))에서 "
        + "\(Figures.ratio(increased))로 낮아집니다" + (isProven ? "(각각 가장 나쁜 배경 위에서)" : "")
    case .undecided(let subject, let count, let all, let reason):
      "설정 조합 \(all)개 가운데 \(count)개에서 \(text(subject))의 대비를 판정할 수 없습니다: \(text(reason))"
    }
  }

  static func advice(_ fact: SettingsFact) -> String? {
    guard case .loweredByContrast = fact else { return nil }
    return "대비 증가에 쓸 값을 따로 가진 색을 사용하세요"
  }

  static func message(_ fact: ScrollFact) -> String {
    "\(fact.document) 문서가 아래로 스크롤될 때 \(fact.bar) 위 \(text(fact.subject))의 대비가 오프셋 "
      + "\(Figures.text(fact.offset, places: 0))에서 \(Figures.ratio(fact.lowest))까지 떨어집니다. "
      + "\(Figures.ratio(fact.required))이 필요합니다"
  }
}
