// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import Testing

@testable import PellucidPlan

/// Tests of glass converted to pixels: lengths are scaled, other numbers stay unchanged.
@Suite struct PixelGlassTests {
  @Test("Lengths are scaled to pixels, fractions and angles are not", arguments: [1.0, 2, 3, 0.5])
  func lengths(scale: Double) {
    let traits = Traits()
    let glass = GlassRecipes.recipe(for: GlassRequest(control: .toolbar, shorterSide: 128, traits: traits))
      .parameters
    let pixels = PixelGlass(glass, pixelsPerPoint: scale)
    #expect(pixels.blur.radius == scale * glass.blur.radius && pixels.blur.opacities == glass.blur.opacities)
    #expect(pixels.blur.distances == glass.blur.distances * scale)
    #expect(pixels.shadow.offset == glass.shadow.offset * scale && pixels.shadow.fill == glass.shadow.fill)
    #expect(pixels.ringShadow.strokeWidth == scale * glass.ringShadow.strokeWidth)
    #expect(pixels.edgeLine.height == scale * glass.edgeLine.height)
    #expect(pixels.edgeLine.angle == glass.edgeLine.angle && pixels.rim.matrix == glass.rim.matrix)
    #expect(pixels.tone.distance1 == scale * glass.tone.distance1 && pixels.tone.clamp == glass.tone.clamp)
    #expect(pixels.face.levels == glass.face.levels && pixels.bleed.levels == glass.bleed.levels)
  }

  @Test("Lengths that are not finite become 0, and huge ones are clamped to where pixels are distinct")
  func hostile() {
    var lens = LensParameters()
    (lens.backdrop.amount, lens.label.height, lens.dispersion.offset) = (.nan, .infinity, 1e300)
    (lens.innerShadow.sigma, lens.content.amount) = (-1e9, 3)
    let shapes = GlassShapes(elements: [], smoothness: 0, sigma: 0, ovalization: 0)
    let pixels = PixelLens(lens, pixelsPerPoint: 2)
    let end = LensEnd(lens, of: shapes, pixelsPerPoint: 2)
    #expect(pixels.backdrop.amount == 0 && end.displacements[1].height == 0)
    #expect(end.dispersion.offset == 0x1p20 && pixels.innerShadow.sigma == -0x1p20)
    #expect(end.displacements[0].amount == 6)
  }

  @Test("Glass with a wider blur reads more levels")
  func levels() throws {
    func count(_ radius: Double) throws -> Int {
      var glass = GlassParameters()
      (glass.blur.radius, glass.blur.opacities.x) = (radius, 1)
      let plan = PlannedScene.plan([PlannedScene.glass(Rect(x: 20, y: 20, width: 80, height: 40), glass)])
      guard case .glass(let pass)? = plan.passes.last else { throw NoGlass() }
      return pass.levelCount
    }
    // 1.6 cells a radius; a cell is two pixels wide, and the last level reaches the radius.
    #expect(try count(0) == 2)
    #expect(try count(2.5) == 2)
    #expect(try count(5) == 3)
    #expect(try count(10) == 4)
    #expect(try count(160) == 8)
  }

  private struct NoGlass: Error {}
}
