// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassShader {
  /// The limits under which colours inside may be interpolated between places two pixels apart, or nil if any pass may
  /// bend more between them than the limits on colours account for.
  var straightLimits: StraightLimits? {
    guard blur.isSlow(below: edgeDepth), ring.isWide, innerShadow.isOff, tone.isStraightInside, lens == nil
    else { return nil }
    // The bleed's ramp must end within the edge, where pixels are not interpolated.
    guard bleed.isOff || bleed.deepestRamp >= -edgeDepth else { return nil }
    return StraightLimits(kink: fillMix.kink, gain: face.greatestGain)
  }
}
