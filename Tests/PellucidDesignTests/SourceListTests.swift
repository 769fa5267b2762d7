// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests that every source id of a row is explained in `Docs/Sources.md`.
@Suite struct SourceListTests {
  private static func listed() throws -> Set<String> {
    let page = try String(contentsOf: SourceTree.root.appending(path: "Docs/Sources.md"), encoding: .utf8)
    let ids = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { line in
      line.dropFirst(2).prefix { $0 != "|" }.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    return Set(ids)
  }

  @Test("Every source id of a row is explained")
  func idsOfRowsAreExplained() throws {
    let listed = try Self.listed()
    var used =
      Materials.allRows().map(\.provenance) + Vibrancy.allRows().map(\.provenance)
      + Vibrancy.styles().map(\.provenance) + GlassProvenance.all()
      + FollowingProvenance.all() + [AccentLabel.provenance]
    for platform in Platform.allCases {
      var traits = Traits()
      traits.platform = platform
      used += MaterialRole.allCases.compactMap { $0.glass(traits)?.provenance }
      used += TextStyle.all(on: platform).compactMap { $0.provenance(on: platform) }
      used.append(ScreenTable.row(of: platform).provenance)
      for look in Look.allCases {
        used += SemanticColors.allRows(on: platform, look: look).map(\.provenance)
        var traits = Traits()
        (traits.platform, traits.look) = (platform, look)
        let metrics = ComponentMetrics.metrics(for: traits)
        used += ComponentKind.allCases.flatMap { metrics.all(of: $0) }.map(\.provenance)
        used += ComponentColor.allCases.map { $0.provenance(in: traits) }
      }
    }
    for provenance in Set(used) {
      for id in provenance.sources.split(separator: ",") {
        let id = id.trimmingCharacters(in: .whitespaces)
        #expect(listed.contains(id), "\(id)")
      }
    }
  }
}
