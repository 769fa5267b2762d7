// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A table of visible text whose columns are as wide, on a terminal, as their widest cell.
package struct TextTable {
  package let rows: [[String]]

  package init(rows: [[String]]) { self.rows = rows.map { $0.map(VisibleText.line) } }

  /// The rows as lines of text, with two spaces between columns.
  package var text: String { text(width: .max) }

  /// Returns the first columns, as many as fit a width; the first one in any case.
  package func text(width: Int) -> String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], TextLines.columns(of: cell))
      }
    }
    var (end, shown) = (0, 0)
    while shown < widths.count, shown == 0 || end + 2 + widths[shown] <= width {
      end += widths[shown] + (shown == 0 ? 0 : 2)
      shown += 1
    }
    return rows.map { row in
      var line = ""
      for (index, cell) in row.prefix(shown).enumerated() {
        line += cell
        if index + 1 < min(row.count, shown) {
          line += String(repeating: " ", count: widths[index] - TextLines.columns(of: cell) + 2)
        }
      }
      return line
    }.joined(separator: "\n")
  }
}
