// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Verdict {
  /// The combined result for a text or symbol of its verdict and its drawn pixels, the worst first.
  ///
  /// Only `proven` is a pass.
  package enum Standing: String, CaseIterable, Comparable, Sendable {
    /// The contrast is too low, over some backdrop or on the drawn pixels.
    case failed
    /// The contrast cannot be decided; a person has to look.
    case review
    /// The contrast is sufficient on the drawn pixels, and not known beyond them.
    case sampled
    /// The contrast is proven to be sufficient over every backdrop.
    case proven

    package static func < (first: Standing, second: Standing) -> Bool { first.weight < second.weight }

    private var weight: Int {
      switch self {
      case .failed: 0
      case .review: 1
      case .sampled: 2
      case .proven: 3
      }
    }
  }

  /// Returns the standing of a text or symbol with this verdict.
  ///
  /// - Parameter failsOnPixels: A Boolean value indicating whether some drawn pixels have less contrast than
  ///   required.
  package func standing(failsOnPixels: Bool) -> Standing {
    if failsOnPixels { return .failed }
    return switch self {
    case .holds: .proven
    case .fails: .failed
    case .sampled: .sampled
    case .review: .review
    }
  }
}
