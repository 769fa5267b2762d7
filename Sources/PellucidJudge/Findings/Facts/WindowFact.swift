// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about the content or background that fills a window.
package enum WindowFact: Hashable, Sendable {
  /// An opaque colour or picture fills a window of visionOS.
  case opaque
  /// A modal of watchOS lacks the system's material.
  case modalWithoutMaterial
  /// An opaque background replaces the material of a modal.
  case modalMaterialReplaced
  /// An opaque background covers the material of a modal.
  case modalMaterialHidden

  var rule: Rule {
    switch self {
    case .opaque: .opaqueWindowVision
    case .modalWithoutMaterial, .modalMaterialReplaced, .modalMaterialHidden: .watchModalBackgroundRemoved
    }
  }
}
