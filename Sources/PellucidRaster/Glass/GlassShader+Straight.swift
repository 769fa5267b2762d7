// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassShader {
  /// The most that the inside may bend between places two pixels apart; nil if any pass may bend more there than
  /// colours do.
  var straightLimits: StraightLimits? {
    guard blur.isSlow(below: edgeDepth), ring.isWide, innerShadow.isOff, tone.isStraightInside, lens == nil
    else { return nil }
    // The ramp of the bleed ends before light is bent no more.
    guard bleed.isOff || bleed.deepestRamp >= -edgeDepth else { return nil }
    return StraightLimits(kink: fillMix.kink, gain: face.greatestGain)
  }
}
