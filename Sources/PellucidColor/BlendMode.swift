// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The blend mode of a source and the colour under it: the W3C Compositing modes and Core Graphics' two plus modes.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case sourceOver, plusLighter, plusDarker
  case multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion
  case hue, saturation, color, luminosity
}
