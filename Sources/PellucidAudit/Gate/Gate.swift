// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A finding that a configuration leaves out of the report, with the reason that the configuration gives.
package struct IgnoredFinding: Sendable {
  package var finding: Finding
  package var reason: String

  package init(finding: Finding, reason: String) { (self.finding, self.reason) = (finding, reason) }
}

/// The decisions about the findings of a run: those of a configuration, followed by those of flags.
package struct Gate: Sendable {
  private let entries: [GateConfiguration.Entry]
  private let preset: GateConfiguration.Preset
  /// The path of the configuration, for notes; nil without one.
  private let file: String?
  /// A function that returns the path of a file relative to the folder of the configuration.
  private let relative: @Sendable (String) -> String

  /// - Parameters:
  ///   - configuration: The statements of the configuration, whose preset a flag may have replaced.
  ///   - severities: The decisions of flags.
  ///   - file: The path of the configuration; nil without one.
  ///   - relative: A function that returns the path of a file relative to the folder of the configuration.
  package init(
    _ configuration: GateConfiguration, severities: [GateConfiguration.Entry] = [], file: String? = nil,
    relative: @escaping @Sendable (String) -> String = { $0 }
  ) {
    entries = configuration.entries + severities
    preset = configuration.preset ?? .everyBackdrop
    (self.file, self.relative) = (file, relative)
  }

  /// The findings of a run after the decisions.
  package struct Outcome: Sendable {
    package var findings: [Finding] = []
    package var ignored: [IgnoredFinding] = []
  }

  /// Returns the findings with their severities, those that are ignored, and a note for every entry that ignores nothing
  /// although the run could have found what it names.
  package func outcome(of findings: [Finding], in run: Report.Run) -> Outcome {
    var (outcome, used) = decided(findings)
    outcome.findings += entries.indices.filter { !used.contains($0) }
      .compactMap { note(about: entries[$0], in: run) }
    return outcome
  }

  /// Returns the findings with their severities and those that are ignored.
  package func outcome(of findings: [Finding]) -> Outcome { decided(findings).outcome }

  /// Decides about findings, and returns the indices of the entries that were needed.
  private func decided(_ findings: [Finding]) -> (outcome: Outcome, used: Set<Int>) {
    var (outcome, used) = (Outcome(), Set<Int>())
    for finding in findings {
      guard let index = entries.lastIndex(where: { matches($0, finding) }) else {
        outcome.findings.append(finding.rated(severity(of: finding)))
        continue
      }
      used.insert(index)
      switch entries[index].decision {
      case .severity(let severity): outcome.findings.append(finding.rated(severity))
      case .ignored(let reason): outcome.ignored.append(IgnoredFinding(finding: finding, reason: reason))
      }
    }
    return (outcome, used)
  }

  /// Returns the severity of a finding that no entry is about.
  private func severity(of finding: Finding) -> Severity {
    guard preset == .drawn, finding.holdsAsDrawn else { return finding.severity }
    return min(finding.severity, .warning)
  }

  private func matches(_ entry: GateConfiguration.Entry, _ finding: Finding) -> Bool {
    guard entry.rule == finding.rule else { return false }
    if let path = entry.path {
      guard let file = finding.place.file, path.matches(relative(file)) else { return false }
    }
    guard let layer = entry.layer else { return true }
    return [finding.place.layer, finding.place.keyPath].compactMap(\.self).contains { layer.matches($0) }
  }

  /// Returns the note about an entry that ignores nothing, or the warning about one whose path matches no file of several; nil
  /// where the run does not tell.
  private func note(about entry: GateConfiguration.Entry, in run: Report.Run) -> Finding? {
    let place = Place(
      file: file, line: entry.position?.line, column: entry.position?.column, keyPath: entry.keyPath)
    if let path = entry.path, !run.inputs.contains(where: { path.matches(relative($0)) }) {
      // A run about one file says nothing about the paths of others.
      return run.inputs.count > 1
        ? Finding(.remark(.matchesNoFile(path: path.text)), severity: .warning, at: place) : nil
    }
    guard case .ignored = entry.decision, run.looksFor(entry.rule.id) else { return nil }
    return Finding(.remark(.ignoresNothing(entry.rule)), at: place)
  }
}

extension Finding {
  /// Returns the finding with a severity. Findings about what is undecided, or holds as far as it was measured, stay notes.
  fileprivate func rated(_ severity: Severity) -> Finding {
    let isOpen = self.severity == .note && (verdict == .review || isOnlySampled)
    guard !isOpen else { return self }
    var finding = self
    finding.severity = severity
    return finding
  }

  /// A Boolean value that is true where a contrast falls short over other backdrops than the drawn one only.
  fileprivate var holdsAsDrawn: Bool {
    if case .contrast(.fallsShort(let shortfall)) = fact { !shortfall.failsAsDrawn } else { false }
  }
}
