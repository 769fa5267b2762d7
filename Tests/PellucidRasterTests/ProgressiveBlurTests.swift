// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of a blur whose sigma grows from the start of a ramp to its end.
@Suite struct ProgressiveBlurTests {
  static let sigma = 20.0
  static let height = 320
  static let frame = Rect(x: 0, y: 0, width: 360, height: Double(height))

  /// Returns a blur that grows along a ramp, whose ends are fractions of the frame.
  static func node(
    _ shape: Shape = .rectangle, in frame: Rect = frame, start: Point, end: Point
  ) -> Node {
    var material = ResolvedMaterial(
      recipe: TestScenes.blur(sigmaInPoints: sigma), shape: shape, blending: .withinWindow)
    material.progress = MaterialContent.Progress(start: start, end: end)
    return Node(id: nil, frame: frame, transform: .identity, content: .material(material))
  }

  /// Draws a step from black to white under a blur that grows downwards.
  static func drawn(start: Point, end: Point) -> PixelImage { drawn(node(start: start, end: end)) }

  private static func drawn(_ node: Node) -> PixelImage {
    var picture = TestScenes.flat(0, 0, 0, width: 360, height: height)
    for y in 0..<height {
      for x in 180..<360 { picture[x, y] = SIMD4(repeating: 65535) }
    }
    return TestScenes.draw(TestScenes.over(picture, [node]), picture)
  }

  /// Returns the standard deviation of the blurred step in a row.
  static func sigma(of image: PixelImage, row: Int) -> Double {
    var (sum, first, second) = (0.0, 0.0, 0.0)
    for x in 1..<image.width {
      let rise = Double(image[x, row].x) - Double(image[x - 1, row].x)
      sum += rise
      first += rise * Double(x)
      second += rise * Double(x) * Double(x)
    }
    return max(0, second / sum - first * first / sum / sum).squareRoot()
  }

  @Test("Sigma follows the ramp")
  func sigmaFollowsTheRamp() {
    let image = Self.drawn(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    var last = 0.0
    for row in 0..<Self.height {
      let strength = (Double(row) + 0.5) / Double(Self.height)
      let measured = Self.sigma(of: image, row: row)
      #expect(measured >= last - 0.05, "row \(row)")
      last = measured
      // Variances are mixed linearly between the computed strengths: at most 1/16 too wide between the closer ones;
      // between 0 and the first, sigma grows with the root of the strength.
      guard strength >= 0.0625 else { continue }
      #expect(abs(measured / (strength * Self.sigma) - 1) < 0.08, "row \(row): \(measured)")
    }
    #expect(abs(last - Self.sigma) < 0.3)
    #expect(Self.sigma(of: image, row: 0) < 1.5)
  }

  @Test("Nothing is blurred before the start, and everything fully after the end")
  func nothingIsBlurredBeforeTheStartAndAllAfterTheEnd() {
    let image = Self.drawn(start: Point(x: 0.5, y: 0.25), end: Point(x: 0.5, y: 0.5))
    for row in 0..<80 { #expect(Self.sigma(of: image, row: row) < 0.1) }
    for row in 160..<Self.height { #expect(abs(Self.sigma(of: image, row: row) - Self.sigma) < 0.3) }
  }

  @Test("A ramp may run in any direction")
  func theRampRunsInAnyDirection() {
    let up = Self.drawn(start: Point(x: 0.5, y: 1), end: Point(x: 0.5, y: 0))
    let down = Self.drawn(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    for row in stride(from: 0, to: Self.height, by: 16) {
      let mirrored = Self.sigma(of: down, row: Self.height - 1 - row)
      #expect(abs(Self.sigma(of: up, row: row) - mirrored) < 0.05)
    }
  }

  /// A path may be drawn beyond its frame: the frame is the middle third of this path, and all three thirds are drawn.
  private static let beyond: (shape: Shape, frame: Rect) = (
    .path(Shape.rectangle.path(in: Rect(x: 0, y: -110, width: 360, height: Double(height)))),
    Rect(x: 0, y: 110, width: 360, height: 100)
  )

  @Test("A path beyond its frame has the same ramp")
  func whatIsDrawnBeyondTheFrameHasTheSameRamp() {
    let whole = Self.drawn(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    let path = Self.drawn(
      Self.node(
        Self.beyond.shape, in: Self.beyond.frame, start: Point(x: 0.5, y: -1.1), end: Point(x: 0.5, y: 2.1)))
    let area = PixelRect(minX: 0, minY: 0, maxX: 360, maxY: Self.height)
    #expect(path.difference(from: whole, in: area) < 0.01)
  }

  /// Returns the strengths of a plan's steps for a material.
  private static func strengths(_ node: Node) -> [Float] {
    let picture = TestScenes.flat(0, 0, 0, width: 360, height: height)
    for case .material(let pass) in Planner.plan(TestScenes.over(picture, [node])).passes {
      return pass.steps.map(\.strength)
    }
    return []
  }

  @Test("Only visible strengths are computed")
  func onlyStrengthsThatAreSeenAreComputed() {
    func strengths(_ start: Double, _ end: Double) -> [Float] {
      Self.strengths(Self.node(start: Point(x: 0.5, y: start), end: Point(x: 0.5, y: end)))
    }
    #expect(strengths(0, 1) == [0, 0.0625, 0.125, 0.25, 0.5, 0.75, 1])
    #expect(strengths(1, 0) == strengths(0, 1))
    #expect(strengths(-1.1, 2.1) == [0.25, 0.5, 0.75])
    #expect(strengths(0, 2.2) == [0, 0.0625, 0.125, 0.25, 0.5])
    #expect(strengths(-2, -1) == [0.75, 1] && strengths(2, 3) == [0, 0.0625])
    let path = Self.node(
      Self.beyond.shape, in: Self.beyond.frame, start: Point(x: 0.5, y: -1.1), end: Point(x: 0.5, y: 2.1))
    #expect(Self.strengths(path) == strengths(0, 1))
  }
}
