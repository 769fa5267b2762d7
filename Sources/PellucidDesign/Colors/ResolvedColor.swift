// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Why a colour name has no answer.
public enum ColorNameError: Error, Hashable, Sendable {
  /// No platform has a colour of this name; `nearest` is the closest name of the platform asked for.
  case unknownColor(name: String, nearest: String?)
  /// The colour exists, but not on this platform; `nearest` is the platform's closest name.
  case notOnPlatform(name: String, platform: Platform, nearest: String?)
}

/// A semantic colour under given traits.
public struct ResolvedColor: Hashable, Sendable {
  public var color: EncodedColor
  public var provenance: Provenance
  /// A remark about settings that do not apply; nil where all do.
  public var note: ColorNote?

  public init(color: EncodedColor, provenance: Provenance, note: ColorNote? = nil) {
    (self.color, self.provenance, self.note) = (color, provenance, note)
  }
}

extension ResolvedColor {
  /// The colour in place of a row that the tables should have: none.
  static let missing = ResolvedColor(
    color: EncodedColor(white: 0, alpha: 0),
    provenance: Cell.source("OSUI", .chosen, "The tables have no row for it."))
}

/// The ink of a vibrant system colour.
public struct ResolvedHueInk: Hashable, Sendable {
  public var ink: Ink
  public var provenance: Provenance
  /// A Boolean value indicating whether it is a vibrant version; else it is the plain colour.
  public var isVibrant: Bool
  /// A remark that the version is of another generation, or why there is none.
  public var note: ColorNote?

  public init(ink: Ink, provenance: Provenance, isVibrant: Bool = false, note: ColorNote? = nil) {
    (self.ink, self.provenance, self.isVibrant, self.note) = (ink, provenance, isVibrant, note)
  }
}
