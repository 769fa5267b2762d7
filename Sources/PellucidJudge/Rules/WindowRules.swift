// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules about the content that fills a window: opaque colour in windows of visionOS (SRC22), the material of
/// modals on watchOS (SRC23).
struct WindowRules {
  /// The traits of the scene.
  let traits: Traits
  let assets: SceneAssets

  /// Returns the facts about a window.
  func facts(of window: Window) -> [Fact] {
    let whole = Rect(window.frame.size)
    guard whole.area > 0 else { return [] }
    switch traits.platform {
    case .visionOS: return hides(window.layers, whole) ? [.window(.opaque)] : []
    case .watchOS: return modal(window, whole)
    default: return []
    }
  }

  /// Returns the facts about the layers on the desktop of a watchOS scene. They are judged as a modal if they have
  /// the material of modals.
  func facts(ofDesktop layers: [Layer], _ size: Size) -> [Fact] {
    guard traits.platform == .watchOS, Rect(size).area > 0,
      case .hidden = modalBackground(of: layers, Rect(size))
    else { return [] }
    return [.window(.modalMaterialHidden)]
  }

  /// Returns the facts about the material behind a window of watchOS.
  private func modal(_ window: Window, _ whole: Rect) -> [Fact] {
    let isModal = window.presentation.isModal
    let own = window.background(traits, assets).map { self.isModal($0) ? ModalBackground.material : .none }
    switch modalBackground(of: window.layers, whole, on: own ?? .none) {
    case .none where isModal: return [.window(.modalWithoutMaterial)]
    case .replaced where isModal: return [.window(.modalMaterialReplaced)]
    case .hidden: return [.window(.modalMaterialHidden)]
    case .none, .replaced, .material: return []
    }
  }

  /// Returns whether a fill or a picture covers `whole` with opaque colour.
  private func hides(_ layers: [Layer], _ whole: Rect) -> Bool {
    var isHidden = false
    layers.forEachWhole { layer, frame in isHidden = isHidden || covers(layer, frame, whole) }
    return isHidden
  }

  private func covers(_ layer: Layer, _ frame: Rect, _ whole: Rect) -> Bool {
    frame.hidesMost(of: whole) && layer.covers(traits, assets)
  }

  // MARK: Modals

  /// The background of a modal, which is the last cover over all of the modal.
  private enum ModalBackground {
    /// No cover, or an opaque cover without the material of modals below it.
    case none, replaced
    /// The system's material for modals.
    case material
    /// An opaque cover over the material.
    case hidden
  }

  /// Returns the background that the layers over all of `whole` make together.
  private func modalBackground(
    of layers: [Layer], _ whole: Rect, on first: ModalBackground = .none
  ) -> ModalBackground {
    var background = first
    layers.forEachWhole { layer, frame in
      if case .material(let material) = layer.content, frame.hidesMost(of: whole), isModal(material.choice) {
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

  /// Returns whether a material is the system's material for modals.
  private func isModal(_ choice: MaterialContent.Choice) -> Bool {
    (try? choice.resolved(traits))?.row == .fullScreenModal
  }
}

extension Window.Presentation {
  /// A Boolean value that is true for presentations in front of the window they belong to, until people answer
  /// them.
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .popover, .alert: true
    case .automatic, .fullScreen, .window: false
    }
  }
}
