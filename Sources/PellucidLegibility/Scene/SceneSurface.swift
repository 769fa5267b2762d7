// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A surface of a scene under other layers: a material, a piece of glass, or a flat fill with text or symbols on it.
package struct SceneSurface: Hashable, Sendable {
  /// The kind of a surface.
  package enum Kind: Hashable, Sendable { case material, glass, fill }

  /// The id of the layer, or its path.
  package var id: String
  /// The bounds of the surface, in points of the scene.
  package var bounds: Rect
  package var kind: Kind
  /// A Boolean value indicating whether the edges run along the axes, so that they coincide with `bounds`.
  package var isUpright: Bool
  /// A Boolean value indicating whether the layer has a shadow; shadows that glass casts by itself do not count.
  package var hasShadow: Bool
  /// The share of the difference between two places behind the surface that remains within the surface before any
  /// blur, 0…1.
  ///
  /// The share is 0 for a surface that shows the average of its backdrop or none of it. For glass it applies to
  /// the inside: the rim refracts its surroundings by design, and so does a lens as a whole.
  package var variation: Double
  /// The index of the trace's step that resolved the layer.
  package var step: Int?
}

extension SceneSurface {
  /// Returns the surfaces of a scene, in drawing order.
  ///
  /// A progressive blur, such as the end of a bar, is a transition between two surfaces and not included. Neither is a surface
  /// in a group that is blurred, filtered, projected or masked as a whole.
  ///
  /// - Parameter foregrounds: The texts and symbols of the same scene.
  package static func all(in scene: ResolvedScene, foregrounds: [SceneForeground]) -> [SceneSurface] {
    let inks = BoxSequence(foregrounds.map { Optional($0.bounds) })
    /// Returns a Boolean value indicating whether a fill certainly lies under all of a foreground.
    func holdsSome(_ shape: Shape, _ item: DrawOrder.Item) -> Bool {
      if case .path = shape { return false }
      // A point is added on each side, because foregrounds without an area overlap nothing at the edge.
      let area = item.bounds.outset(by: 1)
      var next = inks.next(from: 0, overlapping: area)
      while let place = next {
        let bounds = foregrounds[place].bounds
        if shape.certainlyHolds(bounds, frame: item.node.frame, transform: item.node.transform) {
          return true
        }
        next = inks.next(from: place + 1, overlapping: area)
      }
      return false
    }
    let order = DrawOrder(scene)
    return order.items.flatMap { item -> [SceneSurface] in
      if item.groups.contains(where: { order.groups[$0].isChanged }) { return [] }
      switch item.node.content {
      case .material(let material) where material.progress == nil:
        return [item.surface(.material, in: item.bounds, variation: material.recipe.variation)]
      case .fill(let shape, .ink(.color(let color, _))) where color.alpha > 0:
        return holdsSome(shape, item)
          ? [item.surface(.fill, in: item.bounds, variation: 1 - Double(color.alpha))] : []
      case .glass(let glass):
        let variation = glass.variation(pixelsPerPoint: scene.scale * item.node.transform.meanScale)
        return glass.elements.map {
          item.surface(.glass, in: item.node.transform.bounds(of: $0.frame), variation: variation)
        }
      default: return []
      }
    }
  }
}

extension DrawOrder.Item {
  /// Returns the surface of a node.
  ///
  /// - Parameter variation: The variation of the content; an opacity of the node below 1 adds to it.
  fileprivate func surface(
    _ kind: SceneSurface.Kind, in bounds: Rect, variation: Double
  ) -> SceneSurface {
    SceneSurface(
      id: name, bounds: bounds, kind: kind, isUpright: node.transform.keepsAxes,
      hasShadow: node.shadow != nil, variation: variation * node.opacity + (1 - node.opacity),
      step: node.step)
  }
}

extension ResolvedGlass {
  /// Returns the largest difference of luma, 0…1, that the corners of the gamut cause well inside the glass, over
  /// constant surroundings; without dimming and tint, which can only reduce it.
  ///
  /// With reduced transparency, glass shows the hue of the backdrop, spread by a wide blur, at a constant luma:
  /// no shape shows through that would impair reading.
  fileprivate func variation(pixelsPerPoint: Double) -> Double {
    guard lens == nil else { return 0 }
    let depth = GlassTransfer.leastDepth(parameters, pixelsPerPoint: pixelsPerPoint)
    let place = GlassTransfer.Place(depth: depth, depthOfRing: depth)
    let glass = PreparedGlass(
      GlassTransfer(parameters, at: place, pixelsPerPoint: pixelsPerPoint), black: GamutColor(white: 0),
      white: GamutColor(white: 1))
    let point = glass.ranges(ColorBox(GamutColor(white: 0.5))).middle
    let colors = ColorBox.gamut.corners.map { corner in
      var point = WideInterval(low: point, high: point)
      point.setColors(ColorBox(corner), at: PreparedGlass.Place.color)
      return glass.surface(point).box.middle.clamped
    }
    let lumas = colors.map { SRGB.luma(SIMD3($0.red, $0.green, $0.blue)) }
    return (lumas.max() ?? 0) - (lumas.min() ?? 0)
  }
}

extension MaterialRecipe {
  /// The largest difference of a channel, 0…1, that the corners of the gamut cause after mapping and overlays.
  ///
  /// The corners are possible backdrops, so that the true value is at least this one.
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
