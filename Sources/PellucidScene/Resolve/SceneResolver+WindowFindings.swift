// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Findings about what fills a window.
extension SceneResolver {
  /// A window of visionOS that an opaque colour or a picture fills (SRC22).
  mutating func reportOpaqueWindow(_ window: Window, path: String) {
    guard traits.platform == .visionos else { return }
    let whole = Rect(window.frame.size)
    guard whole.area > 0, window.layers.contains(where: { hides($0, whole, x: 0, y: 0) }) else { return }
    add("SRC22", window.id ?? path, "an opaque window blocks people's surroundings: use the glass material")
  }

  /// Whether a fill or a picture in `layer`, whose parent lies at `x` and `y`, covers `whole` with opaque colour.
  ///
  /// Pictures count as opaque: what they hold is not known here.
  private func hides(_ layer: Layer, _ whole: Rect, x: Double, y: Double) -> Bool {
    guard layer.isWhole else { return false }
    let frame = layer.frame.moved(x: x, y: y)
    return covers(layer, frame, whole)
      || layer.content.children.contains { hides($0, whole, x: frame.x, y: frame.y) }
  }

  /// Whether a layer that is drawn as it is covers `whole` itself, whatever lies in it.
  private func covers(_ layer: Layer, _ frame: Rect, _ whole: Rect) -> Bool {
    guard frame.hidesMost(of: whole) else { return false }
    return switch layer.content {
    case .fill(_, let fill): fill.leastAlpha(traits, assets) >= 1
    case .image(let image): image.fit != .fit
    case .backgroundExtension: true
    case .group, .material, .glass, .glassContainer, .text, .symbol, .scrollEdge, .dimming: false
    }
  }

  // MARK: watchOS

  /// A modal of watchOS whose material is missing, replaced or hidden (SRC23).
  mutating func reportModalBackground(_ window: Window, path: String) {
    guard traits.platform == .watchos, Rect(window.frame.size).area > 0 else { return }
    let isModal = window.presentation.isModal
    switch modalBackground(of: window.layers, Rect(window.frame.size)) {
    case .material: break
    case .none where isModal:
      add(
        "SRC23", window.id ?? path,
        "a modal keeps the material of the system: make the role sheet its first layer")
    case .replaced where isModal:
      add(
        "SRC23", window.id ?? path,
        "an opaque background takes the place of the modal material: use the role sheet instead")
    case .none, .replaced: break
    case .hidden: reportHiddenModal(window.id ?? path)
    }
  }

  /// The same for what lies on the desktop, which is modal where it has the material.
  mutating func reportModalBackground(_ desktop: [Layer]) {
    guard traits.platform == .watchos, Rect(scene.size).area > 0 else { return }
    if case .hidden = modalBackground(of: desktop, Rect(scene.size)) { reportHiddenModal("desktop") }
  }

  private mutating func reportHiddenModal(_ name: String) {
    add(
      "SRC23", name,
      "an opaque background hides the modal material: leave it away, or let the material through")
  }

  private enum ModalBackground {
    /// Something opaque before any material.
    case none, replaced
    case material
    /// Something opaque over it.
    case hidden
  }

  /// What the last layers that cover all of `whole` make of it.
  private func modalBackground(of layers: [Layer], _ whole: Rect) -> ModalBackground {
    var background = ModalBackground.none
    note(layers, whole, x: 0, y: 0, in: &background)
    return background
  }

  private func note(
    _ layers: [Layer], _ whole: Rect, x: Double, y: Double, in background: inout ModalBackground
  ) {
    for layer in layers where layer.isWhole {
      let frame = layer.frame.moved(x: x, y: y)
      if case .material(let material) = layer.content, frame.hidesMost(of: whole), isModal(material) {
        background = .material
      } else if covers(layer, frame, whole) {
        switch background {
        case .none, .replaced: background = .replaced
        case .material, .hidden: background = .hidden
        }
      }
      note(layer.content.children, whole, x: frame.x, y: frame.y, in: &background)
    }
  }

  private func isModal(_ material: MaterialContent) -> Bool {
    (try? material.choice.resolved(traits))?.row == .fullScreenModal
  }
}

extension Layer {
  /// Whether nothing lets what is behind it through, or moves it.
  fileprivate var isWhole: Bool { opacity == 1 && blend == .sourceOver && transform == .identity }
}

extension Window.Presentation {
  /// Whether it is shown in front of what it belongs to, until people answer it.
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .popover, .alert: true
    case .automatic, .fullScreen, .window: false
    }
  }
}
