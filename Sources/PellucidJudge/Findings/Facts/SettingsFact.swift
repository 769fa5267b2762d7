// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidLegibility

/// A contrast that settings lower, or that cannot be decided with some of them (RND03).
package enum SettingsFact: Hashable, Sendable {
  /// The contrast is lower with Increase Contrast than without, in the combination named `variant`.
  case loweredByContrast(
    ForegroundSubject, standard: Double, increased: Double, variant: String, isProven: Bool)
  /// No verdict can be given in some of the combinations.
  case undecided(ForegroundSubject, combinations: Int, of: Int, Verdict.Reason)

  package var rule: Rule { .settingsMatrix }
}

extension SettingsFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .loweredByContrast(let subject, let standard, let increased, let variant, let isProven):
      language.choose(
        "Increase Contrast lowers the contrast of \(English.text(subject)) from \(Figures.ratio(standard)) to "
          + "\(Figures.ratio(increased)) in \(variant.shown)"
          + (isProven ? ", over the worst backdrop of each" : ""),
        "대비 증가를 켜면 \(variant.shown) 조합에서 \(Korean.text(subject))의 대비가 \(Figures.ratio(standard))에서 "
          + "\(Figures.ratio(increased))로 낮아집니다" + (isProven ? "(각각 가장 나쁜 배경 위에서)" : ""))
    case .undecided(let subject, let count, let all, let reason):
      language.choose(
        "\(English.text(subject)) cannot be decided in \(count) of \(all) combinations of settings: \(English.text(reason))",
        "설정 조합 \(all)개 가운데 \(count)개에서 \(Korean.text(subject))의 대비를 판정할 수 없습니다: \(Korean.text(reason))")
    }
  }

  /// Returns the advice that follows from the fact; nil where none is known.
  func advice(in language: Language) -> String? {
    guard case .loweredByContrast = self else { return nil }
    return language.choose(
      "give it a colour that has a value of its own for Increase Contrast",
      "대비 증가에 쓸 값을 따로 가진 색을 사용하세요")
  }
}
