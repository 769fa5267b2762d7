// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Korean {
  static let reportPage = PageWords(
    skip: "보고서로 건너뛰기", contents: "목차", rules: "규칙", text: "찾기", severity: "심각도", rule: "규칙",
    scene: "장면", all: "전체",
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
    expected: "기준", actual: "현재", difference: "차이", compare: "기준 그림과 현재 그림의 경계",
    drawn: "그려진 모습", heatmap: "그려진 대비", witness: "대비가 무너지는 배경 위", combinations: "설정 조합",
    foregrounds: "모든 텍스트와 기호", scrolling: "그림이 아래로 지나가는 동안", places: "명시된 그림 위", pictures: "모든 그림",
    pictureColumns: ["설정 조합", "결과", "크기", "다른 픽셀", "가장 큰 차이", "ΔE2000"],
    short: "필요한 비율 미만", enough: "필요한 비율 이상", recommended: "7:1 이상",
    witnessNote: { "\($0): 여기서 \($1), 모든 배경에서 최소 \($2)까지 증명됨" })
}
