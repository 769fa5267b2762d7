// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of frames that redraw only the difference from the frame before.
@Suite struct FrameTests {
  /// Layers of random scenes move, lose opacity and disappear; the bytes must equal those of a complete drawing.
  @Test("A frame equals a complete drawing")
  func framesAreWhatAWholeDrawingGives() throws {
    var random = SeededGenerator(seed: 20_261_122)
    var renderer = try SceneRenderer()
    var drawn = 0
    for seed in 60..<100 {
      var scene = RandomScene.description(seed: UInt64(seed))
      var frame = try renderer.frame(renderer.resolve(scene))
      for _ in 0..<3 {
        Self.change(&scene, &random)
        guard let resolved = try? renderer.resolve(scene) else { continue }
        let plan = frame.plan
        frame = try renderer.frame(resolved, after: frame)
        let difference = Self.difference(frame.image, try renderer.render(resolved).image)
        #expect(difference == nil, "scene \(seed), after \(frame.plan.damage(since: plan))")
        drawn += 1
      }
    }
    #expect(drawn > 100)
  }

  /// Returns the largest difference of two pictures' samples with the place of the first one; nil where they are equal.
  private static func difference(_ one: PixelImage, _ other: PixelImage) -> String? {
    let steps = zip(one.samples, other.samples).map { abs(Int($0) - Int($1)) }
    guard let first = steps.firstIndex(where: { $0 > 0 }), let largest = steps.max() else { return nil }
    return "\(largest) at most, first at \(first / 4 % one.width), \(first / 4 / one.width)"
  }

  /// Moves a random layer, lowers its opacity, or removes it.
  private static func change(_ scene: inout SceneDescription, _ random: inout SeededGenerator) {
    guard !scene.desktop.isEmpty else { return }
    let index = Int(random.next() % UInt64(scene.desktop.count))
    switch random.next() % 4 {
    case 0: scene.desktop[index].opacity = random.number(in: 0.2...1)
    case 1 where index > 0: scene.desktop.remove(at: index)
    default:
      scene.desktop[index].frame.x += random.number(in: -9...9)
      scene.desktop[index].frame.y += random.number(in: -9...9)
    }
  }

  /// In a row of buttons, each samples the shadow of the one before. The damage must not spread through the whole row,
  /// and the bytes must equal those of a complete drawing.
  @Test("Damage does not spread through a row of glass")
  func changesOfGlassDoNotRunOn() throws {
    var renderer = try SceneRenderer()
    func scene(_ x: Double) throws -> Resolution {
      let ground = Layer(
        frame: Rect(x: 0, y: 0, width: 600, height: 120),
        content: .fill(
          shape: .rectangle,
          .linear(
            stops: [
              FillStyle.Stop(location: 0, color: .custom(EncodedColor(red: 1, green: 0.6, blue: 0.1))),
              FillStyle.Stop(location: 1, color: .custom(EncodedColor(red: 0.1, green: 0.3, blue: 0.8))),
            ], start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))))
      let buttons = (0..<8).map { index in
        Layer(
          frame: Rect(x: 20 + 64 * Double(index) + (index == 0 ? x : 0), y: 40, width: 44, height: 44),
          content: .glass(
            GlassContent(control: .button, tint: index == 1 ? ColorStyle.semantic("systemOrange") : nil)))
      }
      let menu = Layer(
        frame: Rect(x: 300, y: 10, width: 200, height: 100),
        content: .glass(GlassContent(.clear, control: .menu)))
      return try renderer.resolve(
        SceneDescription(
          size: Size(width: 600, height: 120), scale: 2, desktop: [ground] + buttons + [menu]))
    }
    var frame = try renderer.frame(scene(0))
    for x in [1.0, 3, 8.5, 2] {
      let (plan, next) = (frame.plan, try scene(x))
      frame = try renderer.frame(next, after: frame)
      let difference = Self.difference(frame.image, try renderer.render(next).image)
      #expect(difference == nil, "moved to \(x)")
      #expect(frame.plan.damage(since: plan).maxX < 400, "the third button is not drawn again")
    }
  }

  /// Glass that samples moving glass is redrawn; glass apart from both is not.
  @Test("Only glass that samples the change is redrawn")
  func onlyWhatLooksAtTheChangeIsDrawn() throws {
    func plan(_ x: Double) throws -> Plan {
      func glass(_ frame: Rect) -> Layer {
        Layer(frame: frame, content: .glass(GlassContent(control: .button)))
      }
      let scene = SceneDescription(
        size: Size(width: 600, height: 200), scale: 1,
        desktop: [
          glass(Rect(x: x, y: 60, width: 44, height: 44)), glass(Rect(x: 80, y: 60, width: 44, height: 44)),
          glass(Rect(x: 500, y: 60, width: 44, height: 44)),
        ])
      return Planner.plan(try SceneResolver.resolve(scene, facts: FileFacts()).scene)
    }
    let (old, new) = (try plan(20), try plan(30))
    let damage = new.damage(since: old)
    func bounds(_ plan: Plan) -> [PixelRect] {
      plan.passes.compactMap { pass in
        if case .glass(let glass) = pass { glass.bounds } else { nil }
      }
    }
    let (first, second, third) = (bounds(new)[0], bounds(new)[1], bounds(new)[2])
    let shape = PixelRect(minX: 80, minY: 60, maxX: 124, maxY: 104)
    for seen in [first, bounds(old)[0], shape] { #expect(damage.union(seen) == damage) }
    #expect(damage.maxX < second.maxX, "its own shadow shows nothing of what it looks at")
    #expect(damage.intersection(third).isEmpty)
    #expect(new.damage(since: new).isEmpty)
  }

  /// A changed text has the same pass; the change is detected by its masks.
  @Test("A text with changed glyphs is redrawn")
  func changedTextsAreDrawn() throws {
    func scene(_ text: String) throws -> ResolvedScene {
      let frame = Rect(x: 10, y: 10, width: 80, height: 20)
      return try SceneResolver.resolve(
        SceneDescription(
          size: Size(width: 100, height: 40), scale: 2,
          desktop: [Layer(frame: frame, content: .text(TextContent(text, size: 13)))]), facts: FileFacts()
      ).scene
    }
    var renderer = try SceneRenderer()
    let last = try renderer.frame(scene("Albums"))
    let next = try renderer.frame(scene("Artists"), after: last)
    #expect(Self.difference(next.image, try renderer.render(scene("Artists")).image) == nil)
    #expect(Self.difference(next.image, last.image) != nil)
  }

  /// The outline that hides a window's shadow must be known wherever the shadow is visible, not only where it is cast
  /// from.
  @Test("A window's shadow stays outside its outline at the picture's edge")
  func shadowsStayOutOfOutlinesAtTheEdge() throws {
    func picture(height: Double) throws -> PixelImage {
      let window = Window(
        frame: Rect(x: 5, y: 8, width: 30, height: 31), shape: .rectangle,
        shadow: Shadow(color: EncodedColor(white: 0), sigma: 2, offset: Point(x: 0, y: 14)), layers: [])
      var renderer = try SceneRenderer()
      return try renderer.render(
        SceneResolver.resolve(
          SceneDescription(size: Size(width: 40, height: height), scale: 1, windows: [window]),
          facts: FileFacts())
      ).image
    }
    let (cut, whole) = (try picture(height: 40), try picture(height: 80))
    let difference = cut.samples.indices.first { cut.samples[$0] != whole.samples[$0] }
    #expect(difference == nil)
  }
}
