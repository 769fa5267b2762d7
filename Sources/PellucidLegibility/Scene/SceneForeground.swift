// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A text or symbol of a scene, and its ground.
package struct SceneForeground: Hashable, Sendable {
  /// The id of the layer, or its path.
  package var id: String
  /// The index of the resource in the scene.
  package var source: Int
  /// A Boolean value indicating whether the foreground is a text.
  package var isText: Bool
  /// A Boolean value indicating whether several masks may be drawn over each other, as in symbols of several layers.
  package var isLayered: Bool
  /// A Boolean value indicating whether the foreground is drawn: false if its opacity, or that of a group around
  /// it, is 0.
  package var isDrawn = true
  /// The rectangle of the ink, in points of the scene.
  package var bounds: Rect
  /// The surface or pixels under the foreground.
  package var ground: Ground
  /// The layers drawn over the foreground or a part of it, bottom to top; only where the ground is `covered`.
  package var covers: [Cover]
  /// The transfers from the pixels under the foreground to its inks, with the flat layers between; only where the
  /// ground is `pixels`.
  ///
  /// Over arbitrary pixels most of them fail; repairs start from them.
  package var openTransfers: [Transfer] = []
  /// The layers below some of the ink, topmost first, down to the first one that hides everything below; empty
  /// where the ground is a surface.
  package var below: [Underlay] = []

  /// A layer below a foreground.
  package struct Underlay: Hashable, Sendable {
    /// The index of the trace's step that resolved the layer; nil for a node that belongs to no single layer.
    package var step: Int?
    /// A Boolean value indicating whether the layer is a material or glass.
    package var isSurface: Bool
    /// A Boolean value indicating whether the layer's shape contains all of the ink.
    package var isWhole: Bool
  }

  /// A layer above a foreground that hides or changes it.
  package struct Cover: Hashable, Sendable {
    /// The id of the layer, or its path.
    package var id: String
    /// The areas in which the layer may change pixels, in points of the scene.
    package var extents: [Rect]
    /// A Boolean value indicating whether the foreground does not count as visible under the layer: true for all
    /// but fills and shadows, which tint or hide it.
    package var hides: Bool
    /// A Boolean value indicating whether the layer covers the foreground with its shadow only.
    package var isShadow = false
  }

  /// The ground of a foreground, as far as contrast depends on it.
  package enum Ground: Hashable, Sendable {
    /// A surface whose colours have a bound.
    case surface(Surface)
    /// A picture or other pixels whose contrast can only be measured, with the id of their layer.
    case pixels(of: String)
    /// The foreground is not seen as drawn, because the layer with this id is drawn over it.
    case covered(by: String)
    /// The ground cannot be decided, for a reason.
    case undecided(Verdict.Reason)
  }

  /// A surface under a foreground: the transfers from backdrop to ink, one for each ink, and the set of backdrops.
  package struct Surface: Hashable, Sendable {
    package var kind: Kind
    package var transfers: [Transfer]
    package var backdrop: Backdrop
    /// The index of the trace's step that resolved the material or glass.
    package var step: Int?
  }

  /// The kind of a surface.
  package enum Kind: Hashable, Sendable {
    /// A material, over every backdrop; with its id and its recipe.
    case material(id: String, MaterialRecipe)
    /// Glass, over every backdrop; with the id of the piece that contains the foreground, of those that flow
    /// together, and the place of the foreground on it.
    case glass(id: String, GlassTransfer.Place)
    /// One fixed, opaque colour.
    case color
    /// An opaque gradient, with all colours between its stops.
    case gradient
  }
}

extension SceneForeground {
  /// The surface of a text on a picture, as if the picture could have any colours; nil for other grounds.
  package var overAnyPixels: Surface? {
    guard case .pixels = ground, !openTransfers.isEmpty else { return nil }
    return Surface(kind: .color, transfers: openTransfers, backdrop: .anything)
  }

  /// Returns every text and symbol of a scene, in drawing order, without mirrored copies.
  ///
  /// The result is a pure function of draw order and geometry: the ground of a foreground is the topmost node
  /// below it that covers all of its ink, with the flat layers between. A ground that covers only a part of the
  /// ink, is composited as a group, or varies from pixel to pixel is reported as undecided, never guessed. The
  /// backdrop of a material can be any opaque picture; that it is opaque is assumed.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - inks: The rectangles of ink by resource index, as known from drawing. The ink of other resources may be
  ///     anywhere, so that its ground and its covers are undecided.
  ///   - stated: The backdrops that the description states, by the step of the trace that resolved the material or
  ///     glass; every backdrop is possible behind others.
  /// - Complexity: O(n · log n) for n nodes, each of which lies over a few others.
  package static func all(
    in scene: ResolvedScene, inks: [Int: DrawnInk] = [:], stated: [Int: StatedBackdrop] = [:]
  ) -> [SceneForeground] {
    let order = DrawOrder(scene, inks: inks, stated: stated)
    var all: [SceneForeground] = []
    for (index, item) in order.items.enumerated() {
      if case .glass(let glass) = item.node.content, let lens = glass.lens {
        all += labels(lens.content, seenThrough: item, isDrawn: order.draws(item), inks)
      }
      guard case .masked(let source, _, let isText) = item.node.content, !item.node.isReflection
      else { continue }
      // An outline belongs to its picture, which got it because of its backdrop.
      if scene.resources.indices.contains(source), case .outline = scene.resources[source] { continue }
      // Emoji have colours of their own, and are no text in the label's colour.
      if inks[source]?.masks == 0 { continue }
      let bounds = inks[source].flatMap { $0.measured ?? $0.bounds } ?? item.bounds
      let search = GroundSearch(order: order, index: index, bounds: bounds, gamut: scene.gamut)
      let found = search.result()
      var foreground = SceneForeground(
        id: item.name, source: source, isText: isText, isLayered: (inks[source]?.masks ?? 1) > 1,
        isDrawn: order.draws(item), bounds: bounds, ground: found.ground, covers: found.covers,
        openTransfers: found.open)
      if case .surface = found.ground {} else { foreground.below = search.underlays }
      if scene.isInverted { foreground.invert() }
      all.append(foreground)
    }
    return all
  }

  /// Makes the transfers end with the inversion of the finished picture.
  private mutating func invert() {
    if case .surface(var surface) = ground {
      for index in surface.transfers.indices { surface.transfers[index].isInverted = true }
      ground = .surface(surface)
    }
    for index in openTransfers.indices { openTransfers[index].isInverted = true }
  }

  /// Returns the texts and symbols seen through a lens, which refracts them together with their backdrop, so that
  /// no bound covers them.
  private static func labels(
    _ nodes: [Node], seenThrough lens: DrawOrder.Item, isDrawn: Bool, _ inks: [Int: DrawnInk]
  ) -> [SceneForeground] {
    var labels: [SceneForeground] = []
    NodeWalk.forEach(in: nodes, lenses: .skipped, inheriting: isDrawn) { node, isDrawn in
      let isDrawn = isDrawn && node.opacity > 0
      guard case .masked(let source, _, let isText) = node.content, inks[source]?.masks != 0 else {
        return isDrawn
      }
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
