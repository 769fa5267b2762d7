// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Formatters for numbers in messages, with the same result in every language.
package enum Figures {
  /// Returns `value` with at most `places` decimals, without trailing zeros.
  package static func text(_ value: Double, places: Int = 4) -> String {
    guard value.isFinite else { return "-" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Returns `value` with all its decimals; a whole number has no decimal point.
  package static func exact(_ value: Double) -> String {
    let isNegativeZero = value == 0 && value.sign == .minus
    return value == value.rounded() && abs(value) < 1e15 && !isNegativeZero
      ? String(Int64(value)) : String(value)
  }

  /// Returns both ends of a range, or a single number if they are equal.
  package static func text(_ range: ClosedRange<Double>) -> String {
    let (least, most) = (exact(range.lowerBound), exact(range.upperBound))
    return least == most ? least : least + "…" + most
  }

  /// Returns a contrast ratio, rounded down so that the text never overstates it.
  package static func ratio(_ value: Double) -> String {
    text((value * 100).rounded(.down) / 100, places: 2) + ":1"
  }

  /// Returns a number of bytes in gigabytes, rounded up to steps of 10 MB.
  package static func gigabytes(_ bytes: Int64) -> String {
    let steps = (bytes + 9_999_999) / 10_000_000
    let rest = String(steps % 100)
    return "\(steps / 100)." + (rest.utf8.count < 2 ? "0" : "") + rest + " GB"
  }

  /// Returns a time, rounded up to whole seconds.
  package static func seconds(_ seconds: Double) -> String { text(seconds.rounded(.up)) + " s" }

  /// Returns a share, 0…1, as a percentage rounded to a tenth.
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
