// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The system settings of a person that only glass reacts to; `Traits` holds the others.
public struct GlassSettings: Hashable, Sendable {
  /// The Reduce Motion setting, which changes the look of glass at rest too.
  public var reduceMotion = false
  /// The Show Borders setting.
  public var showBorders = false
  /// The preferred look of glass, from clear (0) to tinted (1). Values outside are clamped; NaN counts as 0.5.
  public var preferredLook = 0.5

  /// Creates settings; those that are not given are off, and glass between clear and tinted.
  public init(reduceMotion: Bool = false, showBorders: Bool = false, preferredLook: Double = 0.5) {
    (self.reduceMotion, self.showBorders) = (reduceMotion, showBorders)
    self.preferredLook = preferredLook
  }

  var boundedLook: Double { preferredLook.isNaN ? 0.5 : min(max(preferredLook, 0), 1) }
}
