// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidLegibility

extension Korean {
  static let report = ReportWords(
    noFindings: "결과 없음", repair: "고치는 방법: ", stale: "기준선에만 남은 것",
    further: { counts, hasSummary in
      "GitHub는 한 단계에서 수준마다 열 개만 표시합니다. 더 있는 것: " + counts
        + (hasSummary ? ". 모두 요약에 있습니다" : ". --reporter text로 모두 볼 수 있습니다")
    },
    cure: "한 번에 고치는 방법",
    notJudged: "판정하지 못함",
    columns: ["심각도", "규칙", "위치", "결과"],
    count: { count, severity in
      switch severity {
      case .error: "오류 \(count)개"
      case .warning: "경고 \(count)개"
      case .note: "알림 \(count)개"
      }
    },
    known: { "기준선에 있는 것 \($0)개" },
    baselineElsewhere: "기준선에 이번 실행의 파일에 관한 줄이 없음. 파일 이름은 실행할 때 적은 그대로 비교함",
    ignored: { "무시 \($0)건" }, undecided: { "판정하지 못한 것 \($0)개" },
    name: { verdict in
      switch verdict {
      case .proven: "증명됨"
      case .sampled: "측정함"
      case .review: "확인 필요"
      }
    },
    point: { "위치 \(Figures.text($0.x)), \(Figures.text($0.y))포인트" },
    entry: { entry in
      let parts = [entry.rule.shown, entry.file.shownPath, entry.layer.shown, entry.variant.shown].filter {
        !$0.isEmpty
      }
      return parts.joined(separator: " ") + (entry.count > 1 ? ", \(entry.count)번" : "")
    },
    all: { "설정 조합 \($0)개 모두" }, some: { "설정: " + $0 }, share: { "설정 조합 \($1)개 가운데 \($0)개: \($2)" },
    any: { $0.map(name).joined(separator: ", ") + " 무관" }, setting: text,
    standings: { standings in
      Standings.order.map { "\(name(of: $0)) \(standings.count($0))개" }.joined(separator: ", ")
    },
    scene: { count, standings, all in
      "텍스트와 심볼 \(count)개(\(standings.text(in: .korean))"
        + (all.map { "; 설정 조합 \($0.combinations)개 모두에서 \($0.worst.text(in: .korean))" } ?? "") + ")"
    },
    scenes: { count, failed in "장면 \(count)개" + (failed > 0 ? ", 판정하지 못한 장면 \(failed)개" : "") },
    texts: { standings, worst in
      "텍스트와 심볼 \(standings.total)개(\(standings.text(in: .korean))"
        + (worst.map { "; 모든 설정 조합에서 \($0.text(in: .korean))" } ?? "") + ")"
    },
    ownSettings: { "장면 자체의 설정: \($0)" },
    foregroundColumns: ["레이어", "내용", "판정", "최저 대비", "하위 5 %", "한계값", "필요한 대비"],
    sweepColumns: ["레이어", "막대", "스크롤 중 최저 대비", "오프셋", "오프셋 수", "한계값", "필요한 대비"],
    placeColumns: ["레이어", "표면", "그림", "모든 위치의 최저 대비", "모자란 위치", "위치", "필요한 대비"],
    intent: "렌더링 방식", gives: "결과",
    snapshots: { all, equal, recorded in
      "그림 \(all)개, 기준과 같은 것 \(equal)개" + (recorded > 0 ? ", 새로 기록한 것 \(recorded)개" : "")
    })

  private static func name(of standing: Verdict.Standing) -> String {
    switch standing {
    case .proven: "증명됨"
    case .sampled: "측정함"
    case .review: "확인 필요"
    case .failed: "미달"
    }
  }

  private static func name(_ axis: VariantAxis) -> String {
    switch axis {
    case .setting(.appearance): "화면 모드"
    case .setting(.contrast): "대비"
    case .setting(.transparency): "투명도"
    case .setting(.level): "레벨"
    case .setting(.gamut): "색 영역"
    case .glass: "글래스 설정"
    case .setting(.device): "기기"
    case .setting(.locale): "언어"
    case .setting(.direction): "방향"
    case .setting(.boldText): "볼드체 텍스트"
    case .setting(.textSize): "텍스트 크기"
    case .setting(.differentiateWithoutColor): "색상 없이 구별"
    case .setting(.smartInvert): "스마트 반전"
    case .setting(.reduceMotion): "동작"
    case .setting(.showBorders): "테두리"
    case .setting(.preferredLook): "선호하는 모양"
    }
  }

  private static func text(_ setting: VariantAxis.Value) -> String {
    switch setting {
    case .appearance(let appearance): name(of: appearance)
    case .contrast(let contrast): contrast == .increased ? "대비 증가" : "기본 대비"
    case .transparency(let transparency): transparency == .reduced ? "투명도 줄이기" : "기본 투명도"
    case .level(let level): level == .elevated ? "올려진 레벨" : "기본 레벨"
    case .gamut(let gamut): gamut == .displayP3 ? "Display P3" : "sRGB"
    case .glass(.reduceMotion): "동작 줄이기"
    case .glass(.showBorders): "테두리 보기"
    case .glass(.clear): "투명한 모양"
    case .glass(.tinted): "색조를 띤 모양"
    case .glass(.allClear): "모든 설정, 투명한 모양"
    case .glass(.allTinted): "모든 설정, 색조를 띤 모양"
    case .change(let change): text(change)
    }
  }

  private static func text(_ change: SettingChange) -> String {
    switch change {
    case .device(let screen): screen.model.label + (screen.orientation == .landscape ? " 가로" : "")
    case .locale(let locale): "언어 " + locale
    case .direction(let direction): direction == .rightToLeft ? "오른쪽에서 왼쪽으로" : "왼쪽에서 오른쪽으로"
    case .boldText(let isOn): isOn ? "볼드체 텍스트" : "보통 굵기의 텍스트"
    case .textSize(let size): "텍스트 크기 " + Vocabularies.textSize.name(of: size)
    case .differentiateWithoutColor(let isOn): isOn ? "색상 없이 구별" : "색상으로 구별"
    case .smartInvert(let isOn): isOn ? "스마트 반전" : "반전 없음"
    case .reduceMotion(let isOn): isOn ? "동작 줄이기" : "기본 동작"
    case .showBorders(let isOn): isOn ? "테두리 보기" : "테두리 없음"
    case .preferredLook(let look): look == 0 ? "투명한 모양" : look == 1 ? "색조를 띤 모양" : "중간 모양"
    }
  }
}
