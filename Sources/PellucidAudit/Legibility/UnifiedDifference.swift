// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The difference of two texts by lines, in the unified form that `git apply` and `patch -p1` read.
package struct UnifiedDifference {
  /// A line of the difference: of both texts, of the old one, or of the new one.
  private enum Line {
    case both, old, new

    var mark: String {
      switch self {
      case .both: " "
      case .old: "-"
      case .new: "+"
      }
    }
  }

  /// The number of equal lines around a change.
  private static let context = 3

  private var lines: [(kind: Line, text: Substring)] = []

  package init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append((.old, old[first]))
        first += 1
      } else if added.contains(second) {
        lines.append((.new, new[second]))
        second += 1
      } else {
        lines.append((.both, old[first]))
        (first, second) = (first + 1, second + 1)
      }
    }
  }

  /// Returns the lines of a text, each with its line break. A break of two bytes is one character of Swift.
  private static func lines(of text: String) -> [Substring] {
    var (lines, start) = ([Substring](), text.startIndex)
    while start < text.endIndex {
      let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
      lines.append(text[start..<(end ?? text.endIndex)])
      start = end ?? text.endIndex
    }
    return lines
  }

  /// The number of lines that only one of the texts has.
  package var changedLines: Int { lines.count { $0.kind != .both } }

  /// Returns the difference, with the path of the file in its first lines, below the folders `a` and `b` as Git writes it; empty for
  /// equal texts. It ends with a line break.
  package func text(of path: String) -> String {
    let changed = lines.indices.filter { lines[$0].kind != .both }
    guard !changed.isEmpty else { return "" }
    var hunks: [ClosedRange<Int>] = []
    for index in changed {
      let range = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    let path = VisibleText.visible(Self.relative(path))
    // A tab ends a path with spaces, after which `patch` would expect a date.
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "--- a/\(path)\(end)+++ b/\(path)\(end)" + hunks.map(hunk).joined()
  }

  /// Returns a path without the steps to the folder where it begins.
  private static func relative(_ path: String) -> String {
    var rest = Substring(path)
    while rest.hasPrefix("/") || rest.hasPrefix("./") { rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2) }
    return String(rest)
  }

  private func hunk(_ range: ClosedRange<Int>) -> String {
    let (before, inside) = (lines[..<range.lowerBound], lines[range])
    func span(without other: Line) -> String {
      let (start, count) = (before.count { $0.kind != other }, inside.count { $0.kind != other })
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let head = "@@ -\(span(without: .new)) +\(span(without: .old)) @@\n"
    return head
      + inside.map { line in
        let ends = line.text.utf8.last == UInt8(ascii: "\n")
        return line.kind.mark + line.text + (ends ? "" : "\n\\ No newline at end of file\n")
      }.joined()
  }
}
