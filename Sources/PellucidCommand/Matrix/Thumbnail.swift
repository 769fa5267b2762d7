// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Smaller copies of pictures.
enum Thumbnail {
  /// The average of the pixels that each pixel of the copy covers, with whole pixels at its borders.
  static func of(_ image: PixelImage, width: Int, height: Int) -> PixelImage {
    var copy = PixelImage(width: width, height: height)
    let columns = (0..<width).map { Self.range($0, of: width, over: image.width) }
    for y in 0..<height {
      let rows = range(y, of: height, over: image.height)
      for x in 0..<width { copy[x, y] = average(image, columns[x], rows) }
    }
    return copy
  }

  /// Overwrites the pixels of `image` from (x, y) on; what lies outside is left out.
  static func put(_ copy: PixelImage, into image: inout PixelImage, x: Int, y: Int) {
    for row in 0..<copy.height where y + row >= 0 && y + row < image.height {
      for column in 0..<copy.width where x + column >= 0 && x + column < image.width {
        image[x + column, y + row] = copy[column, row]
      }
    }
  }

  /// The same colours of sRGB in Display P3.
  static func widened(_ image: PixelImage) -> PixelImage {
    var copy = image
    for y in 0..<image.height {
      for x in 0..<image.width {
        let wide = Straight<DisplayP3>(image.straight(x: x, y: y, in: SRGB.self))
        copy[x, y] = samples(wide, alpha: image[x, y].w)
      }
    }
    return copy
  }

  /// Premultiplied.
  private static func samples(_ color: Straight<DisplayP3>, alpha: UInt16) -> SIMD4<UInt16> {
    func component(_ value: Float) -> UInt16 { UInt16((min(max(value, 0), 1) * Float(alpha)).rounded()) }
    return SIMD4(component(color.red), component(color.green), component(color.blue), alpha)
  }

  private static func range(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  private static func average(_ image: PixelImage, _ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<UInt16>
  {
    var sum = SIMD4<UInt32>(repeating: 0)
    for y in rows {
      for x in columns { sum &+= SIMD4<UInt32>(truncatingIfNeeded: image[x, y]) }
    }
    let count = UInt32(columns.count * rows.count)
    return SIMD4<UInt16>(truncatingIfNeeded: (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count))
  }
}
