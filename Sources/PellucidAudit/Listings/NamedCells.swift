// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// A layout of names with colours, in columns or as a table, within the width of a terminal.
package struct NamedCells {
  /// A text in a row of a table, with the colour of its swatch; nil for no swatch.
  struct Cell {
    var text: String
    var color: EncodedColor?
  }

  /// The columns of the terminal.
  private let width: Int
  /// A Boolean value that is true where the terminal shows true colours.
  private let hasTrueColor: Bool

  package init(width: Int, hasTrueColor: Bool) {
    (self.width, self.hasTrueColor) = (width, hasTrueColor)
  }

  /// Returns the lines of names in columns, read downwards. On a terminal with true colours, swatches precede each
  /// name.
  ///
  /// - Parameter margin: The number of spaces before each line.
  package func columns(_ entries: [(name: String, colors: [EncodedColor])], margin: Int = 0) -> [String] {
    let entries = entries.map { (name: VisibleText.line($0.name), colors: $0.colors) }
    let swatches = hasTrueColor ? (entries.map { 2 * $0.colors.count }.max() ?? 0) : 0
    let head = swatches > 0 ? swatches + 1 : 0
    let (height, widths) = layout(entries.map { head + TextLines.columns(of: $0.name) }, in: width - margin)
    return (0..<height).map { row in
      let line = widths.indices.map { column in
        let index = column * height + row
        guard index < entries.count else { return "" }
        let entry = entries[index]
        let isLast = index + height >= entries.count
        let padding = isLast ? 0 : widths[column] - head - TextLines.columns(of: entry.name) + 2
        return swatch(entry.colors, width: swatches) + entry.name + String(repeating: " ", count: padding)
      }
      return String(repeating: " ", count: margin) + line.joined()
    }
  }

  /// Returns the number of lines and the widths of the columns, for as many columns as fit with gaps of two
  /// characters.
  ///
  /// - Parameters:
  ///   - cells: The widths of the cells, in characters.
  ///   - width: The number of characters in a line.
  private func layout(_ cells: [Int], in width: Int) -> (height: Int, widths: [Int]) {
    for count in stride(from: max(min(cells.count, width / 2), 1), through: 1, by: -1) {
      let height = (cells.count + count - 1) / count
      let widths = stride(from: 0, to: cells.count, by: height).map {
        cells[$0..<min($0 + height, cells.count)].max() ?? 0
      }
      if widths.reduce(0, +) + 2 * (widths.count - 1) <= width { return (height, widths) }
    }
    return (cells.count, [0])
  }

  /// Returns the lines of a table: the headings, then a name and its cells in each row. The last columns are left
  /// out if they do not fit the terminal.
  func table(_ headings: [String], _ rows: [(name: String, cells: [Cell])]) -> [String] {
    let name = (rows.map(\.name) + [headings[0]]).map { TextLines.columns(of: $0) }.max() ?? 0
    let margin = hasTrueColor ? 3 : 0
    let widths = headings.indices.dropFirst().map { column in
      (rows.map { $0.cells[column - 1].text } + [headings[column]]).map { TextLines.columns(of: $0) }.max()
        ?? 0
    }
    var (end, shown) = (name, 0)
    while shown < widths.count, end + 2 + margin + widths[shown] <= width {
      end += 2 + margin + widths[shown]
      shown += 1
    }
    func line(_ first: String, _ cells: [Cell]) -> String {
      var line =
        first + (cells.isEmpty ? "" : String(repeating: " ", count: name - TextLines.columns(of: first)))
      for (index, cell) in cells.enumerated() {
        let padding = index + 1 < cells.count ? widths[index] - TextLines.columns(of: cell.text) : 0
        line +=
          "  " + swatch(cell.color.map { [$0] } ?? [], width: margin > 0 ? 2 : 0) + cell.text
          + String(repeating: " ", count: padding)
      }
      return line
    }
    let head = line(headings[0], headings.dropFirst().prefix(shown).map { Cell(text: $0) })
    return [head] + rows.map { line($0.name, Array($0.cells.prefix(shown))) }
  }

  /// Returns two characters in each colour, and spaces up to one more than `width`. The result is empty on a
  /// terminal without true colours.
  ///
  /// - Parameter width: The number of characters of the widest swatches.
  private func swatch(_ colors: [EncodedColor], width: Int) -> String {
    guard hasTrueColor, width > 0 else { return "" }
    let blocks = colors.map { color in
      let codes = [color.red, color.green, color.blue].map {
        String(Int((min(max($0, 0), 1) * 255).rounded()))
      }
      return "\u{1B}[48;2;\(codes.joined(separator: ";"))m  \u{1B}[0m"
    }
    return blocks.joined() + String(repeating: " ", count: width - 2 * colors.count + 1)
  }
}
