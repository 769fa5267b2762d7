// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours of UIKit, one row per name and generation.
enum UIKitColorTable {
  static let ios18Rows: [ColorRow] = ios18First() + ios18Second()
  static let ios26Rows: [ColorRow] = ios26First() + ios26Second()
}
