// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

extension RenderedPicture {
  /// Returns the picture as it looks without one of the three cones. Translucent pixels keep their alpha.
  package func seen(with vision: ColorVision) -> RenderedPicture {
    var copy = self
    var known: [SIMD4<UInt16>: SIMD4<UInt16>] = [:]
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image[x, y]
        if known[pixel] == nil { known[pixel] = seen(pixel, with: vision) }
        copy.image[x, y] = known[pixel] ?? pixel
      }
    }
    return copy
  }

  /// Returns a premultiplied pixel as it looks, in the gamut of the picture.
  private func seen(_ pixel: SIMD4<UInt16>, with vision: ColorVision) -> SIMD4<UInt16> {
    guard pixel.w > 0 else { return pixel }
    let alpha = Double(pixel.w)
    func part(_ sample: UInt16) -> Double { min(1, Double(sample) / alpha) }
    let encoded = Components(part(pixel.x), part(pixel.y), part(pixel.z))
    let linear = gamut == .srgb ? encoded.linear : encoded.linear.displayP3ToSRGB
    let seen = vision.seen(linear)
    let result = (gamut == .srgb ? seen : seen.srgbToDisplayP3).encoded
    func sample(_ component: Double) -> UInt16 { UInt16((min(1, max(0, component)) * alpha).rounded()) }
    return SIMD4(sample(result.first), sample(result.second), sample(result.third), pixel.w)
  }
}
