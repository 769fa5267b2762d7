// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is promised of a ratio of two times of one run. A machine that is busy with something else may miss it, so it is
/// said and fails nothing.
enum Promise {
  case atMost(Double)
  case atLeast(Double)

  private func isKept(by ratio: Double) -> Bool {
    switch self {
    case .atMost(let bound): ratio <= bound
    case .atLeast(let bound): ratio >= bound
    }
  }

  /// The ratio, of what, and what was promised.
  func note(_ ratio: Double, _ unit: String) -> String {
    let bound =
      switch self {
      case .atMost(let bound): String(format: "at most %g", bound)
      case .atLeast(let bound): String(format: "at least %g", bound)
      }
    return String(format: "%.2f ", ratio) + "\(unit) (\(bound)\(isKept(by: ratio) ? "" : ": MISSED"))"
  }
}
