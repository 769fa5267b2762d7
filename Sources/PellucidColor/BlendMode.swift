// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The blend mode of a source and the colour under it: the W3C Compositing modes and Core Graphics' two plus modes.
///
/// `destinationIn` and `destinationOut` draw nothing: they keep what lies below where the source is opaque, and where it is
/// transparent. They cut the group that the layer stands in, which is drawn on its own.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case sourceOver, plusLighter, plusDarker
  case sourceAtop, destinationOver, destinationIn, destinationOut
  case multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion
  case hue, saturation, color, luminosity
}

extension BlendMode {
  /// A Boolean value that is true for a mode that also changes pixels where the source is transparent.
  package var isUnbounded: Bool { self == .destinationIn }

  /// A Boolean value that is true for a mode that makes pixels below more transparent.
  package var cuts: Bool { self == .destinationIn || self == .destinationOut }
}
