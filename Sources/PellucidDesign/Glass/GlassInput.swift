// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The inputs of the glass filter, the numbers of `GlassParameters`, by name, so that tables, settings and motion can
/// address them alike.
package enum GlassInput: Hashable, Sendable, CaseIterable {
  // The capture and its blur.
  case captureMargin, blurRadius, blurOpacity0, blurOpacity1, blurOpacity2, blurOpacity3, blurDistance0
  case blurDistance1, blurDistance2, blurDistance3, blurFillRadius, blurFillNormal, blurFillLighten
  case blurFillDarken
  // Refraction.
  case innerRefractionAmount, innerRefractionHeight, outerRefractionAmount, outerRefractionHeight
  case outerRefractionOpacity, outerRefractionDistance0, outerRefractionDistance1
  // The face.
  case faceOpacity, faceWhite, faceBlack, faceSaturation, faceFillAlpha, faceMaximumLuma
  // The surroundings' colour that spills onto the face.
  case bleedAmount, bleedHeight, bleedBlurRadius, bleedOpacity, bleedDistance0, bleedDistance1, bleedWhite
  case bleedBlack, bleedSaturation
  // The shadows.
  case shadowOpacity, shadowRadius, shadowOffsetX, shadowOffsetY, shadowFillAlpha, shadowWhite
  case shadowBlack, shadowSaturation, shadowVibrancy, shadowAmount, shadowHeight, shadowBlurRadius
  case ringShadowOpacity, ringShadowOffset, ringShadowStrokeWidth, ringShadowBlurRadius, ringShadowMask
  // The line at the edge, and the light on the rim.
  case edgeLineAmount, edgeLineAngle, edgeLineSpread, edgeLineHeight, edgeLineOffset, edgeLineColorBias
  case rimOpacity, rimHeight, rimAmount, rimAngle, rimSpread, rimCurvature, rimDiffuseAmount
  case rimDiffuseHeight, rimDiffuseSpread, rimClamp
  // The final limits on colours, and the roundness of the distance field.
  case holdingWhite, toneDistance0, toneDistance1, toneClamp, ovalization
}

extension GlassParameters {
  /// The value of one input.
  package subscript(input: GlassInput) -> Double {
    get {
      var copy = self
      var result = 0.0
      copy.visit(input) { result = $0 }
      return result
    }
    set { visit(input) { $0 = newValue } }
  }

  /// Passes the stored number of an input to `body`: a table, one line per input.
  private mutating func visit(_ input: GlassInput, _ body: (inout Double) -> Void) {
    switch input {
    case .captureMargin: body(&capture.margin)
    case .blurRadius: body(&blur.radius)
    case .blurOpacity0: body(&blur.opacities[0])
    case .blurOpacity1: body(&blur.opacities[1])
    case .blurOpacity2: body(&blur.opacities[2])
    case .blurOpacity3: body(&blur.opacities[3])
    case .blurDistance0: body(&blur.distances[0])
    case .blurDistance1: body(&blur.distances[1])
    case .blurDistance2: body(&blur.distances[2])
    case .blurDistance3: body(&blur.distances[3])
    case .blurFillRadius: body(&blurFill.radius)
    case .blurFillNormal: body(&blurFill.normal)
    case .blurFillLighten: body(&blurFill.lighten)
    case .blurFillDarken: body(&blurFill.darken)
    case .innerRefractionAmount: body(&innerRefraction.amount)
    case .innerRefractionHeight: body(&innerRefraction.height)
    case .outerRefractionAmount: body(&outerRefraction.refraction.amount)
    case .outerRefractionHeight: body(&outerRefraction.refraction.height)
    case .outerRefractionOpacity: body(&outerRefraction.opacity)
    case .outerRefractionDistance0: body(&outerRefraction.distance0)
    case .outerRefractionDistance1: body(&outerRefraction.distance1)
    case .faceOpacity: body(&face.opacity)
    case .faceWhite: body(&face.levels.white)
    case .faceBlack: body(&face.levels.black)
    case .faceSaturation: body(&face.levels.saturation)
    case .faceFillAlpha: body(&face.fill.w)
    case .faceMaximumLuma: body(&face.maximumLuma)
    case .bleedAmount: body(&bleed.refraction.amount)
    case .bleedHeight: body(&bleed.refraction.height)
    case .bleedBlurRadius: body(&bleed.blurRadius)
    case .bleedOpacity: body(&bleed.opacity)
    case .bleedDistance0: body(&bleed.distance0)
    case .bleedDistance1: body(&bleed.distance1)
    case .bleedWhite: body(&bleed.levels.white)
    case .bleedBlack: body(&bleed.levels.black)
    case .bleedSaturation: body(&bleed.levels.saturation)
    case .shadowOpacity: body(&shadow.opacity)
    case .shadowRadius: body(&shadow.radius)
    case .shadowOffsetX: body(&shadow.offset.x)
    case .shadowOffsetY: body(&shadow.offset.y)
    case .shadowFillAlpha: body(&shadow.fill.w)
    case .shadowWhite: body(&shadow.levels.white)
    case .shadowBlack: body(&shadow.levels.black)
    case .shadowSaturation: body(&shadow.levels.saturation)
    case .shadowVibrancy: body(&shadow.vibrancy)
    case .shadowAmount: body(&shadow.refraction.amount)
    case .shadowHeight: body(&shadow.refraction.height)
    case .shadowBlurRadius: body(&shadow.blurRadius)
    case .ringShadowOpacity: body(&ringShadow.opacity)
    case .ringShadowOffset: body(&ringShadow.offset)
    case .ringShadowStrokeWidth: body(&ringShadow.strokeWidth)
    case .ringShadowBlurRadius: body(&ringShadow.blurRadius)
    case .ringShadowMask: body(&ringShadow.mask)
    case .edgeLineAmount: body(&edgeLine.amount)
    case .edgeLineAngle: body(&edgeLine.angle)
    case .edgeLineSpread: body(&edgeLine.spread)
    case .edgeLineHeight: body(&edgeLine.height)
    case .edgeLineOffset: body(&edgeLine.offset)
    case .edgeLineColorBias: body(&edgeLine.colorBias)
    case .rimOpacity: body(&rim.opacity)
    case .rimHeight: body(&rim.height)
    case .rimAmount: body(&rim.amount)
    case .rimAngle: body(&rim.angle)
    case .rimSpread: body(&rim.spread)
    case .rimCurvature: body(&rim.curvature)
    case .rimDiffuseAmount: body(&rim.diffuse.amountScale)
    case .rimDiffuseHeight: body(&rim.diffuse.heightScale)
    case .rimDiffuseSpread: body(&rim.diffuse.spreadScale)
    case .rimClamp: body(&rim.clamp)
    case .holdingWhite: body(&tone.holdingWhite)
    case .toneDistance0: body(&tone.distance0)
    case .toneDistance1: body(&tone.distance1)
    case .toneClamp: body(&tone.clamp)
    case .ovalization: body(&ovalization)
    }
  }
}
