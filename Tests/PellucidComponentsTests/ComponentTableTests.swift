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
}
