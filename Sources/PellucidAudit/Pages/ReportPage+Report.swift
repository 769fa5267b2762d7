// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

extension ReportPage {
  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - sections: The documents of the run with their pictures. Their findings are those of the report; a finding about another
  ///     file has a section of its own.
  ///   - command: The command line of the run; nil where it is unknown.
  package init(_ report: Report, sections: [Section] = [], command: String? = nil) {
    let (run, language) = (report.run, report.run.language)
    self.init(
      run.inputs.isEmpty ? run.verb.rawValue : run.inputs.joined(separator: ", "),
      verb: "pellucid " + run.verb.rawValue, totals: report.totals, in: language)
    self.command = command
    self.sections = sections
    var indices: [ExactName: Int] = [:]
    for (index, section) in sections.enumerated() { indices[ExactName(section.key)] = index }
    var ids = EntryIDs()
    for finding in report.findings {
      // Subjects without a file, such as a foreground on a material, belong to the run.
      let key = finding.place.file ?? ""
      let index = indices[ExactName(key)] ?? self.sections.count
      if index == self.sections.count {
        indices[ExactName(key)] = index
        self.sections.append(Section(key: key, title: key.isEmpty ? title : VisibleText.line(key)))
      }
      self.sections[index].findings.append(Entry(finding, in: report, id: ids.next(of: finding)))
    }
    for index in self.sections.indices { self.sections[index].sortFindings() }
    explainRules()
    add(report.words.notJudged, report.run.failures.map { $0.sentence })
    add(report.words.cure, report.cures.map { $0.text(in: language) })
    add(report.words.stale, report.staleTexts)
  }

  /// Adds a list of lines, unless it is empty.
  private mutating func add(_ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    let heading = title.prefix(1).uppercased() + title.dropFirst()
    lists.append(List(title: heading, lines: lines.map { VisibleText.line($0) }))
  }

  /// Adds the explanations of the rules that have findings.
  package mutating func explainRules() {
    let met = Set(sections.flatMap { $0.findings.map { $0.rule } })
    rules = Topic.all.filter { met.contains($0.id) }.map { rule in
      let text = rule.explanation(in: language)
      return RuleEntry(id: rule.id, name: rule.name, paragraphs: [text.meaning, text.reason, text.repair])
    }
  }

  /// The command line of the run, quoted for a shell.
  package static func commandLine(_ arguments: [String]) -> String {
    (["pellucid"] + arguments).map(quoted).joined(separator: " ")
  }

  /// Returns an argument as a shell reads it back.
  package static func quoted(_ argument: String) -> String {
    let plain = argument.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: Array("-_./,:=@%+".utf8).contains(byte)
      }
    }
    guard !plain || argument.isEmpty else { return argument }
    return "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension ReportPage.Section {
  /// Puts errors before warnings and warnings before notes, each in the order of the document.
  fileprivate mutating func sortFindings() {
    findings = [Severity.error, .warning, .note].flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }
}

extension ReportPage.Entry {
  /// Creates a finding that is known by its words alone.
  package init(
    rule: String, name: String, severity: Severity, file: String, layer: String, lines: [String]
  ) {
    self.init(
      id: "f-" + Fingerprint.digest(of: [rule, file, layer]), rule: rule, ruleName: name, severity: severity,
      layers: [layer], lines: lines)
  }

  init(_ finding: Finding, in report: Report, id: String) {
    let language = report.run.language
    self.init(
      id: id, rule: finding.topic.id, ruleName: finding.topic.name, severity: finding.severity,
      layers: [finding.place.keyPath, finding.place.layer].compactMap(\.self), location: finding.location,
      lines: finding.paragraph(in: report, namesSwatches: false),
      swatches: finding.swatches.map { swatch in
        let color = swatch.color.hexText
        return ReportPage.LegendEntry(color, language.name(of: swatch.part) + ": " + color)
      })
  }
}

/// The names of links to findings: they stay when findings are added or removed elsewhere.
private struct EntryIDs {
  private var counts: [String: Int] = [:]

  /// Returns the name for a finding, which findings of one rule about one layer number.
  mutating func next(of finding: Finding) -> String {
    let digest = Fingerprint(finding).digest
    let count = counts[digest, default: 0] + 1
    counts[digest] = count
    return "f-" + digest + (count > 1 ? "-\(count)" : "")
  }
}
