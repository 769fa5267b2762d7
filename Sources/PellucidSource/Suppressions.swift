// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The comments of a source by which its authors leave findings out: `// pellucid:disable:next SRC01 reason`.
///
/// `disable:next` is about the next line of code, `disable:this` about its own line. The reason is required.
package struct Suppressions: Sendable {
  /// A comment that leaves findings out.
  struct Entry: Sendable {
    var rules: [Rule]
    /// The line that it is about.
    var line: Int
    var reason: String
    /// The first byte of the comment.
    var offset: Int
  }

  private(set) var entries: [Entry] = []
  /// The comments that cannot be used, with the place and the reason.
  private(set) var faults: [(offset: Int, fault: SuppressionFault)] = []

  static let mark = "pellucid:disable"

  /// Reads the comments of a source.
  init(of tree: SourceTree) {
    for comment in tree.marks {
      let text = comment.text[...].trimmingPrefix { $0 == "/" || $0 == "*" || $0 == " " }
      guard text.hasPrefix(Self.mark) else { continue }
      add(
        String(text.dropFirst(Self.mark.count)), line: tree.lines.line(of: comment.offset),
        offset: comment.offset)
    }
    guard entries.contains(where: { $0.line < 0 }) else { return }
    // A comment about the next line skips further comments and empty lines.
    let lines = tree.source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in entries.indices where entries[index].line < 0 {
      var next = -entries[index].line
      while next < lines.count, Self.isWithoutCode(lines[next]) { next += 1 }
      entries[index].line = next + 1
    }
  }

  private static func isWithoutCode(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 32 || $0 == 9 || $0 == 13 }
    return text.isEmpty || text.starts(with: Array("//".utf8))
  }

  /// Reads what follows `pellucid:disable`.
  private mutating func add(_ text: String, line: Int, offset: Int) {
    var words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    let isNext: Bool
    switch words.first {
    case ":next": isNext = true
    case ":this": isNext = false
    default:
      faults.append((offset, .noPlace))
      return
    }
    words.removeFirst()
    var rules: [Rule] = []
    while let word = words.first {
      let name = word.trimmingPrefix(",").split(separator: ",").first.map(String.init) ?? ""
      guard let rule = Rule(rawValue: name) else { break }
      rules.append(rule)
      words.removeFirst()
    }
    if rules.isEmpty {
      faults.append((offset, .noRule(words.first.map(String.init) ?? "")))
      return
    }
    let reason = words.joined(separator: " ").trimmingPrefix { !$0.isLetter && !$0.isNumber }
    guard reason.contains(where: \.isLetter) else {
      faults.append((offset, .noReason))
      return
    }
    entries.append(Entry(rules: rules, line: isNext ? -line : line, reason: String(reason), offset: offset))
  }

  /// Returns the findings that are left, those that are left out with the reasons, and findings about comments that cannot be used or
  /// leave nothing out.
  func applied(to findings: [Finding], in file: SourceFile) -> (left: [Finding], ignored: [SuppressedFinding])
  {
    var left: [Finding] = [], ignored: [SuppressedFinding] = [], used: Set<Int> = []
    for finding in findings {
      let index = entries.firstIndex { entry in
        entry.line == finding.place.line && finding.rule.map { entry.rules.contains($0) } ?? false
      }
      if let index {
        used.insert(index)
        ignored.append(SuppressedFinding(finding: finding, reason: entries[index].reason))
      } else {
        left.append(finding)
      }
    }
    for index in entries.indices where !used.contains(index) {
      left.append(file.finding(.unused(entries[index].rules[0]), atByte: entries[index].offset))
    }
    return (left + faults.map { file.finding($0.fault, atByte: $0.offset) }, ignored)
  }
}

/// A finding that a comment of the source leaves out.
package struct SuppressedFinding: Sendable {
  package let finding: Finding
  package let reason: String
}
