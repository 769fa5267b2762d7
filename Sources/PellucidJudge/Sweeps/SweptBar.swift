// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A material, a scroll edge effect or a piece of glass beneath which a document scrolls, with the foregrounds on
/// it.
struct SweptBar {
  var layer: LayerReference
  /// The frame of the bar, or of its container for glass, in the coordinate space of the layer list that holds it.
  var frame: Rect
  /// The variant of the glass; nil for a material or a scroll edge effect.
  var variant: GlassVariant?
  /// The key path of the layer under which the document is inserted: the bar, or the scroll edge effect that
  /// content passes before it reaches the glass.
  var bottom: String
  /// The horizontal range that the document covers, in the space of `frame`.
  var width: ClosedRange<Double>
  /// The indices of the scene's foregrounds on the bar. Resource indices would not do: a document beneath the bar
  /// changes them.
  var places: Set<Int>

  /// A Boolean value that is true where the bar samples the document directly, so that the document's colours bound
  /// its backdrop.
  var seesDocument: Bool { bottom == layer.path && !isEased }
  /// A Boolean value that is true where the bar's blur grows from zero along its length; foregrounds on it have no
  /// bound and can only be measured.
  var isEased = false
}

extension SweptBar {
  /// Returns the bars of a scene that have texts or symbols on them and sample their own window, in the order of
  /// these foregrounds.
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

  /// Returns the bar of a layer; nil for a layer beneath which nothing can scroll.
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
  /// A Boolean value that is true where content can pass beneath the frame. Descriptions may have negative sides.
  fileprivate var isSwept: Bool { width > 0 && height > 0 }
}

/// The layers of a scene beneath which content scrolls: materials, glass, and the layers that fade content out,
/// which are scroll edge effects and progressive blurs.
struct SceneBars {
  /// A layer that fades content out.
  struct Band {
    /// The key path of the layer.
    var path: String
    /// The frame in the coordinate space of the layer list that holds the band.
    var frame: Rect
    /// A Boolean value that is true for a scroll edge effect, and false for a progressive blur.
    var isEdge: Bool

    /// Returns whether the band precedes the bar at a key path in the same list and overlaps the bar's frame.
    func liesUnder(_ bar: String, _ barFrame: Rect, _ scene: SceneDescription) -> Bool {
      guard !frame.intersection(barFrame).isEmpty else { return false }
      var (isUnder, own) = (false, Set<LayerList>())
      // The walk visits the layers of a list in order.
      LayerWalk.forEachPlace(in: scene) { place in
        if own.contains(place.list), place.path == bar || place.holdsGlass(at: bar) { isUnder = true }
        if place.path == path { own.insert(place.list) }
      }
      return isUnder
    }
  }

  /// The layers that fade content out, in drawing order.
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

  /// Returns the bar under a foreground whose ground has no bound.
  ///
  /// The result is the topmost bar that lies under all of the foreground, or the topmost under a part of it; nil
  /// where that surface does not belong to a single layer.
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
