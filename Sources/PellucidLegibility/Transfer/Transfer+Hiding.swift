// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Transfer {
  /// Whether something in it lets nothing through, so that the surface is the same over every backdrop and there is
  /// none to name.
  package var hidesBackdrop: Bool {
    var isHidden = false
    for step in beforeMixing { step.change(&isHidden) }
    if let glass, glass.isPlate { isHidden = true }
    for step in afterMixing { step.change(&isHidden) }
    return isHidden
  }
}

extension Transfer.Step {
  /// Takes what it does into whether everything below is hidden.
  fileprivate func change(_ isHidden: inout Bool) {
    switch self {
    case .paint(let color, .sourceOver, let opacity):
      isHidden = isHidden || Double(color.alpha) * opacity >= 1
    case .otherColor(let share): isHidden = isHidden && share <= 0
    case .map, .paint, .tint: break
    }
  }
}

extension GlassTransfer {
  /// Whether its face is one colour and nothing of the surroundings spills onto it.
  fileprivate var isPlate: Bool {
    face.opacity >= 1 && face.levels.rows(fill: face.fill).allSatisfy { $0.weights == SIMD3(repeating: 0) }
      && (bleed.opacity <= 0 || spill.upperBound <= 0)
  }
}
