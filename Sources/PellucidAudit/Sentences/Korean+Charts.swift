// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Korean {
  static let charts = ChartWords(
    title: { $0 + "의 대비" },
    axis: "단색 배경의 상대 휘도",
    curve: { curve in
      let proven = curve.proven.map { ". \(Figures.ratio($0)) 아래로 내려가지 않음" } ?? ""
      let state = curve.state.map { ", " + pairs.state($0) } ?? ""
      return "\(curve.traits.settingsName())\(state): 가장 낮은 대비, 가장 높은 대비까지 칠함\(proven)"
    },
    proven: "증명된 대비: 무늬 있는 배경에서도 이 아래로 내려가지 않음",
    required: { "필요한 대비: \($0.ratio)" },
    chart: { "\(text($0.scope))에 대해 증명된 가장 낮은 대비" },
    group: { appearance, contrast in
      name(of: appearance) + (contrast == .increased ? ", 대비 증가" : "")
    },
    short: { $0.hasSuffix("Label") ? String($0.dropLast(5)) : $0 })
}
