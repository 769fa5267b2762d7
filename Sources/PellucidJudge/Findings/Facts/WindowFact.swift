// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about what fills a window.
package enum WindowFact: Hashable, Sendable {
  /// An opaque colour or picture fills a window of visionOS.
  case opaque
  /// A modal of watchOS does not have the material of the system.
  case modalWithoutMaterial
  /// An opaque background takes the place of a modal's material.
  case modalMaterialReplaced
  /// An opaque background lies over a modal's material.
  case modalMaterialHidden

  var rule: Rule {
    switch self {
    case .opaque: .opaqueWindowVision
    case .modalWithoutMaterial, .modalMaterialReplaced, .modalMaterialHidden: .watchModalBackgroundRemoved
    }
  }
}
