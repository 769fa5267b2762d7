// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A material, an edge effect or a piece of glass that a document is scrolled beneath, with what lies on it.
struct SweptBar {
  var layer: LayerReference
  /// In the space of the list that holds it; that of its container for glass.
  var frame: Rect
  /// The variant of a bar of glass; nil for a material.
  var variant: GlassVariant?
  /// The key path of the layer that the document goes under: the edge effect that content passes before it comes to the glass.
  var bottom: String
  /// From which side to which the document reaches.
  var width: ClosedRange<Double>
  /// Which of the scene's texts and symbols lie on it; a document beneath it changes the numbers of their resources.
  var places: Set<Int>

  /// A Boolean value that is true where the bar looks at the document as it is, so that its colours are bounds.
  var seesDocument: Bool { bottom == layer.path && !isEased }
  /// A Boolean value that is true where it grows from nothing to a blur, so that only measuring can judge foregrounds on it.
  var isEased = false
}

extension SweptBar {
  /// The bars of a scene that carry texts or symbols and look within their window, in the order of these.
  static func all(in scene: SceneDescription, _ judged: JudgedScene) -> [SweptBar] {
    let bars = SceneBars(of: scene, judged.resolution)
    var places: [LayerReference: Set<Int>] = [:]
    var layers: [LayerReference] = []
    for (place, foreground) in judged.foregrounds.enumerated() {
      guard let layer = judged.layer(under: foreground) ?? bars.bar(under: foreground.foreground) else {
        continue
      }
      if places[layer] == nil { layers.append(layer) }
      places[layer, default: []].insert(place)
    }
    return layers.compactMap { layer in
      guard !judged.resolution.looksBehindWindow(layer.path) else { return nil }
      return bar(layer, scene, bars, places[layer] ?? [])
    }
  }

  private static func bar(
    _ layer: LayerReference, _ scene: SceneDescription, _ bars: SceneBars, _ places: Set<Int>
  ) -> SweptBar? {
    let path = layer.path
    if let band = bars.bands.first(where: { $0.path == path }) {
      guard band.frame.isSwept else { return nil }
      return SweptBar(
        layer: layer, frame: band.frame, bottom: path, width: band.frame.minX...band.frame.maxX,
        places: places, isEased: true)
    }
    let glass = SceneGlass.all(in: scene).first { $0.path == path }
    guard let frame = glass?.frame ?? SceneMaterials.all(in: scene).first(where: { $0.path == path })?.frame,
      frame.isSwept
    else { return nil }
    var bar = SweptBar(
      layer: layer, frame: frame, variant: glass?.content.variant, bottom: path,
      width: frame.minX...frame.maxX, places: places)
    if let edge = bars.bands.first(where: {
      $0.isEdge && $0.frame.isSwept && $0.liesUnder(path, frame, scene)
    }) {
      bar.bottom = edge.path
      bar.width = edge.frame.minX...edge.frame.maxX
    }
    return bar
  }
}

extension Rect {
  /// A Boolean value that is true where content can pass beneath the frame: descriptions may hold negative sides.
  fileprivate var isSwept: Bool { width > 0 && height > 0 }
}

/// The layers that content of a scene passes beneath: materials and glass, and those that ease it out, which are edge
/// effects and progressive blurs.
struct SceneBars {
  struct Band {
    /// The key path of its layer.
    var path: String
    /// In the space of the list that holds it.
    var frame: Rect
    var isEdge: Bool

    /// Returns whether it comes before the bar at a key path in one list, and some of it lies below that.
    func liesUnder(_ bar: String, _ barFrame: Rect, _ scene: SceneDescription) -> Bool {
      guard !frame.intersection(barFrame).isEmpty else { return false }
      var (isUnder, own) = (false, Set<LayerList>())
      // Layers of one list are met in its order.
      LayerWalk.forEachPlace(in: scene) { place in
        if own.contains(place.list), place.path == bar || place.holdsGlass(at: bar) { isUnder = true }
        if place.path == path { own.insert(place.list) }
      }
      return isUnder
    }
  }

  /// The layers that ease content out, in drawing order.
  private(set) var bands: [Band] = []
  /// The key paths of all materials and glass.
  private let surfaces: Set<String>
  private let trace: SceneTrace

  init(of scene: SceneDescription, _ resolution: Resolution) {
    trace = resolution.trace
    let nodes = resolution.drawnNodes
    surfaces = Set(nodes.filter { $0.node.content.isSurface }.compactMap { $0.path })
    var layers: [(path: String, isEdge: Bool)] = []
    LayerWalk.forEachPlace(in: scene) { place in
      switch place.layer.content {
      case .scrollEdge: layers.append((place.path, true))
      case .material(let material) where material.progress != nil: layers.append((place.path, false))
      default: break
      }
    }
    bands = layers.compactMap { path, isEdge in
      let parts = nodes.filter { $0.path == path && $0.node.content.isVisible }.map { $0.node }
      guard let first = parts.first else { return nil }
      let frame = parts.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      return Band(path: path, frame: frame, isEdge: isEdge)
    }
  }

  /// The bar that a text or symbol lies on where it lies on nothing that has a bound: the topmost that all of it lies
  /// on, else the topmost that a part of it does; nil where that belongs to no layer alone.
  func bar(under foreground: SceneForeground) -> LayerReference? {
    let bars = foreground.below.filter { below in
      guard !below.isSurface, let path = trace.layer(below.step)?.path else { return below.isSurface }
      return surfaces.contains(path) || bands.contains { $0.path == path }
    }
    return trace.layer((bars.first { $0.isWhole } ?? bars.first)?.step)
  }
}

extension Node.Content {
  fileprivate var isVisible: Bool { if case .probe = self { false } else { true } }

  fileprivate var isSurface: Bool {
    switch self {
    case .material, .glass: true
    case .image, .fill, .masked, .group, .probe: false
    }
  }
}
