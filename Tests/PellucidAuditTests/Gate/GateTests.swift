// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import Testing

@testable import PellucidAudit

@Suite struct GateTests {
  private let run = Report.Run(verb: .legibility, inputs: ["Scenes/a.json"])

  private func finding(
    _ rule: Rule, _ layer: String, file: String = "Scenes/a.json", severity: Severity = .error
  ) -> Finding {
    Finding(.sample(rule), severity: severity, at: Place(file: file, keyPath: "desktop[0]", layer: layer))
  }

  private func gate(
    _ rules: String, _ severities: [GateConfiguration.Entry] = [], preset: String = "every-backdrop"
  ) throws -> Gate {
    let text = #"{"version": 1, "preset": "\#(preset)", "rules": [\#(rules)]}"#
    return Gate(
      try GateConfiguration(parsing: Array(text.utf8)), severities: severities, file: ".pellucid.json")
  }

  private func report(_ gate: Gate, _ findings: [Finding], baseline: Baseline? = nil) -> Report {
    Report(run, findings: findings, baseline: baseline, gate: gate)
  }

  @Test("The last entry about a finding sets its severity, and flags come last")
  func lastWins() throws {
    let rules = #"""
      {"rule": "RND01", "severity": "warning"},
      {"rule": "RND01", "layer": "foot*", "severity": "note"},
      {"rule": "RND01", "path": "Other/*", "severity": "error"}
      """#
    let findings = [
      finding(.textContrast, "title"), finding(.textContrast, "footer"),
      finding(.textContrast, "x", file: "Other/b.json", severity: .note),
    ]
    let report = report(try gate(rules), findings)
    func severity(_ layer: String, in report: Report) -> Severity? {
      report.findings.first { $0.place.layer == layer }?.severity
    }
    #expect(severity("title", in: report) == .warning && severity("footer", in: report) == .note)
    #expect(severity("x", in: report) == .error && report.fails(isStrict: false))
    let flagged = self.report(
      try gate(rules, [GateConfiguration.Entry(.textContrast, .warning)]), findings)
    #expect(flagged.findings.allSatisfy { $0.severity == .warning } && !flagged.fails(isStrict: false))
  }

  @Test("Key paths match like ids")
  func keyPaths() throws {
    let report = report(
      try gate(#"{"rule": "RND01", "layer": "desktop[*]", "ignore": "known"}"#), [finding(.textContrast, "a")]
    )
    #expect(report.findings.isEmpty && report.ignored.count == 1)
  }

  @Test("Ignored findings are counted and listed with their reason, and fail nothing")
  func ignored() throws {
    let gate = try gate(#"{"rule": "RND01", "layer": "title", "ignore": "approved by design"}"#)
    let report = report(
      gate, [finding(.textContrast, "title"), finding(.textContrast, "other", severity: .warning)])
    #expect(!report.fails(isStrict: false) && report.findings.map(\.place.layer) == ["other"])
    #expect(report.totals == "1 warning, 1 ignored")
    let json = try JSONDocument(
      parsing: Array(Reporter.json.text(of: report).utf8), limits: GateConfiguration.limits
    ).root
    guard case .array(let items)? = json["ignored"]?.value else {
      Issue.record("no list of ignored findings")
      return
    }
    #expect(items.count == 1 && items[0]["reason"]?.value == .string("approved by design"))
    let sarif = Reporter.sarif.text(of: report)
    #expect(sarif.contains("\"justification\": \"approved by design\"") && sarif.contains("\"suppressions\""))
    // A baseline has nothing to know about ignored findings.
    #expect(Baseline(of: report.findings).entries.map(\.layer) == ["other"])
  }

  @Test("An entry that ignores nothing is a note, where the run could have found it")
  func unused() throws {
    func notes(_ entry: String) throws -> [Finding] {
      report(try gate(entry), [finding(.textContrast, "title")]).findings.filter { $0.rule == nil }
    }
    let found = try #require(try notes(#"{"rule": "RND01", "layer": "gone", "ignore": "x"}"#).first)
    #expect(
      found.severity == .note && found.place.file == ".pellucid.json" && found.place.keyPath == "rules[0]")
    #expect(found.place.line == 1 && found.message(in: .english).contains("RND01"))
    #expect(try notes(#"{"rule": "RND01", "path": "Scenes/*", "layer": "gone", "ignore": "x"}"#).count == 1)
    #expect(try notes(#"{"rule": "RND01", "path": "Other/*", "ignore": "x"}"#).isEmpty)
    #expect(try notes(#"{"rule": "CAT01", "ignore": "x"}"#).isEmpty)
    #expect(try notes(#"{"rule": "RND01", "layer": "gone", "severity": "note"}"#).isEmpty)
    #expect(try notes(#"{"rule": "RND01", "layer": "title", "ignore": "x"}"#).isEmpty)
  }

  @Test("What is undecided or only sampled stays a note")
  func openFindings() throws {
    var sampled = finding(.textContrast, "title", severity: .note)
    sampled.isOnlySampled = true
    var review = finding(.textContrastAnyBackdrop, "title", severity: .note)
    review.verdict = .review
    let rules = #"{"rule": "RND01", "severity": "error"}, {"rule": "RND02", "severity": "error"}"#
    #expect(report(try gate(rules), [sampled, review]).findings.allSatisfy { $0.severity == .note })
  }

  @Test("The preset drawn fails what falls short as drawn, and warns about other backdrops")
  func drawn() throws {
    func finding(_ failsAsDrawn: Bool) -> Finding {
      var shortfall = Fact.shortfall
      shortfall.failsAsDrawn = failsAsDrawn
      return Finding(
        .contrast(.fallsShort(shortfall)), severity: .error, at: Place(file: "Scenes/a.json", layer: "a"))
    }
    func severities(_ preset: String, _ rules: String = "") throws -> [Severity] {
      try [true, false].flatMap { failsAsDrawn in
        report(try gate(rules, preset: preset), [finding(failsAsDrawn)]).findings.map(\.severity)
      }
    }
    #expect(try severities("drawn") == [.error, .warning])
    #expect(try severities("every-backdrop") == [.error, .error])
    #expect(try severities("wallpapers") == [.error, .error])
    #expect(try severities("drawn", #"{"rule": "RND02", "severity": "error"}"#) == [.error, .error])
  }
}
