// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Controls whose glass differs from the glass that their size alone would give.
///
/// Alerts, menus, bars, buttons and search fields of iOS and macOS 27 obey the size laws to the digit and need no row.
extension GlassTable {
  static let os27SidebarLightFlat = GlassRow(
    .os27SidebarLightFlat, over: .os27RegularLightFlat,
    [
      .blurRadius: 10, .blurOpacity0: 1, .blurOpacity1: 1, .toneClamp: 1.07, .faceWhite: 1.03,
      .faceMaximumLuma: 0.85, .bleedAmount: 0, .bleedHeight: 0, .bleedWhite: 0.9, .bleedBlack: 0.75,
      .bleedSaturation: 1.5, .edgeLineHeight: 0, .edgeLineOffset: 0, .shadowOffsetY: 1.875,
    ], Cell.source("G1", .inferred))

  static let os27SidebarDarkFlat = GlassRow(
    .os27SidebarDarkFlat, over: .os27RegularLightFlat,
    [
      .blurRadius: 10, .blurOpacity0: 1, .blurOpacity1: 1, .faceWhite: 0.5, .faceBlack: 0.1,
      .faceSaturation: 0.6, .faceFillAlpha: 0, .faceMaximumLuma: 1, .bleedAmount: 0, .bleedHeight: 0,
      .bleedWhite: 0.5, .bleedBlack: 0.1, .bleedSaturation: 1.5, .blurFillDarken: 0.9,
      .blurFillLighten: 0, .edgeLineHeight: 0, .edgeLineOffset: 0, .shadowOffsetY: 1.875,
    ], faceFill: SIMD3(0, 0, 0), bleedDarkens: false, Cell.source("G1", .inferred))

  static let os27PopoverLight = GlassRow(
    .os27PopoverLight, over: .os27RegularLightFlat,
    [
      .blurRadius: 10, .blurOpacity0: 1, .blurOpacity1: 1, .faceWhite: 0.95, .faceBlack: 0.2,
      .faceSaturation: 1, .faceFillAlpha: 0.1, .faceMaximumLuma: 1, .bleedAmount: 0, .bleedHeight: 0,
      .innerRefractionHeight: 5, .outerRefractionOpacity: 0.6, .ringShadowOpacity: 0.06,
    ], Cell.source("G1", .inferred))

  static let os27PopoverDark = GlassRow(
    .os27PopoverDark, over: .os27PopoverLight,
    [
      .faceWhite: 0.8, .faceBlack: 0.05, .faceFillAlpha: 0.05, .bleedWhite: 0.5, .bleedBlack: 0.125,
      .bleedSaturation: 1, .blurFillDarken: 0.9, .blurFillLighten: 0,
    ], bleedDarkens: false, Cell.source("G1", .inferred))

  static let os27MenuDarkFlat = GlassRow(
    .os27MenuDarkFlat, over: .os27RegularDarkFlat,
    [
      .blurRadius: .through([SIMD2(60, 6), SIMD2(500.0 / 3, 12)]), .blurOpacity0: 1, .blurOpacity1: 1,
      .blurOpacity2: .through([SIMD2(28, 0.833333), SIMD2(160, 0.416667)]),
      .blurOpacity3: .through([SIMD2(28, 0.833333), SIMD2(160, 0.416667)]), .toneClamp: 1,
      .faceWhite: 0.3, .faceBlack: 0.15, .ringShadowOpacity: 0.06,
    ],
    Cell.source(
      "G4", .chosen, "Read on a beta of 27, whose other dark numbers moved a little before the release."))
}
