// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The amounts of each pass that four pixels at the edge show, which follow from the field alone.
struct GlassEdgeAmounts {
  let distance: SIMD4<Float>
  let coverage: SIMD4<Float>
  let outer: SIMD4<Float>
  let line: SIMD4<Float>
  let rim: RimLight.Amounts<SIMD4<Float>>
  /// Boolean values that are true where any of them lies in the shape, and where all do entirely.
  let isInside: Bool, isCovered: Bool
  let hasOuter: Bool
  /// A Boolean value that is true where the bleed changes too fast for the grid.
  let hasNearBleed: Bool
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
