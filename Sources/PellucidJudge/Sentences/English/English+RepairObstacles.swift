// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidLegibility

/// Sentences about texts and symbols for which no repair was found.
extension English {
  package static func text(_ obstacle: RepairObstacle) -> String {
    switch obstacle {
    case .unbounded(.layer(let layer, .shadowOver)):
      "none is known, because no change can be proven to be enough: \(text(.layer(layer, .shadowOver))); draw \(layer.shown) "
        + "before the layer below the text, or end its shadow there"
    case .unbounded(let reason):
      "none is known, because no change can be proven to be enough: \(text(reason))"
    case .unknownSurface: "none is known, because what lies below it is no single material, glass or colour"
    case .insufficient(let tried, let cause):
      "none was found: \(list(tried.map(text))) would not be enough"
        + (cause.map { ", because \(text($0))" } ?? "")
    }
  }

  private static func text(_ kind: RepairObstacle.Kind) -> String {
    switch kind {
    case .opacity: "more opacity"
    case .level: "another style"
    case .color: "another colour"
    case .material: "a thicker material"
    case .tint: "a tint of the glass"
    case .dimming: "black below the glass"
    case .regularGlass: "regular glass"
    case .pinnedGlass: "glass that does not turn light and dark"
    case .layer: "a layer under it"
    }
  }

  private static func text(_ cause: RepairObstacle.Cause) -> String {
    switch cause {
    case .turningGlass: "the glass turns light and dark with what lies behind it, and the stated colour stays"
    case .oneColor: "the stated colour is the same on a light and on a dark surface"
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
