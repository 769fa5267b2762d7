// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidScene
import Testing

/// Tests of the tables that components are made from.
@Suite struct ComponentTableTests {
  @Test("Every kind of component has a row, and every property of a row has a form of its own")
  func everyKindHasARow() {
    for kind in ComponentKind.allCases {
      let row = ComponentRow.row(of: kind)
      #expect(!row.summary.isEmpty, "\(kind)")
      #expect(Set(row.properties.map(\.property)).count == row.properties.count, "\(kind)")
    }
  }

  @Test("Every number is finite and has sources, and a reason where it is chosen")
  func numbersHaveReasons() {
    for traits in ComponentSample.allTraits {
      let metrics = ComponentMetrics.metrics(for: traits)
      var found = ComponentKind.allCases.flatMap { kind in metrics.all(of: kind).map(\.provenance) }
      #expect(ComponentKind.allCases.allSatisfy { metrics.all(of: $0).allSatisfy { $0.value.isFinite } })
      found.append(ScreenTable.row(of: traits.platform).provenance)
      for provenance in Set(found) {
        #expect(!provenance.sources.isEmpty)
        #expect(provenance.confidence != .chosen || provenance.reason?.isEmpty == false, "\(provenance)")
      }
    }
  }

  @Test("A kind that shares the numbers of a sibling has a sibling with numbers")
  func siblingsHaveNumbers() {
    for kind in ComponentKind.allCases {
      guard let sibling = kind.sibling else { continue }
      #expect(!ComponentMetrics.metrics(for: Traits()).all(of: sibling).isEmpty, "\(kind)")
    }
  }
}
