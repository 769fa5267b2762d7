// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The texts and symbols of controls that the lenses above them show in their place, as the platform does: a lens draws them
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

  /// The labels that each lens shows, by the path of the lens.
  private var labels: [ExactName: [Label]] = [:]
  /// The paths of all these labels.
  private var paths: Set<ExactName> = []

  /// Returns the labels that the lens at a path shows.
  subscript(lens: String) -> [Label] { labels.isEmpty ? [] : labels[ExactName(lens)] ?? [] }

  /// Returns whether a lens shows the layer at a path in its place.
  func contains(_ path: String) -> Bool { !paths.isEmpty && paths.contains(ExactName(path)) }

  mutating func add(_ shown: [Label], of lens: String) {
    labels[ExactName(lens)] = shown
    for label in shown { paths.insert(ExactName(label.path)) }
  }

  mutating func remove(_ lens: String) {
    for label in labels.removeValue(forKey: ExactName(lens)) ?? [] { paths.remove(ExactName(label.path)) }
  }
}

extension SceneResolver {
  /// A text or symbol that a lens of its list may show.
  private struct Candidate {
    var label: LensLabels.Label
    /// The index, in the lens's list, of the layer that is the label or has it among its layers.
    var index: Int
    /// The index there of the first layer above the label that covers a part of it; nil for a label in plain sight.
    var coveredFrom: Int?
    var isTaken = false
  }

  /// A list of layers below a lens.
  private struct LabelList {
    var path: String
    /// The corner of the list in the space of the lens's list.
    var corner: Point
    var fillsSymbols: Bool?
    var weights: TextWeights
  }

  /// Records the labels of the lenses in a list: of lenses at rest that have no labels of their own, the texts and symbols
  /// that are drawn below them in the list, lie in their frames, and are not covered. Returns the paths of these lenses.
  ///
  /// Each lens is compared with each label, by two rectangles.
  mutating func addLensLabels(
    of layers: [Layer], path: String, fillsSymbols: Bool?, weights: TextWeights
  ) -> [String] {
    let lenses = layers.indices.filter { layers[$0].isLensOverLabels }
    guard let last = lenses.last else { return [] }
    let list = LabelList(
      path: path, corner: Point(x: 0, y: 0), fillsSymbols: fillsSymbols, weights: weights)
    var candidates: [Candidate] = []
    for index in 0..<last { addCandidates(layers[index], index, in: list, below: index, to: &candidates) }
    var found: [String] = []
    for lens in lenses {
      var shown: [LensLabels.Label] = []
      for place in candidates.indices where candidates[place].index < lens && !candidates[place].isTaken {
        let candidate = candidates[place]
        guard layers[lens].frame.holds(candidate.label.layer.frame), candidate.coveredFrom ?? lens >= lens
        else {
          continue
        }
        candidates[place].isTaken = true
        shown.append(candidates[place].label)
      }
      guard !shown.isEmpty else { continue }
      found.append(path + "[\(lens)]")
      lensLabels.add(shown, of: found[found.count - 1])
    }
    return found
  }

  /// Adds a layer that is a label, or the labels in a control or group.
  ///
  /// - Parameters:
  ///   - index: The index of the layer in its list.
  ///   - top: The index, in the lens's list, of the layer that is or holds this one.
  private func addCandidates(
    _ layer: Layer, _ index: Int, in list: LabelList, below top: Int, to candidates: inout [Candidate]
  ) {
    let path = list.path + "[\(index)]"
    let frame = layer.frame.moved(x: list.corner.x, y: list.corner.y)
    if layer.covers {
      for place in candidates.indices where candidates[place].coveredFrom == nil {
        let label = candidates[place].label.layer.frame
        if !frame.intersection(label).isEmpty { candidates[place].coveredFrom = top }
      }
    }
    switch layer.content {
    case .text, .symbol:
      guard !lensLabels.contains(path) else { return }
      var label = LensLabels.Label(
        layer: layer, path: path, fillsSymbols: list.fillsSymbols, textWeight: list.weights.weight(of: layer))
      label.layer.frame = frame
      candidates.append(Candidate(label: label, index: top))
    case .group, .component, .glass:
      guard layer.isPlain, layer.transform == .identity, let key = layer.content.childrenKey else { return }
      var fills = list.fillsSymbols
      let children = layer.content.children
      if case .glass(let glass) = layer.content {
        guard !glass.control.isLens, glass.events.isEmpty else { return }
        fills = fillsSymbols(in: children)
      }
      if case .component = layer.content { fills = fillsSymbols(in: children) }
      let inner = LabelList(
        path: path + "." + key, corner: Point(x: frame.x, y: frame.y), fillsSymbols: fills,
        weights: TextWeights(of: children, traits))
      for (index, child) in children.enumerated() {
        addCandidates(child, index, in: inner, below: top, to: &candidates)
      }
    default: return
    }
  }

  /// Returns the nodes of the labels that a lens shows, in the appearance of what they lie on.
  mutating func labels(of lens: PlacedLayer, in inner: Surroundings, over grounds: Grounds) throws(SceneError)
    -> [Node]
  {
    var nodes: [Node] = []
    for label in lensLabels[lens.path] {
      var (layer, surroundings) = (label.layer, inner)
      layer.frame = layer.frame.moved(x: -lens.layer.frame.x, y: -lens.layer.frame.y)
      surroundings.fillsSymbols = label.fillsSymbols
      let shadow = try shadow(layer.shadow, of: label.path, in: surroundings)
      let below = grounds.beneath(
        [layer.frame], of: PlacedLayer(layer, shadow: shadow, path: label.path, in: inner))
      if let appearance = below.parts.first?.appearance { surroundings.traits.appearance = appearance }
      var placed = PlacedLayer(layer, shadow: shadow, path: label.path, in: surroundings)
      placed.textWeight = label.textWeight
      nodes += try self.nodes(&placed)
    }
    return nodes
  }
}

extension Layer {
  /// A Boolean value that is true for a lens at rest that shows the labels below it.
  fileprivate var isLensOverLabels: Bool { isLens(atRest: true) }

  /// A Boolean value that is true for a layer that hides or changes what lies below it.
  fileprivate var covers: Bool {
    guard opacity > 0, !isLens(atRest: false) else { return false }
    switch content {
    case .fill, .image, .material, .glass, .scrollEdge, .dimming, .backgroundExtension: return true
    case .text, .symbol, .group, .component, .glassContainer: return false
    }
  }

  private func isLens(atRest: Bool) -> Bool {
    guard case .glass(let glass) = content, glass.control.isLens else { return false }
    guard atRest else { return true }
    return isPlain && transform == .identity && glass.control != .loupe && glass.variant != .identity
      && glass.children.isEmpty && glass.events.isEmpty
  }
}
