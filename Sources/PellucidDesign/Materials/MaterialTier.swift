// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thickness of a material, the thinnest first, and the materials of bars.
package enum MaterialTier: String, CaseIterable, Hashable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick
  case chrome
  /// SwiftUI's name for the material of bars.
  case bar

  /// A Boolean value that is true where quaternary labels have too little contrast on the tier.
  var isThin: Bool { self == .ultraThin || self == .thin }

  var isThick: Bool { self == .thick || self == .ultraThick }
}
