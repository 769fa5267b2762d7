// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests of the inside of large glass, which is computed at every second pixel of every second row and interpolated.
@Suite struct GlassInsideTests {
  private static let side = 172
  private static let area = PixelRect(minX: 0, minY: 0, maxX: side, maxY: side)

  /// The content behind the glass: from slow changes to the steepest ones possible.
  enum Backdrop: CaseIterable {
    case slope, stripes, blocks, points

    var picture: PixelImage {
      var generator = SeededGenerator(seed: 7)
      let colors = (0..<1024).map { _ in
        SIMD3<Double>(
          Double(generator.next() % 2), Double(generator.next() % 2), Double(generator.next() % 2)) * 255
      }
      return TestScenes.picture(GlassInsideTests.side, GlassInsideTests.side) { x, y in
        switch self {
        case .slope: SIMD3(Double(x), Double(y), Double(x + y) / 2)
        case .stripes: (x + 2 * y) / 41 % 2 == 0 ? SIMD3(repeating: 255) : SIMD3(0, 0, 90)
        case .blocks: colors[x / 12 + 32 * (y / 12)]
        case .points: colors[(7 * x + 31 * y * y) % 1024]
        }
      }
    }
  }

  /// Returns large regular glass, whose inside is interpolated.
  private static func node(dark: Bool) -> Node {
    GlassSets.node(
      GlassSets.regular(160, dark: dark), Rect(x: 6, y: 6, width: 160, height: 160),
      shape: .roundedRectangle(CornerRadii(26), style: .continuous))
  }

  @Test(
    "The interpolated inside is within one code value of per-pixel evaluation", arguments: Backdrop.allCases,
    [false, true])
  func close(backdrop: Backdrop, dark: Bool) throws {
    let (node, picture) = (Self.node(dark: dark), backdrop.picture)
    let drawn = GlassSets.draw([node], over: picture)
    #expect(drawn.difference(from: GlassDefinition.draw(node, over: picture), in: Self.area) < 1)
    #expect(drawn.difference(from: picture, in: Self.area) > 20)
  }

  /// Saturated colours cross the clamp between computed places, so they are clamped at every drawn pixel and not only
  /// where they are computed.
  @Test("Colours clamped at white equal those of per-pixel evaluation", arguments: [2.0, 2.5, 3])
  func cut(slope: Double) {
    let picture = TestScenes.picture(Self.side, Self.side) { x, y in
      let place = (slope * Double(x + y / 3)).truncatingRemainder(dividingBy: 510)
      return SIMD3(place < 255 ? place : 510 - place, 20, 0)
    }
    var parameters = GlassSets.regular(160)
    parameters.face.levels.saturation = 2
    parameters.tone.clamp = 1
    let node = GlassSets.node(
      parameters, Rect(x: 6, y: 6, width: 160, height: 160),
      shape: .roundedRectangle(CornerRadii(26), style: .continuous))
    let drawn = GlassSets.draw([node], over: picture)
    #expect(drawn.difference(from: GlassDefinition.draw(node, over: picture), in: Self.area) < 0.6)
  }

  @Test(
    "The inside does not depend on where bands are cut, at any subpixel offset of the glass",
    arguments: [0, 0.5, 1, 3])
  func cuts(offset: Double) {
    var node = Self.node(dark: false)
    node.transform = Transform(a: 1, b: 0, c: 0, d: 1, tx: offset, ty: offset)
    let picture = Backdrop.stripes.picture
    let one = GlassSets.draw([node], over: picture)
    for threads in [2, 3, 7] {
      #expect(GlassSets.draw([node], over: picture, threads: threads).samples == one.samples)
    }
    let inside = PixelRect(minX: 32, minY: 32, maxX: 140, maxY: 140)
    #expect(one.difference(from: GlassDefinition.draw(node, over: picture), in: inside) < 1)
  }

  @Test("Draw glass whose inside lies outside the picture, or whose numbers are not finite, opaquely")
  func hostileEdges() {
    var broken = GlassSets.regular(160)
    (broken.innerRefraction.amount, broken.blur.radius) = (.nan, .infinity)
    for (parameters, x) in [(GlassSets.regular(160), 171.0), (GlassSets.regular(160), 172.5), (broken, 20)] {
      let frame = Rect(x: x, y: -40, width: 100, height: 400)
      let node = GlassSets.node(parameters, frame, shape: .rectangle)
      let drawn = GlassSets.draw([node], over: Backdrop.slope.picture)
      #expect(stride(from: 3, to: drawn.samples.count, by: 4).allSatisfy { drawn.samples[$0] == 65535 })
    }
  }

  @Test("Passes that bend within two pixels are drawn pixel by pixel")
  func bent() {
    func limits(_ change: (inout GlassParameters) -> Void) -> StraightLimits? {
      var parameters = GlassSets.regular(160)
      change(&parameters)
      let node = GlassSets.node(parameters, Rect(x: 6, y: 6, width: 160, height: 160))
      let plan = Planner.plan(TestScenes.over(Backdrop.slope.picture, [node]))
      for case .glass(let pass) in plan.passes { return GlassShader(pass).straightLimits }
      return nil
    }
    #expect(limits { _ in } != nil)
    #expect(limits { $0.ringShadow.blurRadius = 0.5 } == nil)
    #expect(limits { $0.blur.distances.y = $0.blur.distances.x + 2 } == nil)
    #expect(limits { $0.tone.clamp = 0.7 } == nil)
    #expect(limits { $0.tone.clampPreservesHue = true } == nil)
    #expect(limits { ($0.bleed.distance0, $0.bleed.distance1) = (-60, -62) } == nil)
  }
}
