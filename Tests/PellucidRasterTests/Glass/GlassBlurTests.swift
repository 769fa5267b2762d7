// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests of the blur of drawn glass, against an independent computation of the model and against measured edges.
@Suite struct GlassBlurTests {
  /// Draws glass that covers a whole picture, with its edges far outside.
  private static func draw(_ parameters: GlassParameters, over picture: PixelImage) -> PixelImage {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let frame = Rect(x: -200, y: -200, width: width + 400, height: height + 400)
    return GlassSets.draw([GlassSets.node(parameters, frame, shape: .rectangle)], over: picture)
  }

  /// Returns parameters whose only effect is a blur of one radius, captured at a scale.
  private static func blurred(_ radius: Double, scale: Double = 0.5) -> GlassParameters {
    GlassSets.plain {
      $0.blur.radius = radius
      $0.blur.opacities = SIMD4(repeating: 1)
      $0.capture.scale = scale
    }
  }

  /// Returns the largest difference of red, in code values, over the given pixels.
  private static func difference(
    _ image: PixelImage, _ expected: (_ x: Double, _ y: Double) -> Double
  ) -> Double {
    var largest = 0.0
    for y in stride(from: 0, to: image.height, by: 3) {
      for x in stride(from: 0, to: image.width, by: 3) {
        let value = expected(Double(x) + 0.5, Double(y) + 0.5)
        largest = max(largest, abs(image.codeValues(x, y).x - value))
      }
    }
    return largest
  }

  @Test("The pyramid's levels and taps equal their definition", arguments: [0.5, 0.25, 0.125])
  func pyramid(scale: Double) {
    let picture = GlassRenderingTests.pattern(128, 128)
    let definition = PyramidDefinition(picture, side: Int(1 / scale), levelCount: 6)
    // Radii in cells: none, less than two, whole levels, and values between levels.
    for cells in [0, 0.7, 1.9, 2, 3.1, 4, 6.5, 8, 13] {
      let radius = cells / 1.6 / scale
      let drawn = Self.draw(Self.blurred(radius, scale: scale), over: picture)
      let detail = definition.detail(radius: radius)
      let difference = Self.difference(drawn) { definition.value($0, $1, detail: detail) }
      #expect(difference < GlassTolerance.drawn, "\(cells) cells: \(difference)")
    }
  }

  /// The darker and the lighter part are mixed in by their weights, then both toward the wide blur, whose two taps are
  /// three quarters of a texel off centre.
  @Test(
    "The fill's blur is mixed in by its published weights",
    arguments: [
      SIMD3(0.9, 0.2, 0.5), SIMD3(0, 0.9, 0.5), SIMD3(0, 0, 1), SIMD3(0.4, 0.6, 0),
    ])
  func fill(weights: SIMD3<Double>) {
    let picture = GlassRenderingTests.pattern(128, 128)
    let (scale, narrow) = (0.25, 2.0)
    let definition = PyramidDefinition(picture, side: 4, levelCount: 6)
    // Radii between all levels, and exactly at some of them.
    for wide in [1, 2.5, 5, 5.5, 8, 10, 11, 20, 26, 35] {
      var parameters = Self.blurred(narrow, scale: scale)
      parameters.blurFill.radius = wide
      (parameters.blurFill.darken, parameters.blurFill.lighten) = (weights.x, weights.y)
      parameters.blurFill.normal = weights.z
      let drawn = Self.draw(parameters, over: picture)
      let (near, far) = (definition.detail(radius: narrow), definition.detail(radius: wide))
      let away = 0.75 * pow(2, far.rounded(.down)) / scale
      let difference = Self.difference(drawn) { x, y in
        let color = definition.value(x, y, detail: near)
        let fill =
          (definition.value(x - away, y - away, detail: far)
            + definition.value(x + away, y + away, detail: far)) / 2
        let (darken, lighten) = (weights.x, weights.y)
        let mixed = darken * min(color, fill) + lighten * max(color, fill) + (1 - darken - lighten) * color
        return mixed + (fill - mixed) * weights.z
      }
      #expect(difference < GlassTolerance.drawn, "radius \(wide): \(difference)")
    }
  }

  /// The planner captures at halves, quarters and eighths; cells of any other size are read with the same accuracy.
  @Test("Captured cells are the averages of their pixels", arguments: 0...4)
  func cells(level: Int) {
    let picture = GlassRenderingTests.pattern(80, 72)
    let region = PixelRect(minX: 3, minY: 5, maxX: 77, maxY: 70)
    var buffers = BlurBuffers()
    var surface = Surface(
      bounds: PixelRect(minX: 0, minY: 0, maxX: 80, maxY: 72), samples: picture.samples)
    var pyramid = GlassPyramid(region: region, cellLevel: level, levelCount: 2, &buffers)
    surface.withUnsafeSurface {
      GlassCaptureReader(
        stack: UnsafeSurfaceStack(first: $0, others: []), region: region, cellLevel: level,
        dimming: SIMD4(repeating: 0)
      ).fill(&pyramid, SerialExecutor(), &buffers)
    }
    let side = 1 << level, width = pyramid.levels[0].width
    /// Returns a cell's red; pixels beyond the region repeat its edge.
    func average(_ column: Int, _ row: Int) -> Double {
      var sum = 0.0
      for place in 0..<side * side {
        let x = pyramid.originX + column * side + place % side
        let y = pyramid.originY + row * side + place / side
        let held = (min(max(x, region.minX), region.maxX - 1), min(max(y, region.minY), region.maxY - 1))
        sum += Double(picture[held.0, held.1].x) / 65535
      }
      return sum / Double(side * side)
    }
    let largest = (0..<width * pyramid.levels[0].height).map { cell in
      abs(Double(pyramid.lanes[cell].x) - average(cell % width, cell / width))
    }.max()
    #expect((largest ?? 1) < 1e-6)
  }

  @Test("Each level has its published width")
  func widths() {
    // Standard deviations, in captured cells.
    for (level, published) in [2.147, 4.694, 9.581].enumerated() {
      let cells = Double(2 << level)
      let found = Self.deviation(Self.blurred(cells / 1.6 / 0.5), step: 1 << level) / 2
      #expect(abs(found / published - 1) < 0.02, "level \(level + 1): \(found) for \(published)")
    }
  }

  /// Returns the standard deviation of a blurred vertical edge, in pixels, averaged over four positions of the edge.
  private static func deviation(_ parameters: GlassParameters, step: Int) -> Double {
    var variance = 0.0
    for number in 0..<4 {
      let edge = 120 + number * step
      let picture = TestScenes.picture(256, 2) { x, _ in SIMD3(repeating: x < edge ? 0 : 200) }
      let drawn = draw(parameters, over: picture)
      variance += spread((0..<256).map { drawn.codeValues($0, 1).x / 200 })
    }
    return (variance / 4).squareRoot()
  }

  /// Returns the variance of the slope of values that rise from 0 to 1, in squared steps.
  private static func spread(_ values: [Double]) -> Double {
    let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
    let middle = slopes.enumerated().map { Double($0.offset) * $0.element }.reduce(0, +)
    return slopes.enumerated().map { pow(Double($0.offset) - middle, 2) * $0.element }.reduce(0, +)
  }

  /// Returns the profile of a vertical edge below the middle of glass, from 0 to 1; places are in points from the first
  /// value of at least one half.
  private static func edge(
    _ parameters: GlassParameters, _ size: Size, dimming: Double = 0
  ) -> [(place: Double, value: Double)] {
    let scale = 3.0
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let picture = TestScenes.picture(width, height) { x, _ in SIMD3(repeating: x < width / 2 ? 0 : 200) }
    let element = ResolvedGlass.Element(
      shape: .rectangle, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    let glass = ResolvedGlass(elements: [element], parameters: parameters, dimming: dimming)
    let drawn = GlassSets.draw([GlassSets.node(glass)], over: picture, scale: scale)
    let values = (0..<width).map { drawn.codeValues($0, height / 2).x }
    let (low, high) = (values[width / 8], values[width - width / 8])
    let shares = values.map { ($0 - low) / (high - low) }
    let half = shares.firstIndex { $0 >= 0.5 } ?? 0
    return shares.enumerated().map { (Double($0.offset - half) / scale, $0.element) }
  }

  /// Returns the distance between the places where an edge's profile reaches `low` and `high`, in points.
  private static func width(_ edge: [(place: Double, value: Double)], _ low: Double, _ high: Double) -> Double
  {
    func place(_ share: Double) -> Double {
      let after = edge.firstIndex { $0.value >= share } ?? 0
      let (first, second) = (edge[max(after - 1, 0)], edge[after])
      let part = second.value > first.value ? (share - first.value) / (second.value - first.value) : 0
      return first.place + (second.place - first.place) * part
    }
    return place(high) - place(low)
  }

  /// The published fits lie 4 to 8 % below the published formula, as the reference itself says. Drawn edges follow the
  /// formula. They are slightly wider, because captured cells have a width and the two taps of the wide blur are 8
  /// points off centre.
  @Test("Clear glass has the blur of the formula, at the slider's middle and end")
  func slider() throws {
    let native = try #require(GlassGroundTruth.load().blur.first { $0.id == "clear-slider-sigma" })
    for (index, predicted) in [(2, 1.38), (4, (17.2 * 17.2 + 8 * 8).squareRoot())] {
      let request = GlassRequest(
        .clear, shorterSide: 64, pixelsPerPoint: 3,
        settings: GlassSettings(preferredLook: native.slider[index]))
      let edge = Self.edge(GlassRecipes.recipe(for: request).parameters, Size(width: 300, height: 64))
      let found = Self.spread(edge.map(\.value)).squareRoot() / 3
      #expect(abs(found / predicted - 1) < 0.06, "\(found) for \(predicted)")
      let excess = found / native.sigmaPt[index]
      #expect(excess > 1.03 && excess < 1.18, "a miss that the reference names: \(excess)")
    }
  }

  /// The reference leaves open how the width was measured and which constant is right; this test fixes the known
  /// difference.
  @Test("An edge below an alert is 40 points wide, where 50 were measured")
  func alertEdge() {
    let request = GlassRequest(.regular, control: .alert, shorterSide: 172, pixelsPerPoint: 3)
    let parameters = GlassRecipes.recipe(for: request).parameters
    let size = Size(width: 320, height: 172)
    let found = Self.width(Self.edge(parameters, size, dimming: 0.2), 0.1, 0.9)
    #expect(abs(found - 40) < 1)
    var wide = parameters
    wide.blurFill.normal = 1
    #expect(Self.width(Self.edge(wide, size, dimming: 0.2), 0.1, 0.9) < 50, "not even the wide blur alone is")
  }
}
