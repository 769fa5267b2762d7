// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers fields and pickers; nil for components of other families.
  mutating func field(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent? {
    switch component.kind {
    case .textField, .secureField: try textField(component, proposed)
    case .searchField: try searchField(component, proposed, in: parent)
    case .textView: try textView(component, proposed)
    case .picker: try picker(component, proposed)
    case .calendar: try calendar(component, proposed)
    default: nil
    }
  }
}
