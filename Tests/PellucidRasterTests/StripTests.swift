// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidPlan
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of pictures that threads draw in strips of rows.
@Suite struct StripTests {
  @Test("A picture drawn in strips has the bytes of one that is drawn pass by pass")
  func stripsAreWhatAWholeDrawingGives() throws {
    var (alone, together) = (try SceneRenderer(threads: 1), try SceneRenderer(threads: 4))
    (alone.measuresContrast, together.measuresContrast) = (false, false)
    var drawn = 0
    for seed in 0..<40 {
      let scene = Self.column(seed: UInt64(seed))
      guard let resolved = try? alone.resolve(scene) else { continue }
      let plan = Planner.plan(resolved.scene).withoutMeasuring
      if plan.strips(upTo: 16, within: .max, masks: [:]) != nil { drawn += 1 }
      #expect(
        try alone.render(resolved).image == together.render(resolved).image, "scene \(seed)")
    }
    #expect(drawn > 10)
  }

  @Test("Strips cover every row once, and all of the work is in them")
  func stripsCoverThePicture() throws {
    var renderer = try SceneRenderer()
    let size = Size(width: 400, height: 600)
    let scene = SceneDescription(size: size, desktop: Self.knobs(in: size, seed: 1))
    let plan = try Planner.plan(renderer.resolve(scene).scene)
    let strips = try #require(plan.strips(upTo: 8, within: .max, masks: [:]))
    #expect(strips.count > 1)
    #expect(strips.first?.rows.minY == 0)
    #expect(strips.last?.rows.maxY == plan.bounds.maxY)
    for (one, next) in zip(strips, strips.dropFirst()) { #expect(one.rows.maxY == next.rows.minY) }
    let parts = strips.reduce(0) { $0 + $1.plan.passes.count }
    #expect(parts >= plan.passes.count)
  }

  @Test("A picture is drawn whole where memory is short, where it has few passes, and where it is measured")
  func somePicturesAreDrawnWhole() throws {
    var renderer = try SceneRenderer()
    let size = Size(width: 400, height: 600)
    let knobs = Self.knobs(in: size, seed: 1)
    func plan(_ layers: [Layer]) throws -> Plan {
      try Planner.plan(renderer.resolve(SceneDescription(size: size, desktop: layers)).scene)
    }
    let many = try plan(knobs)
    #expect(many.strips(upTo: 8, within: many.bounds.surfaceBytes, masks: [:]) == nil)
    #expect(many.strips(upTo: 1, within: .max, masks: [:]) == nil)
    let few = try plan([Layer](knobs.prefix(8)))
    #expect(few.strips(upTo: 8, within: .max, masks: [:]) == nil)
    let text = Layer(frame: Rect(x: 0, y: 0, width: 90, height: 20), content: .text(TextContent("Inbox")))
    #expect(try plan(knobs + [text]).strips(upTo: 8, within: .max, masks: [:]) == nil)
  }

  /// Random scenes below each other, far enough apart for cuts, with knobs over them.
  private static func column(seed: UInt64) -> SceneDescription {
    var scene = RandomScene.description(seed: seed)
    let height = 5 * scene.size.height
    for row in 1..<8 {
      scene.desktop += RandomScene.description(seed: 100 * seed + UInt64(row)).desktop.map { layer in
        var layer = layer
        layer.frame.y += height * Double(row)
        return layer
      }
    }
    scene.size = Size(width: 2 * scene.size.width, height: 8 * height)
    scene.desktop += knobs(in: scene.size, seed: seed)
    return scene
  }

  /// Knobs with shadows in rows and columns that overlap.
  private static func knobs(in size: Size, seed: UInt64) -> [Layer] {
    var random = SeededGenerator(seed: seed)
    return (0..<120).map { _ in
      let place = Point(
        x: random.number(in: -10...size.width), y: random.number(in: -10...size.height))
      let fill = Layer.Content.fill(
        shape: .roundedRectangle(9), .foreground(ForegroundStyle(.color(.semantic("systemBlue")))))
      var knob = Layer(frame: Rect(x: place.x, y: place.y, width: 30, height: 18), content: fill)
      knob.shadow = Shadow(sigma: 3, y: 3)
      return knob
    }
  }
}
