// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension GlassPair {
  var text: String {
    var lines: [String] = []
    for state in states.dropFirst() {
      guard let lowest = state.outcome.lowest, let name = state.name else { continue }
      let padding = String(repeating: " ", count: max(0, 15 - name.count))
      lines.append("  \(name)\(padding)  \(Figures.fixed(lowest.bound, places: 3)):1")
    }
    if let dimmingAlone {
      lines.append(
        "  dimming alone    \(Figures.fixed(dimmingAlone, places: 2)):1 over white; the glass lifts what is dark"
      )
    }
    return worst.outcome.text(of: name, goal, repairs, state: worst.name, onGlass: lines)
  }
}
