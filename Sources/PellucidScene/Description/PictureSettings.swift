// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Whether something is done to a picture.
public enum PictureTreatment: Hashable, Sendable {
  /// What the picture shows decides.
  case automatic
  case on, off
}

/// What is done to a scene's pictures where they do not say it themselves.
public struct PictureSettings: Hashable, Sendable {
  /// Content with white ground is darkened a little in dark.
  public var softening: PictureTreatment = .automatic
  /// Icons whose silhouette is lost on what is behind them get an outline.
  public var outline: PictureTreatment = .automatic
  public var rules = PictureRules()

  public init() {}
}
