// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A table of colours; its rows are made on first access.
enum ColorTable {
  case ios18, ios26, macos15, macos26
  /// The hues of watchOS and of visionOS before the palette of 2025.
  case watch, spatial
  /// The row of SwiftUI's fifth level, for which UIKit has no name.
  case fifthLevel

  var rows: [ColorRow] {
    switch self {
    case .ios18: UIKitColorTable.ios18Rows
    case .ios26: UIKitColorTable.ios26Rows
    case .macos15: AppKitColorTable.macos15Rows
    case .macos26: AppKitColorTable.macos26Rows
    case .watch: OtherColorTable.watchRows
    case .spatial: OtherColorTable.spatialRows
    case .fifthLevel: OtherColorTable.fifthLevelRows
    }
  }
}
