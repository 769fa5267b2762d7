// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Verdict {
  /// The standing of a text or symbol by its verdict and its drawn pixels together, the worst first.
  ///
  /// Only the last is a pass, and it is always proven.
  package enum Standing: String, CaseIterable, Comparable, Sendable {
    /// Too low, over some backdrop or on the drawn pixels.
    case failed
    /// A contrast that cannot be decided; a person has to look.
    case review
    /// Enough on the drawn pixels, and not known beyond them.
    case sampled
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

  /// The standing of what has this verdict.
  ///
  /// - Parameter failsOnPixels: Whether drawn pixels have less than required.
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
