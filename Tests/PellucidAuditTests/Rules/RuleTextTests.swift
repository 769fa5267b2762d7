// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit
import PellucidJudge
import PellucidTestSupport
import Testing

@Suite struct RuleTextTests {
  @Test("Every rule and the topic of remarks are explained in both languages", arguments: Topic.all)
  func bothLanguages(_ topic: Topic) {
    let english = topic.explanation(in: .english), korean = topic.explanation(in: .korean)
    for text in [english.title, english.meaning, english.reason, english.repair] {
      #expect(!text.isEmpty && !KoreanSentence.hasHangul(text))
    }
    for text in [korean.title, korean.meaning, korean.reason, korean.repair] {
      #expect(KoreanSentence.hasHangul(text) && KoreanSentence.englishWords(in: text).isEmpty, "\(text)")
    }
  }

  @Test("Ids and names are unique, and find their topic in any letter case")
  func named() {
    #expect(Set(Topic.all.map(\.id)).count == Topic.all.count)
    #expect(Set(Topic.all.map(\.name)).count == Topic.all.count)
    for topic in Topic.all {
      #expect(Topic(named: topic.id.lowercased()) == topic && Topic(named: topic.name) == topic)
    }
    #expect(Topic(named: "RND99") == nil)
  }

  @Test("Every rule but those of snapshots, fonts and texts names a page of the guidelines")
  func pages() {
    let own: Set<Rule> = [
      .missingGlyph, .unreadableText, .snapshotDiffers, .snapshotMissing, .snapshotStale, .snapshotNotDrawn,
    ]
    for rule in Rule.allCases { #expect((rule.page == nil) == own.contains(rule)) }
  }

  @Test("Each rule has a row or an item in the page about what it checks", arguments: Rule.allCases)
  func documented(_ rule: Rule) throws {
    let name =
      switch rule.runs {
      case .lint: "catalog"
      case .legibility: "legibility-of-scenes"
      case .audit: "audit"
      case .previews: "previews"
      case .drawing, .drawingAndAudit, .drawingAndLegibility, .scrolling:
        rule.id.hasPrefix("SNP") ? "continuous-integration" : "scene"
      }
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "Docs/\(name).md"), encoding: .utf8)
    #expect(page.contains("`\(rule.id)`") || page.contains("\n| \(rule.id) |"), "Docs/\(name).md")
  }
}
