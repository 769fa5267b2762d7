// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A material, an edge effect or a piece of glass that a document is scrolled beneath, with what lies on it.
struct SweptBar {
  var name: String
  /// In the space of the list that holds it; that of its container for glass.
  var frame: Rect
  /// The variant of a bar of glass; nil for a material.
  var variant: GlassVariant?
  /// The layer that the document goes under: the edge effect that content passes before it comes to the glass.
  var bottom: String
  /// From which side to which the document reaches.
  var width: ClosedRange<Double>
  /// Which of the scene's texts and symbols lie on it; a document beneath it changes the numbers of their resources.
  var places: Set<Int>

  /// A Boolean value that is true where the bar looks at the document as it is, so that its colours are bounds.
  var seesDocument: Bool { bottom == name && !isEased }
  /// A Boolean value that is true where it grows from nothing to a blur, so that only measuring can judge foregrounds on it.
  var isEased = false
}

extension SweptBar {
  /// The bars of a scene that carry texts or symbols and look within their window, in the order of these.
  static func all(in scene: SceneDescription, _ judged: JudgedScene) -> [SweptBar] {
    let bars = SceneBars(of: scene, judged.resolved)
    var places: [String: Set<Int>] = [:]
    var names: [String] = []
    for (place, foreground) in judged.foregrounds.enumerated() {
      guard let name = foreground.materialName ?? bars.barName(under: foreground.foreground) else { continue }
      if places[name] == nil { names.append(name) }
      places[name, default: []].insert(place)
    }
    return names.compactMap { name in
      guard !judged.resolved.looksBehindWindow(name) else { return nil }
      return bar(name, scene, bars, places[name] ?? [])
    }
  }

  private static func bar(
    _ name: String, _ scene: SceneDescription, _ bars: SceneBars, _ places: Set<Int>
  ) -> SweptBar? {
    if let band = bars.bands.first(where: { $0.name == name }) {
      guard band.frame.isSwept else { return nil }
      return SweptBar(
        name: name, frame: band.frame, bottom: name, width: band.frame.minX...band.frame.maxX,
        places: places, isEased: true)
    }
    let glass = SceneGlass.all(in: scene).first { $0.name == name }
    guard let frame = glass?.frame ?? SceneMaterials.all(in: scene).first(where: { $0.name == name })?.frame,
      frame.isSwept
    else { return nil }
    var bar = SweptBar(
      name: name, frame: frame, variant: glass?.content.variant, bottom: name,
      width: frame.minX...frame.maxX, places: places)
    if let edge = bars.bands.first(where: {
      $0.isEdge && $0.frame.isSwept && $0.liesUnder(name, frame, scene)
    }) {
      bar.bottom = edge.name
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
    var name: String
    /// In the space of the list that holds it.
    var frame: Rect
    var isEdge: Bool

    /// Returns whether it comes before a bar in one list, and some of it lies below that.
    func liesUnder(_ bar: String, _ barFrame: Rect, _ scene: SceneDescription) -> Bool {
      guard !frame.intersection(barFrame).isEmpty else { return false }
      var (isUnder, own) = (false, Set<LayerList>())
      // Layers of one list are met in its order.
      LayerWalk.forEachPlace(in: scene) { place in
        if own.contains(place.list), place.name == bar || place.holdsGlass(bar) { isUnder = true }
        if place.name == name { own.insert(place.list) }
      }
      return isUnder
    }
  }

  /// The layers that ease content out, in drawing order.
  private(set) var bands: [Band] = []
  /// The names of all materials and glass.
  private let surfaces: Set<String>

  init(of scene: SceneDescription, _ resolved: ResolvedScene) {
    let nodes = resolved.drawnNodes
    surfaces = Set(nodes.filter { $0.content.isSurface }.compactMap { $0.id })
    var names: [(name: String, isEdge: Bool)] = []
    LayerWalk.forEachPlace(in: scene) { place in
      switch place.layer.content {
      case .scrollEdge: names.append((place.name, true))
      case .material(let material) where material.progress != nil: names.append((place.name, false))
      default: break
      }
    }
    bands = names.compactMap { name, isEdge in
      let parts = nodes.filter { $0.id == name && $0.content.isVisible }
      guard let first = parts.first else { return nil }
      let frame = parts.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      return Band(name: name, frame: frame, isEdge: isEdge)
    }
  }

  /// The bar that a text or symbol lies on where it lies on nothing that has a bound: the topmost that all of it lies
  /// on, else the topmost that a part of it does.
  func barName(under foreground: SceneForeground) -> String? {
    let bars = foreground.below.filter { below in
      bands.contains { $0.name == below.id } || surfaces.contains(below.id)
    }
    return (bars.first { $0.isWhole } ?? bars.first)?.id
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
