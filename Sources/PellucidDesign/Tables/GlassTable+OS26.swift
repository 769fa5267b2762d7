// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The parameter sets of release 26, read on macOS 26.6.1 at 48, 127 and 451 to 475 points and in part between.
///
/// Between those sizes the lines are straight, which the source calls likely. This release has no wide fill blur, no
/// limit of luma, no line inside the filter and no ring shadow.
extension GlassTable {
  static let os26RegularLightFlat = GlassRow(
    .os26RegularLightFlat, over: .os26RegularLight, flat26(scale: light26Flat),
    Cell.source("G10", .inferred))

  static let os26RegularDark = GlassRow(
    .os26RegularDark, over: .os26RegularLight,
    [
      .faceWhite: .ramp(48, 0.45, 127, 0.6), .faceBlack: .ramp(48, 0.1, 127, 0.2), .bleedWhite: 0.5,
      .bleedBlack: 0, .bleedSaturation: 1, .bleedOpacity: .ramp(64, 0, 160, 0.8),
      .shadowOpacity: .ramp(48, 0.4, 160, 0.25), .shadowFillAlpha: 0, .shadowWhite: 0.5,
      .shadowSaturation: 1,
    ], faceFill: SIMD3(0, 0, 0), bleedDarkens: false,
    rimMatrix: LumaLevels(white: 0.6, black: 0.06, saturation: 1.2).matrix,
    Cell.source("G5, G10", .inferred))

  static let os26RegularDarkFlat = GlassRow(
    .os26RegularDarkFlat, over: .os26RegularDark, flat26(scale: dark26Flat),
    Cell.source(
      "G10", .chosen, "Inactive windows were read in light; black and white change by the same factors."))

  static let os26RegularLight = GlassRow(
    .os26RegularLight, over: .identity,
    [
      // One source gives (S + 8)/21 at sizes S of 48 and 127 and likely up to 160, another gives 4 from 451 on: both
      // are kept.
      .captureMargin: 16, .blurRadius: .through([SIMD2(48, 8.0 / 3), SIMD2(160, 8), SIMD2(451, 4)]),
      .blurOpacity0: 1, .blurOpacity1: 0.5, .blurOpacity2: 0.5, .blurOpacity3: 1,
      .blurDistance0: .scaled(-0.5), .blurDistance1: -1,
      .innerRefractionAmount: .scaled(-0.8, atLeast: -60), .innerRefractionHeight: .scaled(0.25, atMost: 20),
      .outerRefractionAmount: .scaled(0.2), .outerRefractionHeight: .scaled(0.125),
      .outerRefractionOpacity: 0.3, .outerRefractionDistance0: -1,
      .outerRefractionDistance1: .ramp(48, 0, 127, -0.5),
      .faceOpacity: 1, .faceWhite: 1.03, .faceBlack: .ramp(48, 0.85, 127, 0.5),
      .faceFillAlpha: .ramp(48, 0.25, 127, 0.4),
      .bleedAmount: .scaled(0.35), .bleedHeight: .scaled(0.35),
      .bleedBlurRadius: .above(size: 64, slope: 0.7, high: 160), .bleedOpacity: .ramp(64, 0, 160, 0.5),
      .bleedDistance0: 1, .bleedBlack: 0.9, .bleedSaturation: 1.2,
      .shadowOpacity: .ramp(48, 0.5, 160, 0.25), .shadowRadius: 24, .shadowOffsetY: 8,
      .shadowFillAlpha: .ramp(48, 0.05, 127, 0.12), .shadowSaturation: 1.8,
      .shadowVibrancy: .ramp(64, 0, 160, 1), .shadowAmount: .scaled(0.625, atMost: 75),
      .shadowHeight: .scaled(0.4), .shadowBlurRadius: .ramp(48, 0, 127, 40),
      .edgeLineAmount: 0, .edgeLineHeight: 0, .edgeLineOffset: 0,
      .holdingWhite: 0.97, .toneDistance0: .ramp(48, -2, 127, -1),
      .toneDistance1: .ramp(48, -1, 127, -0.5), .toneClamp: 1.375824,
      // A single light from the top left, without the weaker, deeper copy.
      .rimOpacity: 1, .rimHeight: 1, .rimAmount: 0.5, .rimAngle: -0.785398, .rimSpread: 1.570796,
      .rimCurvature: 0.7, .rimDiffuseAmount: 0, .rimClamp: 1.2,
    ], faceFill: SIMD3(1, 1, 1), shadowFill: SIMD3(0, 0, 0), bleedDarkens: true,
    rimMatrix: LumaLevels(white: 1, black: 0.9, saturation: 1.5).matrix,
    Cell.source("G5, G10", .inferred))

  private static let light26Flat: [GlassChanges] = [
    [.faceWhite: 0.97, .faceBlack: .ramp(48, 0.8, 127, 0.5 * 0.8 / 0.85)]
  ]
  private static let dark26Flat: [GlassChanges] = [
    [
      .faceWhite: .ramp(48, 0.45 * 0.97 / 1.03, 127, 0.6 * 0.97 / 1.03),
      .faceBlack: .ramp(48, 0.1 * 0.8 / 0.85, 127, 0.2 * 0.8 / 0.85),
    ]
  ]

  /// Returns the changes of an inactive window, with those of its face's levels.
  private static func flat26(scale levels: [GlassChanges]) -> GlassChanges {
    var changes: GlassChanges = [
      .captureMargin: 0.5, .blurRadius: 4, .blurOpacity1: 1, .blurOpacity2: 1, .blurDistance0: 0,
      .blurDistance1: 0, .outerRefractionAmount: 0, .outerRefractionHeight: 0, .outerRefractionOpacity: 0,
      .bleedOpacity: 0, .bleedBlurRadius: 0, .shadowOpacity: 0, .shadowRadius: 0, .holdingWhite: 1,
      .toneDistance0: 0, .toneDistance1: 0, .rimOpacity: 0,
    ]
    for change in levels { changes.all += change.all }
    return changes
  }

  static let os26Clear = GlassRow(
    .os26Clear, over: .os26RegularLight,
    [
      .captureMargin: 0.5, .blurRadius: .ramp(48, 2, 451, 1),
      .innerRefractionAmount: .scaled(-1, atLeast: -60),
      .innerRefractionHeight: .scaled(0.36, atMost: 20), .outerRefractionOpacity: 0, .faceWhite: 1.15,
      .faceBlack: 0.075, .faceSaturation: 1.06, .faceFillAlpha: 0, .bleedAmount: 0, .bleedHeight: 0,
      .bleedBlurRadius: 0, .bleedOpacity: 0, .bleedBlack: 0.75, .shadowOpacity: 0, .shadowRadius: 0,
      .shadowFillAlpha: 0.1, .shadowSaturation: 1.2, .shadowVibrancy: 0, .shadowBlurRadius: 0,
    ], Cell.source("G5, G10", .inferred))

  static let os26ClearLightFlat = flatClear26(
    .os26ClearLightFlat, [.faceWhite: 0.95, .faceBlack: 0.2, .faceFillAlpha: 0.1])

  static let os26ClearDarkFlat = flatClear26(
    .os26ClearDarkFlat, [.faceWhite: 0.8, .faceBlack: 0.05, .faceFillAlpha: 0.05])

  private static func flatClear26(_ id: GlassRow.ID, _ face: GlassChanges) -> GlassRow {
    var changes: GlassChanges = [
      .blurRadius: .ramp(48, 5, 120, 10), .blurOpacity1: 1, .blurOpacity2: 1, .blurDistance0: 0,
      .blurDistance1: 0, .faceSaturation: 1, .outerRefractionAmount: 0, .outerRefractionHeight: 0,
      .holdingWhite: 1, .toneDistance0: 0, .toneDistance1: 0, .toneClamp: 1, .rimOpacity: 0,
    ]
    changes.all += face.all
    return GlassRow(
      id, over: .os26Clear, changes,
      Cell.source(
        "G1, G4", .chosen, "Clear glass in inactive windows was read on 27 only; its changes are used."))
  }
}
