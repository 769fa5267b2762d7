// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The state that drawing onto the caller's own pixels leaves for the next drawing onto them.
public struct Overlay: Sendable {
  /// A rectangle around the pixels that differ from those of the last drawing, including the pixels that the caller painted;
  /// empty if none do.
  public internal(set) var changed: PixelRect
  let layout: PixelLayout
  let plan: Plan
  let resources: RasterResources
  /// The caller's pixels below everything that is drawn.
  let ground: [GroundPatch]
  let history: GlassHistory
  /// The backdrops that were seen behind adaptive glass.
  let looks: OverlayLooks
}

/// A rectangle of the caller's pixels as they are below everything that is drawn.
struct GroundPatch: Sendable {
  let bounds: PixelRect
  private(set) var image: ByteImage

  /// Copies the pixels of a rectangle that is not empty.
  init(_ bounds: PixelRect, of pixels: UnsafePixels) {
    (self.bounds, image) = (bounds, ByteImage(width: bounds.width, height: bounds.height))
    copy(bounds, from: pixels)
  }

  private init(_ bounds: PixelRect, _ image: ByteImage) { (self.bounds, self.image) = (bounds, image) }

  /// Copies the part of the caller's pixels that lies in both rectangles.
  mutating func copy(_ area: PixelRect, from pixels: UnsafePixels) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      pixels.read(y, area.minX..<area.maxX, into: &image.samples[samples(y, area)])
    }
  }

  /// Copies the pixels of another patch that lie in this one.
  mutating func copy(_ other: GroundPatch) {
    let area = bounds.intersection(other.bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      image.samples.replaceSubrange(samples(y, area), with: other.image.samples[other.samples(y, area)])
    }
  }

  /// Writes the pixels that lie in a rectangle to the caller's.
  func write(_ area: PixelRect, to pixels: UnsafePixels) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      pixels.write(image.samples[samples(y, area)], y, from: area.minX)
    }
  }

  /// Returns the patch of a rectangle that lies in this one and is not empty.
  func part(_ area: PixelRect) -> GroundPatch {
    var part: [UInt8] = []
    part.reserveCapacity(4 * area.width * area.height)
    for y in area.minY..<area.maxY { part += image.samples[samples(y, area)] }
    return GroundPatch(area, ByteImage(width: area.width, height: area.height, samples: part))
  }

  /// Draws a plan whose bounds are those of the patch.
  mutating func draw<Executor>(
    _ plan: Plan, _ resources: RasterResources, with renderer: inout Renderer<Executor>
  ) {
    renderer.draw(plan, resources: resources, onto: &image)
  }

  private func samples(_ y: Int, _ area: PixelRect) -> Range<Int> {
    let first = 4 * ((y - bounds.minY) * bounds.width + area.minX - bounds.minX)
    return first..<(first + 4 * area.width)
  }
}

/// The caller's pixels as they are below everything that is drawn: those of the frame where the caller painted or nothing was
/// drawn, and those kept from the last drawing elsewhere.
struct Ground {
  let pixels: UnsafePixels
  /// The rectangle that the caller painted since.
  let painted: PixelRect
  let kept: [GroundPatch]

  /// Returns the ground of a rectangle that is not empty.
  func patch(_ bounds: PixelRect) -> GroundPatch {
    if let same = kept.first(where: { $0.bounds == bounds }) {
      var patch = same
      patch.copy(painted, from: pixels)
      return patch
    }
    var patch = GroundPatch(bounds, of: pixels)
    for old in kept { patch.copy(old) }
    patch.copy(painted, from: pixels)
    return patch
  }
}
