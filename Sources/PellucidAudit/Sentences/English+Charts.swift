// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension English {
  static let charts = ChartWords(
    title: { "Contrast of " + $0 },
    axis: "relative luminance of a flat backdrop",
    curve: { curve in
      let proven = curve.proven.map { "; never below \(Figures.ratio($0))" } ?? ""
      let state = curve.state.map { ", " + pairs.state($0) } ?? ""
      return "\(curve.traits.settingsName())\(state): lowest contrast, shaded up to the highest\(proven)"
    },
    proven: "proven: never below, over patterned backdrops either",
    required: { "required: \($0.ratio)" },
    chart: { "Lowest contrast over \(text($0.scope)), proven" },
    group: { appearance, contrast in
      name(of: appearance) + (contrast == .increased ? ", Increase Contrast" : "")
    },
    short: { $0.hasSuffix("Label") ? String($0.dropLast(5)) : $0 })
}
