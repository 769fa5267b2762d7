// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// The material that a window has without naming one.
@Suite struct WindowMaterialTests {
  private let frame = Rect(x: 0, y: 0, width: 200, height: 100)

  /// Returns the name of the material behind the layers of a window, and the number of its materials.
  private func material(
    _ platform: Platform, _ layers: [Layer] = [], _ change: (inout Window) -> Void = { _ in }
  ) throws -> (name: String?, count: Int) {
    var window = Window(frame: frame, shape: .capsule(style: .circular), layers: layers)
    change(&window)
    var traits = Traits()
    traits.platform = platform
    let scene = SceneDescription(size: frame.size, traits: traits, windows: [window])
    var names: [String] = []
    for step in try SceneResolver.resolve(scene, facts: FileFacts()).trace.steps {
      guard case .material(let layer, let material) = step else { continue }
      names.append(material.choice.name)
      if names.count == 1 {
        guard case .material(let content) = layer.layer.content else { continue }
        #expect(layer.path != "windows[0]" || content.shape == window.shape && layer.bounds == frame)
      }
    }
    return (names.first, names.count)
  }

  private func name(_ choice: MaterialContent.Choice, on platform: Platform) throws -> String {
    var traits = Traits()
    traits.platform = platform
    return try choice.resolved(traits).name
  }

  @Test(
    "Presentations have the material of their role, on watchOS the full-screen one",
    arguments: Platform.allCases)
  func presentationsHaveTheirMaterial(_ platform: Platform) throws {
    let roles: [(Window.Presentation, MaterialRole)] = [
      (.sheet, .sheet), (.popover, .popover), (.alert, .alert),
    ]
    for (presentation, role) in roles {
      let found = try material(platform) { $0.presentation = presentation }
      // The sheet of these tests fills its surface, and is no glass.
      let isGlass = role != .sheet && (platform == .iOS || platform == .macOS)
      #expect(try found.name == (isGlass ? nil : name(.role(role), on: platform)))
      #expect(found.count == (isGlass ? 0 : 1))
    }
    if platform == .watchOS {
      #expect(try material(.watchOS) { $0.presentation = .sheet }.name == "fullScreenModal")
    }
    for presentation in [Window.Presentation.automatic, .fullScreen, .window] {
      let found = try material(platform) { $0.presentation = presentation }
      #expect(try found.name == (platform == .visionOS ? name(.role(.window), on: platform) : nil))
    }
  }

  @Test("A window that a layer fills needs no material")
  func filledWindowsNeedNone() throws {
    func fill(_ alpha: Float) -> Layer {
      let style = ForegroundStyle(.color(.custom(EncodedColor(white: 1, alpha: alpha))))
      return Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(style)))
    }
    let glass = Layer(frame: frame, content: .material(MaterialContent(.named("thin"))))
    let group = Layer(frame: frame, content: .group([fill(1)]))
    let sheet = { (window: inout Window) in window.presentation = .sheet }
    for layers in [[fill(1)], [group]] { #expect(try material(.iOS, layers, sheet).count == 0) }
    #expect(try material(.visionOS, [glass]).count == 1)
    #expect(try material(.iOS, [fill(0.9)], sheet).count == 1)
    let small = Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100), content: fill(1).content)
    #expect(try material(.iOS, [small], sheet).count == 1)
  }

  @Test("A window names its material, or none")
  func windowsNameTheirMaterial() throws {
    #expect(try material(.visionOS) { $0.material = Window.Material.none }.count == 0)
    #expect(try material(.iOS) { $0.material = .automatic }.name == name(.named("regular"), on: .iOS))
    #expect(
      try material(.iOS) { $0.material = Window.Material("thin") }.name == name(.named("thin"), on: .iOS))
    #expect(throws: SceneError.self) { try material(.iOS) { $0.material = Window.Material("thinn") } }
    #expect(try name(.named("automatic"), on: .iOS) == name(.named("regular"), on: .iOS))
  }
}
