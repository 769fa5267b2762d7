// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// How well reports agree with labels.
struct LabelScore {
  /// The counts of a rule, or of all of them.
  struct Counts {
    var findings = 0, found = 0, falseAlarms = 0, traps = 0, reviews = 0, reviewed = 0

    var recall: Double { findings == 0 ? 1 : Double(found) / Double(findings) }
    /// The share of reports that are right, without those for review.
    var precision: Double {
      let all = found + falseAlarms + traps
      return all == 0 ? 1 : Double(found) / Double(all)
    }
    var reviewRecall: Double { reviews == 0 ? 1 : Double(reviewed) / Double(reviews) }

    mutating func add(_ other: Counts) {
      findings += other.findings
      found += other.found
      falseAlarms += other.falseAlarms
      traps += other.traps
      reviews += other.reviews
      reviewed += other.reviewed
    }
  }

  private let sources: LabelledSources
  /// The labels that a report counts for.
  private var reported: Set<LabelledSources.Place> = []
  private(set) var rules: [String: Counts] = [:]

  init(_ sources: LabelledSources) { self.sources = sources }

  var all: Counts { rules.values.reduce(into: Counts()) { $0.add($1) } }

  /// Counts a report of the audit.
  mutating func add(_ report: LabelledSources.Place, isReview: Bool) {
    guard let place = sources.place(of: report), let label = sources.labels[place] else {
      if !sources.isFault(report) { rules[report.rule, default: Counts()].falseAlarms += 1 }
      return
    }
    switch label.verdict {
    case .trap: rules[report.rule, default: Counts()].traps += 1
    case .review where !isReview: rules[report.rule, default: Counts()].falseAlarms += 1
    case .finding, .review: reported.insert(place)
    }
  }

  /// Counts the labels, after all reports. Labels of the same fault count as found where one of them is.
  mutating func finish() {
    let found = Set(reported.map { fault(of: $0) })
    for (place, label) in sources.labels where label.verdict != .trap {
      let isFound = found.contains(fault(of: place))
      var counts = rules[place.rule, default: Counts()]
      if label.verdict == .finding {
        counts.findings += 1
        counts.found += isFound ? 1 : 0
      } else {
        counts.reviews += 1
        counts.reviewed += isFound ? 1 : 0
      }
      rules[place.rule] = counts
    }
  }

  private func fault(of place: LabelledSources.Place) -> LabelledSources.Place {
    guard let line = sources.labels[place]?.sameAs else { return place }
    return LabelledSources.Place(file: place.file, line: line, rule: place.rule)
  }

  /// The counts as a table, with a line for each rule and one for all.
  var table: String {
    let lines = rules.sorted { $0.key < $1.key }.map { line($0.key, $0.value) } + [line("all", all)]
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ counts: Counts) -> String {
    "\(name): findings \(counts.found) of \(counts.findings), false alarms \(counts.falseAlarms), "
      + "traps \(counts.traps), reviews \(counts.reviewed) of \(counts.reviews)"
  }
}
