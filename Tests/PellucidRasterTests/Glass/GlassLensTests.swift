// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

@testable import PellucidPlan
@testable import PellucidRaster

/// Tests of the content seen through the lens of a control, and of the lens's edge.
@Suite struct GlassLensTests {
  static let recipe = GlassRecipes.recipe(
    for: GlassRequest(control: .segmentedLens, shorterSide: 44, pixelsPerPoint: 3))

  @Test("A track from 6 to 38 points below a lens is seen from 9 to 35")
  func band() throws {
    let parameters = try #require(Self.recipe.lens)
    let track = (8 + 12)..<(8 + 76)
    let picture = TestScenes.picture(60, 104) { _, y in SIMD3(repeating: track.contains(y) ? 0 : 255) }
    var plain = GlassSets.plain()
    plain.innerRefraction = Self.recipe.parameters.innerRefraction
    let element = ResolvedGlass.Element(shape: .rectangle, frame: Rect(x: -100, y: 4, width: 230, height: 44))
    let glass = ResolvedGlass(
      elements: [element], parameters: plain, lens: ResolvedGlass.Lens(parameters))
    let image = GlassSets.draw([GlassSets.node(glass)], over: picture, scale: 2)
    // The places where the column crosses from page to track and back, in points of the lens.
    let values = (0..<88).map { image.codeValues(30, 8 + $0).x }
    let first = try #require(values.firstIndex { $0 < 128 }),
      last = try #require(values.lastIndex { $0 < 128 })
    #expect(abs(Double(first) / 2 - 9) < 0.5)
    #expect(abs(Double(last + 1) / 2 - 35) < 0.5)
  }

  @Test("The dark line at a lens's edge has its published rows")
  func darkLine() {
    let line = EdgeLine(PixelGlass(Self.recipe.parameters, pixelsPerPoint: 3).edgeLine)
    // The middles of three rows of the point above the edge and of one row below it; a row is a third of a point.
    let amounts = [(2.5, 0), (1.5, 0.5833), (0.5, 0.4167), (-0.5, 0.25)]
    for ((distance, amount), value) in zip(amounts, NativeGlass.lensEdge) {
      let point = GlassPoint(distance: Float(distance), x: 0, y: -1, perWidth: 1)
      let drawn = line.amount(point, coverage: point.coverage)
      #expect(abs(Double(drawn) - amount) < 2e-3)
      let page = GlassColor<Float>(SIMD4(244 / 255, 244 / 255, 244 / 255, 1))
      let color = line.applied(to: page, face: page, amount: drawn)
      #expect(abs(Double(color.red) * 255 - value) < 0.7)
    }
  }

  /// Section 9 of the model: m·(1 + a·(3 - 2m)·b), where m is the colour after the face's share is mixed in.
  @Test("The dark line is biased by the colour after mixing")
  func lineBias() {
    var parameters = PixelGlass().edgeLine
    (parameters.amount, parameters.height, parameters.colorBias) = (0.5, 1, -0.3)
    let line = EdgeLine(parameters)
    let page = GlassColor<Float>(SIMD4(0.9, 0.9, 0.9, 1)), face = GlassColor<Float>(SIMD4(0.2, 0.2, 0.2, 1))
    let drawn = Double(line.applied(to: page, face: face, amount: 0.7).red)
    let mixed = 0.9 - 0.7 * 0.7
    #expect(abs(drawn - mixed * (1 - 0.7 * (3 - 2 * mixed) * 0.3)) < 1e-6)
    // Biased by the colour before mixing, the line would be a third brighter.
    #expect(abs(drawn - mixed * (1 - 0.7 * (3 - 2 * 0.9) * 0.3)) > 0.08)
  }

  @Test("The inner shadow under a lens's upper edge has the measured opacity")
  func innerShadow() throws {
    let parameters = try #require(Self.recipe.lens)
    let shadow = InnerShadow(PixelLens(parameters, pixelsPerPoint: 1).innerShadow)
    for (row, alpha) in NativeGlass.lensShade.enumerated() {
      let depth = Float(row) + 1.5
      #expect(abs(Double(shadow.alpha(-depth, moved: 7 - depth, coverage: 1)) - alpha) < 0.005)
    }
  }

  @Test("The seven taps keep flat colours, and separate red and blue on a slope")
  func dispersion() {
    let flat = Dispersion.spread { _ in SIMD4(0.3, 0.5, 0.7, 1) }
    for lane in 0..<4 { #expect(abs(flat[lane] - [0.3, 0.5, 0.7, 1][lane]) < 1e-6) }
    let slope = Dispersion.spread { SIMD4(repeating: $0) }
    #expect(abs(slope.x - 7 / 9) < 1e-6)
    #expect(abs(slope.y) < 1e-6)
    #expect(abs(slope.z + 7 / 9) < 1e-6)
  }

  @Test("Colours separate only at the edge, across the normal")
  func dispersionEdge() throws {
    let dispersion = Dispersion(Self.end(try #require(Self.recipe.lens), pixelsPerPoint: 1).dispersion)
    #expect(dispersion.strength(0) == 1)
    #expect(dispersion.strength(-8.8) == 0)
    #expect(dispersion.strength(-22) == 0)
    let right = dispersion.vector(FieldSample(distance: -1, gradient: SIMD2(1, 0)))
    #expect(abs(right.x - 2.3158 * Float(sin(-0.261799))) < 1e-3)
    #expect(abs(right.y - 2.3158 * Float(cos(-0.261799))) < 1e-3)
  }

  /// Returns the end of a layer of labels under a lens without a shape.
  private static func end(_ lens: LensParameters, pixelsPerPoint: Double) -> LensEnd {
    let shapes = GlassShapes(elements: [], smoothness: 0, sigma: 0, ovalization: 0)
    return LensEnd(lens, of: shapes, pixelsPerPoint: pixelsPerPoint)
  }

  @Test("Labels are seen only through the lens, unmoved in its middle")
  func labels() throws {
    let picture = TestScenes.flat(255, 255, 255, width: 100, height: 60)
    let ink = Node(
      id: nil, frame: Rect(x: 0, y: 24, width: 100, height: 12), transform: .identity,
      content: .fill(
        shape: .rectangle, .ink(.color(EncodedColor(red: 1, green: 0, blue: 0, alpha: 1), blend: .sourceOver))
      ))
    let lens = ResolvedGlass.Lens(try #require(Self.recipe.lens), content: [ink])
    let element = ResolvedGlass.Element(
      shape: .capsule(style: .circular), frame: Rect(x: 20, y: 8, width: 60, height: 44))
    let glass = ResolvedGlass(elements: [element], parameters: GlassSets.plain(), lens: lens)
    let image = GlassSets.draw([GlassSets.node(glass)], over: picture)
    #expect(image.codeValues(10, 30) == SIMD3(repeating: 255))
    let middle = image.codeValues(50, 30)
    #expect(middle.x > 250 && middle.y < 5)
    let plan = Planner.plan(TestScenes.over(picture, [GlassSets.node(glass)]))
    // The labels have one layer of their own above the picture.
    let layers = plan.passes.count { if case .beginLayer = $0 { true } else { false } }
    #expect(layers == 1)
  }
}
