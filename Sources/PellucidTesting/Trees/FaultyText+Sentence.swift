// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge
import PellucidViews

extension FaultyText {
  /// Returns the fault in words: the place of the text, what is wrong, and what to do.
  func sentence(in language: Language) -> String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", $0) }
      .joined(separator: " ")
    let fact = TextFact(text, fault)
    return (id.map { "\($0) " } ?? "")
      + "(\(place)): \(fact.sentence(in: language)): \(fact.advice(in: language))"
  }
}
