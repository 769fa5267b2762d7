// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidViews

extension TextFact {
  /// Creates the fact that a fault in a tree of views is.
  package init(_ fault: TextFault) { self.init(fault.text, Fault(fault.kind)) }
}

extension TextFact.Fault {
  init(_ kind: TextFault.Kind) {
    self =
      switch kind {
      case .empty: .empty
      case .truncated: .truncated
      case .clipped: .clipped
      case .overlaps(let other): .overlaps(other)
      }
  }
}
