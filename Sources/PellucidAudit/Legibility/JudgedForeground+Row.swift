// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidLegibility

extension JudgedForeground {
  /// Returns the foreground's row in the table of foregrounds.
  ///
  /// - Parameter isEnough: A Boolean value indicating whether contrast has to hold as drawn only.
  func row(in language: Language, holdingAsDrawn isEnough: Bool) -> [String] {
    func cell(_ ratio: Double?) -> String { ratio.map { Figures.ratio($0) } ?? "–" }
    return [
      id, language.choose(English.text(subject), Korean.text(subject)),
      standing(holdingAsDrawn: isEnough).rawValue, cell(seen?.lowest),
      cell(seen?.fifthPercentile),
      cell(verdict.bound?.lowest), cell(requirement.ratio),
    ]
  }
}

extension ScrollSweep {
  /// Returns the table of a sweep's results for every text and symbol, sufficient or not; empty without results.
  static func table(_ results: [Result], in language: Language) -> [[String]] {
    guard !results.isEmpty else { return [] }
    return [language.report.sweepColumns]
      + results.map { result in
        [
          result.foreground.id, result.bar, Figures.ratio(result.lowest),
          Figures.text(result.place.y, places: 1), String(result.offsets),
          result.bound.map { Figures.ratio($0.lowest) } ?? "–",
          Figures.ratio(result.foreground.requirement.ratio),
        ]
      }
  }

  /// Returns the table of every text and symbol over the stated pictures; empty without results.
  static func placeTable(_ results: [Result], in language: Language) -> [[String]] {
    guard !results.isEmpty else { return [] }
    return [language.report.placeColumns]
      + results.map { result in
        [
          result.foreground.id, result.bar, result.picture, Figures.ratio(result.lowest),
          Figures.percent(result.share),
          "\(Figures.text(result.place.x, places: 1)), \(Figures.text(result.place.y, places: 1))",
          Figures.ratio(result.foreground.requirement.ratio),
        ]
      }
  }
}
