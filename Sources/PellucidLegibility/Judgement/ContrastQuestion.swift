// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The input of a contrast bound: a foreground's transfer and the backdrops.
package struct ContrastQuestion: Hashable, Sendable {
  package var transfer: Transfer
  package var backdrop: Backdrop

  package init(_ transfer: Transfer, over backdrop: Backdrop) {
    (self.transfer, self.backdrop) = (transfer, backdrop)
  }

  /// Returns a Boolean value indicating whether the contrast `required` is proven for every question.
  package static func hold(_ questions: [Self], required: Double) -> Bool {
    Set(questions).allSatisfy { $0.bound(threshold: required).map { $0.lowest >= required } ?? false }
  }

  /// Returns the lowest bound of several questions; nil if one of them has no bound, or if there is no question.
  ///
  /// Bounds other than the lowest are only computed until they are known not to be lower.
  ///
  /// - Parameter required: A contrast already proven for all questions; the bound is raised to it.
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

  /// Computes the bound; nil if it has none.
  ///
  /// - Parameters:
  ///   - threshold: A ratio to decide, with a bound that is valid but not tight; nil for a tight bound.
  ///   - limit: The number of boxes after which the search ends.
  func bound(threshold: Double? = nil, limit: Int = ContrastBound.limit) -> ContrastBound? {
    try? ContrastBound(transfer, over: backdrop, threshold: threshold, limit: limit)
  }
}
