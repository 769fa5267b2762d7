// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The icons that symbols are composed of. They are drawn by lines, so that a symbol chooses its stroke.
package protocol SymbolIcons {
  associatedtype Failure: Error

  /// Returns the shapes of an icon.
  func shapes(of icon: String, _ style: SymbolIconStyle) throws(Failure) -> [SymbolShape]
}

/// The drawings of an icon.
package enum SymbolIconStyle: String, CaseIterable, Sendable {
  /// Lines that are 16 units wide, of 256.
  case regular
  /// Lines that are 24 units wide, with fewer details.
  case bold
  /// Areas.
  case fill

  /// The width of the lines as they are drawn, in units.
  var stroke: Double { self == .bold ? 24 : 16 }
}
