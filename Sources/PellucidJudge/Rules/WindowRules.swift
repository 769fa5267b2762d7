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
    case .visionOS: return opaqueArea(window.layers, whole)
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
    let own = window.background(traits, assets).map { self.isModal($0) ? Ground.material : .none }
    switch modalBackground(of: window.layers, whole, on: own ?? .none) {
    case .none where isModal:
      if let named = window.material { return [.window(.modalNamesMaterial(named.text))] }
      return [.window(.modalWithoutMaterial)]
    case .replaced where isModal: return [.window(.modalMaterialReplaced)]
    case .hidden: return [.window(.modalMaterialHidden)]
    case .none, .replaced, .material: return []
    }
  }

  /// The share of a window from which opaque colour is noted.
  ///
  /// Chosen: from a half on, more of the window is opaque than glass. Smaller opaque areas are cards and controls.
  private static let notedShare = 0.5

  /// Returns the fact about fills and pictures that together cover `whole`, or about fills that cover half of it.
  ///
  /// A picture that leaves a part of the window free is content, such as a photo or a film, and no background.
  private func opaqueArea(_ layers: [Layer], _ whole: Rect) -> [Fact] {
    if Self.cover(most: grounds(of: layers, whole), { $0 == .replaced }) { return [.window(.opaque)] }
    let fills = grounds(of: layers, whole, countsPictures: false)
    let share = Double(fills.count { $0 == .replaced }) / Double(fills.count)
    return share >= Self.notedShare ? [.window(.partlyOpaque(share: share))] : []
  }

  // MARK: Grounds

  /// The ground at a place, after all layers that are known to be opaque there.
  private enum Ground {
    /// No opaque layer, or an opaque layer without the material of modals below it.
    case none, replaced
    /// The system's material for modals.
    case material
    /// An opaque layer over that material.
    case hidden
  }

  /// The number of places along each side at which grounds are sampled.
  ///
  /// Chosen: 21 places miss no gap that is wider than a twentieth of the window, and less than a tenth of it may show.
  private static let places = 21
  /// The least opacity at which a layer, or several together, count as opaque.
  private static let leastOpacity = 0.99

  /// The values that a layer takes from the layers around it.
  private struct Around {
    var toWindow = Transform.identity
    var opacity = 1.0
  }

  /// Returns the grounds at a grid of places over `whole`.
  ///
  /// Every layer counts, in groups too, with its transform and its opacity; several layers may hide the window together.
  /// Pictures count as opaque, because their pixels are not known here. A layer that is blended hides nothing.
  private func grounds(
    of layers: [Layer], _ whole: Rect, on first: Ground = .none, countsPictures: Bool = true
  ) -> [Ground] {
    var grounds = [Ground](repeating: first, count: Self.places * Self.places)
    // The share of the ground that the layers above it still show.
    var shown = [Double](repeating: 1, count: grounds.count)
    let points = (0..<grounds.count).map { index in
      Point(
        x: whole.minX + (Double(index % Self.places) + 0.5) / Double(Self.places) * whole.width,
        y: whole.minY + (Double(index / Self.places) + 0.5) / Double(Self.places) * whole.height)
    }
    LayerWalk.forEach(in: layers, inheriting: Around()) { layer, _, around in
      guard layer.blend == .sourceOver else { return nil }
      let own = layer.transformAboutCenter.followed(by: around.toWindow)
      let opacity = around.opacity * layer.opacity
      let isModal =
        if case .material(let material) = layer.content { isModal(material.choice) } else { false }
      let hidden = isModal ? 1 : hides(layer, countsPictures: countsPictures) * opacity
      if let back = own.inverse, hidden > 0 {
        let frame = layer.frame
        for (index, point) in points.enumerated() {
          let place = back.applied(to: point)
          guard frame.holds(Rect(x: place.x, y: place.y, width: 0, height: 0)) else { continue }
          shown[index] = isModal ? 1 : shown[index] * (1 - hidden)
          guard isModal || shown[index] <= 1 - Self.leastOpacity + 1e-9 else { continue }
          switch grounds[index] {
          case _ where isModal: grounds[index] = .material
          case .none, .replaced: grounds[index] = .replaced
          case .material, .hidden: grounds[index] = .hidden
          }
        }
      }
      return Around(
        toWindow: Transform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: own),
        opacity: opacity)
    }
    return grounds
  }

  /// Returns the share of what lies below that a layer of full opacity hides in its frame with its own content, 0…1.
  private func hides(_ layer: Layer, countsPictures: Bool) -> Double {
    if case .dimming(let dimming) = layer.content, case .fixed(let amount) = dimming.amount { return amount }
    return switch layer.content.cover {
    case .fill(let fill): fill.leastAlpha(traits, assets)
    case .picture(let fillsFrame): countsPictures && fillsFrame ? 1 : 0
    case .extended: countsPictures ? 1 : 0
    case .changed, .nothing: 0
    }
  }

  /// Returns whether at least nine tenths of the grounds are alike.
  private static func cover(most grounds: [Ground], _ isAlike: (Ground) -> Bool) -> Bool {
    Double(grounds.count(where: isAlike)) >= 0.9 * Double(grounds.count)
  }

  /// Returns the ground that most of a modal has.
  ///
  /// - Parameter first: The ground below the layers.
  private func modalBackground(of layers: [Layer], _ whole: Rect, on first: Ground = .none) -> Ground {
    let grounds = grounds(of: layers, whole, on: first)
    if Self.cover(most: grounds, { $0 == .hidden }) { return .hidden }
    if Self.cover(most: grounds, { $0 == .material || $0 == .hidden }) { return .material }
    return Self.cover(most: grounds) { $0 != .none } ? .replaced : .none
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
