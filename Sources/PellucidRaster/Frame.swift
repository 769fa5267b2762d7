// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A drawn picture with its plan and resources, from which the next frame can be drawn at the cost of the differences.
package struct Frame: Sendable {
  package let plan: Plan
  package let resources: RasterResources
  /// The picture, premultiplied and in the plan's gamut.
  package fileprivate(set) var image: PixelImage

  package init(plan: Plan, resources: RasterResources, image: PixelImage) {
    (self.plan, self.resources, self.image) = (plan, resources, image)
  }
}

extension Renderer {
  /// Returns the picture of `plan`, drawing only the part that differs from `frame`. The result is identical, byte for
  /// byte, to a full `render`.
  ///
  /// The cost is proportional to one rectangle around the changes and the passes that sample them, together with the
  /// backdrops of those passes. No contrast is measured.
  ///
  /// - Parameter ground: The picture below both frames, of the plan's size; transparent unless given.
  package mutating func render(
    _ plan: Plan, resources: RasterResources, after frame: consuming Frame, over ground: PixelImage? = nil
  ) -> Frame {
    let damage = plan.damage(since: frame.plan, resources.changes(since: frame.resources))
    var image = frame.image
    frame.image = PixelImage(width: 1, height: 1)
    if !damage.isEmpty {
      let part = plan.part(deciding: damage).withoutMeasuring
      let below = ground?.part(part.bounds.moved(x: -plan.bounds.minX, y: -plan.bounds.minY))
      let drawn = render(part, resources: resources, over: below).image
      let whole = Surface(bounds: part.bounds, samples: drawn.samples)
      image.replace(damage, of: plan.bounds, with: whole)
      reuse(drawn)
    }
    return Frame(plan: plan, resources: resources, image: image)
  }
}

extension RasterResources {
  /// Returns the resources that differ. Comparing arrays that share their memory does not read them.
  package func changes(since old: RasterResources) -> ResourceChanges {
    var changes = ResourceChanges(masks: maskBounds, oldMasks: old.maskBounds)
    for (index, image) in images where old.images[index] != image { changes.changed.insert(index) }
    for (index, mask) in masks where old.masks[index] != mask { changes.changed.insert(index) }
    for (index, glyphs) in pictures where old.pictures[index] != glyphs { changes.changed.insert(index) }
    for index in old.pictures.keys where pictures[index] == nil { changes.changed.insert(index) }
    for (index, pictures) in fitted where old.fitted[index] != pictures { changes.changed.insert(index) }
    for index in old.fitted.keys where fitted[index] == nil { changes.changed.insert(index) }
    for index in old.images.keys where images[index] == nil { changes.changed.insert(index) }
    for index in old.masks.keys where masks[index] == nil { changes.changed.insert(index) }
    return changes
  }

  /// The smallest rectangle around the masks and colour glyphs of each resource, by resource index.
  package var maskBounds: [Int: PixelRect] {
    var bounds: [Int: PixelRect] = [:]
    func add(_ rect: PixelRect, of source: Int) {
      bounds[source] = bounds[source]?.union(rect) ?? rect
    }
    for (source, masks) in masks { for mask in masks { add(mask.bounds, of: source) } }
    for (source, pictures) in pictures { for picture in pictures { add(picture.bounds, of: source) } }
    return bounds
  }

  /// The indices of resources without a translucent pixel. Computing the set reads all pixels.
  package var opaquePictures: Set<Int> {
    Set(images.keys).union(fitted.keys).filter { source in
      images[source]?.isOpaque ?? true && fitted[source]?.values.allSatisfy { $0.isOpaque } ?? true
    }
  }
}

extension PixelImage {
  /// Returns the pixels of a rectangle, which must lie in the picture and not be empty.
  fileprivate func part(_ area: PixelRect) -> PixelImage {
    var part: [UInt16] = []
    part.reserveCapacity(4 * area.width * area.height)
    for y in area.minY..<area.maxY {
      let first = 4 * (y * width + area.minX)
      part += samples[first..<(first + 4 * area.width)]
    }
    return PixelImage(width: area.width, height: area.height, samples: part)
  }

  /// Copies the pixels of `area` from a surface that contains it; the picture itself shows the rectangle `bounds`.
  fileprivate mutating func replace(_ area: PixelRect, of bounds: PixelRect, with surface: Surface) {
    for y in area.minY..<area.maxY {
      let target = 4 * ((y - bounds.minY) * width + area.minX - bounds.minX)
      let source = 4 * ((y - surface.bounds.minY) * surface.bounds.width + area.minX - surface.bounds.minX)
      samples.replaceSubrange(
        target..<(target + 4 * area.width), with: surface.samples[source..<(source + 4 * area.width)])
    }
  }
}
