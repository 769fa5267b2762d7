// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Foundation

/// A colour of AppKit as far as views use it: fixed components or a name of the system.
public struct NSColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }
  private init(system name: String) { color = Color(system: name) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init?(named name: String) { color = Color(name) }

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.opacity(alpha)) }

  public static let labelColor = Self(system: "labelColor")
  public static let secondaryLabelColor = Self(system: "secondaryLabelColor")
  public static let tertiaryLabelColor = Self(system: "tertiaryLabelColor")
  public static let quaternaryLabelColor = Self(system: "quaternaryLabelColor")
  public static let textColor = Self(system: "textColor"), linkColor = Self(system: "linkColor")
  public static let placeholderTextColor = Self(system: "placeholderTextColor")
  public static let separatorColor = Self(system: "separatorColor"), gridColor = Self(system: "gridColor")
  public static let windowBackgroundColor = Self(system: "windowBackgroundColor")
  public static let underPageBackgroundColor = Self(system: "underPageBackgroundColor")
  public static let controlBackgroundColor = Self(system: "controlBackgroundColor")
  public static let textBackgroundColor = Self(system: "textBackgroundColor")
  public static let controlColor = Self(system: "controlColor")
  public static let controlTextColor = Self(system: "controlTextColor")
  public static let controlAccentColor = Self(.accentColor)
  public static let selectedContentBackgroundColor = Self(system: "selectedContentBackgroundColor")
  public static let selectedTextBackgroundColor = Self(system: "selectedTextBackgroundColor")
  public static let selectedControlColor = Self(system: "selectedControlColor")
}

extension Color {
  public init(nsColor: NSColor) { self = nsColor.color }
  @_disfavoredOverload public init(_ color: NSColor) { self = color.color }
}
