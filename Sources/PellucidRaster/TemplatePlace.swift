// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The place of a template picture, of which only the alpha is used, as the coverage of a foreground colour.
package struct TemplatePlace: Hashable, Sendable {
  package var fit: ContentMode
  /// The frame in points, before `transform`, which maps to the points of the scene.
  package var frame: Rect
  package var transform: Transform
  /// The number of pixels per point.
  package var scale: Double
  /// The pixels of the picture that is drawn on.
  package var clip: PixelRect

  /// The error of a turned picture whose visible part, along its own axes, has too many pixels.
  package struct TooLarge: Error {
    package let width: Int, height: Int
  }

  package init(fit: ContentMode, frame: Rect, transform: Transform, scale: Double, clip: PixelRect) {
    (self.fit, self.frame, self.transform, self.scale, self.clip) = (fit, frame, transform, scale, clip)
  }

  private var toPixels: Transform { transform.followed(by: .scale(scale)) }

  /// The bounds of the mask in pixels; the mask takes one byte per pixel.
  package var area: PixelRect { PixelRect(covering: toPixels.bounds(of: frame)).intersection(clip) }

  /// A Boolean value that is true where nothing of the picture is seen.
  package var isEmpty: Bool { area.isEmpty || frame.isEmpty || toPixels.inverse == nil }

  /// The size at which the picture is shown.
  package var box: PictureBox { PictureBox(of: frame, transform, scale: scale) }

  /// Returns the coverage of a picture.
  ///
  /// - Parameter mostPixels: The greatest number of pixels of a turned picture that are kept.
  package func mask(
    of image: PixelImage, upTo mostPixels: Int, executor: some BandExecutor
  ) throws(TooLarge) -> CoverageMask {
    let (toPixels, area) = (toPixels, area)
    guard !isEmpty, let back = toPixels.inverse else {
      return CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), values: [])
    }
    let isUpright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
    guard isUpright else { return try turned(image, back, mostPixels, executor) }
    let placement = ImagePlacement(frame: toPixels.bounds(of: frame), fit: fit)
    let fitted = FittedImage(image, placement, in: area, executor: executor)
    var values = [UInt8](repeating: 0, count: area.width * area.height)
    for y in area.minY..<area.maxY {
      let row = Self.share(of: y, placement.frame.minY, placement.frame.maxY)
      for x in area.minX..<area.maxX {
        let share = row * Self.share(of: x, placement.frame.minX, placement.frame.maxX)
        values[(y - area.minY) * area.width + x - area.minX] = Self.byte(fitted.alpha(x: x, y: y) * share)
      }
    }
    return CoverageMask(bounds: area, values: values)
  }

  /// Returns the coverage of a rotated picture: resamples the visible part along the picture's own axes to about the
  /// final size, and averages four samples per pixel.
  private func turned(
    _ image: PixelImage, _ back: Transform, _ mostPixels: Int, _ executor: some BandExecutor
  ) throws(TooLarge) -> CoverageMask {
    let area = area
    let whole = Rect(x: 0, y: 0, width: Double(box.width), height: Double(box.height))
    let toBox = Transform.translation(x: -frame.x, y: -frame.y).followed(
      by: Transform(
        a: whole.width / frame.width, b: 0, c: 0, d: whole.height / frame.height, tx: 0, ty: 0))
    let map = back.followed(by: toBox)
    let seen = Self.seen(area, by: map, of: box)
    guard !seen.isEmpty else {
      return CoverageMask(bounds: area, values: [UInt8](repeating: 0, count: area.width * area.height))
    }
    guard seen.width * seen.height <= mostPixels else {
      throw TooLarge(width: seen.width, height: seen.height)
    }
    let fitted = FittedImage(image, ImagePlacement(frame: whole, fit: fit), in: seen, executor: executor)
    var values = [UInt8](repeating: 0, count: area.width * area.height)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum: Float = 0
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          sum += fitted.alpha(at: map.applied(to: Point(x: Double(x) + dx, y: Double(y) + dy)))
        }
        values[(y - area.minY) * area.width + x - area.minX] = Self.byte(sum / 4)
      }
    }
    return CoverageMask(bounds: area, values: values)
  }

  /// Returns the part of a picture, in pixels along its own axes, that bilinear samples for `area` read.
  private static func seen(_ area: PixelRect, by map: Transform, of box: PictureBox) -> PixelRect {
    let bounds = map.bounds(
      of: Rect(
        x: Double(area.minX), y: Double(area.minY), width: Double(area.width), height: Double(area.height)))
    let around = Rect(
      x: bounds.x - 1, y: bounds.y - 1, width: bounds.width + 2, height: bounds.height + 2)
    return PixelRect(covering: around)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: box.width, maxY: box.height))
  }

  /// Returns the fraction of a pixel that lies between two edges.
  private static func share(of pixel: Int, _ low: Double, _ high: Double) -> Float {
    Float(max(0, min(Double(pixel) + 1, high) - max(Double(pixel), low)))
  }

  private static func byte(_ share: Float) -> UInt8 { UInt8(min(max(share, 0), 1) * 255 + 0.5) }
}

extension FittedImage {
  /// Returns the bilinearly interpolated alpha at a point, with 0 outside the picture.
  fileprivate func alpha(at point: Point) -> Float {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, below) = (Float(x - left), Float(y - top))
    guard left >= -1, top >= -1, left <= Double(bounds.maxX), top <= Double(bounds.maxY) else { return 0 }
    let (column, row) = (Int(left), Int(top))
    let first = alpha(x: column, y: row) * (1 - right) + alpha(x: column + 1, y: row) * right
    let second = alpha(x: column, y: row + 1) * (1 - right) + alpha(x: column + 1, y: row + 1) * right
    return first * (1 - below) + second * below
  }
}
