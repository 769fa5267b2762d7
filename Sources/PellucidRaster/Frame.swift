// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A drawn picture with what it was drawn from, so that the next one costs what differs.
package struct Frame: Sendable {
  package let plan: Plan
  package let resources: RasterResources
  /// Premultiplied, in the plan's gamut.
  package fileprivate(set) var image: PixelImage

  package init(plan: Plan, resources: RasterResources, image: PixelImage) {
    (self.plan, self.resources, self.image) = (plan, resources, image)
  }
}

extension Renderer {
  /// The picture of `plan`, of which only what differs from `frame` is drawn: the same bytes as `render` gives.
  ///
  /// Costs the pixels of one rectangle around what has changed and around what looks at it, with what these look at.
  /// Nothing is measured.
  ///
  /// - Parameter ground: What both are drawn over, of the plan's size; nothing unless given.
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
  /// Arrays that share their memory are equal without being read.
  package func changes(since old: RasterResources) -> ResourceChanges {
    var changes = ResourceChanges(masks: maskBounds, oldMasks: old.maskBounds)
    for (index, image) in images where old.images[index] != image { changes.changed.insert(index) }
    for (index, mask) in masks where old.masks[index] != mask { changes.changed.insert(index) }
    for (index, pictures) in fitted where old.fitted[index] != pictures { changes.changed.insert(index) }
    for index in old.fitted.keys where fitted[index] == nil { changes.changed.insert(index) }
    for index in old.images.keys where images[index] == nil { changes.changed.insert(index) }
    for index in old.masks.keys where masks[index] == nil { changes.changed.insert(index) }
    return changes
  }

  /// The smallest rectangle around each resource's masks.
  package var maskBounds: [Int: PixelRect] {
    masks.compactMapValues { masks in
      masks.reduce(nil) { (sum: PixelRect?, mask) in sum?.union(mask.bounds) ?? mask.bounds }
    }
  }

  /// Pictures without a translucent pixel, by resource index. Looks at all of their pixels.
  package var opaquePictures: Set<Int> {
    Set(images.keys).union(fitted.keys).filter { source in
      images[source]?.isOpaque ?? true && fitted[source]?.values.allSatisfy { $0.isOpaque } ?? true
    }
  }
}

extension PixelImage {
  /// The pixels of a rectangle, which must lie in the picture and not be empty.
  fileprivate func part(_ area: PixelRect) -> PixelImage {
    var part: [UInt16] = []
    part.reserveCapacity(4 * area.width * area.height)
    for y in area.minY..<area.maxY {
      let first = 4 * (y * width + area.minX)
      part += samples[first..<(first + 4 * area.width)]
    }
    return PixelImage(width: area.width, height: area.height, samples: part)
  }

  /// Copies the pixels of `area` from a surface that holds them; the picture's own are those of `bounds`.
  fileprivate mutating func replace(_ area: PixelRect, of bounds: PixelRect, with surface: Surface) {
    for y in area.minY..<area.maxY {
      let target = 4 * ((y - bounds.minY) * width + area.minX - bounds.minX)
      let source = 4 * ((y - surface.bounds.minY) * surface.bounds.width + area.minX - surface.bounds.minX)
      samples.replaceSubrange(
        target..<(target + 4 * area.width), with: surface.samples[source..<(source + 4 * area.width)])
    }
  }
}
