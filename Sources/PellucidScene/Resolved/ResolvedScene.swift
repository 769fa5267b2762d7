// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A scene with all decisions made: numbers only. Lengths are in points, y down; `transform` leads to the scene's
/// coordinates.
package struct ResolvedScene: Hashable, Sendable {
  package var size: Size
  /// The pixels per point.
  package var scale: Double
  package var gamut: Gamut
  /// A Boolean value that is true where the finished picture is inverted, and pictures in it are drawn inverted before, so
  /// that they keep their colours.
  package var isInverted = false
  package var desktop: [Node]
  package var windows: [ResolvedWindow]
  /// The resources that have to be loaded or shaped; nodes refer to them by index.
  package var resources: [Resource]
  /// The places whose brightness decides about glass; `SceneResolver` takes the backdrops sampled there.
  package var glassProbes: [GlassProbe] = []

  package init(size: Size, scale: Double, gamut: Gamut) {
    (self.size, self.scale, self.gamut) = (size, scale, gamut)
    (desktop, windows, resources) = ([], [], [])
  }
}

/// A window of a resolved scene, with the nodes that are drawn in it.
package struct ResolvedWindow: Hashable, Sendable {
  /// The window's id in the description.
  package var id: String?
  /// The frame in the scene.
  package var frame: Rect
  package var shape: Shape
  package var shadow: ResolvedShadow?
  package var nodes: [Node]

  package init(id: String? = nil, frame: Rect, shape: Shape, shadow: ResolvedShadow?, nodes: [Node]) {
    (self.id, self.frame, self.shape, self.shadow, self.nodes) = (id, frame, shape, shadow, nodes)
  }
}

/// One drawing operation.
package struct Node: Hashable, Sendable {
  package var id: String?
  /// The frame before `transform`.
  package var frame: Rect
  /// The transform from the space of `frame` to the scene's points.
  package var transform: Transform
  package var opacity: Double
  package var blend: BlendMode
  package var clip: Shape?
  package var shadow: ResolvedShadow?
  /// The changes of the picture of a group, in their order; empty for other content.
  package var effects: [ResolvedEffect] = []
  /// A Boolean value that is true for a group that is drawn on a surface of its own in any case.
  package var isIsolated = false
  package var content: Content
  /// A Boolean value that is true for a mirrored copy of content drawn elsewhere, which is neither measured nor judged.
  package var isReflection = false
  /// The width of the line inside the edge of a fill that alone is drawn, in points; nil fills the shape.
  package var edgeWidth: Double?
  /// The index of the step in the trace that made the node; nil for nodes that belong to no single layer.
  package var step: Int?

  package init(
    id: String?, frame: Rect, transform: Transform, opacity: Double = 1,
    blend: BlendMode = .sourceOver, clip: Shape? = nil, shadow: ResolvedShadow? = nil, content: Content
  ) {
    (self.id, self.frame, self.transform, self.opacity) = (id, frame, transform, opacity)
    (self.blend, self.clip, self.shadow, self.content) = (blend, clip, shadow, content)
  }

  init(
    id: String?, frame: Rect, transform: Transform, opacity: Double = 1,
    blend: BlendMode = .sourceOver, clip: Shape? = nil, shadow: ResolvedShadow? = nil, content: Content,
    step: Int?
  ) {
    self.init(
      id: id, frame: frame, transform: transform, opacity: opacity, blend: blend, clip: clip,
      shadow: shadow, content: content)
    self.step = step
  }

  package enum Content: Hashable, Sendable {
    /// A picture; `source` is the index of its resource, and its colours are multiplied by `brightness`, 0…1.
    case image(source: Int, fit: ContentMode, brightness: Float = 1)
    case fill(shape: Shape, ResolvedFill)
    /// The masks of a text, symbol or template resource; mask i is drawn with ink min(i, last).
    case masked(source: Int, inks: [Ink], isText: Bool)
    case material(ResolvedMaterial)
    indirect case glass(ResolvedGlass)
    indirect case group([Node])
    /// Draws nothing: samples the content drawn so far below the frame. `index` is the index of the scene's probe.
    case probe(index: Int, blending: MaterialContent.Blending)
  }
}

/// A change of the finished picture of a group. Lengths are in points of the group's frame.
package enum ResolvedEffect: Hashable, Sendable {
  /// A Gaussian blur. An opaque one averages the pixels inside the frame alone, and fills no others.
  case blur(sigma: Double, isOpaque: Bool)
  /// A matrix on straight, encoded colour; its alpha becomes a share of the alpha that is there.
  case color(ColorMatrix)
  /// A projection, from the upper left corner of the frame.
  case projection(Projection)
}

/// A shadow with its colour resolved. Lengths are in points.
package struct ResolvedShadow: Hashable, Sendable {
  package var color: EncodedColor
  /// The standard deviation of the blur, in points.
  package var sigma: Double
  package var offset: Point

  package init(color: EncodedColor, sigma: Double, offset: Point) {
    (self.color, self.sigma, self.offset) = (color, sigma, offset)
  }

  /// A Boolean value that is true where some of the shadow is visible beside the shape that casts it.
  package var isVisible: Bool { color.alpha > 0 && (sigma > 0 || offset != Point(x: 0, y: 0)) }
}

/// A fill with its colours resolved.
package enum ResolvedFill: Hashable, Sendable {
  case ink(Ink)
  case linear(stops: [Stop], start: Point, end: Point)
  case radial(stops: [Stop], center: Point, startRadius: Double, endRadius: Double)
  case angular(stops: [Stop], center: Point, startInDegrees: Double)
  case mesh(MeshFill<EncodedColor>)

  static func color(_ color: EncodedColor) -> ResolvedFill { .ink(.color(color, blend: .sourceOver)) }
  static func black(_ opacity: Double) -> ResolvedFill {
    .color(EncodedColor(white: 0, alpha: Float(opacity)))
  }

  /// A Boolean value that is true where no colour of a gradient lets anything through.
  package var isOpaqueGradient: Bool {
    switch self {
    case .ink: false
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.allSatisfy { $0.color.alpha >= 1 }
    case .mesh(let mesh): mesh.visibleColors.allSatisfy { $0.alpha >= 1 }
    }
  }

  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: EncodedColor
    package init(location: Double, color: EncodedColor) { (self.location, self.color) = (location, color) }
  }
}

/// A material with its recipe resolved.
package struct ResolvedMaterial: Hashable, Sendable {
  package var recipe: MaterialRecipe
  package var shape: Shape
  package var blending: MaterialContent.Blending
  /// The index of the group whose materials share one capture; nil for a capture of its own.
  package var backdropGroup: Int?
  package var progress: MaterialContent.Progress?

  package init(
    recipe: MaterialRecipe, shape: Shape, blending: MaterialContent.Blending,
    backdropGroup: Int? = nil, progress: MaterialContent.Progress? = nil
  ) {
    (self.recipe, self.shape, self.blending) = (recipe, shape, blending)
    (self.backdropGroup, self.progress) = (backdropGroup, progress)
  }
}

extension ResolvedScene {
  /// The indices of the outlines that are drawn; the other outlines exist only to keep resource indices stable.
  package var drawnOutlines: Set<Int> {
    var found: Set<Int> = []
    NodeWalk.forEach(in: self, lenses: .entered) { node in
      guard case .masked(let source, _, _) = node.content, resources.indices.contains(source),
        case .outline = resources[source]
      else { return }
      found.insert(source)
    }
    return found
  }
}
