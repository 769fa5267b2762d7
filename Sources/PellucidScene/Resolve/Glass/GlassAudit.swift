// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// What rules about several layers need to know of the glass of one surface, and of what lies below it.
struct GlassAudit {
  /// One glass layer.
  struct Element {
    var name: String
    /// In the scene.
    var bounds: Rect
    var variant: GlassVariant
    var control: GlassControl
    var isTinted: Bool
    var union: String?
    /// The number of its container; nil outside of any.
    var container: Int?
    /// The key path of the list it stands in.
    var list: String
    /// In a group, the key path of the list that the group stands in.
    var outerList: String?
    /// Whether it lies on other glass.
    var isOnGlass: Bool

    /// Whether both stand in one list, or in groups of one list.
    func isSibling(of other: Element) -> Bool {
      let (own, others) = ([list, outerList], [other.list, other.outerList])
      return own.contains { list in others.contains { NameMatch.areSame(list, $0) } }
    }
  }

  /// Something that is no glass.
  struct Thing {
    enum Kind { case picture, plain, text, dimming }
    var kind: Kind
    /// In the scene.
    var bounds: Rect
    /// Whether nothing shows through it.
    var isOpaque: Bool
    /// Opacity of the black that it lays over what is below, 0…1.
    var dimming = 0.0
    /// The number of the container it lies in, and above whose glass it is drawn.
    var container: Int?
    var list: String
  }

  /// Of the surface that is being walked.
  var elements: [Element] = []
  /// Of the whole scene, in drawing order.
  var things: [Thing] = []
  private var containers: [Int] = []
  private var containerCount = 0

  var container: Int? { containers.last }

  mutating func beginContainer() {
    containers.append(containerCount)
    containerCount += 1
  }

  mutating func endContainer() { containers.removeLast() }

  /// Remembers a picture, a fill or a text.
  mutating func note(_ placed: PlacedLayer, _ traits: Traits) {
    let (layer, bounds, list) = (placed.layer, placed.bounds, placed.surroundings.list)
    let isWhole = placed.opacity >= 1 && layer.blend == .sourceOver
    switch layer.content {
    case .image(let image):
      things.append(
        Thing(kind: .picture, bounds: bounds, isOpaque: isWhole && image.fit != .fit, list: list))
    case .fill(_, let fill):
      // A gradient is as rich as a picture may be plain; nobody looks closer here.
      let kind: Thing.Kind = if case .foreground = fill { .plain } else { .picture }
      let isOpaque = isWhole && fill.leastAlpha(traits, placed.surroundings.assets) >= 1
      things.append(
        Thing(
          kind: kind, bounds: bounds, isOpaque: isOpaque,
          dimming: layer.blend == .sourceOver
            ? placed.opacity * fill.blackness(traits, placed.surroundings.assets) : 0,
          container: container, list: list))
    case .text: things.append(Thing(kind: .text, bounds: bounds, isOpaque: false, list: list))
    default: break
    }
  }

  /// Remembers a layer of black.
  mutating func noteDimming(_ placed: PlacedLayer, opacity: Double) {
    guard placed.layer.blend == .sourceOver else { return }
    things.append(
      Thing(
        kind: .dimming, bounds: placed.bounds, isOpaque: false, dimming: opacity * placed.opacity,
        container: container, list: placed.surroundings.list))
  }
}

extension FillStyle {
  /// Its alpha if it is plain black, else 0.
  fileprivate func blackness(_ traits: Traits, _ assets: SceneAssets) -> Double {
    guard case .foreground(let style) = self, case .color(let written) = style.color,
      let color = try? written.color(traits, assets), max(color.red, color.green, color.blue) <= 0
    else { return 0 }
    return Double(min(max(color.alpha, 0), 1))
  }
}

// MARK: - What lies behind

extension GlassAudit {
  enum Ground {
    case rich, plain
    case text(share: Double)
  }

  /// What the things drawn so far are behind `bounds`.
  func ground(behind bounds: Rect) -> Ground {
    guard bounds.area > 0 else { return .rich }
    var textArea = 0.0
    func ground(_ below: Ground) -> Ground {
      textArea > 0 ? .text(share: textArea / bounds.area) : below
    }
    for thing in things.reversed() {
      let shared = thing.bounds.intersection(bounds).area
      guard shared > 0 else { continue }
      switch thing.kind {
      case .text: textArea += shared
      case .dimming: continue
      case .picture where thing.bounds.hidesMost(of: bounds): return ground(.rich)
      case .plain where thing.isOpaque && thing.bounds.hidesMost(of: bounds): return ground(.plain)
      // What covers a part makes it richer than a plain colour.
      case .picture, .plain: if thing.isOpaque { return ground(.rich) }
      }
    }
    return ground(.plain)
  }

  /// Opacity of all black together that lies between the place and the nearest thing through which nothing shows.
  func dimming(behind bounds: Rect) -> Double {
    var share = 1.0
    for thing in things.reversed() where thing.bounds.hidesMost(of: bounds) {
      if thing.isOpaque { break }
      // What stands in a container is drawn above its glass.
      if let own = container, thing.container == own { continue }
      share *= 1 - thing.dimming
    }
    return 1 - share
  }

  /// Whether right below a layer lies a fill of the same list and frame through which nothing shows.
  func hasFill(under bounds: Rect, list: String) -> Bool {
    guard let last = things.last(where: { $0.kind != .dimming }), last.kind == .plain, last.isOpaque,
      NameMatch.same(last.list, list)
    else { return false }
    return last.bounds.hidesMost(of: bounds) && bounds.hidesMost(of: last.bounds)
  }
}
