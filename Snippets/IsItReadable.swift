// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

let panel = SceneDescription(size: Size(width: 390, height: 120)) {
  ImageLayer("/usr/share/backgrounds/mate/nature/Garden.jpg")
  MaterialLayer(.ultraThin, in: .roundedRectangle(24)) {
    TextLayer("Tickets").id("title").frame(x: 20, y: 12, width: 200, height: 24)
    TextLayer("2 of 3 sold").foregroundStyle(.tertiary).id("detail").frame(
      x: 20, y: 40, width: 200, height: 22)
  }
  .frame(x: 20, y: 20, width: 350, height: 80)
}

var renderer = try SceneRenderer()
let options = JudgingOptions(requiredContrast: 4.5, judgesEverySetting: true)
let report = try renderer.draw(panel, judging: options).report
for finding in report.findings where finding.severity == .error {
  print(finding.ruleID, finding.layer ?? "the scene", finding)
}
print(report.fails(isStrict: false) ? "not readable everywhere" : "readable over every backdrop")
