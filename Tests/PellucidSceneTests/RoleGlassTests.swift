// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of roles that pick up Liquid Glass.
@Suite struct RoleGlassTests {
  private let part = Rect(x: 20, y: 40, width: 200, height: 120)

  private func layer(
    _ role: MaterialRole, at frame: Rect? = nil, _ change: (inout MaterialContent) -> Void = { _ in }
  ) -> Layer {
    var content = MaterialContent(.role(role), children: [GlassScene.text("Edit", at: GlassScene.onGlass)])
    change(&content)
    return Layer(id: "it", frame: frame ?? part, content: .material(content))
  }

  /// Returns the glass of a scene in the order of drawing.
  private func glass(
    _ layers: [Layer], _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> [GlassContent] {
    let scene = GlassScene.description(layers, change)
    return try SceneResolver.resolve(scene, facts: FileFacts()).trace.steps.compactMap { step in
      guard case .glass(let layer, _) = step, case .glass(let content) = layer.layer.content else {
        return nil
      }
      return content
    }
  }

  private static let controls: [Platform: [MaterialRole: GlassControl]] = [
    .iOS: [
      .menu: .menu, .alert: .alert, .popover: .popover, .sidebar: .sidebar, .tabBar: .tabBar,
      .toolbar: .toolbar, .header: .toolbar, .control: .button, .sheet: .popover, .hud: .popover,
      .notification: .popover, .dock: .toolbar,
    ],
    .macOS: [
      .menu: .menu, .alert: .alert, .popover: .popover, .sidebar: .sidebar, .tabBar: .tabBar,
      .toolbar: .toolbar, .control: .button, .hud: .popover, .notification: .popover, .dock: .toolbar,
    ],
    .tvOS: [.tabBar: .tabBar, .sidebar: .sidebar], .visionOS: [:],
    .watchOS: [.toolbar: .toolbar, .control: .button],
  ]

  @Test(
    "Roles of the functional layer are the glass of their control since release 26",
    arguments: Platform.allCases)
  func rolesPickUpGlass(platform: Platform) throws {
    for role in MaterialRole.allCases {
      for look in Look.allCases {
        let found = try glass([layer(role)]) { ($0.traits.platform, $0.traits.look) = (platform, look) }
        let control = look == .ios18 ? nil : Self.controls[platform]?[role]
        #expect(found.map(\.control) == (control.map { [$0] } ?? []), "\(role) \(look)")
        #expect(found.allSatisfy { $0.variant == .regular && $0.role == role })
      }
    }
  }

  @Test("A role of iOS draws what the stated glass of its control draws")
  func rolesEqualStatedGlass() throws {
    for (role, control) in Self.controls[.iOS] ?? [:] {
      let stated = GlassContent(
        control: control, children: [GlassScene.text("Edit", at: GlassScene.onGlass)])
      let glass = Layer(id: "it", frame: part, content: .glass(stated))
      for appearance in Appearance.allCases {
        func scene(_ layer: Layer) throws -> ResolvedScene {
          try GlassScene.resolve([GlassScene.photo, layer]) { $0.traits.appearance = appearance }.scene
        }
        #expect(try scene(layer(role)) == scene(glass), "\(role)")
      }
    }
  }

  @Test("A sheet is glass where it leaves some of its surface free")
  func partialSheetsAreGlass() throws {
    #expect(try glass([layer(.sheet, at: GlassScene.whole)]).isEmpty)
    #expect(try glass([layer(.sheet, at: Rect(x: 8, y: 160, width: 384, height: 232))]).count == 1)
    func shown(_ frame: Rect) throws -> [GlassContent] {
      var window = Window(frame: frame, layers: [])
      window.presentation = .sheet
      return try glass([]) { $0.windows = [window] }
    }
    #expect(try shown(GlassScene.whole).isEmpty)
    #expect(try shown(Rect(x: 0, y: 200, width: 400, height: 200)).map(\.role) == [.sheet])
  }

  @Test("A presented window has the glass of its role, in the window's shape")
  func presentationsAreGlass() throws {
    for (presentation, control) in [(Window.Presentation.popover, GlassControl.popover), (.alert, .alert)] {
      var window = Window(frame: part, shape: .capsule(style: .circular))
      window.presentation = presentation
      let found = try glass([]) { $0.windows = [window] }
      #expect(found.map(\.control) == [control] && found.first?.shape == window.shape)
      #expect(try glass([]) { ($0.windows, $0.traits.look) = ([window], .ios18) }.isEmpty)
    }
  }

  @Test("The glass of an alert dims the whole scene, also from a window")
  func alertsDimTheScene() throws {
    var window = Window(frame: part)
    window.presentation = .alert
    let nodes = try GlassScene.resolve([]) { $0.windows = [window] }.scene.windows[0].nodes
    let dimming = try #require(nodes.first { $0.id?.hasSuffix(".dimming") ?? false })
    #expect(dimming.frame == GlassScene.whole)
  }

  @Test("A setting that glass does not have keeps the standard material")
  func settingsOfMaterialsKeepThem() throws {
    let progress = MaterialContent.Progress(start: Point(x: 0, y: 0), end: Point(x: 0, y: 1))
    let changes: [(inout MaterialContent) -> Void] = [
      { $0.blending = .behindWindow }, { $0.backdropGroup = "bars" }, { $0.progress = progress },
    ]
    for change in changes { #expect(try glass([layer(.toolbar, at: part, change)]).isEmpty) }
    let named = layer(.toolbar, at: part) { ($0.choice, $0.purpose) = (.named("thin"), .toolbar) }
    #expect(try glass([named]).isEmpty)
  }

  @Test("In content and on a surface only glass that comes and goes is picked up")
  func contentNeverGetsGlass() throws {
    func inside(_ content: Layer.Content, _ role: MaterialRole, isContent: Bool? = nil) throws -> Int {
      var outer = Layer(frame: GlassScene.whole, content: content)
      outer.content.children = [layer(role)]
      outer.isContent = isContent
      return try glass([outer]).count { $0.role != nil }
    }
    for (role, count) in [(MaterialRole.control, 0), (.toolbar, 0), (.menu, 1)] {
      #expect(try inside(.group([]), role, isContent: true) == count)
      #expect(try inside(.material(MaterialContent(.named("thin"))), role) == count)
      #expect(try inside(.material(MaterialContent(.role(.content))), role) == count)
      #expect(try inside(.glass(GlassContent(control: .popover)), role) == count)
      #expect(try inside(.glass(GlassContent(.identity)), role) == 1)
      #expect(try inside(.group([]), role) == 1)
      #expect(try inside(.material(MaterialContent(.role(.window))), role) == 1)
      #expect(try inside(.material(MaterialContent(.role(.sheet))), role) == 1)
    }
  }

  @Test(
    "The layer's shape is kept; without one glass has the shape of the window that it fills, or the control's"
  )
  func shapesAreKept() throws {
    let round = Shape.roundedRectangle(CornerRadii(9), style: .continuous)
    #expect(try glass([layer(.menu, at: part) { $0.shape = round }]).first?.shape == round)
    #expect(try glass([layer(.menu, at: part) { $0.shape = .rectangle }]).first?.shape == .rectangle)
    #expect(try glass([layer(.menu)]).first?.shape == nil)
    let own = layer(.menu, at: Rect(part.size))
    let window = Window(frame: part, shape: round, layers: [own])
    #expect(try glass([]) { $0.windows = [window] }.first?.shape == round)
  }

  @Test("Glass of roles in a container flows together")
  func rolesJoinContainers() throws {
    let pair = [layer(.control), layer(.control, at: Rect(x: 224, y: 40, width: 100, height: 120))]
    let scene = try GlassScene.resolve([GlassScene.container(pair)])
    let pieces = GlassScene.drawn(scene).compactMap { node -> Int? in
      if case .glass(let glass) = node.content { glass.elements.count } else { nil }
    }
    #expect(pieces == [2])
  }

  @Test("Layers at the depth limit are refused, not followed")
  func deepScenesAreRefused() {
    var deep = layer(.menu)
    for _ in 0..<200 { deep = Layer(frame: GlassScene.whole, content: .group([deep])) }
    #expect(throws: SceneError.self) {
      try SceneResolver.resolve(GlassScene.description([deep]), facts: FileFacts())
    }
  }
}
