// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The purpose of a catalog colour, which determines the contrast that it has to hold.
package enum ColorRole: String, CaseIterable, Hashable, Sendable {
  case text
  /// Text of at least 18 points, or of at least 14 points and bold.
  case largeText
  /// Symbols, icons and parts of controls.
  case symbol
  case separator
  /// The colour of controls: accents and tints.
  case fill
  case background
}

extension ColorRole {
  /// The WCAG 2.2 ratio that the colour has to hold with its ground (from WCAG 2.2 and the guidelines); a lower one
  /// is an error.
  package var required: Double { self == .text ? 4.5 : 3 }
  /// The WCAG 2.2 ratio that the guidelines recommend for custom colours; nil where they recommend no more than
  /// `required`.
  package var recommended: Double? { self == .text ? 7 : self == .largeText ? 4.5 : nil }
  /// A Boolean value that is true for colours that have to be distinguished from the colour they lie on.
  package var isForeground: Bool { self == .text || self == .largeText || self == .symbol }
}

/// The evidence that a colour has a role, or that two colours are used together.
package enum JudgingSource: Hashable, Sendable {
  /// The configuration states it, at this key path.
  case declared(keyPath: String)
  /// A scene draws the colours this way, at this path.
  case scene(String)
  /// The names of the colours suggest it.
  case named(NameConfidence)

  /// A Boolean value that is true where the evidence is sure: a conclusion concerns colours that people see
  /// together.
  package var isSure: Bool { if case .named(.likely) = self { false } else { true } }
}

/// The confidence of a conclusion from names.
package enum NameConfidence: String, Hashable, Sendable {
  /// The names are made for each other: `onCard` and `card`, `badgeText` and `badgeBackground`.
  case strong
  /// The names tell the purpose of each colour, but not the ground: `secondaryText` and `background`.
  case likely
}
