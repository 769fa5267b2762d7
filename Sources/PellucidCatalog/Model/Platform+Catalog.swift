// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension Platform {
  /// Creates the platform of a name in catalogs; nil for `universal` and for names that catalogs do not have.
  package init?(catalogName: String) {
    guard let named = Self.allCases.first(where: { $0.catalogName == catalogName }) else { return nil }
    self = named
  }

  /// The name of the platform in catalogs.
  package var catalogName: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "osx"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "visionos"
    }
  }
}
