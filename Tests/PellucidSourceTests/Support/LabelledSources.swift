// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidSource

/// Sources of real apps with the findings that people expect about them, which are not part of this tree.
///
/// The environment variable `PELLUCID_CORPUS_SOURCE` names the folder with the sources, in folders
/// `OWNER__REPO`, and `PELLUCID_CORPUS_LABELS` the table of labels. Without the latter, the table is
/// `LABELS.tsv` in the folder.
struct LabelledSources {
  /// The answer of the people who labelled a line, about a rule.
  enum Verdict: String { case finding, review, trap }

  struct Label {
    var verdict: Verdict
    var reason: String
    /// The line with the same fault, whose report counts for this one.
    var sameAs: Int?
  }

  /// A line of a file, and a rule.
  struct Place: Hashable {
    var file: String
    var line: Int
    var rule: String
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The folder of the sources; empty where it is not set.
  static var folder: String { environment["PELLUCID_CORPUS_SOURCE"] ?? "" }

  private static var table: String { environment["PELLUCID_CORPUS_LABELS"] ?? folder + "/LABELS.tsv" }

  private(set) var labels: [Place: Label] = [:]
  /// The files with labels, and those that have none because there is nothing to report.
  private(set) var files: Set<String> = []

  init() throws {
    let rows = try String(contentsOfFile: Self.table, encoding: .utf8).split(separator: "\n").dropFirst()
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 6 else { continue }
      let file = cells[0].replacingOccurrences(of: "/", with: "__") + "/" + cells[1]
      files.insert(file)
      guard let line = Int(cells[2]), let verdict = Verdict(rawValue: cells[4]) else { continue }
      let place = Place(file: file, line: line, rule: cells[3])
      if labels[place] == nil {
        labels[place] = Label(verdict: verdict, reason: cells[5], sameAs: Self.sameLine(in: cells[5]))
      }
    }
  }

  /// Returns the line that a reason names: 20 of `[same as 20] …`.
  private static func sameLine(in reason: String) -> Int? {
    guard reason.hasPrefix("[same as ") else { return nil }
    return Int(reason.dropFirst(9).prefix { $0.isNumber })
  }

  /// Returns the bytes of a file; nil where it is not laid out.
  func source(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: Self.folder + "/" + file).map { Array($0) }
  }

  /// Returns the label of a report: that of its line, or of the next or the previous one.
  func place(of report: Place) -> Place? {
    [0, 1, -1].lazy.map { Place(file: report.file, line: report.line + $0, rule: report.rule) }.first {
      labels[$0] != nil
    }
  }

  /// Returns a Boolean value indicating whether another rule is expected to report a line.
  func isFault(_ report: Place) -> Bool {
    labels.contains {
      $0.key.file == report.file && $0.key.line == report.line && $0.value.verdict == .finding
    }
  }
}
