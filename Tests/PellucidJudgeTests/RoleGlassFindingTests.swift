// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidLegibility
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the judgement of roles that are drawn as Liquid Glass.
@Suite struct RoleGlassFindingTests {
  private func layer(_ role: MaterialRole, at frame: Rect, _ children: [Layer] = []) -> Layer {
    Layer(id: "it", frame: frame, content: .material(MaterialContent(.role(role), children: children)))
  }

  private func rules(_ layers: [Layer]) throws -> [String] {
    try GlassScene.resolve(layers).findings.map(\.rule)
  }

  private let bar = Rect(x: 20, y: 20, width: 200, height: 44)

  @Test("The list of a scene's glass has the glass of roles, and the list of its materials has the others")
  func listsShowWhatIsDrawn() {
    let scene = GlassScene.description([layer(.toolbar, at: bar), layer(.content, at: bar)])
    #expect(SceneGlass.all(in: scene).count == 1)
    var older = scene
    older.traits.look = .ios18
    #expect(SceneGlass.all(in: older).isEmpty)
  }

  @Test("Rules about glass see roles")
  func rulesSeeRoles() throws {
    #expect(try rules([GlassScene.photo, layer(.toolbar, at: bar)]) == [])
    let over = layer(.toolbar, at: Rect(x: 100, y: 30, width: 200, height: 44))
    #expect(try rules([GlassScene.photo, layer(.tabBar, at: bar), over]) == ["SRC11"])
    let inner = layer(.control, at: Rect(x: 10, y: 4, width: 60, height: 36))
    #expect(try rules([GlassScene.photo, layer(.toolbar, at: bar, [inner])]).contains("SRC11"))
  }

  @Test("A role on the background of its window is above the content layer")
  func rolesFloatAboveWindows() throws {
    let window = layer(.window, at: GlassScene.whole, [layer(.toolbar, at: bar)])
    #expect(try rules([window]).contains("SRC09") == false)
    let glass = GlassScene.glass("a", .regular, .toolbar)
    #expect(try rules([layer(.window, at: GlassScene.whole, [glass])]).contains("SRC09"))
  }

  @Test("A repair that only glass can state turns the role into stated glass")
  func repairsStateGlass() {
    var scene = GlassScene.description([layer(.toolbar, at: bar)])
    scene.make([.pinnedGlass], at: "desktop[0].layers[0]", material: "desktop[0]")
    guard case .glass(let glass) = scene.desktop[0].content else {
      Issue.record("no glass")
      return
    }
    #expect(glass.adapts == false && glass.role == nil && glass.control == .toolbar)
  }
}
