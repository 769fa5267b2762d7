// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The conversion of lengths from points to pixels.
struct LengthScale {
  /// Pixels per point.
  let factor: Double

  /// Returns a length in pixels, clamped to ±2²⁰, which single precision still resolves to an eighth of a pixel. NaN
  /// and infinite lengths become 0.
  func callAsFunction(_ points: Double) -> Double {
    let scaled = points * factor
    return scaled.isFinite ? max(-1_048_576, min(scaled, 1_048_576)) : 0
  }
}

extension PixelGlass {
  /// Converts the parameters of `glass` to pixels.
  package init(_ glass: GlassParameters, pixelsPerPoint: Double) {
    let pixels = LengthScale(factor: pixelsPerPoint)
    blur = Blur(glass.blur, pixels)
    blurFill = BlurFill(
      radius: pixels(glass.blurFill.radius), normal: glass.blurFill.normal, lighten: glass.blurFill.lighten,
      darken: glass.blurFill.darken)
    innerRefraction = Refraction(glass.innerRefraction, pixels)
    outerRefraction = OuterRefraction(
      refraction: Refraction(glass.outerRefraction.refraction, pixels),
      opacity: glass.outerRefraction.opacity, distance0: pixels(glass.outerRefraction.distance0),
      distance1: pixels(glass.outerRefraction.distance1))
    face = Face(
      opacity: glass.face.opacity, levels: glass.face.levels, fill: glass.face.fill,
      maximumLuma: glass.face.maximumLuma, chromaBoost: GlassParameters.Face.chromaBoost)
    bleed = Bleed(
      refraction: Refraction(glass.bleed.refraction, pixels), blurRadius: pixels(glass.bleed.blurRadius),
      opacity: glass.bleed.opacity, distance0: pixels(glass.bleed.distance0),
      distance1: pixels(glass.bleed.distance1), darkens: glass.bleed.darkens, levels: glass.bleed.levels)
    shadow = Shadow(glass.shadow, pixels)
    ringShadow = RingShadow(
      opacity: glass.ringShadow.opacity, offset: pixels(glass.ringShadow.offset),
      strokeWidth: pixels(glass.ringShadow.strokeWidth), blurRadius: pixels(glass.ringShadow.blurRadius),
      mask: glass.ringShadow.mask)
    edgeLine = EdgeLine(glass.edgeLine, pixels)
    rim = Rim(glass.rim, pixels)
    tone = Tone(
      holdingWhite: glass.tone.holdingWhite, distance0: pixels(glass.tone.distance0),
      distance1: pixels(glass.tone.distance1), clamp: glass.tone.clamp, floor: GlassParameters.Tone.floor,
      clampPreservesHue: glass.tone.clampPreservesHue)
  }
}

extension PixelGlass.Blur {
  fileprivate init(_ blur: GlassParameters.Blur, _ pixels: LengthScale) {
    let places = blur.distances
    self.init(
      radius: pixels(blur.radius), opacities: blur.opacities,
      distances: SIMD4(pixels(places.x), pixels(places.y), pixels(places.z), pixels(places.w)))
  }
}

extension PixelGlass.Refraction {
  fileprivate init(_ refraction: GlassParameters.Refraction, _ pixels: LengthScale) {
    self.init(amount: pixels(refraction.amount), height: pixels(refraction.height))
  }
}

extension PixelGlass.Shadow {
  fileprivate init(_ shadow: GlassParameters.Shadow, _ pixels: LengthScale) {
    self.init(
      opacity: shadow.opacity, radius: pixels(shadow.radius),
      offset: SIMD2(pixels(shadow.offset.x), pixels(shadow.offset.y)), fill: shadow.fill,
      levels: shadow.levels, vibrancy: shadow.vibrancy,
      refraction: PixelGlass.Refraction(shadow.refraction, pixels), blurRadius: pixels(shadow.blurRadius))
  }
}

extension PixelGlass.EdgeLine {
  fileprivate init(_ line: GlassParameters.EdgeLine, _ pixels: LengthScale) {
    self.init(
      amount: line.amount, angle: line.angle, spread: line.spread, height: pixels(line.height),
      offset: pixels(line.offset), colorBias: line.colorBias)
  }
}

extension PixelGlass.Rim {
  fileprivate init(_ rim: GlassParameters.Rim, _ pixels: LengthScale) {
    self.init(
      opacity: rim.opacity, height: pixels(rim.height), amount: rim.amount, angle: rim.angle,
      spread: rim.spread, curvature: rim.curvature,
      diffuse: Diffuse(
        amountScale: rim.diffuse.amountScale, heightScale: rim.diffuse.heightScale,
        spreadScale: rim.diffuse.spreadScale),
      matrix: rim.matrix, clamp: rim.clamp)
  }
}

extension PixelLens {
  /// Converts the parameters of `lens` to pixels.
  package init(_ lens: LensParameters, pixelsPerPoint: Double) {
    let pixels = LengthScale(factor: pixelsPerPoint)
    backdrop = Displacement(lens.backdrop, pixels)
    magnification = lens.backdropMagnification
    (bar, barDepth) = (nil, pixels(lens.barDepth))
    innerShadow = InnerShadow(
      opacity: lens.innerShadow.opacity, offset: pixels(lens.innerShadow.offset),
      sigma: pixels(lens.innerShadow.sigma))
  }
}

extension PixelLens.Displacement {
  fileprivate init(_ displacement: LensParameters.Displacement, _ pixels: LengthScale) {
    self.init(
      amount: pixels(displacement.amount), height: pixels(displacement.height),
      curvature: displacement.curvature)
  }
}

extension LensEnd {
  /// Creates the end of a layer of labels that is seen through `lens`.
  package init(_ lens: LensParameters, of shapes: GlassShapes, pixelsPerPoint: Double) {
    let pixels = LengthScale(factor: pixelsPerPoint)
    self.shapes = shapes
    displacements = [lens.content, lens.label].map { PixelLens.Displacement($0, pixels) }
    dispersion = Dispersion(
      amount: pixels(lens.dispersion.amount), offset: pixels(lens.dispersion.offset),
      angle: lens.dispersion.angle, edgeStart: pixels(lens.dispersion.edgeStart),
      edgeEnd: pixels(lens.dispersion.edgeEnd), edgeOpacityStart: lens.dispersion.edgeOpacityStart,
      edgeOpacityEnd: lens.dispersion.edgeOpacityEnd)
  }
}
