// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of the tints of glass elements that flow together.
@Suite struct GlassJoinedTintTests {
  /// Two circles, 5 points apart, that are joined; the middle between them lies on their glass.
  private static let smoothness = 40.0
  private static let (middle, height) = (82, 50)

  private static func tint(red: Float, blue: Float) -> ResolvedGlass.Tint {
    let nothing = SIMD4<Float>(repeating: 0)
    return ResolvedGlass.Tint(
      matrix: ColorMatrix(red: SIMD4(0, 0, 0, red), green: nothing, blue: SIMD4(0, 0, 0, blue)))
  }

  private static func draw(
    _ left: ResolvedGlass.Tint?, _ right: ResolvedGlass.Tint?, apart: Double = 5, threads: Int = 1
  ) -> PixelImage {
    let circle = { (x: Double, tint: ResolvedGlass.Tint?) in
      ResolvedGlass.Element(
        shape: .capsule(style: .circular), frame: Rect(x: x, y: 20, width: 60, height: 60), tint: tint)
    }
    let glass = ResolvedGlass(
      elements: [circle(20, left), circle(80 + apart, right)], smoothness: smoothness,
      parameters: GlassSets.plain())
    let picture = TestScenes.picture(240, 100) { _, _ in SIMD3(repeating: 200) }
    return GlassSets.draw([GlassSets.node(glass)], over: picture, threads: threads)
  }

  @Test("One tint covers the joined shape, its neck included")
  func sameTint() {
    let blue = Self.tint(red: 0, blue: 1)
    let drawn = Self.draw(blue, blue)
    for x in stride(from: 26, to: 140, by: 2) {
      let color = drawn.codeValues(x, Self.height)
      #expect(abs(color.x) < 0.01 && abs(color.z - 255) < 0.01, "at \(x): \(color)")
    }
  }

  @Test("Two tints blend in the neck over half the smoothness")
  func otherTint() {
    for right in [Self.tint(red: 1, blue: 0), nil] {
      let drawn = Self.draw(Self.tint(red: 0, blue: 1), right)
      let end = right == nil ? SIMD3(200.0, 200, 200) : SIMD3(255.0, 0, 0)
      for x in 30...130 {
        // One distance grows and the other falls by one a pixel.
        let share = min(max(0.5 + Double(x - Self.middle) / (Self.smoothness / 2), 0), 1)
        let expected = SIMD3(0, 0, 255) + (end - SIMD3(0, 0, 255)) * share
        let color = drawn.codeValues(x, Self.height)
        for channel in 0..<3 { #expect(abs(color[channel] - expected[channel]) < 0.5, "at \(x): \(color)") }
      }
    }
  }

  @Test("Elements that do not touch keep their own tint up to the edge")
  func apart() {
    let drawn = Self.draw(Self.tint(red: 0, blue: 1), Self.tint(red: 1, blue: 0), apart: 22)
    #expect(abs(drawn.codeValues(77, Self.height).x) < 0.5)
    #expect(abs(drawn.codeValues(105, Self.height).z) < 0.5)
  }

  @Test("Joined tints do not depend on the number of threads")
  func threads() {
    let (left, right) = (Self.tint(red: 0, blue: 1), Self.tint(red: 1, blue: 0))
    #expect(Self.draw(left, right) == Self.draw(left, right, threads: 3))
  }
}
