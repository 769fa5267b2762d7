// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Numbers of decisions about pictures. The guidelines say "slightly" and "subtle" and give none: all are chosen but
/// `leastContrast`, and all can be changed.
package struct PictureRules: Hashable, Sendable {
  /// Channel value, 0…1 encoded, from which on all three make a colour near white.
  package var nearWhite: Float = 0.9
  /// Share of the pixels along the picture's border that white ground takes: all of three sides.
  package var borderShare = 0.75
  /// Share of all pixels that white ground takes at least; less is a frame around something else.
  package var groundShare = 0.25
  /// Share of the near-white pixels that have nearly one brightness: paper has, clouds and snow have not.
  package var evenness = 0.8
  /// What white becomes when a picture is softened, 0…1 encoded: a fifth less light.
  package var softenedWhite: Float = 0.9
  /// Contrast that an edge needs to be seen (WCAG 2.2, 1.4.11).
  package var leastContrast = 3.0
  /// Share of the silhouette's edge that has to reach it: more than half is most.
  package var edgeShare = 0.5
  /// Width of the outline around a silhouette that is lost, in points.
  package var outlineWidth = 1.0
  /// Side in points up to which a picture counts as an icon where nothing else is said.
  package var iconSide = 48.0

  package init() {}
}
