// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The use of a colour of a catalog.
package enum ColorRole: String, CaseIterable, Hashable, Sendable {
  case text
  /// From 18 points, or 14 and bold.
  case largeText
  /// Symbols, icons and parts of controls.
  case symbol
  case separator
  /// The colour of controls: accents, tints.
  case fill
  case background
}

extension ColorRole {
  /// The contrast it has to hold with what it lies on; less is an error. WCAG 2.2 and the guidelines.
  package var required: Double { self == .text ? 4.5 : 3 }
  /// The contrast that the guidelines recommend for custom colours; nil where they recommend no more.
  package var recommended: Double? { self == .text ? 7 : self == .largeText ? 4.5 : nil }
  /// A Boolean value that is true for colours that lie on another and are to be told apart from it.
  package var isForeground: Bool { self == .text || self == .largeText || self == .symbol }
}

/// Why a colour is taken to have a role, or two colours to meet.
package enum JudgingSource: Hashable, Sendable {
  /// The configuration says so, at this key path.
  case declared(keyPath: String)
  /// A scene draws it so; its path.
  case scene(String)
  case named(NameConfidence)

  /// A Boolean value that is true where conclusions are sure to be about colours that people see.
  package var isSure: Bool { if case .named(.likely) = self { false } else { true } }
}

/// The part that names play in conclusions.
package enum NameConfidence: String, Hashable, Sendable {
  /// Names made for each other: `onCard` and `card`, `badgeText` and `badgeBackground`.
  case strong
  /// Names that say what they are for and not on what: `secondaryText` and `background`.
  case likely
}
