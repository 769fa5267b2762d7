// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours of AppKit, one row per name and generation.
enum AppKitColorTable {
  static let macos15Rows: [ColorRow] = macos15First() + macos15Second()
  static let macos26Rows: [ColorRow] = macos26First() + macos26Second()
  static let vibrantRows: [ColorRow] = vibrant()
  static let accentRows: [ColorRow] = accents()
  static let highlightRows: [ColorRow] = highlights()
}
