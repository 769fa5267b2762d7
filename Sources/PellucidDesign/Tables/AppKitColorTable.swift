// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours of AppKit, one row per name and generation.
enum AppKitColorTable {
  static let macos15Rows: [ColorRow] =
    macos15Text() + macos15Backgrounds() + macos15Controls() + macos15Hues()
  static let macos26Rows: [ColorRow] =
    macos26Text() + macos26Backgrounds() + macos26Controls() + macos26Hues()
  static let vibrantRows: [ColorRow] = vibrant()
  static let accentRows: [ColorRow] = accents()
  static let highlightRows: [ColorRow] = highlights()
}
