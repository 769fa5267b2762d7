// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Something that other things lie on: a material, or a flat fill with text or symbols on it.
public struct SceneSurface: Hashable, Sendable {
  /// The layer's id, or its path.
  public var id: String
  /// In points of the scene.
  public var bounds: Rect
  public var isMaterial: Bool
  /// Whether its edges run along the axes, so that `bounds` is where they are.
  public var isUpright: Bool
  public var hasShadow: Bool
  /// How much of the difference between two places behind it remains within the surface before any blur, 0…1.
  ///
  /// A surface that takes the average of its backdrop, or shows none of it, has 0.
  public var variation: Double
}

extension SceneSurface {
  /// The surfaces of a scene in drawing order.
  ///
  /// - Parameter foregrounds: The texts and symbols of the same scene.
  public static func all(in scene: ResolvedScene, foregrounds: [SceneForeground]) -> [SceneSurface] {
    var all: [SceneSurface] = []
    for item in DrawOrder(scene).items {
      guard let (variation, isMaterial) = item.surface(under: foregrounds) else { continue }
      all.append(
        SceneSurface(
          id: item.name, bounds: item.bounds, isMaterial: isMaterial,
          isUpright: item.node.transform.keepsAxes, hasShadow: item.node.shadow != nil,
          variation: variation))
    }
    return all
  }
}

extension DrawOrder.Item {
  fileprivate func surface(under foregrounds: [SceneForeground]) -> (variation: Double, isMaterial: Bool)? {
    switch node.content {
    case .material(let material):
      return (material.recipe.variation * node.opacity + (1 - node.opacity), true)
    case .fill(let shape, .ink(.color(let color, _))) where color.alpha > 0:
      let holdsSome = foregrounds.contains {
        shape.certainlyHolds($0.bounds, frame: node.frame, transform: node.transform)
      }
      return holdsSome ? (1 - Double(color.alpha) * node.opacity, false) : nil
    default: return nil
    }
  }
}

extension MaterialRecipe {
  /// The largest difference of a channel that the corners of the gamut leave after mapping and overlays, 0…1.
  ///
  /// Corners are backdrops too, so the true figure is at least this.
  var variation: Double {
    guard samplesBackdrop, !averagesBackdrop else { return 0 }
    var (low, high) = (SIMD4<Float>(repeating: 1), SIMD4<Float>(repeating: 0))
    for corner in 0..<8 {
      var color = SIMD4<Float>(
        Float(corner & 1), Float(corner >> 1 & 1), Float(corner >> 2 & 1), 1)
      color = mapping.applied(to: color)
      for overlay in overlays {
        guard case .color(let paint) = overlay.paint else { continue }
        color = overlay.blend.blended(source: paint.premultiplied.lanes, backdrop: color)
      }
      low = low.replacing(with: color, where: color .< low)
      high = high.replacing(with: color, where: color .> high)
    }
    let difference = high - low
    return Double(max(difference.x, difference.y, difference.z))
  }
}
