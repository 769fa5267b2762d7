// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part that a colour of the tables plays in rules.
package enum ColorPurpose: Hashable, Sendable {
  case hue(SystemHue)
  /// The ordinary colour of a level, for surfaces without material.
  case level(VibrancyLevel)
  /// SwiftUI's fifth level, which is the same in all generations.
  case fifthLevel
  /// The accent of the platform itself.
  case accent
  /// The accent chosen in the settings, or what it makes of the colour behind selected text.
  case chosenAccent(Accent)
  /// The ground of a window, a view or a text, and the role that draws it where desktop tinting takes part.
  case background(of: MaterialRole?)
  /// The ground of what is selected.
  case selection(Selected)
  /// The ground of what is selected in inactive windows of macOS.
  case unemphasizedSelection(Selected)
  /// Text on what is selected.
  case selectedText
  /// Text on what is selected in inactive windows of macOS.
  case unemphasizedSelectedText
  /// The ring around what has the keyboard's focus.
  case focus

  package enum Selected: Hashable, Sendable { case content, text, control }

  /// A Boolean value indicating whether the colour lies behind what is selected. It carries a meaning even where it is grey, as
  /// in the inactive windows of macOS.
  package var isSelection: Bool {
    switch self {
    case .selection, .unemphasizedSelection: true
    default: false
    }
  }

  /// A Boolean value indicating whether a window, a view or a text is drawn on the colour. It says which surface that is, and
  /// changes with level and appearance.
  package var isBackground: Bool { if case .background = self { true } else { false } }

  /// A Boolean value indicating whether the colour is recorded for the blue accent, and takes the hue of others.
  var followsAccent: Bool {
    switch self {
    case .selection, .focus: true
    default: false
    }
  }

  /// The purpose of the colour that takes its place in inactive windows of macOS.
  var unemphasized: ColorPurpose? {
    switch self {
    case .selection(.content): .unemphasizedSelection(.content)
    case .selection(.text): .unemphasizedSelection(.text)
    case .selectedText: .unemphasizedSelectedText
    default: nil
    }
  }
}

/// The hues that every platform has.
package enum SystemHue: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}
