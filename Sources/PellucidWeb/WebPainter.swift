// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidRaster

/// The painter of pictures with 8 bits a sample. It keeps the pictures below everything, which most drawings repeat.
struct WebPainter {
  var renderer = Renderer(executor: SerialExecutor())
  /// The grounds that were drawn last: those of light and of dark.
  private var grounds: [Ground] = []

  /// The pictures at the beginning of a plan, drawn.
  private struct Ground {
    var passes: [Pass]
    /// The pictures that the passes draw, in their order.
    var images: [PixelImage]
    /// The rectangle of the plan's pixels that has been drawn.
    var area: PixelRect
    var pixels: ByteImage
  }

  /// Paints a part of a plan onto a picture of the plan's size.
  ///
  /// - Parameter isBand: True where others paint the rest of the picture, so that only the part's own ground is needed.
  mutating func paint(
    _ plan: Plan, _ resources: RasterResources, in damage: PixelRect, of picture: inout ByteImage,
    isBand: Bool
  ) {
    guard !plan.bounds.isEmpty else { return }
    var part = plan
    if isBand || damage.width * damage.height < plan.bounds.width * plan.bounds.height / 2 {
      part = plan.part(deciding: damage).withoutMeasuring
      guard !part.bounds.isEmpty else { return }
    }
    let count = keepGround(of: plan, in: isBand ? part.bounds : plan.bounds, resources)
    guard part.bounds != plan.bounds else {
      prepare(&picture, plan.bounds, count > 0)
      part = plan
      part.passes.removeFirst(count)
      return renderer.draw(part, resources: resources, onto: &picture)
    }
    var pixels = ByteImage(width: part.bounds.width, height: part.bounds.height)
    let isShared = count > 0 && part.passes.count >= count && part.passes[..<count] == plan.passes[..<count]
    prepare(&pixels, part.bounds, isShared)
    if isShared { part.passes.removeFirst(count) }
    renderer.draw(part, resources: resources, onto: &pixels)
    let whole = PixelRect(minX: 0, minY: 0, maxX: part.bounds.width, maxY: part.bounds.height)
    let (x, y) = (part.bounds.minX - plan.bounds.minX, part.bounds.minY - plan.bounds.minY)
    let inside = damage.moved(x: -x, y: -y).intersection(whole)
    picture.copy(inside, of: pixels, toX: x, y: y)
  }

  /// Draws the pictures at the beginning of a plan in an area, if they are others than the last time. Returns the number of their
  /// passes.
  private mutating func keepGround(of plan: Plan, in area: PixelRect, _ resources: RasterResources) -> Int {
    var (passes, images): ([Pass], [PixelImage]) = ([], [])
    for pass in plan.passes {
      guard case .image(let drawn) = pass, let image = resources.images[drawn.source] else { break }
      passes.append(pass)
      images.append(image)
    }
    guard !passes.isEmpty else { return 0 }
    let known = grounds.firstIndex {
      $0.passes == passes && $0.images == images && $0.area.union(area) == $0.area
    }
    if let known {
      grounds.append(grounds.remove(at: known))
      return passes.count
    }
    if grounds.count == 2 { grounds.removeFirst() }
    var below = plan
    (below.passes, below.bounds) = (passes, area)
    var pixels = ByteImage(width: area.width, height: area.height)
    renderer.draw(below, resources: resources, onto: &pixels)
    grounds.append(Ground(passes: passes, images: images, area: area, pixels: pixels))
    return passes.count
  }

  /// Sets the pixels of a picture of `area` to those of the ground, or to none.
  private func prepare(_ picture: inout ByteImage, _ area: PixelRect, _ showsGround: Bool) {
    guard showsGround, let ground = grounds.last else {
      return picture.samples.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
    picture.copy(
      area.moved(x: -ground.area.minX, y: -ground.area.minY), of: ground.pixels,
      toX: ground.area.minX - area.minX,
      y: ground.area.minY - area.minY)
  }
}

extension ByteImage {
  /// Copies the pixels of a rectangle of another picture, moved by a distance.
  fileprivate mutating func copy(_ area: PixelRect, of other: ByteImage, toX x: Int, y: Int) {
    let (columns, width) = (area.width, width)
    samples.withUnsafeMutableBytes { target in
      other.samples.withUnsafeBytes { source in
        for row in area.minY..<area.maxY {
          let from = 4 * (row * other.width + area.minX), to = 4 * ((row + y) * width + area.minX + x)
          UnsafeMutableRawBufferPointer(rebasing: target[to..<(to + 4 * columns)])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[from..<(from + 4 * columns)]))
        }
      }
    }
  }
}
