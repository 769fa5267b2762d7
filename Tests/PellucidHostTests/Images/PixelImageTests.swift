// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan
import Testing

@Suite struct PixelImageTests {
  /// Every alpha with a range of samples, and every sample with a range of alphas.
  @Test("Premultiplication is exactly rounded")
  func multiplicationIsExactlyRounded() {
    func isExact(_ sample: Int, _ alpha: Int) -> Bool {
      let product = AlphaMultiplication.premultiplied(UInt16(sample), alpha: UInt16(alpha))
      return Double(product) == (Double(sample) * Double(alpha) / 65535).rounded()
    }
    let spread = Array(stride(from: 0, through: 65535, by: 1021)) + [1, 2, 32767, 32768, 65534, 65535]
    for one in spread {
      #expect((0...65535).allSatisfy { isExact($0, one) && isExact(one, $0) })
    }
  }

  @Test("Division and premultiplication are inverse")
  func divisionUndoesMultiplication() {
    for alpha in [1, 2, 255, 257, 1000, 32768, 65534, 65535] {
      let survives = (0...alpha).allSatisfy { value in
        let straight = AlphaMultiplication.straight(UInt16(value), alpha: UInt16(alpha))
        return AlphaMultiplication.premultiplied(straight, alpha: UInt16(alpha)) == UInt16(value)
      }
      #expect(survives, "\(alpha)")
    }
    #expect(AlphaMultiplication.straight(5, alpha: 0) == 0)
    #expect(AlphaMultiplication.straight(9, alpha: 5) == 65535)
  }

  @Test("A pixel is stored at its place")
  func pixelsAreWhereTheyBelong() {
    var image = PixelImage(width: 3, height: 2)
    image[2, 1] = SIMD4(1, 2, 3, 32768)
    #expect(image.samples == [UInt16](repeating: 0, count: 20) + [1, 2, 3, 32768])
    #expect(image[2, 1] == SIMD4(1, 2, 3, 32768))
    #expect(!image.isOpaque)
    let color = image.straight(x: 2, y: 1, in: SRGB.self)
    #expect(abs(color.red - 2 / 65535) < 1e-6 && abs(color.alpha - 0.5) < 1e-4)
  }
}
