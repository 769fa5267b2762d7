// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster

/// The pixels of one canvas of a page, and the frame that they show.
package final class WebSurface {
  /// The last frame, from which the next one is drawn at the cost of the differences.
  var frame: Frame?
  /// Straight RGBA with 8 bits a sample, as the canvases of pages take it.
  package private(set) var bytes: [UInt8] = []
  package private(set) var width = 0, height = 0
  package private(set) var gamut = Gamut.srgb
  /// The rectangle that the last drawing has changed.
  package private(set) var damage = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init() {}

  /// Shows a frame in which only `damage` differs from the last one; nil for a frame that has nothing in common with it.
  func show(_ next: Frame, differingIn damage: PixelRect?) {
    let (image, whole) = (next.image, PixelRect(minX: 0, minY: 0, maxX: next.image.width, maxY: next.image.height))
    gamut = next.plan.gamut
    self.damage = damage ?? whole
    if width != image.width || height != image.height {
      (width, height) = (image.width, image.height)
      bytes = [UInt8](repeating: 0, count: 4 * width * height)
      self.damage = whole
    }
    let area = self.damage.intersection(whole)
    bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress, !area.isEmpty else { return }
      Dither.part(area, of: image, into: base)
      for y in area.minY..<area.maxY {
        let first = 4 * (y * width + area.minX)
        Self.divide(UnsafeMutableRawBufferPointer(rebasing: bytes[first..<(first + 4 * area.width)]))
      }
    }
    frame = next
  }

  /// Divides the colours of translucent pixels by their alpha, rounding to nearest.
  private static func divide(_ row: UnsafeMutableRawBufferPointer) {
    for first in stride(from: 0, to: row.count, by: 4) {
      let alpha = UInt32(row[first + 3])
      guard alpha < 255 else { continue }
      for lane in first..<(first + 3) {
        row[lane] = alpha == 0 ? 0 : UInt8(min(255, (UInt32(row[lane]) * 255 + alpha / 2) / alpha))
      }
    }
  }
}
