// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import Testing

@Suite struct SettingsVariantTests {
  /// Returns a scene of glass over an empty backdrop, which does not depend on the level, with a picture beside it.
  private static func scene(outline: Bool) -> SceneDescription {
    var scene = SceneDescription(size: Size(width: 120, height: 60), scale: 1) {
      ImageLayer("/icon.png").outline(outline).frame(x: 8, y: 8, width: 32, height: 32)
      GlassLayer(.regular).frame(x: 60, y: 8, width: 44, height: 44)
    }
    (scene.traits.platform, scene.traits.appearance) = (.iOS, .dark)
    return scene
  }

  /// Returns the levels among the combinations of settings of a scene that has no asset.
  private static func levels(of scene: SceneDescription) -> Set<PellucidDesign.Level> {
    Set(SettingsVariant.all(of: scene) { _ in FileFacts() }.map { $0.traits.level })
  }

  @Test("Sweep both levels where an outline over an empty backdrop depends on the level")
  func outlineOverNothing() {
    #expect(Self.levels(of: Self.scene(outline: false)) == [.base])
    #expect(Self.levels(of: Self.scene(outline: true)) == [.base, .elevated])
  }
}
