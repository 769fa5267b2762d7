// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene

/// Resolved scenes built from nodes alone, and their plans.
enum PlannedScene {
  /// Returns the plan of nodes in a window that fills the picture, at one pixel a point unless another scale is given.
  static func plan(_ nodes: [Node], width: Double = 160, height: Double = 120, scale: Double = 1) -> Plan {
    var scene = ResolvedScene(size: Size(width: width, height: height), scale: scale, gamut: .srgb)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    scene.windows = [ResolvedWindow(frame: frame, shape: .rectangle, shadow: nil, nodes: nodes)]
    return Planner.plan(scene)
  }

  static func node(_ content: Node.Content, _ frame: Rect) -> Node {
    Node(id: nil, frame: frame, transform: .identity, content: content)
  }

  static func fill(_ frame: Rect, _ shape: Shape = .rectangle) -> Node {
    node(.fill(shape: shape, .ink(.color(EncodedColor(white: 0.2), blend: .sourceOver))), frame)
  }

  /// Returns a group that needs a layer of its own, because of its opacity.
  static func group(_ nodes: [Node], _ frame: Rect, opacity: Double = 0.5) -> Node {
    var group = node(.group(nodes), frame)
    group.opacity = opacity
    return group
  }

  static func material(
    _ frame: Rect, sigmaInPoints: Double = 10, captureScale: Double = 0.25, group: Int? = nil,
    _ change: (inout MaterialRecipe) -> Void = { _ in }
  ) -> Node {
    var recipe = MaterialRecipe(sigmaInPoints: sigmaInPoints, captureScale: captureScale)
    change(&recipe)
    return node(
      .material(
        ResolvedMaterial(recipe: recipe, shape: .rectangle, blending: .withinWindow, backdropGroup: group)),
      frame)
  }

  static func glass(_ frame: Rect, _ parameters: GlassParameters = GlassParameters()) -> Node {
    let element = ResolvedGlass.Element(shape: .capsule(style: .circular), frame: frame)
    return node(.glass(ResolvedGlass(elements: [element], parameters: parameters)), frame)
  }
}
