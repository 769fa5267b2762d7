// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The dark that a scene's layers put over the content below them; clear glass above it needs less dimming.
struct BackdropDimming {
  private struct Piece {
    /// The bounds in the scene.
    var bounds: Rect
    /// A Boolean value that is true where the layer hides everything below its bounds.
    var isOpaque: Bool
    /// The black that the layer puts over the content below it; nil where there is none.
    var scrim: Scrim?
    /// The number of the innermost container that the layer lies in, above whose glass it is drawn.
    var container: Int?
  }

  /// The layers so far, in drawing order.
  private var pieces: [Piece] = []
  private var containers: [Int] = []
  private var containerCount = 0

  /// The number of layers so far.
  var count: Int { pieces.count }

  /// Removes the layers from a number on.
  mutating func remove(from start: Int) { pieces.removeSubrange(start...) }

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
        pieces.append(Piece(bounds: placed.bounds, isOpaque: true, scrim: nil, container: nil))
      }
    case .fill(let fill):
      let own = placed.surroundings
      let isOpaque =
        isWhole
        && (own.traits == traits ? placed.fillValues : fill.values(traits, own.assets)).leastAlpha >= 1
      let scrim = isPlain ? Scrim(fill, of: placed) : nil
      guard isOpaque || scrim != nil else { return }
      pieces.append(
        Piece(bounds: placed.bounds, isOpaque: isOpaque, scrim: scrim, container: containers.last))
    case .extended, .changed, .nothing: break
    }
  }

  /// Records a layer of black.
  mutating func add(_ placed: PlacedLayer, opacity: Double) {
    guard placed.layer.blend == .sourceOver else { return }
    pieces.append(
      Piece(
        bounds: placed.bounds, isOpaque: false, scrim: Scrim(opacity: opacity * placed.opacity),
        container: containers.last))
  }

  /// Returns the least combined opacity of all black between a place and the nearest opaque layer below it.
  func behind(_ bounds: Rect) -> Double {
    var share = 1.0
    for piece in pieces.reversed() where piece.bounds.hidesMost(of: bounds) {
      if piece.isOpaque { break }
      // The layers of a container are drawn above its glass.
      if let own = containers.last, piece.container == own { continue }
      share *= 1 - (piece.scrim?.leastOpacity(in: bounds) ?? 0)
    }
    return 1 - share
  }
}
