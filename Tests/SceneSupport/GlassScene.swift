// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Shorthands for scenes with glass on a desktop of 400 × 400 points.
package enum GlassScene {
  /// The frame of the whole desktop, in points.
  package static let whole = Rect(x: 0, y: 0, width: 400, height: 400)
  /// A frame on a piece of glass of the usual size.
  package static let onGlass = Rect(x: 20, y: 12, width: 60, height: 20)
  /// A photo that fills the desktop.
  package static let photo = Layer(
    id: "photo", frame: whole, content: .image(ImageContent(path: "photo.png")))

  /// Returns a scene with layers on the desktop.
  package static func description(
    _ layers: [Layer], _ change: (inout SceneDescription) -> Void = { _ in }
  ) -> SceneDescription {
    var scene = SceneDescription(size: Size(width: 400, height: 400), desktop: layers)
    change(&scene)
    return scene
  }

  /// Resolves a scene of layers, with the given backdrops seen by its probes in order; without any, nothing is seen.
  package static func resolve(
    _ layers: [Layer], backdrops: [GlassBackdrop?] = [], rules: GlassRules = GlassRules(),
    _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws(SceneError) -> RuledScene {
    let scene = description(layers) {
      $0.glassRules = rules
      change(&$0)
    }
    return try RuledScene(scene, seen: backdrops.isEmpty ? .nothing : .backdrops(backdrops))
  }

  /// Returns a layer of glass.
  package static func glass(
    _ id: String, _ variant: GlassVariant = .regular, _ control: GlassControl = .button,
    at frame: Rect = Rect(x: 20, y: 20, width: 100, height: 44), _ children: [Layer] = [],
    _ change: (inout GlassContent) -> Void = { _ in }
  ) -> Layer {
    var content = GlassContent(variant, control: control, children: children)
    change(&content)
    return Layer(id: id, frame: frame, content: .glass(content))
  }

  /// Returns a container over the whole desktop.
  package static func container(_ layers: [Layer], spacing: Double = 8) -> Layer {
    Layer(
      id: "container", frame: whole,
      content: .glassContainer(GlassContainerContent(spacing: spacing, layers: layers)))
  }

  /// Returns a flat fill in a grey, 0…1.
  package static func fill(_ grey: Float, at frame: Rect = whole) -> Layer {
    let style = ForegroundStyle(.color(.custom(EncodedColor(white: grey))))
    return Layer(id: "fill", frame: frame, content: .fill(shape: .rectangle, .foreground(style)))
  }

  /// Returns a text.
  package static func text(_ string: String, at frame: Rect = whole) -> Layer {
    Layer(id: "text", frame: frame, content: .text(TextContent(string)))
  }

  /// Returns the desktop's nodes without probes.
  package static func drawn(_ scene: RuledScene) -> [Node] {
    scene.desktop.filter {
      if case .probe = $0.content { false } else { true }
    }
  }

  /// Returns all glass among nodes, in drawing order.
  package static func glasses(_ nodes: [Node]) -> [ResolvedGlass] {
    var found: [ResolvedGlass] = []
    NodeWalk.forEach(in: nodes, lenses: .skipped) { node in
      if case .glass(let glass) = node.content { found.append(glass) }
    }
    return found
  }

  /// Returns the inks of all texts and symbols among nodes, in drawing order.
  package static func inks(_ nodes: [Node]) -> [Ink] {
    var found: [Ink] = []
    NodeWalk.forEach(in: nodes, lenses: .skipped) { node in
      if case .masked(_, let inks, _) = node.content { found += inks }
    }
    return found
  }
}
