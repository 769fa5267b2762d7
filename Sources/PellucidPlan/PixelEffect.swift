// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A change of the picture of a layer, in pixels, before the layer is composited.
package struct PixelEffect: Hashable, Sendable {
  package var kind: Kind
  /// The pixels of the layer after the effect.
  package var bounds: PixelRect

  package enum Kind: Hashable, Sendable {
    /// A blur. An opaque one divides by the share of the kernel that lies in the layer's own pixels.
    case blur(BlurPlan, isOpaque: Bool)
    /// A matrix on straight colour; its alpha becomes a share of the alpha that is there.
    case color(ColorMatrix)
    /// A projection, from the pixels of the result to those of the layer, each sampled at `samples`² places.
    case projection(Projection, samples: Int)
  }

  /// A Boolean value that is true where a pixel of the result depends on others than itself.
  var spreads: Bool { if case .color = kind { false } else { true } }

  /// Returns the pixels that the effect reads, of a layer with these bounds.
  package func region(of layer: PixelRect) -> PixelRect {
    if case .blur(_, isOpaque: false) = kind { layer.union(bounds) } else { layer }
  }
}

extension LayerEnd {
  /// A Boolean value that is true where pixels of the layer depend on others than themselves, apart from its shadow.
  var spreads: Bool { lens != nil || effects.contains { $0.spreads } }

  /// Returns the pixels that the layer covers when it is composited, without its shadow.
  ///
  /// - Parameter layer: The pixels that are drawn on.
  package func shown(_ layer: PixelRect) -> PixelRect { effects.last?.bounds ?? layer }

  /// Returns all pixels that the layer is drawn on or changes.
  func reached(from layer: PixelRect) -> PixelRect {
    let shown = self.shown(layer)
    return layer.union(shown.outset(by: shown.isEmpty ? 0 : shadow?.reachInPixels ?? 0))
  }
}

extension [PixelEffect] {
  /// Returns the memory of all steps beside that of the layer, in bytes: the result of each step, and its working memory.
  func bytes(of layer: PixelRect) -> Int64 {
    var (bounds, most) = (layer, Int64(0))
    for effect in self {
      var need = effect.bounds.surfaceBytes
      // The layer itself counts until its first result takes its place.
      if bounds != layer { need += bounds.surfaceBytes }
      if case .blur(let blur, _) = effect.kind {
        let region = effect.region(of: bounds).outset(by: blur.paddingInPixels)
        need +=
          16 * region.cellCount(level: Swift.min(blur.captureLevel, 2))
          + 40 * region.cellCount(level: blur.finalLevel)
      }
      most = Swift.max(most, need)
      bounds = effect.bounds
    }
    return most
  }

  /// Returns the time of all steps, in nanoseconds.
  func cost(of layer: PixelRect) -> Double {
    var (bounds, time) = (layer, 0.0)
    for effect in self {
      let pixels = Double(effect.bounds.pixelCount)
      switch effect.kind {
      case .blur(let blur, _):
        time += effect.region(of: bounds).outset(by: blur.paddingInPixels).cost(of: blur)
        time += pixels * (PassCost.captured + PassCost.material)
      case .color: time += pixels * PassCost.filter
      case .projection(_, let samples):
        time += pixels * PassCost.projected * Double(samples * samples)
      }
      time += PassCost.start
      bounds = effect.bounds
    }
    return time
  }
}
