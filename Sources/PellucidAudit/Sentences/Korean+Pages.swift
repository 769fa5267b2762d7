// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge

extension Korean {
  static let reportPage = PageWords(
    skip: "보고서로 건너뛰기", contents: "목차", rules: "규칙", text: "찾기", severity: "심각도", rule: "규칙",
    file: "파일", all: "전체",
    severities: { severity in
      switch severity {
      case .error: "오류"
      case .warning: "경고"
      case .note: "참고"
      }
    },
    tallies: { severity, _ in
      switch severity {
      case .error: "오류"
      case .warning: "경고"
      case .note: "참고"
      }
    },
    more: { "지적 사항 \($0)개 더 보기" },
    link: "이 위치의 링크", onPicture: "그림에서 보기", noFindings: "지적 사항 없음", command: "명령",
    expected: "기준", actual: "현재", difference: "차이", edge: "경계", onionSkin: "겹쳐 보기",
    edgeSlider: "기준 그림과 현재 그림의 경계", onionSlider: "기준 그림 위에 놓인 현재 그림의 불투명도", modes: "비교하는 방법",
    drawn: "그려진 모습", heatmap: "그려진 대비", witness: "가장 나쁜 배경 위",
    worstPlace: "밝힌 그림의 가장 나쁜 곳", combinations: "설정 조합", colorVision: "색각",
    vision: { vision in
      switch vision {
      case .protan: "1형 색각(장파장 원뿔세포가 없음)"
      case .deutan: "2형 색각(중파장 원뿔세포가 없음)"
      case .tritan: "3형 색각(단파장 원뿔세포가 없음)"
      }
    },
    worstPlaceNote: { "\($2)의 이곳에서 \($0)의 대비는 \($1)입니다" }, foregrounds: "모든 텍스트와 심볼",
    scrolling: "그림이 아래로 지나가는 동안", places: "명시된 그림 위",
    sheet: "가장 나쁜 배경과 다른 배경 위", plot: "배경의 휘도에 따른 대비", chart: "라벨의 가장 낮은 대비", pictures: "모든 그림",
    pictureColumns: ["설정 조합", "결과", "크기", "다른 픽셀", "가장 큰 차이", "ΔE2000"],
    short: "필요한 비율 미만", enough: "필요한 비율 이상", recommended: "7:1 이상",
    witnessNote: { "\($0): 여기서 \($1), \($3 ? "밝힌 모든" : "모든") 배경에서 최소 \($2)까지 증명됨" })
}
