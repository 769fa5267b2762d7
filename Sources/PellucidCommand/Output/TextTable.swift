// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Columns of text, each as wide as its widest cell.
struct TextTable {
  var rows: [[String]]

  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (index, cell) in row.enumerated() {
        line += cell
        if index + 1 < row.count { line += String(repeating: " ", count: widths[index] - cell.count + 2) }
      }
      return line
    }.joined(separator: "\n")
  }
}

/// Numbers as a person reads them.
enum Figures {
  /// At most `places` decimals, without trailing zeros.
  static func text(_ value: Double, places: Int = 4) -> String {
    guard value.isFinite else { return "-" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A ratio, rounded down so that it never looks better than it is.
  static func ratio(_ value: Double) -> String { text((value * 100).rounded(.down) / 100, places: 2) + ":1" }
}
