// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

extension English {
  /// Returns the caption of a picture of a pair, such as "light, worst backdrop: 4.51:1".
  static func caption(_ column: PairSheet.Column, _ traits: Traits, _ ratio: Double?, _ required: Double?)
    -> String
  {
    let backdrop =
      switch column {
      case .photo: "photo"
      case .worst: "worst backdrop"
      case .grey: "grey"
      }
    let missed = required.flatMap { ratio ?? .infinity < $0 ? $0 : nil }
    return "\(traits.settingsName()), \(backdrop): \(ratio.map { Figures.ratio($0) } ?? "–")"
      + (missed.map { ", needs \(Figures.ratio($0))" } ?? "")
  }
}
