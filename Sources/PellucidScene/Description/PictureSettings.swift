// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The ways to decide whether something is done to a picture.
package enum PictureTreatment: Hashable, Sendable {
  /// The content of the picture decides.
  case automatic
  case on, off
}

/// The treatment of a scene's pictures that do not ask for one themselves.
package struct PictureSettings: Hashable, Sendable {
  /// Content with white ground is darkened a little in dark.
  package var softening: PictureTreatment = .automatic
  /// Icons whose silhouette is lost on what is behind them get an outline.
  package var outline: PictureTreatment = .automatic
  package var rules = PictureRules()

  package init() {}
}
