// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The screens that components are shown on where nothing else sets their size, in points.
package enum ScreenTable {
  /// A screen of a platform, with the source of its size.
  package struct Row: Hashable, Sendable {
    package var size: Size
    package var provenance: Provenance
  }

  /// Returns the screen of a platform.
  package static func row(of platform: Platform) -> Row {
    switch platform {
    case .iOS: Row(size: Size(width: 402, height: 874), provenance: published)
    case .macOS: Row(size: Size(width: 1280, height: 800), provenance: mac)
    case .tvOS: Row(size: Size(width: 1920, height: 1080), provenance: published)
    case .watchOS: Row(size: Size(width: 208, height: 248), provenance: published)
    case .visionOS: Row(size: Size(width: 1280, height: 800), provenance: room)
    }
  }

  private static let published = Provenance("C10", .published)
  private static let mac = Provenance(
    "C10", .chosen, reason: "A small screen of a Mac, which holds every component.")
  private static let room = Provenance(
    "C10", .chosen, reason: "A room has no edges: a screen as large as the Mac's.")
}
