// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The glass of lifted selections and thumbs; all lengths are proportional to the height of the lens.
extension GlassTable {
  /// The glass of the common lens. The numbers of a tab bar's lens are these times its height.
  static let os27Lens = GlassRow(
    .os27Lens, over: .os27RegularLight,
    [
      .blurRadius: 0, .blurOpacity0: 0, .blurOpacity1: 0, .blurOpacity2: 0, .blurOpacity3: 0,
      .blurDistance0: -10, .blurDistance1: 0, .blurFillRadius: 0, .blurFillNormal: 0, .blurFillLighten: 0,
      .innerRefractionAmount: .scaled(-0.15), .innerRefractionHeight: .scaled(0.1),
      .outerRefractionAmount: 0, .outerRefractionHeight: 0, .outerRefractionOpacity: 0, .faceWhite: 1,
      .faceBlack: 0, .faceSaturation: 1, .faceFillAlpha: 0, .faceMaximumLuma: 1, .bleedAmount: 0,
      .bleedHeight: 0, .bleedBlurRadius: 0, .bleedOpacity: 0, .bleedBlack: 0, .bleedSaturation: 1,
      .edgeLineAmount: 0.5, .edgeLineColorBias: -0.3, .edgeLineSpread: 2.094395, .edgeLineHeight: 1,
      .edgeLineOffset: -1, .ringShadowOpacity: 0.1, .ringShadowBlurRadius: 3, .ringShadowMask: 0,
      .shadowAmount: .scaled(0.25), .shadowOffsetY: 7, .shadowOpacity: 0.001, .shadowRadius: 8,
      .shadowFillAlpha: 1, .ovalization: 0.5,
    ], Cell.source("G3, G4", .measured))

  static let os27LensSwitch = GlassRow(
    .os27LensSwitch, over: .os27Lens,
    [
      .innerRefractionAmount: .scaled(-0.3), .innerRefractionHeight: .scaled(0.18),
      .ringShadowOpacity: 0.15,
    ], Cell.source("G3", .measured))

  static let os27LensSlider = GlassRow(
    .os27LensSlider, over: .os27Lens,
    [
      .innerRefractionAmount: .scaled(-0.3), .innerRefractionHeight: .scaled(0.1), .faceBlack: 0.1,
      .ringShadowOpacity: 0.4, .shadowOpacity: 0.0018,
    ], shadowFill: SIMD3(0.3375, 0.445147, 0.5625),
    Cell.source(
      "G4", .chosen, "Read at a height of 200 points only; taken in proportion, as the other lenses are."))

  static let os27LensLoupe = GlassRow(
    .os27LensLoupe, over: .os27Lens,
    [
      .innerRefractionAmount: .scaled(-0.3, atLeast: -60), .innerRefractionHeight: .scaled(0.095, atMost: 20),
      .faceBlack: 0.06, .ringShadowOpacity: 0.07, .ringShadowOffset: 12, .ringShadowBlurRadius: 4,
      .shadowAmount: .scaled(0.25, atMost: 75), .shadowOpacity: 0.02,
    ], Cell.source("G4", .measured))
}
