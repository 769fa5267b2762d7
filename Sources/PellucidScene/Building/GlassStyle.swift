// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A glass in SwiftUI's words: `.regular.tint(.orange).interactive()`.
public struct GlassStyle: Hashable, Sendable {
  public var variant: GlassVariant
  public var tint: ColorStyle?
  public var isInteractive = false

  public init(_ variant: GlassVariant) { self.variant = variant }

  public static let regular = GlassStyle(.regular)
  public static let clear = GlassStyle(.clear)
  public static let identity = GlassStyle(.identity)

  /// With a colour of its own; nil takes it away.
  public func tint(_ color: ColorStyle?) -> GlassStyle {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Says whether the glass grows and glows under a finger.
  public func interactive(_ isEnabled: Bool = true) -> GlassStyle {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

extension Glass {
  public static var regular: GlassStyle { .regular }
  public static var clear: GlassStyle { .clear }
  public static var identity: GlassStyle { .identity }
}

/// SwiftUI's names of the system's colours.
extension ColorStyle {
  public static let red = ColorStyle.semantic("systemRed"), orange = ColorStyle.semantic("systemOrange")
  public static let yellow = ColorStyle.semantic("systemYellow"), green = ColorStyle.semantic("systemGreen")
  public static let mint = ColorStyle.semantic("systemMint"), teal = ColorStyle.semantic("systemTeal")
  public static let cyan = ColorStyle.semantic("systemCyan"), blue = ColorStyle.semantic("systemBlue")
  public static let indigo = ColorStyle.semantic("systemIndigo")
  public static let purple = ColorStyle.semantic("systemPurple"), pink = ColorStyle.semantic("systemPink")
  public static let brown = ColorStyle.semantic("systemBrown"), gray = ColorStyle.semantic("systemGray")
  public static let accentColor = ColorStyle.semantic("accentColor")
  public static let white = ColorStyle.custom(EncodedColor(white: 1))
  public static let black = ColorStyle.custom(EncodedColor(white: 0))
}
