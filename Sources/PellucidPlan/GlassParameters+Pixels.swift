// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassParameters {
  /// The same with every length multiplied; lengths that are not finite become 0, huge ones ±2²⁰.
  package func scaled(by factor: Double) -> GlassParameters {
    func length(_ value: Double) -> Double { value.length(scaledBy: factor) }
    func lengths(_ values: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(length(values.x), length(values.y), length(values.z), length(values.w))
    }
    func refraction(_ value: Refraction) -> Refraction {
      var result = value
      (result.amount, result.height) = (length(value.amount), length(value.height))
      return result
    }
    var result = self
    result.capture.margin = length(capture.margin)
    result.blur.radius = length(blur.radius)
    result.blur.distances = lengths(blur.distances)
    result.blurFill.radius = length(blurFill.radius)
    result.innerRefraction = refraction(innerRefraction)
    result.outerRefraction.refraction = refraction(outerRefraction.refraction)
    result.outerRefraction.distance0 = length(outerRefraction.distance0)
    result.outerRefraction.distance1 = length(outerRefraction.distance1)
    result.bleed.refraction = refraction(bleed.refraction)
    result.bleed.blurRadius = length(bleed.blurRadius)
    result.bleed.distance0 = length(bleed.distance0)
    result.bleed.distance1 = length(bleed.distance1)
    result.shadow.radius = length(shadow.radius)
    result.shadow.offset = SIMD2(length(shadow.offset.x), length(shadow.offset.y))
    result.shadow.refraction = refraction(shadow.refraction)
    result.shadow.blurRadius = length(shadow.blurRadius)
    result.ringShadow.offset = length(ringShadow.offset)
    result.ringShadow.strokeWidth = length(ringShadow.strokeWidth)
    result.ringShadow.blurRadius = length(ringShadow.blurRadius)
    result.edgeLine.height = length(edgeLine.height)
    result.edgeLine.offset = length(edgeLine.offset)
    result.rim.height = length(rim.height)
    result.tone.distance0 = length(tone.distance0)
    result.tone.distance1 = length(tone.distance1)
    return result
  }
}

extension LensParameters {
  /// The same with every length multiplied, within the same limits.
  package func scaled(by factor: Double) -> LensParameters {
    func length(_ value: Double) -> Double { value.length(scaledBy: factor) }
    func scaled(_ displacement: Displacement) -> Displacement {
      var result = displacement
      (result.amount, result.height) = (length(displacement.amount), length(displacement.height))
      return result
    }
    var result = self
    (result.backdrop, result.restingBackdrop) = (scaled(backdrop), scaled(restingBackdrop))
    (result.label, result.content) = (scaled(label), scaled(content))
    result.dispersion.amount = length(dispersion.amount)
    result.dispersion.offset = length(dispersion.offset)
    result.dispersion.edgeStart = length(dispersion.edgeStart)
    result.dispersion.edgeEnd = length(dispersion.edgeEnd)
    result.innerShadow.offset = length(innerShadow.offset)
    result.innerShadow.sigma = length(innerShadow.sigma)
    return result
  }
}

extension Double {
  /// A length in pixels: one that is not finite is 0, and a huge one ±2²⁰, which single precision still places to an
  /// eighth of a pixel.
  fileprivate func length(scaledBy factor: Double) -> Double {
    let scaled = self * factor
    return scaled.isFinite ? Swift.max(-1_048_576, Swift.min(scaled, 1_048_576)) : 0
  }
}
