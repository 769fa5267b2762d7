// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidHost
import PellucidTestSupport
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of the judge on the catalogs of real apps.
@Suite(.enabled(if: Corpus.isThere, "\(Corpus.missing)")) struct JudgedCorpusTests {
  @Test("Read the corpus without a finding of severity error")
  func readingErrors() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    // The corpus lacks most files beside the descriptions, so missing and unassigned files are not expected as
    // findings.
    #expect(!library.fileFacts.isEmpty)
    let errors = library.fileFacts.filter { $0.fact.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
  }

  /// Applies each suggestion and checks that it settles its finding and worsens no other.
  @Test("Applying a suggestion settles its finding and worsens no other")
  func suggestionsSettleTheirFindings() throws {
    var tried = 0, colors = 0
    for app in try Corpus.apps() {
      let library = try AssetLibrary(path: Corpus.folder + "/" + app.folder)
      let findings = CatalogJudge(library).findings
      for finding in findings where ["CAT02", "CAT03", "CAT04", "CAT05"].contains(finding.topic.id) {
        guard !finding.suggestions.isEmpty,
          let index = library.assets.firstIndex(where: { $0.path == finding.path }),
          var set = library.assets[index].colors
        else { continue }
        for suggestion in finding.suggestions {
          set.entries.removeAll { $0.selectors == suggestion.selectors }
          set.entries.append(ColorSet.Entry(.color(suggestion.color), for: suggestion.selectors))
        }
        var changed = library
        changed.assets[index].content = .colors(set)
        let left = CatalogJudge(changed).findings.filter {
          $0.path == finding.path && $0.fact == finding.fact
        }
        #expect(left.isEmpty, "\(finding.topic.id) \(finding.path): \(finding.suggestions)")
        tried += 1
        colors += finding.suggestions.count
      }
    }
    #expect(tried >= 10)
    print("corpus: \(colors) suggested colours settle \(tried) findings")
  }
}
