// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge
import Testing

@testable import PellucidSource

/// Tests of the audit on sources of real apps, in the folder that `PELLUCID_CORPUS_SOURCE` names.
@Suite struct LabelledSourceTests {
  @Test("Reports agree with the labels of real sources")
  func agreement() throws {
    guard !LabelledSources.folder.isEmpty else {
      print("labelled sources: left out, because PELLUCID_CORPUS_SOURCE is not set")
      return
    }
    let sources = try LabelledSources(), files = sources.files.sorted()
    var facts = ProjectFacts(), score = LabelScore(sources), missing: [String] = []
    for file in files {
      guard let source = sources.source(file) else {
        missing.append(file)
        continue
      }
      if !SettingsFile.reads(file) { facts.add(source, path: file) }
    }
    #expect(missing.isEmpty, "not laid out: \(missing)")
    let audit = SourceAudit(facts)
    for file in files {
      let bytes = sources.source(file) ?? []
      let findings =
        SettingsFile.reads(file)
        ? SettingsFile(reading: bytes, path: file).findings() : audit.findings(in: bytes, path: file)
      for finding in findings where isLabelled(finding.ruleID) {
        score.add(
          LabelledSources.Place(file: file, line: finding.place.line ?? 0, rule: finding.ruleID),
          isReview: finding.verdict == .review)
      }
    }
    score.finish()
    print(score.table)
    let all = score.all
    #expect(all.precision >= 0.95 && all.recall >= 0.9 && all.traps <= 8)
    #expect(all.reviewRecall >= 0.7)
  }

  @Test("Real sources that are not parsed have no findings where they are")
  func unparsed() throws {
    guard !LabelledSources.folder.isEmpty else { return }
    var count = 0
    for file in try FileManager.default.subpathsOfDirectory(atPath: LabelledSources.folder)
    where file.hasSuffix(".swift") {
      let path = LabelledSources.folder + "/" + file
      guard let data = FileManager.default.contents(atPath: path), data.count < 1_000_000 else { continue }
      let source = Array(data)
      guard !WordSearch.rules.finds(in: source) else { continue }
      count += 1
      let findings = SourceAudit().judgement(of: ParsedSource(source), path: file).findings
      #expect(findings.isEmpty, "\(findings)")
    }
    print("sources: \(count) have no word of a rule")
  }

  /// The labels are of the rules up to SRC24.
  private func isLabelled(_ rule: String) -> Bool { rule <= "SRC24" }
}
