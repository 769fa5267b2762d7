// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Controls in a frame of 960 × 540 points at scale 2, made of glass or of a standard material: a toolbar, a tab bar,
/// eight buttons and a panel.
struct GlassScene {
  static let size = Size(width: 960, height: 540)
  static let (width, height) = (1920, 1080)

  static let controls: [(control: GlassControl, frame: Rect)] =
    [
      (.toolbar, Rect(x: 20, y: 16, width: 560, height: 44)),
      (.tabBar, Rect(x: 120, y: 462, width: 360, height: 62)),
      (.none, Rect(x: 620, y: 30, width: 320, height: 480)),
    ] + (0..<8).map { (.button, Rect(x: 30 + 64 * Double($0), y: 200, width: 44, height: 44)) }

  /// Returns the plan of the controls of glass.
  static func glass() -> Plan { glass(buttonAt: 0) }

  /// Returns the plan of the glass controls, with the first button moved to the right by `offset` points.
  static func glass(buttonAt offset: Double) -> Plan {
    plan(
      controls.enumerated().map { index, item in
        var frame = item.frame
        if index == firstButton { frame.x += offset }
        return node(glass: item.control, frame)
      })
  }

  private static let firstButton = 3

  /// Returns the plan of the controls of a standard material.
  static func material() throws -> Plan {
    let recipe = try Materials.recipe(named: "regular", traits: Traits()).recipe
    return plan(
      controls.map { control, frame in
        let material = ResolvedMaterial(recipe: recipe, shape: shape(control), blending: .withinWindow)
        return Node(id: nil, frame: frame, transform: .identity, content: .material(material))
      })
  }

  /// Returns the plan of one glass panel that covers `part` of the frame's height, 0…1.
  static func panel(part: Double) -> Plan {
    plan([node(glass: .none, Rect(x: 0, y: 0, width: size.width, height: size.height * part))])
  }

  /// Returns the plan of the panel with every blur radius multiplied by `factor`.
  static func panel(blurs factor: Double) -> Plan {
    var node = node(glass: .none, controls[2].frame)
    guard case .glass(var glass) = node.content else { return plan([node]) }
    glass.parameters.blur.radius *= factor
    glass.parameters.blurFill.radius *= factor
    node.content = .glass(glass)
    return plan([node])
  }

  /// Returns the scene as a user describes it, photo included, with controls of glass or of a standard material.
  static func description(glass: Bool) -> SceneDescription {
    let image = Layer(frame: Rect(size), content: .image(ImageContent(path: photo)))
    let layers = controls.map { control, frame in
      let material = MaterialContent(.named("regular"), shape: shape(control))
      let content: Layer.Content = glass ? .glass(GlassContent(control: control)) : .material(material)
      return Layer(frame: frame, content: content)
    }
    let window = Window(frame: Rect(size), layers: [image] + layers)
    return SceneDescription(size: size, scale: 2, windows: [window])
  }

  private static func shape(_ control: GlassControl) -> Shape {
    control == .none ? .roundedRectangle(CornerRadii(26), style: .continuous) : .capsule(style: .continuous)
  }

  private static func node(glass control: GlassControl, _ frame: Rect) -> Node {
    var traits = Traits()
    traits.platform = .iOS
    let recipe = GlassRecipes.recipe(
      for: GlassRequest(
        control: control, shorterSide: min(frame.width, frame.height), pixelsPerPoint: 2, traits: traits))
    let element = ResolvedGlass.Element(shape: shape(control), frame: frame)
    return Node(
      id: nil, frame: frame, transform: .identity,
      content: .glass(ResolvedGlass(elements: [element], parameters: recipe.parameters)))
  }

  private static func plan(_ nodes: [Node]) -> Plan {
    var scene = ResolvedScene(size: size, scale: 2, gamut: .srgb)
    let whole = Rect(size)
    scene.windows = [ResolvedWindow(frame: whole, shape: .rectangle, shadow: nil, nodes: nodes)]
    return Planner.plan(scene)
  }
}
