// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of series of scenes, of which only the pixels that decide a text's contrast are drawn.
@Suite struct LowestContrastTests {
  /// Returns a scene with a white bar, up to 100 points down, under a material with a text, and another text beside it.
  private func scene(_ number: Int, scale: Double, transparency: TransparencySetting) throws -> ResolvedScene
  {
    func text(_ id: String, _ frame: Rect) -> Layer {
      Layer(id: id, frame: frame, content: .text(TextContent("Albums", size: 13)))
    }
    func fill(_ white: Float, _ frame: Rect) -> Layer {
      let style = ForegroundStyle(.color(.custom(EncodedColor(white: white))), isVibrant: false)
      return Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(style)))
    }
    var traits = Traits()
    traits.transparency = transparency
    let frame = Rect(x: 10, y: 20, width: 90, height: 60)
    let scene = SceneDescription(
      size: Size(width: 120, height: 100), scale: scale, traits: traits,
      desktop: [
        fill(0.2, Rect(x: 0, y: 0, width: 120, height: 100)),
        fill(1, Rect(x: 0, y: Double(number) * 4, width: 120, height: 7)),
        text("below", Rect(x: 4, y: 2, width: 60, height: 16)),
        Layer(
          id: "bar", frame: frame,
          content: .material(
            MaterialContent(
              .named("thin"), shape: .ellipse,
              children: [text("title", Rect(x: 6, y: 20, width: 60, height: 20))]))),
      ])
    return try SceneResolver.resolve(scene, facts: FileFacts()).scene
  }

  @Test(
    "The lowest contrast of a series is that of whole pictures, for any number of threads",
    arguments: [1, 2.5], TransparencySetting.allCases)
  func series(_ scale: Double, _ transparency: TransparencySetting) throws {
    let scenes = try (0..<24).map { try scene($0, scale: scale, transparency: transparency) }
    var renderer = try SceneRenderer(threads: 1)
    var pictures: [[TextContrast]] = []
    for scene in scenes { pictures.append(try renderer.render(scene).texts) }
    let title = try #require(pictures[0].first { $0.id == "title" }).source
    let expected = pictures.map { texts in texts.first { $0.source == title }?.lowest ?? .infinity }
    for threads in [1, 3] {
      var renderer = try SceneRenderer(threads: threads)
      let found = try renderer.lowestContrasts(of: [title: 4.5], in: 3..<24) { scenes[$0] }
      let lowest = try #require(found[title])
      #expect(found.count == 1)
      #expect(lowest.contrast.lowest == expected[3...].min())
      #expect(expected[3...].firstIndex(of: lowest.contrast.lowest) == lowest.scene)
    }
  }

  @Test("A series needs memory for as many scenes as threads")
  func asManyScenesNeedRoomAsThereAreThreads() throws {
    let scenes = try (0..<8).map { try scene($0, scale: 1, transparency: .standard) }
    let need = Planner.plan(scenes[0]).memory().bytes
    // Two scenes at once, their loaded resources, and the masks of texts.
    var two = try SceneRenderer(threads: 2, memoryLimit: 4 * need)
    #expect(try two.lowestContrasts(of: [0: 4.5, 1: 4.5], in: 0..<8) { scenes[$0] }.count == 2)
    var eight = try SceneRenderer(threads: 8, memoryLimit: 4 * need)
    let error = #expect(throws: RenderingError.self) {
      try eight.lowestContrasts(of: [0: 4.5, 1: 4.5], in: 0..<8) { scenes[$0] }
    }
    guard case .memory(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.limit == 4 * need)
  }
}
