// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The icon of an app that is drawn from a symbol, in shares of its side.
///
/// Chosen: no source has them. The corner is that of the icons of iOS, the ground leaves room for the shadow of icons of macOS,
/// and the symbol fills the circle of their grid.
package enum AppIconTable {
  /// The space around the ground.
  package static let inset = 0.06
  /// The corner, and the symbol, in shares of the ground's side.
  package static let radius = 0.225, mark = 0.56
}
