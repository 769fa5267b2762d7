// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene
import Testing

@testable import PellucidJudge

/// Tests of layers that share an id and are told apart by their key paths.
@Suite struct SharedIdTests {
  /// Returns a scene with two layers of one id, one above the other, each with a text.
  private static func scene(_ bar: () -> LayerElement) -> SceneDescription {
    SceneDescription(size: Size(width: 80, height: 80), scale: 1) {
      FillLayer(ForegroundStyle(.color(.custom(EncodedColor(white: 1))))).frame(
        x: 0, y: 0, width: 80, height: 80)
      bar().id("bar").frame(x: 0, y: 0, width: 80, height: 30)
      bar().id("bar").frame(x: 0, y: 40, width: 80, height: 30)
    }
  }

  private static let title = TextLayer("Edited").id("title").frame(x: 4, y: 4, width: 70, height: 20)
  private static let materials = scene { MaterialLayer(.thin) { title }.element }

  @Test("A repair changes only the material at its key path", arguments: [1, 2])
  func repairedMaterial(_ index: Int) {
    var repaired = Self.materials
    repaired.make(
      [.material(.tier(.thick))], at: "desktop[\(index)].layers[0]", material: "desktop[\(index)]")
    let choices = SceneMaterials.all(in: repaired).map { $0.content.choice }
    let thick = MaterialContent.Choice.material(.tier(.thick))
    #expect(choices.map { $0 == thick } == [index == 1, index == 2])
  }

  @Test("A repair changes only the glass at its key path")
  func repairedGlass() {
    var repaired = Self.scene { GlassLayer(.regular) { Self.title }.element }
    repaired.make([.pinnedGlass], at: "desktop[2].layers[0]", material: "desktop[2]")
    #expect(SceneGlass.all(in: repaired).map { $0.content.adapts } == [nil, false])
  }

  @Test("Insert a layer under the material at a key path", arguments: [1, 2])
  func insertedLayer(_ index: Int) throws {
    let path = "desktop[\(index)]"
    let changed = try #require(
      Self.materials.inserting(underLayerAt: path, looksBehindWindow: false) { frame in
        Layer(id: "new", frame: frame, content: .dimming(DimmingContent()))
      })
    #expect(changed.path == path && changed.scene.desktop.count == 4)
    #expect(changed.scene.desktop[index].id == "new")
    #expect(changed.scene.desktop[index].frame == Self.materials.desktop[index].frame)
  }

  @Test("Sweep each text on the layer it lies on, where layers share an id")
  func sweptBars() throws {
    let resolution = try SceneResolver.resolve(Self.materials, facts: FileFacts())
    let foregrounds = SceneForeground.all(in: resolution.scene).map { foreground in
      JudgedForeground(
        foreground, resolution.scene.resources[foreground.source],
        from: resolution.trace.resources[foreground.source],
        requirement: ContrastRequirement(
          of: resolution.scene.resources[foreground.source], style: .primary, rules: .wcag, required: nil),
        verdict: .review(.foreground(.unseen)))
    }
    let judged = JudgedScene(resolution: resolution, inks: [:], foregrounds: foregrounds)
    let bars = SweptBar.all(in: Self.materials, judged)
    #expect(bars.map { $0.layer.path } == ["desktop[1]", "desktop[2]"])
    #expect(bars.map { $0.layer.name } == ["bar", "bar"])
    #expect(bars.map { $0.frame.y } == [0, 40] && bars.map { $0.places } == [[0], [1]])
  }
}
