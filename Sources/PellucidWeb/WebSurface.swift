// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster

/// The pixels of one canvas of a page, with the plan that they were drawn by, from which the next picture is drawn at the cost of the
/// differences.
package final class WebSurface {
  /// The last plan and its resources; nil while there is no picture.
  private(set) var drawn: (plan: Plan, resources: RasterResources)?
  private var picture = ByteImage(width: 1, height: 1)
  /// The straight pixels, where the picture has translucent ones.
  private var straight: [UInt8] = []
  /// The rectangle that the last drawing has changed.
  package private(set) var damage = PixelRect.empty
  /// The number of the pixels in it.
  var damagedPixels: Int { damage.width * damage.height }

  package init() {}

  package var width: Int { picture.width }
  package var height: Int { picture.height }
  package var gamut: Gamut { drawn?.plan.gamut ?? .srgb }

  /// Straight RGBA with 8 bits a sample, as the canvases of pages take it.
  package var bytes: [UInt8] { straight.isEmpty ? picture.samples : straight }

  /// Takes the plan of the next picture, and finds the pixels that differ from the last one's. They have to be painted.
  func take(_ plan: Plan, _ resources: RasterResources) {
    let last = drawn
    drawn = (plan, resources)
    let size = PixelRect(minX: 0, minY: 0, maxX: max(1, plan.bounds.width), maxY: max(1, plan.bounds.height))
    if let last, last.plan.bounds == plan.bounds, last.plan.gamut == plan.gamut {
      damage = plan.damage(since: last.plan, resources.changes(since: last.resources))
    } else {
      damage = size
      if width != size.width || height != size.height {
        picture = ByteImage(width: size.width, height: size.height)
        straight = []
      }
    }
  }

  /// Paints a part of the damaged rectangle.
  func paint(_ area: PixelRect, by renderer: inout WebPainter) {
    guard let drawn, !area.isEmpty else { return }
    renderer.paint(drawn.plan, drawn.resources, in: area, of: &picture, isBand: area != damage)
    divide(in: area)
  }

  /// Shows a picture of 16 bits a sample.
  func show(_ image: PixelImage, of plan: Plan, _ resources: RasterResources) {
    picture = ByteImage(dithering: image)
    damage = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    straight = []
    divide(in: damage)
    drawn = (plan, resources)
  }

  /// Divides the colours of the translucent pixels of a rectangle by their alpha.
  private func divide(in changed: PixelRect) {
    var area = changed
    if straight.isEmpty {
      guard !picture.isOpaque(in: area) else { return }
      straight = [UInt8](repeating: 0, count: picture.samples.count)
      area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    }
    let width = width
    straight.withUnsafeMutableBytes { target in
      picture.samples.withUnsafeBytes { source in
        for y in area.minY..<area.maxY {
          for first in stride(from: 4 * (y * width + area.minX), to: 4 * (y * width + area.maxX), by: 4) {
            let pixel = source.loadUnaligned(fromByteOffset: first, as: UInt32.self)
            guard pixel >> 24 < 255 else {
              target.storeBytes(of: pixel, toByteOffset: first, as: UInt32.self)
              continue
            }
            Self.divide(first, source, target)
          }
        }
      }
    }
  }

  /// Writes a straight pixel, rounded to nearest.
  private static func divide(
    _ first: Int, _ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer
  ) {
    let alpha = UInt32(source[first + 3])
    target[first + 3] = source[first + 3]
    for lane in first..<(first + 3) {
      target[lane] = alpha == 0 ? 0 : UInt8(min(255, (UInt32(source[lane]) * 255 + alpha / 2) / alpha))
    }
  }
}

extension ByteImage {
  /// Returns whether every pixel of a rectangle has full alpha.
  fileprivate func isOpaque(in area: PixelRect) -> Bool {
    samples.withUnsafeBytes { bytes in
      for y in area.minY..<area.maxY {
        var all = SIMD16<UInt8>(repeating: 255)
        var first = 4 * (y * width + area.minX)
        let end = 4 * (y * width + area.maxX)
        while first + 16 <= end {
          all &= bytes.loadUnaligned(fromByteOffset: first, as: SIMD16<UInt8>.self)
          first += 16
        }
        while first < end {
          all[3] &= bytes[first + 3]
          first += 4
        }
        guard all[3] & all[7] & all[11] & all[15] == 255 else { return false }
      }
      return true
    }
  }
}
