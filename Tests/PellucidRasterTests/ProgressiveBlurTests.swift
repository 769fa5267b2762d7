// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// A blur whose sigma grows from the start of a ramp to its end.
@Suite struct ProgressiveBlurTests {
  static let sigma = 20.0
  static let height = 320

  /// A step from black to white under a blur that grows downwards.
  static func drawn(start: Point, end: Point) -> PixelImage {
    var picture = TestScenes.flat(0, 0, 0, width: 360, height: height)
    for y in 0..<height {
      for x in 180..<360 { picture[x, y] = SIMD4(repeating: 65535) }
    }
    let frame = Rect(x: 0, y: 0, width: 360, height: Double(height))
    var material = ResolvedMaterial(
      recipe: TestScenes.blur(sigmaInPoints: sigma), shape: .rectangle, blending: .withinWindow)
    material.progress = MaterialContent.Progress(start: start, end: end)
    let node = Node(id: nil, frame: frame, transform: .identity, content: .material(material))
    return TestScenes.draw(TestScenes.over(picture, [node]), picture)
  }

  /// The standard deviation of what the blur made of the step.
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

  @Test func sigmaFollowsTheRamp() {
    let image = Self.drawn(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    var last = 0.0
    for row in 0..<Self.height {
      let strength = (Double(row) + 0.5) / Double(Self.height)
      let measured = Self.sigma(of: image, row: row)
      #expect(measured >= last - 0.05, "row \(row)")
      last = measured
      // Between the strengths that are computed, variances are mixed: at most 1/16 too wide between the closer
      // ones, and from nothing to the first in proportion to the strength's root.
      guard strength >= 0.0625 else { continue }
      #expect(abs(measured / (strength * Self.sigma) - 1) < 0.08, "row \(row): \(measured)")
    }
    #expect(abs(last - Self.sigma) < 0.3)
    #expect(Self.sigma(of: image, row: 0) < 1.5)
  }

  @Test func nothingIsBlurredBeforeTheStartAndAllAfterTheEnd() {
    let image = Self.drawn(start: Point(x: 0.5, y: 0.25), end: Point(x: 0.5, y: 0.5))
    for row in 0..<80 { #expect(Self.sigma(of: image, row: row) < 0.1) }
    for row in 160..<Self.height { #expect(abs(Self.sigma(of: image, row: row) - Self.sigma) < 0.3) }
  }

  @Test func theRampRunsInAnyDirection() {
    let up = Self.drawn(start: Point(x: 0.5, y: 1), end: Point(x: 0.5, y: 0))
    let down = Self.drawn(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    for row in stride(from: 0, to: Self.height, by: 16) {
      let mirrored = Self.sigma(of: down, row: Self.height - 1 - row)
      #expect(abs(Self.sigma(of: up, row: row) - mirrored) < 0.05)
    }
  }
}
