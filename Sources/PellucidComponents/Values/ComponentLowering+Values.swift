// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers progress bars and other values; nil for components of other families.
  mutating func value(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent? {
    switch component.kind {
    case .progressBar: progressBar(component, proposed)
    case .spinner: spinner(component, proposed)
    case .gauge: gauge(component, proposed)
    case .pageControl: try pageControl(component, proposed)
    case .scrollBar: scrollBar(component, proposed)
    default: nil
    }
  }
}
