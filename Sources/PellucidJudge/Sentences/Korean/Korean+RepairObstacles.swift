// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about texts and symbols for which no repair was found.
extension Korean {
  package static func text(_ obstacle: RepairObstacle) -> String {
    switch obstacle {
    case .unbounded(let reason): "찾은 방법이 없습니다. 어떤 변경도 충분하다고 증명할 수 없습니다: \(text(reason))"
    case .unknownSurface: "찾은 방법이 없습니다. 아래에 놓인 것이 하나의 머티리얼, 글래스 또는 색이 아닙니다"
    case .insufficient(let tried, let cause):
      "찾은 방법이 없습니다. 다음으로는 충분하지 않습니다: \(tried.map(text).joined(separator: ", "))"
        + (cause.map { ". \(text($0))" } ?? "")
    }
  }

  private static func text(_ kind: RepairObstacle.Kind) -> String {
    switch kind {
    case .opacity: "더 높은 불투명도"
    case .level: "다른 스타일"
    case .color: "다른 색"
    case .material: "더 두꺼운 머티리얼"
    case .tint: "글래스의 색조"
    case .dimming: "글래스 아래의 검은색"
    case .regularGlass: "regular 글래스"
    case .pinnedGlass: "밝고 어둡게 바뀌지 않는 글래스"
    case .layer: "아래에 두는 레이어"
    }
  }

  private static func text(_ cause: RepairObstacle.Cause) -> String {
    switch cause {
    case .turningGlass: "글래스는 뒤에 놓인 것에 따라 밝고 어둡게 바뀌지만 지정한 색은 바뀌지 않습니다"
    case .oneColor: "지정한 색이 밝은 표면과 어두운 표면에서 같습니다"
    }
  }
}
