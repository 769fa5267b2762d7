// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The texts and symbols of a control that a lens above them shows in their place, as the platform does: the lens draws them
/// larger and undistorted in its middle, instead of refracting their picture.
struct LensLabels {
  struct Label {
    /// The layer, with its frame in the space of the lens's list.
    var layer: Layer
    var path: String
    /// The choices that the label's own list has made.
    var fillsSymbols: Bool?
    var textWeight: Int?
  }

  /// The path of the lens.
  var lens: String
  var labels: [Label]
}

extension SceneResolver {
  /// Records the labels of the lenses in a list: of lenses at rest that have no labels of their own, the texts and symbols
  /// that are drawn below them in the list and lie in their frames.
  mutating func addLensLabels(of layers: [Layer], path: String, fillsSymbols: Bool?) {
    for (index, layer) in layers.enumerated() {
      guard case .glass(let glass) = layer.content, glass.showsLabelsBelow, layer.isPlain,
        layer.transform == .identity
      else {
        continue
      }
      var found = LensLabels(lens: path + "[\(index)]", labels: [])
      addLabels(
        of: layers[..<index], in: layers, path: path, corner: Point(x: 0, y: 0), fillsSymbols: fillsSymbols,
        within: layer.frame, to: &found.labels)
      if !found.labels.isEmpty { lensLabels.append(found) }
    }
  }

  /// Adds the labels of some layers of a list that lie in a frame, and those of the controls and groups among the layers.
  ///
  /// - Parameter corner: The corner of the list in the space of the frame.
  private func addLabels(
    of layers: ArraySlice<Layer>, in list: [Layer], path: String, corner: Point, fillsSymbols: Bool?,
    within frame: Rect, to labels: inout [LensLabels.Label]
  ) {
    for index in layers.indices {
      var layer = layers[index]
      let path = path + "[\(index)]"
      let inner = layer.frame.moved(x: corner.x, y: corner.y)
      switch layer.content {
      case .text, .symbol:
        guard frame.holds(inner), !isLifted(path) else { continue }
        let weight = layer.textWeight(in: list, traits)
        layer.frame = inner
        labels.append(.init(layer: layer, path: path, fillsSymbols: fillsSymbols, textWeight: weight))
      case .group, .glass:
        guard layer.isPlain, layer.transform == .identity, let key = layer.content.childrenKey else {
          continue
        }
        var fills = fillsSymbols
        let children = layer.content.children
        if case .glass(let glass) = layer.content {
          guard !glass.control.isLens, glass.events.isEmpty else { continue }
          fills = self.fillsSymbols(in: children)
        }
        addLabels(
          of: children[...], in: children, path: path + "." + key, corner: Point(x: inner.x, y: inner.y),
          fillsSymbols: fills, within: frame, to: &labels)
      default: continue
      }
    }
  }

  /// Returns whether a lens shows a layer in its place.
  func isLifted(_ path: String) -> Bool {
    lensLabels.contains { $0.labels.contains { NameMatch.same($0.path, path) } }
  }

  /// Returns the nodes of the labels that a lens shows, in the appearance of what they lie on.
  mutating func labels(of lens: PlacedLayer, in inner: Surroundings, over grounds: Grounds) throws(SceneError)
    -> [Node]
  {
    var nodes: [Node] = []
    for label in lensLabels.first(where: { NameMatch.same($0.lens, lens.path) })?.labels ?? [] {
      var (layer, surroundings) = (label.layer, inner)
      layer.frame = layer.frame.moved(x: -lens.layer.frame.x, y: -lens.layer.frame.y)
      surroundings.fillsSymbols = label.fillsSymbols
      let shadow = try shadow(layer.shadow, of: label.path, in: surroundings)
      let below = grounds.beneath(
        [layer.frame], of: PlacedLayer(layer, shadow: shadow, path: label.path, in: inner))
      if let appearance = below.parts.first?.appearance { surroundings.traits.appearance = appearance }
      var placed = PlacedLayer(layer, shadow: shadow, path: label.path, in: surroundings)
      placed.textWeight = label.textWeight
      nodes += try self.nodes(placed)
    }
    return nodes
  }
}

extension GlassContent {
  /// A Boolean value that is true for a lens at rest that shows the labels below it.
  fileprivate var showsLabelsBelow: Bool {
    control.isLens && control != .loupe && variant != .identity && children.isEmpty && events.isEmpty
  }
}
