// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Transfer {
  /// A Boolean value indicating whether some step is opaque, so that the surface is the same over every backdrop,
  /// and a witness has no backdrop to name.
  package var hidesBackdrop: Bool {
    var isHidden = false
    for step in beforeMixing { step.change(&isHidden) }
    if let glass, glass.isPlate { isHidden = true }
    for step in afterMixing { step.change(&isHidden) }
    return isHidden
  }
}

extension Transfer.Step {
  /// Updates `isHidden`, a Boolean value indicating whether everything below the step is hidden.
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
  /// A Boolean value indicating whether the face is one constant colour without spill from the surroundings.
  fileprivate var isPlate: Bool {
    face.opacity >= 1 && face.levels.rows(fill: face.fill).allSatisfy { $0.weights == SIMD3(repeating: 0) }
      && (bleed.opacity <= 0 || spill.upperBound <= 0)
  }
}
