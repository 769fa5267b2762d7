// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part that a colour of the tables plays in rules.
package enum ColorPurpose: Hashable, Sendable {
  case hue(SystemHue)
  /// The ordinary colour of a level, for surfaces without a material.
  case level(VibrancyLevel)
  /// SwiftUI's fifth level, which is equal in all generations.
  case fifthLevel
  /// The accent colour of the platform itself.
  case accent
  /// The accent colour chosen in the settings, or the colour of selected text's background under that accent.
  case chosenAccent(Accent)
  /// The background of a window, a view or a text, and the role that draws it where desktop tinting takes part.
  case background(of: MaterialRole?)
  /// The background of a selection.
  case selection(Selected)
  /// The background of a selection in inactive windows of macOS.
  case unemphasizedSelection(Selected)
  /// The colour of selected text.
  case selectedText
  /// The colour of selected text in inactive windows of macOS.
  case unemphasizedSelectedText
  /// The ring around the view that has the keyboard's focus.
  case focus

  /// The kinds of things that can be selected.
  package enum Selected: Hashable, Sendable { case content, text, control }

  /// A Boolean value indicating whether the colour is the background of a selection. The colour carries a meaning
  /// even where it is grey, as in the inactive windows of macOS.
  package var isSelection: Bool {
    switch self {
    case .selection, .unemphasizedSelection: true
    default: false
    }
  }

  /// A Boolean value indicating whether a window, a view or a text is drawn on the colour. The colour identifies the
  /// surface, and changes with level and appearance.
  package var isBackground: Bool { if case .background = self { true } else { false } }

  /// A Boolean value indicating whether the colour is recorded for the blue accent, and is tinted for other accents.
  var followsAccent: Bool {
    switch self {
    case .selection, .focus: true
    default: false
    }
  }

  /// The purpose of the colour that replaces this one in inactive windows of macOS; nil where it stays.
  var unemphasized: ColorPurpose? {
    switch self {
    case .selection(.content): .unemphasizedSelection(.content)
    case .selection(.text): .unemphasizedSelection(.text)
    case .selectedText: .unemphasizedSelectedText
    default: nil
    }
  }
}

/// The system hues that every platform has.
package enum SystemHue: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}
