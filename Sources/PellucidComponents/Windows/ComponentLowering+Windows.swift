// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers windows, the menu bar and the Dock; nil for components of other families.
  mutating func windowPart(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent? {
    switch component.kind {
    case .window: try window(component, proposed, in: parent)
    case .menuBar: try menuBar(component, proposed, in: parent)
    case .dock: try dock(component, proposed)
    default: nil
    }
  }
}
