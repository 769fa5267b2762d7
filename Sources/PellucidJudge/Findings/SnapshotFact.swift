// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a drawn picture and its recorded reference.
package enum SnapshotFact: Hashable, Sendable {
  case noReference(folder: String)
  case unreadableReference(reason: String)
  /// Pixels differ by more than the tolerance: `count` of `of`, the most different one at `at`. `picture` names the
  /// file that shows them.
  case differs(count: Int, of: Int, tolerance: String, at: Pixel, picture: String?)
  case otherSize(drawn: Size, recorded: Size, picture: String?)
  /// No scene belongs to the reference.
  case stale
  case notDrawn(reason: String?)

  /// The position of a pixel, counted from the upper left corner.
  package struct Pixel: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The size of a picture in pixels.
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// The rule that the fact breaks.
  package var rule: Rule {
    switch self {
    case .noReference, .unreadableReference: .snapshotMissing
    case .differs, .otherSize: .snapshotDiffers
    case .stale: .snapshotStale
    case .notDrawn: .snapshotNotDrawn
    }
  }
}
