// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The labels of a control, displaced by a lens in several stages, each of which clips them to the lens's coverage.
struct LensSource: PixelSource {
  let labels: UnsafeSurface
  let field: GlassField
  /// The displacements, topmost first.
  let stages: [LensDisplacement]

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var place = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
    var coverage: Float = 1
    for stage in stages {
      let sample = field.sample(at: place)
      coverage *= (0.5 - sample.distance).saturated
      place += stage.vector(sample)
    }
    return coverage > 0 ? labels.color(at: place) * coverage : SIMD4(repeating: 0)
  }
}

extension UnsafeSurface {
  /// Returns the bilinearly interpolated premultiplied colour at a position. Edge pixels are repeated outward. The
  /// surface must not be empty.
  func color(at place: SIMD2<Float>) -> SIMD4<Float> {
    let x = (place.x - Float(bounds.minX) - 0.5).held(to: bounds.width)
    let y = (place.y - Float(bounds.minY) - 0.5).held(to: bounds.height)
    let (column, line) = (Int(x), Int(y))
    func pixel(_ across: Int, _ down: Int) -> SIMD4<Float> {
      let (x, y) = (min(column + across, bounds.width - 1), min(line + down, bounds.height - 1))
      return Sample.unit(row(bounds.minY + y, from: bounds.minX + x)[0])
    }
    let upper = pixel(0, 0) + (pixel(1, 0) - pixel(0, 0)) * (x - Float(column))
    let lower = pixel(0, 1) + (pixel(1, 1) - pixel(0, 1)) * (x - Float(column))
    return upper + (lower - upper) * (y - Float(line))
  }
}

extension Float {
  /// Returns the number clamped to the indices of `count` pixels; NaN becomes the last index.
  fileprivate func held(to count: Int) -> Float { Float.greatest(Float.least(self, Float(count - 1)), 0) }
}
