// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours of UIKit, one row per name and generation.
enum UIKitColorTable {
  static let ios18Rows: [ColorRow] = ios18Foregrounds() + ios18Backgrounds() + ios18Hues()
  static let ios26Rows: [ColorRow] = ios26Foregrounds() + ios26Backgrounds() + ios26Hues()
}
