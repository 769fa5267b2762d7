// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Numbers as a person reads them, the same in every language.
package enum Figures {
  /// Returns `value` with at most `places` decimals, without trailing zeros.
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

  /// A share of 0…1 in per cent, to a tenth.
  package static func percent(_ share: Double) -> String { text((share * 1000).rounded() / 10) + " %" }

  /// Returns `value` with exactly `places` decimals, rounded down.
  package static func fixed(_ value: Double, places: Int) -> String {
    var factor = 1
    for _ in 0..<places { factor *= 10 }
    let steps = Int((value * Double(factor)).rounded(.down))
    let rest = String(steps % factor)
    return "\(steps / factor)." + String(repeating: "0", count: places - rest.count) + rest
  }
}
