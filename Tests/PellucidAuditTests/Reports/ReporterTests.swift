// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge
import Testing

@testable import PellucidAudit

/// Tests of every reporter on one report: a proven failure with hostile characters, and a note without a place.
@Suite struct ReporterTests {
  static let report: Report = {
    let finding = Finding(
      .pair(.undecidedOnGlass(over: .listed(["50% <b>of</b> it | fades\nfor @everyone"], colors: .anything))),
      at: Place(
        file: "Scenes/a, b:c.json", line: 12, column: 7, keyPath: "desktop[0].layers[1]", layer: "title\"'",
        point: .init(x: 4.5, y: 6)),
      verdict: .proven, variants: ["light", "dark"],
      figures: [Figure(.contrast, 4.4999), Figure(.required, 4.5)],
      swatches: [Swatch(.background, .init(red: 1, green: 0.5, blue: 0))],
      remedies: [.dimming(nil)])
    let note = Finding(.assetEntry(.noVariants))
    let run = Report.Run(verb: .legibility, inputs: ["<a>.json"], variants: ["light", "dark"])
    return Report(run, findings: [finding, note])
  }()

  /// The text in front of the hostile characters.
  private static let lead = "cannot be decided for every mixture of the colours of "

  private func text(_ reporter: Reporter, _ report: Report = report) -> String { reporter.text(of: report) }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Text names the finding, its place and its repair")
  func textSaysWhatWhereAndWhatToDo() {
    let expected = """
      note no variants
      error RND02 title"': \(Self.lead)50% <b>of</b> it | fades\\u{A}for @everyone
        Scenes/a, b:c.json:12:7
        proven, lowest 4.49:1, required 4.5:1, at 4.5, 6 points
        background: #ff8000
        in all 2 combinations of settings
        repair: leave dimming to the glass
      1 error, 1 note
      """
    #expect(text(.text) == expected)
  }

  @Test("Xcode has one line per finding")
  func xcodeHasALineForEachFinding() {
    let line =
      "Scenes/a, b:c.json:12:7: error: title\"': \(Self.lead)50% <b>of</b> it | fades\\u{A}for @everyone; proven, lowest 4.49:1, "
      + "required 4.5:1, at 4.5, 6 points; background: #ff8000; in all 2 combinations of settings; "
      + "repair: leave dimming to the glass [RND02]"
    #expect(text(.xcode) == "pellucid: note: no variants [note]\n" + line)
  }

  @Test("GitHub escapes characters that end a command, and lists errors first")
  func gitHubEscapesWhatWouldEndACommandAndShowsErrorsFirst() {
    let error =
      "::error file=Scenes/a%2C b%3Ac.json,line=12,col=7,title=RND02 text-contrast-any-backdrop::title\"': \(Self.lead)50%25 "
      + "<b>of</b> it | fades\\u{A}for @everyone%0Aproven, lowest 4.49:1, required 4.5:1, at 4.5, 6 points%0A"
      + "background: #ff8000%0Ain all 2 combinations of settings%0Arepair: leave dimming to the glass"
    #expect(text(.github) == error + "\n::notice title=note note::no variants\n1 error, 1 note")
  }

  @Test("GitHub gets the ten worst annotations of each level, and is told how many more there are")
  func gitHubLimitsAnnotations() {
    let findings = (1...12).map { number in
      Finding(
        .pair(.undecidedOnGlass(over: .every)), at: Place(file: "a.json", line: number),
        figures: [Figure(.contrast, 4 - Double(number) / 10), Figure(.required, 4.5)])
    }
    let run = Report.Run(verb: .legibility, inputs: ["a.json"])
    let report = Report(run, findings: findings)
    let lines = GitHubReporter.text(of: report).split(separator: "\n")
    let annotations = lines.filter { $0.hasPrefix("::error ") }
    #expect(
      annotations.count == 10 && annotations[0].contains("line=12,") && annotations[9].contains("line=3,"))
    #expect(
      lines.suffix(2) == [
        "12 errors",
        "GitHub shows ten annotations of a level in a step: 2 errors more; --reporter text lists all",
      ])
    #expect(GitHubReporter.text(of: report, hasSummary: true).hasSuffix("2 errors more are in the summary"))
    #expect(
      !GitHubReporter.text(of: Report(run, findings: Array(findings.prefix(10)))).contains("GitHub shows"))
  }

  @Test("JSON keeps every figure")
  func jsonKeepsEveryNumber() throws {
    let json = try object(text(.json))
    #expect(json["version"] as? Int == 1)
    #expect(json["errors"] as? Int == 1 && json["notes"] as? Int == 1 && json["warnings"] as? Int == 0)
    let findings = try #require(json["findings"] as? [[String: Any]])
    let finding = try #require(findings.last)
    #expect(finding["rule"] as? String == "RND02" && finding["severity"] as? String == "error")
    #expect(finding["verdict"] as? String == "proven")
    #expect(finding["message"] as? String == Self.lead + "50% <b>of</b> it | fades\\u{A}for @everyone")
    #expect(finding["keyPath"] as? String == "desktop[0].layers[1]")
    #expect(finding["at"] as? [Double] == [4.5, 6])
    #expect(finding["variants"] as? [String] == ["light", "dark"])
    let measured = try #require(finding["measured"] as? [[String: Any]])
    #expect(measured.map { $0["value"] as? Double } == [4.4999, 4.5])
    #expect(findings[0]["file"] is NSNull && findings[0]["line"] is NSNull)
  }

  @Test("SARIF names rule, region and fingerprint")
  func sarifNamesRuleRegionAndFingerprint() throws {
    let json = try object(text(.sarif))
    #expect(json["version"] as? String == "2.1.0")
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.last)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "RND02" && result["ruleId"] as? String == "RND02")
    #expect(rules.count == 2)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "Scenes/a,%20b%3Ac.json")
    #expect(physical["region"]?["startLine"] as? Int == 12)
    #expect(physical["region"]?["startColumn"] as? Int == 7)
    let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
    #expect(fingerprints["pellucidFinding/v1"]?.hasSuffix(":1") == true)
    #expect(results[0]["locations"] == nil)
  }

  @Test("HTML is escaped and refers to no other file")
  func htmlNeedsNothingElseAndEscapes() {
    let page = text(.html)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>"))
    #expect(page.contains("50% &lt;b&gt;of&lt;/b&gt; it | fades"))
    #expect(page.contains("title&quot;&#39;: ") && !page.contains("<b>"))
    #expect(page.contains("fill=\"#ff8000\"") && !page.contains("style="))
    #expect(page.contains("<title>Pellucid: pellucid legibility &lt;a&gt;.json</title>"))
    #expect(page.contains("<a href=\"#RND02\">") && page.contains("<h3 id=\"RND02\">"))
    for outside in ["http:", "https:", "src=", "<link"] { #expect(!page.contains(outside)) }
  }

  @Test("Markdown is an escaped table that mentions no user")
  func markdownIsATableThatCallsNobody() {
    let row =
      "| error | RND02<br>text-contrast-any-backdrop | Scenes/a, b:c.json:12:7 | "
      + "**title\"': \(Self.lead)50% &lt;b&gt;of&lt;/b&gt; it \\| fades\\\\u{A}for &#64;everyone**<br>"
      + "proven, lowest 4.49:1, required 4.5:1, at 4.5, 6 points<br>background: \\#ff8000<br>"
      + "in all 2 combinations of settings<br>repair: leave dimming to the glass |"
    let lines = text(.markdown).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map(String.init) == [
        "### Pellucid: 1 error, 1 note", "", "| | Rule | Where | Finding |", "|---|---|---|---|",
        "| note | note<br>note |  | **no variants** |", row,
      ])
  }

  @Test("A report without findings is complete in every form")
  func aReportWithoutFindingsIsWholeInEveryForm() throws {
    let empty = Report(Report.Run(verb: .render, inputs: ["a.json"]), findings: [])
    #expect(text(.text, empty) == "no findings" && text(.github, empty) == "no findings")
    #expect(text(.xcode, empty).isEmpty)
    #expect(text(.markdown, empty) == "### Pellucid: no findings")
    #expect(!text(.html, empty).contains("<table>"))
    #expect(try object(text(.json, empty))["findings"] as? [Int] == [])
    #expect(!empty.fails(isStrict: true))
  }

  @Test("Accept other tools' names of reporters")
  func otherToolsNamesAreUnderstood() {
    for name in ["github", "github-actions", "github-actions-log", "github-actions-logging"] {
      #expect(Reporter(named: name) == .github)
    }
    #expect(Reporter.allCases.allSatisfy { Reporter(named: $0.rawValue) == $0 })
    #expect(Reporter(named: "junit") == nil)
  }

  @Test("Findings that differ only in their combination become one")
  func whatDiffersInTheCombinationAloneIsOneFinding() {
    func finding(_ rule: Rule, _ line: Int, _ variant: String) -> Finding {
      Finding(.sample(rule), at: Place(file: "a.json", line: line), variants: [variant])
    }
    let merged = Finding.merged(
      [
        finding(.textContrast, 9, "light"), finding(.colorOnMaterial, 2, "light"),
        finding(.textContrast, 9, "dark"), finding(.textContrast, 9, "light"),
      ], in: .english)
    #expect(merged.map(\.rule) == [.colorOnMaterial, .textContrast])
    #expect(merged.map(\.variants) == [["light"], ["light", "dark"]])
  }

  @Test("Warnings fail a report only when strict")
  func warningsFailOnlyWhenStrict() {
    let warning = Finding(.sample(.snapshotStale))
    let report = Report(Report.Run(verb: .snapshot, inputs: []), findings: [warning])
    #expect(!report.fails(isStrict: false) && report.fails(isStrict: true))
    #expect(Self.report.fails(isStrict: false))
  }
}
