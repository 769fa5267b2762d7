// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules of what fills a window: opaque colour in windows of visionOS (SRC22), the material of modals on
/// watchOS (SRC23).
struct WindowRules {
  /// The traits of the scene.
  let traits: Traits
  let assets: SceneAssets

  func facts(of window: Window) -> [Fact] {
    let whole = Rect(window.frame.size)
    guard whole.area > 0 else { return [] }
    switch traits.platform {
    case .visionOS: return hides(window.layers, whole) ? [.window(.opaque)] : []
    case .watchOS: return modal(window, whole)
    default: return []
    }
  }

  /// Returns the facts about layers that lie on the desktop of a scene without windows; those that have the
  /// material are modal.
  func facts(ofDesktop layers: [Layer], _ size: Size) -> [Fact] {
    guard traits.platform == .watchOS, Rect(size).area > 0,
      case .hidden = modalBackground(of: layers, Rect(size))
    else { return [] }
    return [.window(.modalMaterialHidden)]
  }

  private func modal(_ window: Window, _ whole: Rect) -> [Fact] {
    let isModal = window.presentation.isModal
    switch modalBackground(of: window.layers, whole) {
    case .none where isModal: return [.window(.modalWithoutMaterial)]
    case .replaced where isModal: return [.window(.modalMaterialReplaced)]
    case .hidden: return [.window(.modalMaterialHidden)]
    case .none, .replaced, .material: return []
    }
  }

  /// A Boolean value that is true where a fill or a picture covers `whole` with opaque colour.
  ///
  /// Pictures count as opaque: what they hold is not known here.
  private func hides(_ layers: [Layer], _ whole: Rect) -> Bool {
    var isHidden = false
    forEachWholeLayer(in: layers) { layer, frame in isHidden = isHidden || covers(layer, frame, whole) }
    return isHidden
  }

  /// Calls `body` with every layer that is drawn as it is, all around it included, and its frame in the window.
  private func forEachWholeLayer(in layers: [Layer], _ body: (Layer, _ frame: Rect) -> Void) {
    LayerWalk.forEach(in: layers, inheriting: Point(x: 0, y: 0)) { layer, _, origin in
      guard layer.isWhole else { return nil }
      let frame = layer.frame.moved(x: origin.x, y: origin.y)
      body(layer, frame)
      return Point(x: frame.x, y: frame.y)
    }
  }

  /// Returns whether a layer that is drawn as it is covers `whole` itself, whatever lies in it.
  private func covers(_ layer: Layer, _ frame: Rect, _ whole: Rect) -> Bool {
    guard frame.hidesMost(of: whole) else { return false }
    return switch layer.content {
    case .fill(_, let fill): fill.leastAlpha(traits, assets) >= 1
    case .image(let image): image.fit != .fit
    case .backgroundExtension: true
    case .group, .material, .glass, .glassContainer, .text, .symbol, .scrollEdge, .dimming: false
    }
  }

  // MARK: Modals

  private enum ModalBackground {
    /// Something opaque before any material.
    case none, replaced
    case material
    /// Something opaque over it.
    case hidden
  }

  /// Returns the cover that the last layers over all of `whole` are together.
  private func modalBackground(of layers: [Layer], _ whole: Rect) -> ModalBackground {
    var background = ModalBackground.none
    forEachWholeLayer(in: layers) { layer, frame in
      if case .material(let material) = layer.content, frame.hidesMost(of: whole), isModal(material) {
        background = .material
      } else if covers(layer, frame, whole) {
        switch background {
        case .none, .replaced: background = .replaced
        case .material, .hidden: background = .hidden
        }
      }
    }
    return background
  }

  private func isModal(_ material: MaterialContent) -> Bool {
    (try? material.choice.resolved(traits))?.row == .fullScreenModal
  }
}

extension Layer {
  /// A Boolean value that is true where nothing lets the layers behind it through, or moves it.
  fileprivate var isWhole: Bool { opacity == 1 && blend == .sourceOver && transform == .identity }
}

extension Window.Presentation {
  /// A Boolean value that is true for purposes shown in front of the window they belong to, until people answer them.
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .popover, .alert: true
    case .automatic, .fullScreen, .window: false
    }
  }
}
