// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import Testing

@Suite struct FaceRequirementTests {
  private func ratio(size: Double, weight: Int, _ change: (inout FontFace) -> Void = { _ in }) -> Double {
    var text = TextRequest("a", size: size, weight: weight)
    change(&text.face)
    let resource = Resource.text(text, frame: Rect(x: 0, y: 0, width: 9, height: 9), transform: .identity)
    return ContrastRequirement(of: resource, style: nil, rules: .wcag, required: nil).ratio
  }

  @Test("Letters whose strokes are thinner than their weight do not count as bold")
  func thinnerStrokesAreNotBold() {
    #expect(ratio(size: 15, weight: 700) == 3 && ratio(size: 15, weight: 600) == 4.5)
    #expect(ratio(size: 15, weight: 700) { ($0.isItalic, $0.design) = (true, .serif) } == 3)
    #expect(ratio(size: 15, weight: 900) { $0.width = 0.8 } == 4.5)
    #expect(ratio(size: 15, weight: 700) { $0.smallCapitals = .all } == 4.5)
    #expect(ratio(size: 15, weight: 700) { $0.width = 1.2 } == 3)
    #expect(ratio(size: 18, weight: 400) { $0.width = 0.8 } == 3)
  }
}
