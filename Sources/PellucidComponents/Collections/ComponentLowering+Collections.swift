// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers lists and other collections; nil for components of other families.
  mutating func collection(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent? {
    switch component.kind {
    case .list: try list(component, proposed, in: parent)
    case .form: try form(component, proposed, in: parent)
    case .table: try table(component, proposed, in: parent)
    case .lockup: lockup(component, proposed)
    case .shelf: try shelf(component, proposed, in: parent)
    default: nil
    }
  }
}
