// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidAudit
@testable import PellucidJudge

@Suite struct BaselineTests {
  private func finding(
    _ rule: Rule, _ layer: String, line: Int = 1, variants: [String] = [], lowest: Double = 3
  ) -> Finding {
    Finding(
      .sample(rule, lowest: lowest), at: Place(file: "a.json", line: line, layer: layer), variants: variants
    )
  }

  private let run = Report.Run(verb: .legibility, inputs: ["a.json"])

  /// Returns a baseline of one entry.
  private static func document(count: Int) -> String {
    #"{"version": 1, "findings": [{"rule": "RND01", "file": "a", "layer": "b", "variant": "", "count": \#(count)}]}"#
  }

  @Test("A known finding stays known when its line and figures change")
  func linesAndNumbersMayMove() {
    let baseline = Baseline(of: [finding(.textContrast, "title", line: 3, lowest: 3.1)])
    let report = Report(
      run, findings: [finding(.textContrast, "title", line: 8, lowest: 2.9)], baseline: baseline)
    #expect(report.findings.isEmpty && report.known == 1 && report.stale.isEmpty)
  }

  @Test("A finding is new if its rule, layer or number differs from the baseline")
  func ruleLayerAndCountMayNot() {
    let baseline = Baseline(of: [finding(.textContrast, "title"), finding(.textContrast, "old")])
    let now = [
      finding(.textContrast, "title"), finding(.textContrast, "title", lowest: 2),
      finding(.textContrastAnyBackdrop, "title"),
    ]
    let report = Report(run, findings: now, baseline: baseline)
    #expect(report.known == 1)
    #expect(report.findings.map(\.rule) == [.textContrast, .textContrastAnyBackdrop])
    #expect(report.stale.map(English.report.entry) == ["RND01 old in a.json"])
  }

  /// Returns the finding about a text that falls short, under the rule of the drawn pixels, of backdrops or of settings.
  private func shortfall(_ rule: Rule, variants: [String] = []) -> Finding {
    var shortfall = Fact.shortfall
    shortfall.isOwn = rule != .settingsMatrix
    if rule == .textContrast { shortfall.drawn = Shortfall.Drawn(lowest: 2, isOnFixedColor: false) }
    return Finding(
      .contrast(.fallsShort(shortfall)), severity: .error, at: Place(file: "a.json", layer: "title"),
      variants: variants)
  }

  /// Returns a baseline with entries about a title, each with a rule and a combination of settings.
  private func known(_ entries: (rule: String, variant: String)..., count: Int = 1) throws -> Baseline {
    let entries = entries.map { rule, variant in
      #"{"rule": "\#(rule)", "file": "a.json", "layer": "title", "variant": "\#(variant)", "count": \#(count)}"#
    }
    let text = #"{"version": 1, "findings": [\#(entries.joined(separator: ", "))]}"#
    return try Baseline(parsing: Array(text.utf8))
  }

  @Test("An entry of RND01, RND02 or RND03 accepts the one finding about a text that falls short")
  func shortfalls() throws {
    let rules = [Rule.textContrast, .textContrastAnyBackdrop, .settingsMatrix]
    for (old, new) in rules.flatMap({ old in rules.map { (old, $0) } }) {
      #expect(shortfall(new).rule == new)
      let report = Report(run, findings: [shortfall(new)], baseline: try known((old.id, "")))
      #expect(report.findings.isEmpty && report.known == 1 && report.stale.isEmpty, "\(old) \(new)")
    }
    // A baseline from before there was one finding has up to three entries about a text.
    var matrix = run
    (matrix.variants, matrix.ownVariant) = (["light", "dark"], "light")
    let old = try known(("RND01", ""), ("RND02", ""), ("RND03", "light"), ("RND03", "dark"))
    let all = Report(
      matrix, findings: [shortfall(.textContrast, variants: ["light", "dark"])], baseline: old)
    #expect(all.findings.isEmpty && all.known == 1 && all.stale.isEmpty)
    // Without the matrix, it stands for the scene's own settings.
    var own = run
    own.ownVariant = "light"
    let recorded = Baseline(of: [shortfall(.textContrast, variants: ["light"])])
    #expect(Report(own, findings: [shortfall(.textContrastAnyBackdrop)], baseline: recorded).known == 1)
    own.ownVariant = "dark"
    #expect(Report(own, findings: [shortfall(.textContrastAnyBackdrop)], baseline: recorded).known == 0)
  }

  @Test("An old entry accepts no further text and no further combination of settings")
  func furtherShortfalls() throws {
    let two = Report(
      run,
      findings: [shortfall(.textContrast), shortfall(.textContrastAnyBackdrop)],
      baseline: try known(("RND01", ""), ("RND02", "")))
    #expect(two.known == 1 && two.findings.count == 1)
    let dark = Report(
      run, findings: [shortfall(.settingsMatrix, variants: ["light", "dark"])],
      baseline: try known(("RND02", "light")))
    #expect(dark.findings.map(\.variants) == [["dark"]])
    let mended = Report(run, findings: [], baseline: try known(("RND01", ""), ("RND02", "")))
    #expect(mended.stale.map(\.rule) == ["RND01", "RND02"])
  }

  @Test("Names are compared by their bytes")
  func namesAreComparedByBytes() {
    let (one, two) = ("\u{E9}", "e\u{301}")
    let baseline = Baseline(of: [finding(.textContrast, one)])
    let report = Report(run, findings: [finding(.textContrast, two)], baseline: baseline)
    #expect(report.findings.count == 1 && report.known == 0 && report.stale.count == 1)
    let both = Report(run, findings: [finding(.textContrast, one), finding(.textContrast, two)])
    #expect(both.findings.count == 2 && Baseline(of: both.findings).entries.count == 2)
    var inside = run
    inside.inputs = [one]
    #expect(inside.covers(one + "/\u{301}a.json", "") && !inside.covers(two + "/a.json", ""))
  }

  @Test("A finding of several combinations that is gone is told once")
  func stale() {
    let variants = ["light", "dark", "dark-increased"]
    let baseline = Baseline(of: [
      finding(.textContrast, "title", variants: variants), finding(.textContrast, "old"),
    ])
    let texts = Report(run, findings: [], baseline: baseline).staleTexts.sorted()
    #expect(texts == ["RND01 old in a.json", "RND01 title in a.json, 3 combinations of settings"])
  }

  @Test("A known finding is new in another combination of settings")
  func aKnownFindingIsNewInAnotherCombination() {
    let baseline = Baseline(of: [finding(.textContrast, "title", variants: ["light", "dark"])])
    let now = [finding(.textContrast, "title", variants: ["dark", "dark-increased"])]
    let report = Report(run, findings: now, baseline: baseline)
    #expect(report.findings.map(\.variants) == [["dark-increased"]])
    #expect(report.stale.map(\.variant) == ["light"])
  }

  @Test("Rules that a verb does not judge are neither stale nor dropped from the baseline")
  func whatAVerbDoesNotLookForIsNeitherStaleNorLost() {
    // Both rules concern clear glass without dimming.
    let known = Baseline(of: [
      finding(.clearNeedsDimming, "glass"), finding(.colorOnMaterial, "word"), finding(.barOverScroll, "bar"),
    ])
    #expect(Set(Report(run, findings: [], baseline: known).stale.map(\.rule)) == ["RND05"])
    var scrolling = run
    scrolling.scrolls = true
    #expect(Set(Report(scrolling, findings: [], baseline: known).stale.map(\.rule)) == ["RND05", "RND06"])
    #expect(Baseline(of: []).keeping(known, outside: scrolling).entries.map(\.rule) == ["SRC06"])
    var other = run
    other.verb = .render
    #expect(Report(other, findings: [], baseline: known).stale.map(\.rule) == ["RND05", "SRC06"])
  }

  @Test("A baseline document reads back with every entry")
  func readBack() throws {
    let baseline = Baseline(of: [
      finding(.textContrast, "t\n\""), finding(.colorOnMaterial, "ü", variants: ["x"]),
      finding(.textContrast, "t\n\""),
    ])
    let read = try Baseline(parsing: Array(baseline.text.utf8))
    #expect(read.entries == baseline.entries)
    #expect(read.entries.map(\.count) == [2, 1])
  }

  @Test("Entries of a document about the same findings are one, with the sum of their counts")
  func repeatedEntries() throws {
    let text = """
      {"version": 2, "findings": [
        {"rule": "RND01", "file": "a", "layer": "b", "variants": ["x"], "single": true, "verb": ""},
        {"rule": "RND01", "file": "a", "layer": "b", "count": 3},
        {"rule": "RND01", "file": "a", "layer": "b", "count": 1000000000, "variants": ["x"]}]}
      """
    let read = try Baseline(parsing: Array(text.utf8))
    #expect(read.entries.map(\.variant) == ["", "x"])
    #expect(read.entries.map(\.count) == [4, 1_000_000_000])
    #expect(try Baseline(parsing: Array(read.text.utf8)).entries == read.entries)
  }

  @Test("Unknown members are skipped, and unknown rule ids are kept")
  func otherReleases() throws {
    let text = """
      {"version": 1.0, "made": {"by": ["hand"]}, "findings": [
        {"rule": "ZZZ99", "file": "a.json", "layer": "", "variant": "", "count": 2, "why": null}]}
      """
    let read = try Baseline(parsing: Array(text.utf8))
    let entry = Baseline.Entry(rule: "ZZZ99", file: "a.json", layer: "", variant: "", count: 2)
    #expect(read.entries == [entry])
  }

  @Test(
    "Documents that are no baseline of this version are refused with the reason",
    arguments: [
      ("{", BaselineError.notABaseline), ("[]", .notABaseline), (#"{"version": 1}"#, .notABaseline),
      (#"{"version": 1, "findings": [{"rule": "RND01"}]}"#, .notABaseline),
      (#"{"version": 1.5, "findings": []}"#, .notABaseline),
      (Self.document(count: Int.max), .notABaseline), (Self.document(count: Int.min), .notABaseline),
      (Self.document(count: -1), .notABaseline), (Self.document(count: 0), .notABaseline),
      (#"{"version": 3, "findings": []}"#, .otherVersion(3)),
      (#"{"version": 2, "findings": [{"rule": "RND01", "file": "a"}]}"#, .notABaseline),
      (
        #"{"version": 2, "findings": [{"rule": "RND01", "file": "a", "layer": "b", "count": 0}]}"#,
        .notABaseline
      ),
      (
        #"{"version": 2, "findings": [{"rule": "RND01", "file": "a", "layer": "b", "variants": [1]}]}"#,
        .notABaseline
      ),
    ])
  func refused(_ text: String, _ reason: BaselineError) {
    #expect(throws: reason) { try Baseline(parsing: Array(text.utf8)) }
  }
}
