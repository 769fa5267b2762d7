// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The published parameter sets of Liquid Glass; each row lists the changes to the row it builds on.
///
/// The sets and size laws of release 27 were read in live windows on macOS and on iOS, which agree once the laws are applied.
enum GlassTable {
  /// The dumped identity role: the start of every parameter when glass materializes.
  static let identity = GlassRow(
    .identity, over: nil,
    [
      .faceOpacity: 0, .edgeLineAmount: 0.4, .edgeLineAngle: 1.570796, .edgeLineSpread: 1.308997,
      .edgeLineColorBias: -0.25, .ringShadowBlurRadius: 1, .bleedDistance0: 0, .shadowOffsetY: 8,
    ], Cell.source("G4", .measured))

  /// The spread of the edge line, the clamp and the face's greatest luma are those for displays of standard range.
  static let os27RegularLight = GlassRow(
    .os27RegularLight, over: .identity,
    [
      .captureMargin: 16, .blurRadius: 5,
      .blurOpacity0: .ramp(64, 0, 160, 0.8), .blurOpacity1: .ramp(64, 0, 160, 0.4),
      .blurOpacity2: 0.5, .blurOpacity3: 1, .blurDistance0: .scaled(-0.5), .blurDistance1: -1,
      .blurFillRadius: 8, .blurFillNormal: 0.5, .blurFillLighten: 0.9, .blurFillDarken: 0,
      .innerRefractionAmount: .scaled(-0.5, atLeast: -60), .innerRefractionHeight: .scaled(0.25, atMost: 20),
      .outerRefractionAmount: .scaled(0.25, atLeast: 16), .outerRefractionHeight: .scaled(0.2, atLeast: 16),
      .outerRefractionOpacity: 0.6, .outerRefractionDistance0: -1, .outerRefractionDistance1: 0,
      .faceOpacity: 1, .faceWhite: 1.03, .faceBlack: 0.4, .faceSaturation: 1.2, .faceFillAlpha: 0.2,
      .faceMaximumLuma: 0.94,
      .bleedAmount: .scaled(0.35), .bleedHeight: .scaled(0.35),
      // The radius jumps from 0 to 22.4 at size 64. The opacity rises from 0 there, so only the capture's margin
      // shows the jump.
      .bleedBlurRadius: .above(size: 64, slope: 0.35, high: 160), .bleedOpacity: .ramp(64, 0, 160, 0.5),
      .bleedDistance0: 1, .bleedDistance1: 0, .bleedWhite: 1, .bleedBlack: 0.9, .bleedSaturation: 1.2,
      .edgeLineAmount: 0.4, .edgeLineAngle: 1.570796, .edgeLineColorBias: -0.25, .edgeLineSpread: 1.850049,
      .edgeLineHeight: 0.5, .edgeLineOffset: -0.5,
      .ringShadowOpacity: 0.06, .ringShadowOffset: 8, .ringShadowStrokeWidth: 4, .ringShadowBlurRadius: 5,
      .ringShadowMask: 1,
      .shadowOpacity: .ramp(64, 0.04, 160, 0.4), .shadowRadius: .ramp(64, 4, 160, 24), .shadowOffsetY: 8,
      .shadowFillAlpha: 0.3, .toneClamp: 1.06961,
      .rimOpacity: 1, .rimHeight: 1, .rimAmount: 0.5, .rimCurvature: 0.75, .rimClamp: 1.2,
      .rimSpread: .ramp(96, 1.396263, 192, 1.570796),
    ], faceFill: SIMD3(1, 1, 1), shadowFill: SIMD3(0, 0, 0), bleedDarkens: true, rimMatrix: regularRim,
    Cell.source("G3, G4", .measured))

  static let os27RegularLightFlat = GlassRow(
    .os27RegularLightFlat, over: .os27RegularLight,
    [
      .captureMargin: 0.5, .blurOpacity0: .ramp(64, 0.4, 160, 0.8), .blurOpacity1: .ramp(64, 0.4, 160, 0.8),
      .blurOpacity2: 1, .blurDistance0: 0, .blurDistance1: 0, .outerRefractionAmount: 0,
      .outerRefractionHeight: 0, .outerRefractionOpacity: 0, .faceWhite: 0.96, .bleedBlurRadius: 0,
      .bleedOpacity: 0, .edgeLineAmount: 0.5, .edgeLineColorBias: -0.1875, .edgeLineSpread: 2.094395,
      .ringShadowOpacity: 0, .shadowOpacity: 0, .shadowRadius: 0, .toneDistance0: 1, .toneDistance1: 1,
      .toneClamp: 1, .rimOpacity: 0,
    ], Cell.source("G1, G4", .measured))

  static let os27RegularDark = GlassRow(
    .os27RegularDark, over: .os27RegularLight,
    [
      .blurFillLighten: 0, .blurFillDarken: 0.9, .faceWhite: 1.125, .faceBlack: 0.125, .faceSaturation: 1.3,
      .faceFillAlpha: 0, .faceMaximumLuma: .ramp(64, 0.6, 104, 0.35), .bleedWhite: 0.5, .bleedBlack: 0.125,
      .bleedSaturation: 1, .bleedOpacity: .ramp(64, 0, 160, 0.8), .edgeLineSpread: 1.308997,
      .shadowOpacity: .ramp(64, 0.04, 160, 0.6), .toneClamp: 1.308311,
    ], faceFill: SIMD3(0, 0, 0), bleedDarkens: false, Cell.source("G3, G4", .measured))

  static let os27RegularDarkFlat = GlassRow(
    .os27RegularDarkFlat, over: .os27RegularDark,
    [
      .captureMargin: 0.5, .blurOpacity0: .ramp(64, 0.4, 160, 0.8), .blurOpacity1: .ramp(64, 0.4, 160, 0.8),
      .blurOpacity2: 1, .blurDistance0: 0, .blurDistance1: 0, .outerRefractionAmount: 0,
      .outerRefractionHeight: 0, .outerRefractionOpacity: 0, .faceBlack: 0.08, .bleedBlurRadius: 0,
      .bleedOpacity: 0, .edgeLineAmount: 0.5, .edgeLineColorBias: -0.1875, .edgeLineSpread: 2.094395,
      .ringShadowOpacity: 0, .shadowOpacity: 0, .shadowRadius: 0, .toneDistance0: 1, .toneDistance1: 1,
      .rimOpacity: 0,
    ], Cell.source("G1, G4", .measured))

  /// Clear glass does not follow the appearance while its window is active.
  static let os27Clear = GlassRow(
    .os27Clear, over: .os27RegularLight,
    [
      .captureMargin: 0.5, .blurRadius: 0.75, .blurOpacity0: 1, .blurOpacity1: 0.5, .blurOpacity2: 0.5,
      .blurOpacity3: 1, .blurFillRadius: 0, .blurFillNormal: 0, .blurFillLighten: 0,
      .innerRefractionAmount: .scaled(-0.65, atLeast: -60),
      .innerRefractionHeight: .scaled(0.36, atMost: 20), .outerRefractionAmount: .scaled(0.2),
      .outerRefractionHeight: .scaled(0.125), .outerRefractionOpacity: 0, .faceWhite: 1.08,
      .faceBlack: 0.125, .faceSaturation: 1.06, .faceFillAlpha: 0, .faceMaximumLuma: 1, .bleedAmount: 0,
      .bleedHeight: 0, .bleedBlurRadius: 0, .bleedOpacity: 0, .bleedBlack: 0.75,
      .edgeLineSpread: 1.308997, .ringShadowOpacity: 0, .ringShadowOffset: 0, .ringShadowStrokeWidth: 0,
      .ringShadowBlurRadius: 0, .ringShadowMask: 0, .shadowOpacity: 0, .shadowRadius: 0,
      .shadowAmount: .scaled(0.625, atMost: 75), .shadowHeight: .scaled(0.4), .shadowFillAlpha: 0.1,
      .shadowSaturation: 1.2, .toneClamp: 1.191748,
    ], rimMatrix: clearRim, Cell.source("G4", .measured))

  static let os27ClearLightFlat = GlassRow(
    .os27ClearLightFlat, over: .os27Clear,
    [
      .blurRadius: .ramp(48, 5, 120, 10), .blurOpacity1: 1, .blurOpacity2: 1, .blurDistance0: 0,
      .blurDistance1: 0, .faceWhite: 0.95, .faceBlack: 0.2, .faceSaturation: 1, .faceFillAlpha: 0.1,
      .toneClamp: 1, .outerRefractionAmount: 0, .outerRefractionHeight: 0, .toneDistance0: 1,
      .toneDistance1: 1, .rimOpacity: 0,
    ], Cell.source("G1, G4", .measured))

  static let os27ClearDarkFlat = GlassRow(
    .os27ClearDarkFlat, over: .os27ClearLightFlat,
    [.faceWhite: 0.8, .faceBlack: 0.05, .faceFillAlpha: 0.05], Cell.source("G1, G7", .measured))

  static let regularRim = Cell.matrix(
    Cell.row(1.1202, -0.1894, -0.019, 0.1471), Cell.row(-0.0563, 0.9871, -0.0191, 0.1471),
    Cell.row(-0.0563, -0.1893, 1.1574, 0.1471))
  static let clearRim = Cell.matrix(
    Cell.row(1.3192, -0.0478, -0.0047, 0.2), Cell.row(-0.0142, 1.2856, -0.0048, 0.2),
    Cell.row(-0.0142, -0.0476, 1.3285, 0.2))
}
