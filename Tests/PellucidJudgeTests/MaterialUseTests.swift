// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

@testable import PellucidJudge

/// Tests of SRC08: materials that are chosen by their look and not by their purpose.
@Suite struct MaterialUseTests {
  private func findings(
    _ layers: [Layer], on platform: Platform, look: Look = .os27,
    _ change: (inout Window) -> Void = { _ in }
  ) throws -> [Finding] {
    var window = Window(frame: GlassScene.whole, layers: layers)
    window.material = Window.Material.none
    change(&window)
    let scene = GlassScene.description([GlassScene.photo]) {
      (($0.traits.platform, $0.traits.look), $0.windows) = ((platform, look), [window])
    }
    let all = SceneRules.findings(of: try SceneResolver.resolve(scene, facts: FileFacts()))
    return all.filter { $0.rule == .materialByLook }
  }

  /// Returns a material with a stated purpose in the middle of the window.
  private func material(
    _ name: String, _ purpose: MaterialRole?, at frame: Rect = Rect(x: 60, y: 60, width: 200, height: 160),
    _ children: [Layer] = []
  ) -> Layer {
    var content = MaterialContent(.named(name), children: children)
    content.purpose = purpose
    return Layer(id: name, frame: frame, content: .material(content))
  }

  private func isFound(
    _ name: String, _ purpose: MaterialRole, on platform: Platform, look: Look = .os27
  ) throws -> Bool {
    try !findings([material(name, purpose)], on: platform, look: look).isEmpty
  }

  @Test("A menu on the material of a HUD is found, with the material that suits it")
  func materialsForAnotherPurpose() throws {
    let found = try findings([material("hudWindow", .menu)], on: .macOS)
    #expect(found.map(\.severity) == [.warning] && found[0].verdict == nil)
    #expect(
      found[0].message(in: .english) == "hudWindow is made for another purpose than the role menu: use menu")
    #expect(try !isFound("menu", .menu, on: .macOS) && !isFound("hudWindow", .hud, on: .macOS))
    #expect(try !isFound("sheet", .sheet, on: .macOS) && !isFound("behindWindowSheet", .sheet, on: .macOS))
    #expect(try !isFound("hudWindow", .alert, on: .macOS), "no material is named for alerts")
  }

  @Test("A sidebar on a thickness is found on macOS and visionOS, except on the recommended one")
  func thicknesses() throws {
    let found = try findings([material("ultraThin", .sidebar)], on: .macOS)
    #expect(
      found.map { $0.message(in: .english) } == [
        "ultraThin names a look, and the role sidebar has a material of its own: use sidebar"
      ])
    #expect(try isFound("thin", .sidebar, on: .visionOS) && !isFound("regular", .sidebar, on: .visionOS))
    #expect(try isFound("regular", .control, on: .visionOS) && !isFound("thin", .control, on: .visionOS))
    // UIKit's thick style is drawn by AppKit's menu material.
    #expect(try !isFound("systemThickMaterial", .menu, on: .macOS))
  }

  @Test("Controls and navigation of iOS are glass since release 26; bars keep the materials of bars")
  func functionalLayer() throws {
    #expect(try isFound("thin", .sidebar, on: .iOS) && isFound("regular", .menu, on: .iOS))
    #expect(try isFound("thin", .toolbar, on: .iOS))
    #expect(try !isFound("bar", .toolbar, on: .iOS) && !isFound("systemChromeMaterial", .tabBar, on: .iOS))
    #expect(try !isFound("thin", .sidebar, on: .iOS, look: .ios18))
    #expect(try !isFound("thin", .content, on: .iOS), "the tiers are for the content layer")
  }

  @Test("A role chooses by purpose, and a material without a known purpose is not judged")
  func unknownPurposes() throws {
    let role = Layer(frame: GlassScene.onGlass, content: .material(MaterialContent(.role("sidebar"))))
    #expect(try findings([role, material("hudWindow", nil)], on: .macOS).isEmpty)
    #expect(try findings([material("thin", .sidebar)], on: .tvOS).isEmpty)
  }

  @Test("The presentation of a window states the purpose of its background")
  func presentations() throws {
    func found(_ presentation: Window.Presentation, _ material: String) throws -> [Finding] {
      try findings([], on: .macOS) {
        ($0.presentation, $0.material) = (presentation, .choice(.named(material)))
      }
    }
    #expect(try found(.popover, "hudWindow").map(\.severity) == [.warning])
    #expect(try found(.popover, "popover").isEmpty && found(.automatic, "hudWindow").isEmpty)
    let own = material("menu", nil, at: GlassScene.whole)
    #expect(try findings([own], on: .macOS) { $0.presentation = .popover }.count == 1)
    #expect(try findings([material("menu", nil)], on: .macOS) { $0.presentation = .popover }.isEmpty)
  }

  // MARK: Recognition

  private let rows = [0.0, 30].map {
    GlassScene.text("Row", at: Rect(x: 10, y: 20 + $0, width: 100, height: 20))
  }
  private let side = Rect(x: 0, y: 0, width: 140, height: 400)

  @Test("A material along one side of a window with texts below each other is taken for a sidebar")
  func sidebars() throws {
    let found = try findings([material("thin", nil, at: side, rows)], on: .macOS)
    #expect(found.map(\.severity) == [.note] && found[0].verdict == .review)
    #expect(found[0].message(in: .english).contains("taken for a sidebar"))
    let onMaterial = try findings([material("thin", nil, at: side, rows)], on: .macOS) {
      $0.material = .choice(.named("windowBackground"))
    }
    #expect(onMaterial.map(\.verdict) == [.review], "a window's own material lies below its sidebar")
    #expect(try findings([material("sidebar", nil, at: side, rows)], on: .macOS).isEmpty)
    #expect(try findings([material("thin", nil, at: side, [rows[0]])], on: .macOS).isEmpty)
    #expect(
      try findings([material("thin", .control, at: side, rows)], on: .macOS).isEmpty, "marked as another")
    let inner = Rect(x: 100, y: 0, width: 140, height: 400)
    #expect(try findings([material("thin", nil, at: inner, rows)], on: .macOS).isEmpty)
    let wide = Rect(x: 0, y: 0, width: 240, height: 400)
    #expect(try findings([material("thin", nil, at: wide, rows)], on: .macOS).isEmpty)
  }

  @Test("A material along the upper or lower edge of a window is taken for a bar")
  func bars() throws {
    let (top, middle) = (Rect(x: 0, y: 0, width: 400, height: 52), Rect(x: 0, y: 100, width: 400, height: 52))
    let title = [GlassScene.text("Title", at: Rect(x: 10, y: 10, width: 100, height: 20))]
    for platform in [Platform.macOS, .iOS] {
      let found = try findings([material("thin", nil, at: top, title)], on: platform)
      #expect(found.map(\.verdict) == [.review])
      #expect(try findings([material("thin", nil, at: middle, title)], on: platform).isEmpty)
      #expect(try findings([material("thin", nil, at: top)], on: platform).isEmpty)
    }
    #expect(try findings([material("titlebar", nil, at: top, title)], on: .macOS).isEmpty)
    #expect(try findings([material("chrome", nil, at: top, title)], on: .iOS).isEmpty)
  }
}
