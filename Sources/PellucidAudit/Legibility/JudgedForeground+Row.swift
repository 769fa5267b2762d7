// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidLegibility

extension JudgedForeground {
  /// The cells of `headings`.
  var row: [String] {
    func cell(_ ratio: Double?) -> String { ratio.map { Figures.ratio($0) } ?? "–" }
    return [
      id, English.text(subject), standing.rawValue, cell(seen?.lowest), cell(seen?.fifthPercentile),
      cell(verdict.bound?.lowest), cell(requirement.ratio),
    ]
  }

  static let headings = ["layer", "what", "verdict", "lowest", "5th percentile", "bound", "required"]
}

extension ScrollSweep {
  /// Returns what was found of every text and symbol, whether it is enough or not.
  static func table(_ results: [Result]) -> [[String]] {
    guard !results.isEmpty else { return [] }
    let headings = ["layer", "on", "lowest while scrolling", "at offset", "of offsets", "bound", "required"]
    return [headings]
      + results.map { result in
        [
          result.foreground.id, result.bar, Figures.ratio(result.lowest),
          Figures.text(result.offset, places: 1), String(result.offsets),
          result.bound.map { Figures.ratio($0.lowest) } ?? "–",
          Figures.ratio(result.foreground.requirement.ratio),
        ]
      }
  }
}
