// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The black that a scene's layers put over the content below them; clear glass above that black needs less dimming.
struct BackdropDimming {
  private struct Piece {
    /// The bounds in the scene.
    var bounds: Rect
    /// A Boolean value that is true where the layer hides everything below its bounds.
    var isOpaque: Bool
    /// The opacity of the black that the layer puts over the content below it, 0…1.
    var opacity: Double
    /// The number of the innermost container that the layer lies in, above whose glass it is drawn.
    var container: Int?
  }

  /// The layers so far, in drawing order.
  private var pieces: [Piece] = []
  private var containers: [Int] = []
  private var containerCount = 0

  mutating func beginContainer() {
    containers.append(containerCount)
    containerCount += 1
  }

  mutating func endContainer() { containers.removeLast() }

  /// Records a picture or a fill.
  ///
  /// - Parameter traits: The traits of the scene.
  mutating func add(_ placed: PlacedLayer, _ traits: Traits) {
    let isPlain = placed.layer.blend == .sourceOver
    let isWhole = placed.opacity >= 1 && isPlain
    switch placed.layer.content.cover {
    case .picture(let fillsFrame):
      if isWhole, fillsFrame {
        pieces.append(Piece(bounds: placed.bounds, isOpaque: true, opacity: 0, container: nil))
      }
    case .fill(let fill):
      let assets = placed.surroundings.assets
      let isOpaque = isWhole && fill.leastAlpha(traits, assets) >= 1
      let opacity = isPlain ? placed.opacity * fill.blackness(traits, assets) : 0
      guard isOpaque || opacity > 0 else { return }
      pieces.append(
        Piece(bounds: placed.bounds, isOpaque: isOpaque, opacity: opacity, container: containers.last))
    case .extended, .changed, .nothing: break
    }
  }

  /// Records a layer of black.
  mutating func add(_ placed: PlacedLayer, opacity: Double) {
    guard placed.layer.blend == .sourceOver else { return }
    pieces.append(
      Piece(
        bounds: placed.bounds, isOpaque: false, opacity: opacity * placed.opacity, container: containers.last)
    )
  }

  /// Returns the combined opacity of all black between a place and the nearest opaque layer below it.
  func behind(_ bounds: Rect) -> Double {
    var share = 1.0
    for piece in pieces.reversed() where piece.bounds.hidesMost(of: bounds) {
      if piece.isOpaque { break }
      // The layers of a container are drawn above its glass.
      if let own = containers.last, piece.container == own { continue }
      share *= 1 - piece.opacity
    }
    return 1 - share
  }
}

extension FillStyle {
  /// Returns the alpha of a fill of plain black, else 0.
  fileprivate func blackness(_ traits: Traits, _ assets: SceneAssets) -> Double {
    guard case .foreground(let style) = self, case .color(let written) = style.color,
      let color = try? written.color(traits, assets), max(color.red, color.green, color.blue) <= 0
    else { return 0 }
    return Double(min(max(color.alpha, 0), 1))
  }
}
