// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A picture with chromatic dispersion: red is sampled forward along a rotated normal, blue backward.
///
///     tap     +a   +⅔a  +⅓a   0   -⅓a  -⅔a   -a
///     red      1    ⅔    ⅓    0    0    0     0      half the sum
///     green    0    ⅓    ⅔    1    ⅔    ⅓     0      a third
///     blue     0    0    0    0    ⅓    ⅔     1      half
struct DispersionSource: PixelSource {
  let picture: UnsafeSurface
  let field: GlassField
  let dispersion: Dispersion

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
    let sample = field.sample(at: place)
    let plain = picture.color(at: place)
    let strength = dispersion.strength(sample.distance)
    guard strength > 0, sample.distance < 1 else { return plain }
    let vector = dispersion.vector(sample)
    let spread = Dispersion.spread { picture.color(at: place + vector * $0) }
    return plain + (spread - plain) * strength
  }
}

/// The direction, the length and the extent of a lens's dispersion.
struct Dispersion: Sendable {
  private let amount: Float
  private let offset: Float
  private let cosine: Float, sine: Float
  private let start: Float, perLength: Float
  private let startOpacity: Float, endOpacity: Float
  let isOff: Bool

  init(_ dispersion: LensEnd.Dispersion) {
    (amount, offset) = (Float(dispersion.amount), Float(dispersion.offset))
    (cosine, sine) = (Float(Angle.cosine(dispersion.angle)), Float(Angle.sine(dispersion.angle)))
    start = Float(dispersion.edgeStart)
    let length = dispersion.edgeEnd - dispersion.edgeStart
    perLength = Float(1 / (length.magnitude > 1e-6 ? length : 1e-6))
    (startOpacity, endOpacity) = (Float(dispersion.edgeOpacityStart), Float(dispersion.edgeOpacityEnd))
    isOff = dispersion.amount == 0
  }

  /// Returns the visible fraction of the dispersed picture, which is one minus the edge's opacity at a distance.
  func strength(_ distance: Float) -> Float {
    1 - startOpacity.mixed(with: endOpacity, ((distance - start) * perLength).saturated)
  }

  /// Returns the offset of the outermost tap, in pixels. The components of the rotated normal are swapped, as the
  /// system's matrix does.
  func vector(_ sample: FieldSample) -> SIMD2<Float> {
    guard -sample.distance < offset else { return SIMD2(0, 0) }
    let normal = sample.gradient
    let turned = SIMD2(cosine * normal.x - sine * normal.y, sine * normal.x + cosine * normal.y)
    return SIMD2(turned.y, turned.x) * amount
  }

  /// Returns the weighted mean of seven taps, premultiplied like the taps themselves.
  static func spread(_ tap: (Float) -> SIMD4<Float>) -> SIMD4<Float> {
    var sum = tap(0) * SIMD4(0, 1, 0, 1)
    for step in 1...3 {
      let part = Float(step) / 3
      sum += tap(part) * SIMD4(part, 1 - part, 0, 1)
      sum += tap(-part) * SIMD4(0, 1 - part, part, 1)
    }
    return sum * SIMD4(1.0 / 2, 1.0 / 3, 1.0 / 2, 1.0 / 7)
  }
}
