// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The mixing functions that treat each channel alone, on straight colours; lane 3 is ignored.
extension BlendMode {
  /// Returns the smaller value of each pair of lanes.
  @inline(__always)
  static func lower(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
    first.replacing(with: second, where: second .< first)
  }

  /// Returns the larger value of each pair of lanes.
  @inline(__always)
  static func higher(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
    first.replacing(with: second, where: second .> first)
  }

  /// Returns `d + s - d·s`.
  @inline(__always)
  static func screen(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    backdrop + source - backdrop * source
  }

  /// Multiplies where the source is at most 0.5 and screens where it is lighter.
  @inline(__always)
  static func hardLight(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let twice = 2 * source
    let light = screen(twice - 1, backdrop)
    return light.replacing(with: backdrop * twice, where: source .<= 0.5)
  }

  /// Returns `min(1, d / (1 - s))`, and 0 for a black backdrop even under a white source.
  @inline(__always)
  static func colorDodge(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let one = SIMD4<Float>(repeating: 1)
    let room = (1 - source).replacing(with: 1, where: source .>= 1)
    var result = lower(one, backdrop / room)
    result = result.replacing(with: 1, where: source .>= 1)
    return result.replacing(with: 0, where: backdrop .<= 0)
  }

  /// Returns `1 - min(1, (1 - d) / s)`, and 1 for a white backdrop even under a black source.
  @inline(__always)
  static func colorBurn(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let one = SIMD4<Float>(repeating: 1)
    let divisor = source.replacing(with: 1, where: source .<= 0)
    var result = 1 - lower(one, (1 - backdrop) / divisor)
    result = result.replacing(with: 0, where: source .<= 0)
    return result.replacing(with: 1, where: backdrop .>= 1)
  }

  /// Darkens the backdrop where the source is at most 0.5 and lightens it elsewhere.
  ///
  /// Returns `d - (1 - 2s)·d·(1 - d)` or `d + (2s - 1)·(D(d) - d)`, where `D` is the square root, replaced by the
  /// polynomial `((16d - 12)·d + 4)·d` at and below 0.25, where the root is too steep.
  @inline(__always)
  static func softLight(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let shade = backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    let root = higher(backdrop, SIMD4(repeating: 0)).squareRoot()
    let toe = ((16 * backdrop - 12) * backdrop + 4) * backdrop
    let lifted = root.replacing(with: toe, where: backdrop .<= 0.25)
    let light = backdrop + (2 * source - 1) * (lifted - backdrop)
    return light.replacing(with: shade, where: source .<= 0.5)
  }
}
