// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Numbers as a person reads them.
package enum Figures {
  /// At most `places` decimals, without trailing zeros.
  package static func text(_ value: Double, places: Int = 4) -> String {
    guard value.isFinite else { return "-" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A ratio, rounded down so that it never looks better than it is.
  package static func ratio(_ value: Double) -> String {
    text((value * 100).rounded(.down) / 100, places: 2) + ":1"
  }
}
