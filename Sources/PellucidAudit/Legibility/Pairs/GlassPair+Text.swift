// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension GlassPair {
  /// Returns the verdict with the bounds of the glass's other states, line by line.
  func text(in language: Language) -> String {
    let words = language.pairs
    var lines: [String] = []
    for state in states.dropFirst() {
      guard let lowest = state.outcome.lowest, let name = state.name.map(words.state) else { continue }
      let padding = String(repeating: " ", count: max(0, 15 - name.count))
      lines.append("\(name)\(padding)  \(Figures.fixed(lowest.bound, places: 3)):1")
    }
    if let dimmingAlone { lines.append(words.dimmingAlone(dimmingAlone)) }
    return worst.outcome.text(
      of: name, in: traits.gamut, goal, repairs, words, state: worst.name.map(words.state), onGlass: lines)
  }
}
