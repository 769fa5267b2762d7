// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Foundation

/// A colour of AppKit as far as views use it: fixed components or a name of the system.
public final class NSColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }
  private init(system name: String) { color = Color(system: name) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init?(named name: String) { color = Color(name) }

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.opacity(alpha)) }

  public static func == (one: NSColor, other: NSColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let labelColor = NSColor(system: "labelColor")
  public static let secondaryLabelColor = NSColor(system: "secondaryLabelColor")
  public static let tertiaryLabelColor = NSColor(system: "tertiaryLabelColor")
  public static let quaternaryLabelColor = NSColor(system: "quaternaryLabelColor")
  public static let textColor = NSColor(system: "textColor"), linkColor = NSColor(system: "linkColor")
  public static let placeholderTextColor = NSColor(system: "placeholderTextColor")
  public static let separatorColor = NSColor(system: "separatorColor"),
    gridColor = NSColor(system: "gridColor")
  public static let windowBackgroundColor = NSColor(system: "windowBackgroundColor")
  public static let underPageBackgroundColor = NSColor(system: "underPageBackgroundColor")
  public static let controlBackgroundColor = NSColor(system: "controlBackgroundColor")
  public static let textBackgroundColor = NSColor(system: "textBackgroundColor")
  public static let controlColor = NSColor(system: "controlColor")
  public static let controlTextColor = NSColor(system: "controlTextColor")
  public static let controlAccentColor = NSColor(.accentColor)
  public static let selectedContentBackgroundColor = NSColor(system: "selectedContentBackgroundColor")
  public static let selectedTextBackgroundColor = NSColor(system: "selectedTextBackgroundColor")
  public static let selectedControlColor = NSColor(system: "selectedControlColor")
}

extension Color {
  public init(nsColor: NSColor) { self = nsColor.color }
  @_disfavoredOverload public init(_ color: NSColor) { self = color.color }
}
