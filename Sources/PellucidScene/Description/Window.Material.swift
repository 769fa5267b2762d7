// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension Window {
  /// The material behind the layers of a window.
  package enum Material: Hashable, Sendable {
    /// The material that the platform gives the window.
    case automatic
    /// No material, even where the platform gives one.
    case none
    case choice(MaterialContent.Choice)

    /// Creates the material with a spelling: `automatic`, `none`, or the name of a material.
    package init(_ text: String) {
      switch text {
      case _ where NameMatch.same(text, "automatic"): self = .automatic
      case _ where NameMatch.same(text, "none"): self = .none
      default: self = .choice(.named(text))
      }
    }

    /// The spelling in documents.
    package var text: String {
      switch self {
      case .automatic: "automatic"
      case .none: "none"
      case .choice(let choice): choice.name
      }
    }
  }

  /// Returns the material behind the layers; nil where there is none.
  ///
  /// Windows of visionOS are glass, and presentations in front of an interface have a material of their own: that of the role
  /// of their name, which on watchOS is the full-screen material. Other windows have one only where the description requests
  /// it. A window that is filled by a layer of its own needs none.
  ///
  /// - Parameters:
  ///   - traits: The traits of the window.
  ///   - assets: The assets that names of colours stand for.
  package func background(_ traits: Traits, _ assets: SceneAssets) -> MaterialContent.Choice? {
    switch material {
    case .some(.none): return nil
    case .choice(let choice): return choice
    case .automatic: return usualBackground(traits.platform) ?? .named("automatic")
    case nil: return usualBackground(traits.platform).flatMap { isFilled(traits, assets) ? nil : $0 }
    }
  }

  private func usualBackground(_ platform: Platform) -> MaterialContent.Choice? {
    switch presentation {
    case .sheet: .role(.sheet)
    case .popover: .role(.popover)
    case .alert: .role(.alert)
    case .automatic, .fullScreen, .window: platform == .visionOS ? .role(.window) : nil
    }
  }

  /// Returns whether a material, glass, or an opaque fill or picture covers the window.
  private func isFilled(_ traits: Traits, _ assets: SceneAssets) -> Bool {
    var isFilled = false
    let whole = Rect(frame.size)
    layers.forEachWhole { layer, frame in
      if frame.hidesMost(of: whole), layer.covers(traits, assets) { isFilled = true }
    }
    // A material of the window's own counts even where a group makes it translucent.
    LayerWalk.forEach(in: layers, inheriting: Transform.identity) { layer, _, around in
      let own = layer.transformAboutCenter.followed(by: around)
      switch layer.content {
      case .material, .glass: if own.bounds(of: layer.frame).hidesMost(of: whole) { isFilled = true }
      default: break
      }
      return isFilled ? nil : Transform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: own)
    }
    return isFilled
  }
}

extension [Layer] {
  /// Calls `body` with every layer that is drawn unchanged, as are all layers around it, and with the layer's frame in the space
  /// of the list.
  package func forEachWhole(_ body: (Layer, _ frame: Rect) -> Void) {
    LayerWalk.forEach(in: self, inheriting: Point(x: 0, y: 0)) { layer, _, origin in
      guard layer.opacity == 1, layer.blend == .sourceOver, layer.transform == .identity else { return nil }
      let frame = layer.frame.moved(x: origin.x, y: origin.y)
      body(layer, frame)
      return Point(x: frame.x, y: frame.y)
    }
  }
}

extension Layer {
  /// Returns whether the content of the layer, regardless of the layers in it, covers its frame with opaque colour.
  ///
  /// Pictures count as opaque unless they are fitted, because their pixels are not known here.
  package func covers(_ traits: Traits, _ assets: SceneAssets) -> Bool {
    switch content.cover {
    case .fill(let fill): fill.leastAlpha(traits, assets) >= 1
    case .picture(let fillsFrame): fillsFrame
    case .extended: true
    case .changed, .nothing: false
    }
  }
}
