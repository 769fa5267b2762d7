// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The weights of all passes at four pixels of the edge, which depend only on the field.
struct GlassEdgeAmounts {
  let distance: SIMD4<Float>
  let coverage: SIMD4<Float>
  let outer: SIMD4<Float>
  let line: SIMD4<Float>
  let rim: RimLight.Amounts<SIMD4<Float>>
  /// Boolean values that are true where any of the four pixels lies in the shape, and where all of them are fully
  /// covered.
  let isInside: Bool, isCovered: Bool
  /// A Boolean value that is true where any pixel shows the outer refraction.
  let hasOuter: Bool
  /// A Boolean value that is true where the bleed changes too fast to be interpolated between the nodes of the grid.
  let hasNearBleed: Bool
  /// Boolean values that are true where any pixel may show the edge line, and the rim light.
  let hasLine: Bool
  let hasRim: Bool

  @inline(always)
  init(_ shader: GlassShader, _ point: GlassPoint<SIMD4<Float>>) {
    let none = SIMD4<Float>(repeating: 0)
    distance = point.distance
    coverage = point.coverage
    isInside = (coverage .> 0).holdsAny
    isCovered = !(coverage .< 1).holdsAny
    hasOuter = shader.showsOuter(distance)
    outer = hasOuter ? shader.outerRing.weight(distance) : none
    hasNearBleed = shader.showsNearBleed(distance)
    hasLine =
      !shader.line.isOff && (distance .> -(shader.line.innerReach + GlassShader.softness)).holdsAny
    line = hasLine ? shader.line.amount(point, coverage: coverage) : none
    hasRim = !shader.rim.isOff && (distance .> -(shader.rim.reach + GlassShader.softness)).holdsAny
    rim = hasRim ? shader.rim.amounts(point) : RimLight.Amounts(main: none, key: none, reflected: none)
  }
}
