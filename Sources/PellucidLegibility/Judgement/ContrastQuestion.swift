// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a bound is asked for: a foreground's transfer, over backdrops.
package struct ContrastQuestion: Hashable, Sendable {
  package var transfer: Transfer
  package var backdrop: Backdrop

  package init(_ transfer: Transfer, over backdrop: Backdrop) {
    (self.transfer, self.backdrop) = (transfer, backdrop)
  }

  /// Whether a contrast is proven for every question.
  package static func hold(_ questions: [Self], required: Double) -> Bool {
    Set(questions).allSatisfy { $0.bound(threshold: required).map { $0.lowest >= required } ?? false }
  }

  /// The lowest bound of several questions; nil where one of them has none, or there is no question.
  ///
  /// Only as much is searched as it takes to know that the others are not below it.
  ///
  /// - Parameter required: What is proven for all of them already; the bound is not below it.
  package static func lowest(of questions: [Self], proven required: Double) -> ContrastBound? {
    var lowest: ContrastBound?
    var asked: Set<Self> = []
    for question in questions where asked.insert(question).inserted {
      if let known = lowest?.lowest {
        guard let wide = question.bound(threshold: known) else { return nil }
        if wide.lowest >= known { continue }
      }
      guard let bound = question.bound() else { return nil }
      if bound.lowest < lowest?.lowest ?? .infinity { lowest = bound }
    }
    if let bound = lowest { lowest?.lowest = max(bound.lowest, required) }
    return lowest
  }

  /// - Parameter threshold: As in `ContrastBound`.
  func bound(threshold: Double? = nil) -> ContrastBound? {
    try? ContrastBound(transfer, over: backdrop, threshold: threshold)
  }
}
