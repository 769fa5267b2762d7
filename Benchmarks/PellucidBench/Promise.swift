// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A bound on a measured time, or on the ratio of two times measured in one run.
///
/// A missed bound of a ratio is printed and does not fail the run, because other load on the machine can cause the miss.
enum Promise {
  case atMost(Double)
  case atLeast(Double)

  private func isKept(by ratio: Double) -> Bool {
    switch self {
    case .atMost(let bound): ratio <= bound
    case .atLeast(let bound): ratio >= bound
    }
  }

  /// Returns the ratio with its unit and the bound, marked `MISSED` where the ratio is outside the bound.
  func note(_ ratio: Double, _ unit: String) -> String {
    let bound =
      switch self {
      case .atMost(let bound): String(format: "at most %g", bound)
      case .atLeast(let bound): String(format: "at least %g", bound)
      }
    return String(format: "%.2f ", ratio) + "\(unit) (\(bound)\(isKept(by: ratio) ? "" : ": MISSED"))"
  }
}
