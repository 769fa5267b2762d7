// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidRaster

@Suite struct RendererTests {
  @Test("A scene gives the same bytes for any number of threads")
  func threads() throws {
    let picture = try TestScenes.photo("Aqua", x: 300, y: 300, width: 150, height: 131)
    var traits = Traits()
    traits.appearance = .dark
    let recipe = try Materials.recipe(named: "thin", traits: traits).recipe
    let shape = Shape.roundedRectangle(CornerRadii(12), style: .continuous)
    let frame = Rect(x: 7.25, y: 5.5, width: 55, height: 47)
    let scene = TestScenes.over(
      picture, scale: 2, [TestScenes.material(recipe, frame: frame, shape: shape)])
    let one = TestScenes.draw(scene, picture, threads: 1)
    for threads in [2, 3, 7] {
      #expect(TestScenes.draw(scene, picture, threads: threads) == one)
    }
  }

  @Test("A picture at its own size is drawn unchanged")
  func identity() throws {
    let picture = try TestScenes.photo("Dune", x: 200, y: 300, width: 64, height: 48)
    #expect(TestScenes.draw(TestScenes.over(picture), picture) == picture)
  }

  @Test("The colour mapping comes before the blur where the recipe says so")
  func blurAtEnd() throws {
    // Stripes sixteen pixels wide survive the capture and vanish in the blur.
    var picture = TestScenes.flat(0, 0, 0, width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 where x / 16 % 2 == 0 { picture[x, y] = SIMD4(repeating: 65535) }
    }
    let light = try Materials.recipe(named: "regular", traits: Traits()).recipe
    let frame = Rect(x: 0, y: 0, width: 256, height: 256)
    let after = TestScenes.draw(
      TestScenes.over(picture, [TestScenes.material(light, frame: frame)]), picture)
    var early = light
    early.blursLast = false
    let before = TestScenes.draw(
      TestScenes.over(picture, [TestScenes.material(early, frame: frame)]), picture)
    let (last, first) = (Double(after[128, 128].x) / 257, Double(before[128, 128].x) / 257)
    // The mean of the mapped colours against the mapped mean; the capture softens the stripes' edges a little.
    #expect(abs(last - 221.3) < 1)
    #expect(abs(first - 224.2) < 0.5)
  }

  @Test("Prepared mappings equal their definition, for every material")
  func preparedMapping() {
    let colors: [SIMD4<Float>] = [
      SIMD4(0, 0, 0, 1), SIMD4(1, 1, 1, 1), SIMD4(0.9, 0.1, 0.4, 1), SIMD4(0.2, 0.7, 0.05, 1),
    ]
    for row in Materials.allRows() {
      var prepared = FourColors(colors[0], colors[1], colors[2], colors[3])
      PreparedMapping(row.mapping).apply(to: &prepared)
      for (index, color) in colors.enumerated() {
        let difference = prepared[index] - row.mapping.applied(to: color)
        #expect(max(difference.max(), -difference.min()) < 2e-6, "\(row.name)")
      }
    }
  }

  @Test("The dither keeps whole 8-bit values, and mixes the values between in proportion")
  func dither() {
    var image = TestScenes.flat(10, 20, 30, width: 64, height: 64)
    var bytes = [UInt8](repeating: 0, count: 256)
    Dither.row(5, of: image, into: &bytes)
    #expect(Array(bytes[0..<4]) == [10, 20, 30, 255])
    for pixel in 0..<4096 { image.samples[4 * pixel] = 10 * 257 + 64 }
    var sum = 0
    for y in 0..<64 {
      Dither.row(y, of: image, into: &bytes)
      for x in 0..<64 { sum += Int(bytes[4 * x]) }
    }
    #expect(abs(Double(sum) / 4096 - (10 + 64.0 / 257)) < 0.01)
  }

  @Test("The dither's mean is every sample, to 1/256 of a code value")
  func ditherIsInProportion() {
    let isNear = (0...65535).allSatisfy { value in
      let mixed = Double(Dither.inBytes(SIMD4(repeating: UInt16(value))).x) / 256
      return abs(mixed - Double(value) / 257) <= 1.0 / 256
    }
    #expect(isNear)
  }
}
