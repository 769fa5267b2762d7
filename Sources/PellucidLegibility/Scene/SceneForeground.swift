// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A text or a symbol of a scene, and what it lies on.
package struct SceneForeground: Hashable, Sendable {
  /// The layer's id, or its path.
  package var id: String
  /// Index of its resource in the scene.
  package var source: Int
  package var isText: Bool
  /// Whether several masks may be drawn over each other, as in symbols of several layers.
  package var isLayered: Bool
  /// Whether anything of it is drawn: false where its opacity is 0, or that of a group around it.
  package var isDrawn = true
  /// Where its ink is, in points of the scene.
  package var bounds: Rect
  package var ground: Ground
  /// What is drawn over it, or over a part of it, bottom to top; only where the ground is `covered`.
  package var covers: [Cover]
  /// From the pixels it lies on to its inks, with the flat layers between; only where the ground is `pixels`. Over any
  /// pixels most hold nothing: they are where repairs begin.
  package var openTransfers: [Transfer] = []
  /// What lies below some of its ink, topmost first, up to what hides all else; empty where the ground is a surface.
  package var below: [Underlay] = []

  /// Something below a foreground, nearer or farther.
  package struct Underlay: Hashable, Sendable {
    /// The index of the trace's step that made it; nil for what belongs to no layer alone.
    package var step: Int?
    /// A Boolean value that is true for materials and glass.
    package var isSurface: Bool
    /// Whether all the ink lies over its shape.
    package var isWhole: Bool
  }

  /// Something above a foreground that hides or changes it.
  package struct Cover: Hashable, Sendable {
    /// The layer's id, or its path.
    package var id: String
    /// Where it may change pixels, in points of the scene.
    package var extents: [Rect]
    /// Whether the foreground does not count as seen under it: all but fills and shadows, which tint or hide it.
    package var hides: Bool
    /// Whether it is no more than a shadow.
    package var isShadow = false
  }

  /// What a foreground lies on, as far as it decides about contrast.
  package enum Ground: Hashable, Sendable {
    /// A surface whose colours have a bound; one transfer for each ink of the foreground.
    case surface(Surface)
    /// A picture or other pixels that only measuring can judge; the id of what they belong to.
    case pixels(of: String)
    /// Something of this id is drawn over it, so that it is not seen as it is.
    case covered(by: String)
    case undecided(Verdict.Reason)
  }

  /// From backdrop to ink, and the backdrops there can be.
  package struct Surface: Hashable, Sendable {
    package var kind: Kind
    package var transfers: [Transfer]
    package var backdrop: Backdrop
    /// The index of the trace's step that made the material or glass.
    package var step: Int?
  }

  package enum Kind: Hashable, Sendable {
    /// Every backdrop can lie behind it; the id of the material and its numbers.
    case material(id: String, MaterialRecipe)
    /// Every backdrop can lie behind it; the id of the glass, of those that flow together the one that holds the
    /// foreground, and where on it that lies.
    case glass(id: String, GlassTransfer.Place)
    /// One fixed, opaque colour.
    case color
    /// An opaque gradient, between its stops.
    case gradient
  }
}

extension SceneForeground {
  /// The ground of a text on a picture as if that could show anything; nil elsewhere.
  package var overAnyPixels: Surface? {
    guard case .pixels = ground, !openTransfers.isEmpty else { return nil }
    return Surface(kind: .color, transfers: openTransfers, backdrop: .anything)
  }

  /// Every text and symbol of a scene, in drawing order; none of mirrored copies.
  ///
  /// A pure function of draw order and geometry: what a foreground lies on is the topmost thing below it that covers
  /// all its ink, with the flat layers between. What covers only part of it, is mixed as a group, or looks different
  /// from pixel to pixel is said to be undecided, never guessed. Whatever a material looks at can be any opaque
  /// picture; that something opaque lies there is assumed.
  ///
  /// - Parameters:
  ///   - scene: What is drawn.
  ///   - inks: By resource index, where the ink is, as known from drawing. Ink of other resources may be anywhere, so
  ///     that what it lies over or under is not decided.
  /// - Complexity: O(foregrounds · nodes).
  package static func all(in scene: ResolvedScene, inks: [Int: DrawnInk] = [:]) -> [SceneForeground] {
    let order = DrawOrder(scene, inks: inks)
    var all: [SceneForeground] = []
    for (index, item) in order.items.enumerated() {
      if case .glass(let glass) = item.node.content, let lens = glass.lens {
        all += labels(lens.content, seenThrough: item, isDrawn: order.draws(item), inks)
      }
      guard case .masked(let source, _, let isText) = item.node.content, !item.node.isReflection
      else { continue }
      // An outline belongs to its picture, and was drawn because of what lies behind.
      if scene.resources.indices.contains(source), case .outline = scene.resources[source] { continue }
      let bounds = inks[source].flatMap { $0.measured ?? $0.bounds } ?? item.bounds
      let search = GroundSearch(order: order, index: index, bounds: bounds, gamut: scene.gamut)
      let found = search.result()
      var foreground = SceneForeground(
        id: item.name, source: source, isText: isText, isLayered: (inks[source]?.masks ?? 1) > 1,
        isDrawn: order.draws(item), bounds: bounds, ground: found.ground, covers: found.covers,
        openTransfers: found.open)
      if case .surface = found.ground {} else { foreground.below = search.underlays }
      all.append(foreground)
    }
    return all
  }

  /// The texts and symbols that a lens shows, which bends them and what lies below alike: no bound covers that.
  private static func labels(
    _ nodes: [Node], seenThrough lens: DrawOrder.Item, isDrawn: Bool, _ inks: [Int: DrawnInk]
  ) -> [SceneForeground] {
    var labels: [SceneForeground] = []
    NodeWalk.forEach(in: nodes, lenses: .skipped, inheriting: isDrawn) { node, isDrawn in
      let isDrawn = isDrawn && node.opacity > 0
      guard case .masked(let source, _, let isText) = node.content else { return isDrawn }
      let bounds =
        inks[source].flatMap { $0.measured ?? $0.bounds } ?? node.transform.bounds(of: node.frame)
      labels.append(
        SceneForeground(
          id: node.id ?? "", source: source, isText: isText, isLayered: (inks[source]?.masks ?? 1) > 1,
          isDrawn: isDrawn, bounds: bounds,
          ground: .undecided(.layer(lens.name, .bendingLens)), covers: []))
      return nil
    }
    return labels
  }
}
