// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A glass in SwiftUI's words: `.regular.tint(.orange).interactive()`.
package struct GlassStyle: Hashable, Sendable {
  package var variant: GlassVariant
  package var tint: ColorStyle?
  package var isInteractive = false

  package init(_ variant: GlassVariant) { self.variant = variant }

  package static let regular = GlassStyle(.regular)
  package static let clear = GlassStyle(.clear)
  package static let identity = GlassStyle(.identity)

  /// With a colour of its own; nil takes it away.
  package func tint(_ color: ColorStyle?) -> GlassStyle {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Says whether the glass grows and glows under a finger.
  package func interactive(_ isEnabled: Bool = true) -> GlassStyle {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

extension Glass {
  package static var regular: GlassStyle { .regular }
  package static var clear: GlassStyle { .clear }
  package static var identity: GlassStyle { .identity }
}

/// SwiftUI's names of the system's colours.
extension ColorStyle {
  package static let red = ColorStyle.semantic("systemRed"), orange = ColorStyle.semantic("systemOrange")
  package static let yellow = ColorStyle.semantic("systemYellow"), green = ColorStyle.semantic("systemGreen")
  package static let mint = ColorStyle.semantic("systemMint"), teal = ColorStyle.semantic("systemTeal")
  package static let cyan = ColorStyle.semantic("systemCyan"), blue = ColorStyle.semantic("systemBlue")
  package static let indigo = ColorStyle.semantic("systemIndigo")
  package static let purple = ColorStyle.semantic("systemPurple"), pink = ColorStyle.semantic("systemPink")
  package static let brown = ColorStyle.semantic("systemBrown"), gray = ColorStyle.semantic("systemGray")
  package static let accentColor = ColorStyle.semantic("accentColor")
  package static let white = ColorStyle.custom(EncodedColor(white: 1))
  package static let black = ColorStyle.custom(EncodedColor(white: 0))
}
