// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// An error in the name of a semantic colour.
package enum ColorNameError: Error, Hashable, Sendable {
  /// No platform has a colour of this name; `nearest` is the closest name of the requested platform.
  case unknownColor(name: String, nearest: String?)
  /// The colour exists, but not on this platform; `nearest` is the platform's closest name.
  case notOnPlatform(name: String, platform: Platform, nearest: String?)
}

/// A semantic colour under given traits.
package struct ResolvedColor: Hashable, Sendable {
  package var color: EncodedColor
  package var provenance: Provenance
  /// A remark about settings that do not apply; nil where all do.
  package var note: ColorNote?

  package init(color: EncodedColor, provenance: Provenance, note: ColorNote? = nil) {
    (self.color, self.provenance, self.note) = (color, provenance, note)
  }
}

extension ResolvedColor {
  /// The clear colour that stands in for a row missing from the tables.
  static let missing = ResolvedColor(
    color: EncodedColor(white: 0, alpha: 0),
    provenance: Cell.source("OSUI", .chosen, "The tables have no row for it."))
}

/// The ink of a vibrant system colour.
package struct ResolvedHueInk: Hashable, Sendable {
  package var ink: Ink
  package var provenance: Provenance
  /// A Boolean value indicating whether the ink is a vibrant version; where false, it is the plain colour.
  package var isVibrant: Bool
  /// A remark that the version comes from another generation, or the reason why there is none.
  package var note: ColorNote?

  package init(ink: Ink, provenance: Provenance, isVibrant: Bool = false, note: ColorNote? = nil) {
    (self.ink, self.provenance, self.isVibrant, self.note) = (ink, provenance, isVibrant, note)
  }
}
