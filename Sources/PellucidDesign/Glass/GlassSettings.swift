// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The settings of a person that only glass reacts to; the others are `Traits`.
public struct GlassSettings: Hashable, Sendable {
  /// The Reduce Motion setting; it changes the material too.
  public var reduceMotion = false
  /// The Show Borders setting.
  public var showBorders = false
  /// Where between clear (0) and tinted (1) a person likes glass; outside 0…1 the nearest end, 0.5 if no number.
  public var preferredLook = 0.5

  public init(reduceMotion: Bool = false, showBorders: Bool = false, preferredLook: Double = 0.5) {
    (self.reduceMotion, self.showBorders) = (reduceMotion, showBorders)
    self.preferredLook = preferredLook
  }

  var boundedLook: Double { preferredLook.isNaN ? 0.5 : min(max(preferredLook, 0), 1) }
}
