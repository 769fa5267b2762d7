// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thresholds of decisions about pictures. The guidelines say "slightly" and "subtle" and give no numbers: all
/// but `leastContrast` are chosen, and all can be changed.
package struct PictureRules: Hashable, Sendable {
  /// The encoded value, 0…1, that all three channels of a near-white colour reach.
  package var nearWhite: Float = 0.9
  /// The least share of the pixels along the picture's border that a white ground covers: that of three sides.
  package var borderShare = 0.75
  /// The least share of all pixels that a white ground covers; less is a frame around something else.
  package var groundShare = 0.25
  /// The least share of a ground's near-white pixels that have nearly one brightness: paper reaches it, clouds and
  /// snow do not.
  package var evenness = 0.8
  /// The encoded value, 0…1, that white becomes when a picture is softened: a fifth less light.
  package var softenedWhite: Float = 0.9
  /// The contrast ratio that an edge needs to be seen (WCAG 2.2, 1.4.11).
  package var leastContrast = 3.0
  /// The share of a silhouette's edge, 0…1, of which more has to reach `leastContrast`.
  package var edgeShare = 0.5
  /// The width of the outline drawn around a silhouette that its background hides, in points.
  package var outlineWidth = 1.0
  /// The least share of the picture's border, 0…1, that is transparent around the subject of an icon: a rounded square
  /// leaves two fifths, a photo with rounded corners less than a quarter.
  package var clearBorder = 0.25
  /// The least share of the visible pixels, 0…1, in the largest connected part of an icon: the arcs and the dot of a
  /// wireless symbol reach it, a sheet or a pattern of many things does not.
  package var largestPart = 0.25
  /// The greatest number of partly transparent pixels in an icon for each pixel of its edge: antialiasing makes one or
  /// two, and a gradient that fades out many.
  package var softPixels = 2.0

  package init() {}
}
