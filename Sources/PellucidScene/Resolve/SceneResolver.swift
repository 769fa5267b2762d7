// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// From intent to numbers: a pure function of a description and the traits it carries.
///
/// - Frames: each layer's frame is relative to its parent's; nodes keep it and carry a transform to the scene.
/// - Colours stay sRGB-encoded, also beyond 0…1; whoever draws converts to the scene's gamut.
/// - Levels (`label`, `fill`, …) among a material's children become that material's vibrant inks. Elsewhere, and
///   where vibrancy is switched off, they are the plain semantic colour of that name. On macOS a system hue on a
///   material takes its vibrant version. A custom colour is never vibrant.
/// - What lies on a role that floats (sheet, popover, menu, …) takes the elevated level, and what lies on a material
///   of a fixed appearance takes that appearance.
public struct SceneResolver {
  /// Groups and materials inside each other.
  public static let depthLimit = 64

  /// The scene in numbers, with findings.
  ///
  /// - Throws: `SceneError` for a name the platform does not know, or for layers nested deeper than `depthLimit`.
  public static func resolve(_ description: SceneDescription) throws(SceneError) -> ResolvedScene {
    var resolver = SceneResolver(description)
    try resolver.desktop(description.desktop)
    for (index, window) in description.windows.enumerated() {
      try resolver.window(window, path: "windows[\(index)]")
    }
    return resolver.scene
  }

  var scene: ResolvedScene
  let traits: Traits

  private init(_ description: SceneDescription) {
    traits = description.traits
    scene = ResolvedScene(
      size: description.size, scale: description.scale, gamut: description.traits.gamut)
  }

  private mutating func desktop(_ layers: [Layer]) throws(SceneError) {
    let surroundings = Surroundings(traits: traits, toScene: .identity)
    scene.desktop = try nodes(layers, path: "desktop", in: surroundings)
  }

  private mutating func window(_ window: Window, path: String) throws(SceneError) {
    var surroundings = Surroundings(
      traits: traits, toScene: .translation(x: window.frame.x, y: window.frame.y))
    if let isActive = window.isActive { surroundings.traits.isActive = isActive }
    reportOpaqueWindow(window, path: path)
    let nodes = try nodes(window.layers, path: path + ".layers", in: surroundings)
    scene.windows.append(
      ResolvedWindow(frame: window.frame, shape: window.shape, shadow: window.shadow, nodes: nodes))
  }

  mutating func nodes(
    _ layers: [Layer], path: String, in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    var nodes: [Node] = []
    var surroundings = surroundings
    for (index, layer) in layers.enumerated() {
      let path = path + "[\(index)]"
      nodes += try self.nodes(layer, path: path, in: surroundings)
      surroundings.noteCover(by: layer)
    }
    return nodes
  }
}

/// What a layer inherits from what it lies in and on.
struct Surroundings {
  var traits: Traits
  /// From the space of the layer's frame to the scene's points.
  var toScene: AffineTransform
  /// The material the layer lies on.
  var material: Ground?
  /// Groups and materials above the layer.
  var depth = 0
  /// Frames of opaque fills that already hide the material, in the space of the layer's frame.
  var covers: [Rect] = []

  /// A material that foregrounds are drawn on.
  struct Ground {
    var family: VibrancyFamily
    /// The material's or role's name, for findings.
    var name: String
  }

  /// The surroundings of what lies inside `layer`.
  func inside(_ layer: Layer, transform: AffineTransform) -> Surroundings {
    var inner = self
    inner.depth += 1
    inner.toScene = AffineTransform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: transform)
    inner.covers = covers.map {
      Rect(x: $0.x - layer.frame.x, y: $0.y - layer.frame.y, width: $0.width, height: $0.height)
    }
    return inner
  }

  /// Whether nothing opaque lies between the material and `frame`.
  func touchesMaterial(_ frame: Rect) -> Bool {
    !covers.contains { cover in
      cover.minX <= frame.minX && cover.minY <= frame.minY && cover.maxX >= frame.maxX
        && cover.maxY >= frame.maxY
    }
  }

  mutating func noteCover(by layer: Layer) {
    guard material != nil, layer.opacity == 1, layer.transform == .identity else { return }
    switch layer.content {
    case .image: covers.append(layer.frame)
    case .fill(_, let fill) where fill.isOpaque(traits): covers.append(layer.frame)
    default: break
    }
  }
}

extension FillStyle {
  /// Whether it hides what lies under it: colours of its own, none of them translucent.
  func isOpaque(_ traits: Traits) -> Bool {
    func hides(_ color: ColorStyle) -> Bool {
      switch color {
      case .custom(let color): return color.alpha >= 1
      case .semantic(let name):
        guard let color = try? SemanticColors.resolve(name: name, traits: traits) else { return false }
        return color.color.alpha >= 1
      }
    }
    switch self {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return false }
      return hides(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      return stops.allSatisfy { hides($0.color) }
    }
  }
}
