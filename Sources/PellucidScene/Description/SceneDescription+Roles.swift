// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

extension SceneDescription {
  /// The scene with Liquid Glass in place of the roles that pick it up under the traits of the scene.
  ///
  /// Everything that draws or judges sees this form; documents are written from the original. Key paths stay the same.
  package var withGlassOfRoles: SceneDescription {
    let lowering = RoleLowering(traits: traits, scene: size)
    guard lowering.applies(to: desktop) || windows.contains(where: { lowering.applies(to: $0.layers) }) else {
      return self
    }
    var scene = self
    lowering.lower(&scene.desktop, RoleLowering.Around(surface: Rect(size)))
    for index in windows.indices { lowering.lower(&scene.windows[index], assets) }
    return scene
  }
}

extension MaterialContent {
  /// Returns the content that draws the material: glass for a role that picks it up, else the material itself.
  ///
  /// A layer that states a setting that only materials have (blending, backdrop group, progressive blur) stays a material.
  ///
  /// - Parameter fillsSurface: A Boolean value that is true where the layer leaves nothing of its surface free.
  package func shown(under traits: Traits, fillsSurface: Bool) -> Layer.Content {
    guard case .role(let role) = choice, blending == nil, backdropGroup == nil, progress == nil,
      let row = role.glass(traits), !(row.leavesSurfaceFree && fillsSurface)
    else { return .material(self) }
    var glass = GlassContent(control: row.control, shape: statedShape, children: children)
    glass.role = role
    return .glass(glass)
  }
}

extension Window {
  /// Returns the material or glass behind the layers of the window, with the layers in it; nil where there is none.
  ///
  /// - Parameters:
  ///   - traits: The traits of the window.
  ///   - assets: The assets that names of colours stand for.
  ///   - scene: The size of the scene, which a full sheet covers.
  package func shownBackground(_ traits: Traits, _ assets: SceneAssets, in scene: Size) -> Layer.Content? {
    background(traits, assets).map { choice in
      MaterialContent(choice, shape: shape, children: layers)
        .shown(under: traits, fillsSurface: frame.hidesMost(of: Rect(scene)))
    }
  }
}

/// The walk that puts glass in the place of roles.
private struct RoleLowering {
  let traits: Traits
  let scene: Size

  /// The values that a layer takes from the layers around it.
  struct Around {
    /// The bounds of the surface, in the space of the surface.
    var surface: Rect
    /// The window whose layers these are; nil for the desktop and for layers in layers. Glass without a shape that fills the
    /// window has the window's shape.
    var window: Window?
    var toSurface = Transform.identity
    var isContent: Bool?
    /// A Boolean value that is true in a material or glass that holds no interface of its own. Only glass that comes and
    /// goes may open there.
    var isOnSurface = false
    var depth = 0
  }

  /// Returns whether a role of the layers has glass on the platform.
  func applies(to layers: [Layer], depth: Int = 0) -> Bool {
    guard depth <= SceneResolver.depthLimit else { return false }
    return layers.contains { layer in
      if case .material(let material) = layer.content, case .role(let role) = material.choice,
        role.glass(traits) != nil
      {
        return true
      }
      return applies(to: layer.content.children, depth: depth + 1)
    }
  }

  func lower(_ window: inout Window, _ assets: SceneAssets) {
    // A sheet in a window that is a sheet itself covers its surface where it covers the scene.
    var around = Around(surface: window.presentation == .sheet ? Rect(scene) : Rect(window.frame.size))
    around.window = window
    if case .glass? = window.shownBackground(traits, assets, in: scene) { around.isOnSurface = true }
    lower(&window.layers, around)
  }

  func lower(_ layers: inout [Layer], _ around: Around) {
    guard around.depth <= SceneResolver.depthLimit, applies(to: layers) else { return }
    for index in layers.indices {
      let layer = layers[index]
      let own = layer.transformAboutCenter.followed(by: around.toSurface)
      var inner = around
      inner.depth += 1
      inner.window = nil
      inner.isContent = layer.isContent ?? around.isContent
      inner.toSurface = Transform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: own)
      if case .material(let material) = layer.content {
        let fills = own.bounds(of: layer.frame).hidesMost(of: around.surface)
        let shown = material.shown(under: traits, fillsSurface: fills)
        if case .glass(var glass) = shown, inner.mayHold(glass) {
          if glass.shape == nil, let window = around.window, layer.frame == Rect(window.frame.size) {
            glass.shape = window.shape
          }
          layers[index].content = .glass(glass)
        }
      }
      switch layers[index].content {
      case .material(let material):
        inner.isOnSurface = around.isOnSurface || !material.choice.holdsInterface
      case .glass(let glass) where glass.variant != .identity:
        (inner.isOnSurface, inner.isContent) = (true, nil)
      default: break
      }
      lower(&layers[index].content.children, inner)
    }
  }
}

extension RoleLowering.Around {
  fileprivate func mayHold(_ glass: GlassContent) -> Bool {
    glass.control.isTransient || !(isOnSurface || isContent == true)
  }
}

extension MaterialContent.Choice {
  /// A Boolean value that is true for the backgrounds above which bars and sidebars float as above any content.
  fileprivate var holdsInterface: Bool { self == .role(.window) || self == .role(.sheet) }
}
