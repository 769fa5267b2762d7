// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of the pixels of glass over white that appears, rests and disappears.
@Suite struct GlassArrivalTests {
  private static let frame = Rect(x: 20, y: 20, width: 80, height: 44)

  private func scene(_ glass: GlassContent, at time: Double) -> SceneDescription {
    let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))
    var scene = SceneDescription(
      size: Size(width: 120, height: 84), scale: 1,
      desktop: [
        Layer(
          frame: Rect(x: 0, y: 0, width: 120, height: 84),
          content: .fill(shape: .rectangle, .foreground(white))),
        Layer(frame: Self.frame, content: .glass(glass)),
      ])
    (scene.time, scene.traits.platform) = (time, .iOS)
    return scene
  }

  /// Returns the code values of 8 bits at a pixel, every twenty-fifth of a second.
  private func course(
    _ variant: GlassVariant, _ control: GlassControl, at place: (x: Int, y: Int)
  ) throws -> [Double] {
    var glass = GlassContent(variant, control: control)
    glass.transition = .materialize
    glass.events = [GlassEvent(at: 0.1, .appear), GlassEvent(at: 1.1, .disappear)]
    var renderer = try SceneRenderer(threads: 1)
    return try (0...55).map { step in
      let resolved = try renderer.resolve(scene(glass, at: Double(step) / 25)).scene
      return Double(try renderer.render(resolved).image[place.x, place.y].x) / 257
    }
  }

  @Test(
    "The dimming below glass and behind alerts grows and fades without a jump",
    arguments: [(GlassVariant.clear, GlassControl.none, 60, 42, 190.0), (.regular, .alert, 5, 5, 204)])
  func blackComesWithTheGlass(
    _ variant: GlassVariant, _ control: GlassControl, _ x: Int, _ y: Int, _ rest: Double
  ) throws {
    let values = try course(variant, control, at: (x, y))
    #expect(values[0] == 255 && values[55] == 255)
    #expect(abs(values[27] - rest) < 1)
    for (step, (last, next)) in zip(values, values.dropFirst()).enumerated() {
      let change = step < 27 ? last - next : next - last
      // Rounding adds at most half of one value.
      #expect(change > -0.1 && change < 18, "\(step): from \(last) to \(next)")
    }
  }
}
