// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassParameters {
  /// The same with every length multiplied; lengths that are not finite become 0, huge ones ±2²⁰.
  package func scaled(by factor: Double) -> GlassParameters {
    func length(_ value: Double) -> Double {
      let scaled = value * factor
      return scaled.isFinite ? max(-1_048_576, min(scaled, 1_048_576)) : 0
    }
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
  /// The same with every length multiplied.
  package func scaled(by factor: Double) -> LensParameters {
    func scaled(_ displacement: Displacement) -> Displacement {
      var result = displacement
      (result.amount, result.height) = (displacement.amount * factor, displacement.height * factor)
      return result
    }
    var result = self
    (result.backdrop, result.restingBackdrop) = (scaled(backdrop), scaled(restingBackdrop))
    (result.label, result.content) = (scaled(label), scaled(content))
    result.dispersion.amount *= factor
    result.dispersion.offset *= factor
    result.dispersion.edgeStart *= factor
    result.dispersion.edgeEnd *= factor
    result.innerShadow.offset *= factor
    result.innerShadow.sigma *= factor
    return result
  }
}
