// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effect of one setting on one input.
struct GlassAdjustment: Sendable {
  enum Change: Sendable {
    case set(Double)
    case scale(Double)
    case atLeast(Double)
  }
  var input: GlassInput
  var change: Change

  init(_ input: GlassInput, _ change: Change) { (self.input, self.change) = (input, change) }

  func apply(to parameters: inout GlassParameters) {
    switch change {
    case .set(let value): parameters[input] = value
    case .scale(let factor): parameters[input] *= factor
    case .atLeast(let value): parameters[input] = max(parameters[input], value)
    }
  }
}

/// The effect of one setting on glass.
struct GlassSettingRow: Sendable {
  var name: String
  var adjustments: [GlassAdjustment]
  var provenance: Provenance
}

/// The changes that settings make to glass, read on macOS 26.6.1 in light at 48 points, one setting at a time.
///
/// The change of black is a factor, so that it carries over to other parameter sets.
enum GlassSettingsTable {
  static let all = [increasedContrast, reducedTransparency, reducedMotion, shownBorders, tinted]

  static let increasedContrast = GlassSettingRow(
    name: "increasedContrast",
    adjustments: [
      GlassAdjustment(.shadowFillAlpha, .atLeast(0.12)), GlassAdjustment(.faceBlack, .scale(0.75 / 0.85)),
      GlassAdjustment(.faceSaturation, .scale(0.8)), GlassAdjustment(.faceFillAlpha, .set(0.8)),
    ], provenance: Cell.source("G10", .measured))

  /// The changes of Reduce Transparency. `GlassResolution` sets white and black to one level besides, so that the
  /// backdrop's luma no longer shows.
  static let reducedTransparency = GlassSettingRow(
    name: "reducedTransparency",
    adjustments: [
      GlassAdjustment(.shadowFillAlpha, .atLeast(0.12)), GlassAdjustment(.blurRadius, .set(70)),
      GlassAdjustment(.blurOpacity0, .set(1)), GlassAdjustment(.blurOpacity1, .set(1)),
      GlassAdjustment(.blurOpacity2, .set(1)), GlassAdjustment(.blurOpacity3, .set(1)),
      GlassAdjustment(.innerRefractionAmount, .set(0)), GlassAdjustment(.innerRefractionHeight, .set(0)),
      GlassAdjustment(.outerRefractionAmount, .set(0)), GlassAdjustment(.outerRefractionHeight, .set(0)),
      GlassAdjustment(.outerRefractionOpacity, .set(0)), GlassAdjustment(.faceSaturation, .scale(0.9)),
      GlassAdjustment(.faceFillAlpha, .set(0.8)),
    ], provenance: Cell.source("G10", .measured))

  static let reducedMotion = GlassSettingRow(
    name: "reducedMotion",
    adjustments: [
      GlassAdjustment(.blurRadius, .scale(4)), GlassAdjustment(.innerRefractionHeight, .set(0)),
    ], provenance: Cell.source("G10", .measured))

  /// The changes of Show Borders: a thin outline all round in place of the two lights of the rim.
  static let shownBorders = GlassSettingRow(
    name: "shownBorders",
    adjustments: [
      GlassAdjustment(.rimOpacity, .set(0.2)), GlassAdjustment(.rimSpread, .set(3.141593)),
      GlassAdjustment(.rimCurvature, .set(0.2)), GlassAdjustment(.rimDiffuseAmount, .set(0)),
    ], provenance: Cell.source("G10", .measured))

  /// The tinted look of release 26; that the preference of this name selects it is very likely, not proven.
  static let tinted = GlassSettingRow(
    name: "tinted",
    adjustments: [
      GlassAdjustment(.shadowFillAlpha, .atLeast(0.12)), GlassAdjustment(.faceBlack, .scale(0.25 / 0.85)),
      GlassAdjustment(.faceSaturation, .scale(2)), GlassAdjustment(.faceFillAlpha, .set(0.8)),
    ], provenance: Cell.source("G10", .inferred))

  /// The preferred look of release 27: values for clear (0), as delivered (0.5) and tinted (1).
  enum Slider {
    static let lighten = anchors(0.675, 0.9, 0.9)
    static let fillShare = anchors(0, 0.5, 1)
    static let lightFillAlpha = anchors(0, 0.2, 0.5)
    /// The red, green and blue of the fill; the source gives no alpha with them, so alpha stays 0 and they do not show.
    static let darkFill = anchors(0.125, 0, 0.125)
    static let clearRadius = anchors(0, 0.75, 0.75)
    static let clearFillShare = anchors(0, 0, 1)
    static let clearMargin = anchors(0.5, 0.5, 16)
    /// The radius of the wide blur of clear glass, for positions above the middle only.
    static let clearFillRadius = 8.0
    static let provenance = Cell.source("G4b", .measured)

    private static func anchors(_ clear: Double, _ middle: Double, _ tinted: Double) -> [SIMD2<Double>] {
      [SIMD2(0, clear), SIMD2(0.5, middle), SIMD2(1, tinted)]
    }
  }
}
