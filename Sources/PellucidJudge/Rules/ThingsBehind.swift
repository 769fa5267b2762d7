// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The pictures, fills and texts of a scene that were drawn so far, as the content behind glass that is drawn after
/// them.
struct ThingsBehind {
  private struct Thing {
    enum Kind { case picture, plain, text, dimming }
    var kind: Kind
    /// The bounds in the scene, in points.
    var bounds: Rect
    /// A Boolean value that is true where nothing shows through the thing.
    var isOpaque: Bool
    /// The key path of the layer list that holds the thing.
    var list: String
  }

  /// The things added so far, in drawing order.
  private var things: [Thing] = []

  /// Adds a picture, a fill or a text; other layers are ignored.
  ///
  /// - Parameter traits: The traits of the scene.
  mutating func add(_ layer: TracedLayer, _ traits: Traits, _ assets: SceneAssets) {
    let isWhole = layer.opacity >= 1 && layer.layer.blend == .sourceOver
    if case .text = layer.layer.content { add(.text, layer, isOpaque: false) }
    switch layer.layer.content.cover {
    case .picture(let fillsFrame): add(.picture, layer, isOpaque: isWhole && fillsFrame)
    case .fill(let fill):
      // A gradient may be as rich as a picture, and a picture as plain as a colour; neither is examined further
      // here.
      let kind: Thing.Kind = if case .foreground = fill { .plain } else { .picture }
      add(kind, layer, isOpaque: isWhole && fill.leastAlpha(traits, assets) >= 1)
    case .extended, .changed, .nothing: break
    }
  }

  /// Adds a layer of black that dims the content below it.
  mutating func add(dimming layer: TracedLayer) {
    if layer.layer.blend == .sourceOver { add(.dimming, layer, isOpaque: false) }
  }

  private mutating func add(_ kind: Thing.Kind, _ layer: TracedLayer, isOpaque: Bool) {
    things.append(Thing(kind: kind, bounds: layer.bounds, isOpaque: isOpaque, list: layer.list))
  }

  /// The kind of content behind a layer.
  enum Ground {
    case rich, plain
    case text(share: Double)
  }

  /// Returns the kind of ground that the things added so far make behind `bounds`.
  func ground(behind bounds: Rect) -> Ground {
    guard bounds.area > 0 else { return .rich }
    var textArea = 0.0
    func ground(_ below: Ground) -> Ground {
      textArea > 0 ? .text(share: textArea / bounds.area) : below
    }
    for index in things.indices.reversed() {
      let shared = things[index].bounds.intersection(bounds).area
      guard shared > 0 else { continue }
      let thing = things[index]
      switch thing.kind {
      case .text: textArea += shared
      case .dimming: continue
      case .picture where thing.bounds.hidesMost(of: bounds): return ground(.rich)
      case .plain where thing.isOpaque && thing.bounds.hidesMost(of: bounds): return ground(.plain)
      // An opaque thing that covers only a part is not a plain ground: its edge shows.
      case .picture, .plain: if thing.isOpaque { return ground(.rich) }
      }
    }
    return ground(.plain)
  }

  /// Returns whether an opaque fill in the same list and with nearly the same frame lies directly below a layer.
  func hasFill(under layer: TracedLayer) -> Bool {
    guard let last = things.last(where: { $0.kind != .dimming }), last.kind == .plain, last.isOpaque,
      NameMatch.same(last.list, layer.list)
    else { return false }
    return last.bounds.hidesMost(of: layer.bounds) && layer.bounds.hidesMost(of: last.bounds)
  }
}
