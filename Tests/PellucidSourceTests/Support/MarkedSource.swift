// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

/// A Swift source in which comments at the ends of lines mark the findings that are expected there: `//
/// SRC01`, `// SRC01 review`, and `// SRC01, SRC02 review` for two of them.
struct MarkedSource {
  /// A finding of a rule on a line.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var rule: String
    var isReview: Bool

    var description: String { "line \(line): \(rule)" + (isReview ? " review" : "") }

    static func < (first: Mark, second: Mark) -> Bool {
      (first.line, first.rule) < (second.line, second.rule)
    }
  }

  let text: String

  /// The findings that the comments mark.
  var marks: [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line -> [Mark] in
      guard let comment = line.firstRange(of: "// SRC") else { return [] }
      return line[comment.lowerBound...].dropFirst(3).split(separator: ",").map { mark in
        let words = mark.split(separator: " ")
        return Mark(line: index + 1, rule: String(words[0]), isReview: words.dropFirst().first == "review")
      }
    }
  }

  /// Returns the findings of the audit.
  ///
  /// - Parameters:
  ///   - path: The path of the source, which tells the system that it is for.
  ///   - settings: The team's statements about its sources.
  func findings(at path: String, _ settings: SourceSettings = SourceSettings()) -> [Mark] {
    var facts = ProjectFacts()
    facts.add(Array(text.utf8), path: path)
    facts.add(settings)
    return SourceAudit(facts).findings(in: Array(text.utf8), path: path).map {
      Mark(line: $0.place.line ?? 0, rule: $0.ruleID, isReview: $0.verdict == .review)
    }
  }
}

/// Expects exactly the findings that the comments of a source mark.
func expectMarks(
  _ text: String, path: String = "App/Screen.swift", settings: SourceSettings = SourceSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(text: text)
  let found = source.findings(at: path, settings).sorted(), expected = source.marks.sorted()
  let missed = expected.filter { !found.contains($0) }, extra = found.filter { !expected.contains($0) }
  #expect(
    missed.isEmpty && extra.isEmpty, "missed \(missed), and found \(extra)", sourceLocation: sourceLocation)
  #expect(Set(found).count == found.count, "a finding is repeated: \(found)", sourceLocation: sourceLocation)
}

/// Expects exactly the findings that the comments in views mark, which stand in the body of a view.
func expectMarks(
  inBody views: String, path: String = "App/Screen.swift", sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMarks(
    "struct Example: View {\nvar body: some View {\n\(views)\n}\n}", path: path,
    sourceLocation: sourceLocation)
}
