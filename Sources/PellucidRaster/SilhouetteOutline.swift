// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The outline around the visible part of a picture, as coverage.
package enum SilhouetteOutline {
  /// The number of samples per pixel along each axis.
  private static let samples = 4

  /// Returns the coverage of a line of `width` pixels around the picture's alpha, on its outside.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in which `fit` places the picture, in the space before `toPixels`.
  ///   - width: The width of the line, in pixels, clamped to 0…64. Its outer edge fades over one pixel.
  ///   - clip: The pixels for which coverage is computed.
  /// - Complexity: O(pixels · width²).
  package static func mask(
    of image: PixelImage, fit: ContentMode, in frame: Rect, toPixels: Transform, width: Double,
    clippedTo clip: PixelRect
  ) -> CoverageMask {
    let bounds = Self.bounds(of: frame, toPixels: toPixels, width: width).intersection(clip)
    guard !bounds.isEmpty, let back = toPixels.inverse else {
      return CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), values: [])
    }
    let width = min(max(width, 0), 64)
    let reach = Int(width.rounded(.up)) + 1
    let padded = PixelRect(
      minX: bounds.minX - reach, minY: bounds.minY - reach, maxX: bounds.maxX + reach,
      maxY: bounds.maxY + reach)
    let alphas = image.withUnsafeImage { Self.alphas(of: $0, fit, frame, back, in: padded) }
    let disc = Self.disc(width: width, reach: reach, stride: padded.width)
    var values: [UInt8] = []
    values.reserveCapacity(bounds.width * bounds.height)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let index = (y + reach) * padded.width + x + reach
        let own = alphas[index]
        var most: Float = 0
        if own < 1 {
          for (offset, weight) in disc { most = max(most, alphas[index + offset] * weight) }
        }
        values.append(UInt8(min(max(most - own, 0), 1) * 255 + 0.5))
      }
    }
    return CoverageMask(bounds: bounds, values: values)
  }

  /// Returns the pixels that the line around a picture in `frame` can touch.
  package static func bounds(of frame: Rect, toPixels: Transform, width: Double) -> PixelRect {
    let box = toPixels.bounds(of: frame)
    let margin = min(max(width, 0), 64) + 1
    return PixelRect(
      covering: Rect(
        x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin))
  }

  /// Returns the offsets of the pixels within reach of the line and the coverage that each would give to the middle.
  private static func disc(width: Double, reach: Int, stride: Int) -> [(offset: Int, weight: Float)] {
    var disc: [(offset: Int, weight: Float)] = []
    for dy in -reach...reach {
      for dx in -reach...reach {
        let weight = min(max(width + 1 - Double(dx * dx + dy * dy).squareRoot(), 0), 1)
        if weight > 0 { disc.append((dy * stride + dx, Float(weight))) }
      }
    }
    return disc
  }

  /// Returns the picture's mean alpha in every pixel of `area`, 0…1, row by row.
  private static func alphas(
    of image: UnsafeImage, _ fit: ContentMode, _ frame: Rect, _ back: Transform, in area: PixelRect
  ) -> [Float] {
    let placed = fit.placed(width: Double(image.width), height: Double(image.height), in: frame)
    let (columns, rows) = (Double(image.width) / placed.width, Double(image.height) / placed.height)
    let share = 1 / Float(samples * samples * 65535)
    var alphas: [Float] = []
    alphas.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum: Float = 0
        for sample in 0..<(samples * samples) {
          let point = back.applied(
            to: Point(
              x: Double(x) + (Double(sample % samples) + 0.5) / Double(samples),
              y: Double(y) + (Double(sample / samples) + 0.5) / Double(samples)))
          guard point.x >= frame.minX, point.x < frame.maxX, point.y >= frame.minY, point.y < frame.maxY
          else { continue }
          let column = Int(((point.x - placed.minX) * columns).rounded(.down))
          let row = Int(((point.y - placed.minY) * rows).rounded(.down))
          guard column >= 0, column < image.width, row >= 0, row < image.height else { continue }
          sum += Float(image.row(row)[column].w)
        }
        alphas.append(sum * share)
      }
    }
    return alphas
  }
}
