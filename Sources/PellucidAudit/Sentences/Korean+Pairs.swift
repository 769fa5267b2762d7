// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidLegibility

extension Korean {
  static let pairs = PairWords(
    title: { "\(text($0))에 대해 증명된 가장 낮은 대비이며, 내림한 값입니다. ?는 판정하지 못한 것입니다." },
    columns: ["플랫폼", "머티리얼", "화면 모드", "대비", "투명도"],
    summary: { holding, count, goal in
      "\(text(goal.scope))에 대해 조합 \(count)개 가운데 \(holding)개가 \(goal.ratio)을 만족합니다"
    },
    verdict: { verdict, goal in
      switch verdict {
      case .holds: "\(text(goal.scope))에 대해 \(goal.ratio)을 만족합니다(증명됨)"
      case .fails: "\(goal.scope.isLimited ? text(goal.scope) + "에 대해 " : "")\(goal.ratio)을 만족하지 못합니다(증명됨)"
      case .sampled: "증명되지 않았습니다"
      case .review(let reason): "판정할 수 없습니다: \(text(reason))"
      }
    },
    lowest: { lowest, state, onGlass, seen in
      [
        "가장 낮은 대비  \(Figures.fixed(lowest.bound, places: 3)):1, 더 낮아지지 않습니다"
          + (state.map { "(\($0))" } ?? ""),
        "실제로 나온 값  \(Figures.fixed(lowest.witness.contrast, places: 3)):1, "
          + place(of: lowest, onGlass: onGlass),
        "그때의 표면색  \(seen.text)",
      ]
    },
    place: { text($0, onGlass: $1) },
    lightness: { "그때의 APCA    Lc \(Figures.text($0, places: 1)), 참고용" },
    state: { state in
      switch state {
      case .appearance(let appearance): name(of: appearance)
      case .notDimmed: "어둡게 하지 않음"
      case .dimmed: "어둡게 함"
      }
    },
    dimmingAlone: { "어둡게만 한 값  흰색 위에서 \(Figures.fixed($0, places: 2)):1. 글래스는 어두운 것을 밝게 만듭니다" },
    repairs: "고치는 방법:", repair: { text($0) }, page: page, pairTitle: "조합별 가독성",
    pairColumns: ["조합", "가장 낮은 대비", "그때의 APCA", "판정", "고치는 방법"], madeBy: { "`\($0)`로 만들었습니다." })

  private static let page = LegibilityPage.Words(
    introduction: { ratio in
      """
      # 시스템 머티리얼의 가독성

      모든 단계와 이름, 그리고 여기에 적은 값까지 낮아지는
      배경은 `pellucid legibility --json`으로 볼 수 있습니다.

      각 수는 **모든** 배경에 대한 레이블의 가장 낮은 대비(WCAG 2.2)입니다. 머티리얼 뒤에 어떤 그림이 어디에 놓이든, 흐림 효과가
      그것을 어떻게 바꾸든 성립합니다. 측정한 값이 아니라 증명한 값이며 내림했습니다. 0.01 안까지 다가가는 배경이 있습니다. 무엇을
      다루고 왜 성립하는지는 [결정 0009](Decisions/0009-what-the-bound-covers.md)에 있습니다. Pellucid의 수에 대한 증명이므로 그
      수만큼만 시스템을 말해 줍니다. 수마다 출처와 신뢰도는 `pellucid materials --details`로 볼 수 있습니다. **굵은** 값은 \(ratio)을 만족합니다.

      1.00은 레이블이 사라지는 배경이 있다는 뜻입니다. `thinDark` 같은 이름은 다크 모드의 `thin`과 두 모드에서 모두 같으므로 싣지
      않았습니다.
      """
    },
    summary: { ratio, judged in
      let appearances =
        judged.appearances.count > 1 ? "두 화면 모드" : judged.appearances.map { name(of: $0) }.joined()
      let settings = judged.isComplete ? "모든 설정을" : "주어진 설정만"
      return [
        "## \(ratio)을 만족하는 것", "",
        "\(appearances)와 \(settings) 셌습니다. 어느 열에도 없는 머티리얼에서는 레이블이 한 번도 만족하지 못합니다.",
      ]
    },
    summaryColumns: ["플랫폼", "레이블", "모두", "일부"],
    columns: ["머티리얼", "화면 모드", "설정"], appearance: { $0.map { name(of: $0) } ?? "둘 다" },
    settings: { settings in
      switch settings {
      case .any: "무관"
      case .standardTransparency: "기본 투명도"
      case .reducedTransparency: "투명도 줄이기"
      case .standardContrast: "기본 대비"
      case .increasedContrast: "대비 증가"
      case .standard: "기본"
      case .increasedOrReduced: "대비 증가나 투명도 줄이기, 또는 둘 다"
      case .both: "둘 다"
      }
    })
}
