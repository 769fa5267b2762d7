// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility

/// The reason why no repair of a text or symbol that falls short was found.
package enum RepairObstacle: Hashable, Sendable {
  /// The contrast has no bound, so that no change can be proven to be enough.
  case unbounded(Verdict.Reason)
  /// The layers below are none that the search can change.
  case unknownSurface
  /// None of the changes is enough in every judged combination of settings.
  case insufficient(tried: [Kind], Cause?)

  /// A kind of change that was tried.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case opacity, level, color, material, tint, dimming, regularGlass, pinnedGlass, layer
  }

  /// The reason why no change is enough.
  package enum Cause: Hashable, Sendable {
    /// The glass under the text turns light and dark with what lies behind it, and the text keeps its colour.
    case turningGlass
    /// The stated colour of the text is the same on a light and on a dark surface.
    case oneColor
  }

  /// Creates the obstacle of a text for which repairs were searched in some cases.
  init(_ cases: [LegibilityCase]) {
    let glass = cases.compactMap { $0.glass }
    let isClear = glass.contains { $0.request.variant == .clear }
    let isTurning = glass.contains { $0.isTurned }
    let isColor = cases.contains { if case .color = $0.foreground { true } else { false } }
    let appearances = Set(cases.map { $0.traits.appearance })
    let kinds = Kind.allCases.filter { kind in
      switch kind {
      case .opacity: cases.contains { $0.opacity < 1 }
      case .level, .layer: true
      case .color: isColor
      case .material: cases.contains { $0.material != nil }
      case .tint: !glass.isEmpty && !isClear
      case .dimming, .regularGlass: isClear
      case .pinnedGlass: isTurning
      }
    }
    let cause: Cause? =
      isColor && isTurning ? .turningGlass : isColor && appearances.count > 1 ? .oneColor : nil
    self = .insufficient(tried: kinds, cause)
  }
}
