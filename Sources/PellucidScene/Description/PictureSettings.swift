// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The ways to decide whether a picture is treated.
package enum PictureTreatment: Hashable, Sendable {
  /// The content of the picture decides.
  case automatic
  case on, off
}

/// The treatment of a scene's pictures that do not set their own.
package struct PictureSettings: Hashable, Sendable {
  /// The treatment of content with white ground, which is darkened slightly in dark.
  package var softening: PictureTreatment = .automatic
  /// The treatment of icons whose silhouette is hard to see on the backdrop, which get an outline.
  package var outline: PictureTreatment = .automatic
  package var rules = PictureRules()

  package init() {}
}
