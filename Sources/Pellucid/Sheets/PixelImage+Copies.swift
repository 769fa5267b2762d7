// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

extension RenderedPicture {
  /// Returns the picture, or a copy in its proportions where it is wider than a number of pixels.
  func reduced(toWidth most: Int) -> RenderedPicture {
    guard width > most, most > 0 else { return self }
    var copy = self
    let height = (Double(height) * Double(most) / Double(width)).rounded()
    copy.image = image.reduced(toWidth: most, height: max(1, Int(height)))
    return copy
  }
}

/// Copies of pictures for sheets and pages.
extension PixelImage {
  /// Returns a smaller copy by a box filter: each pixel is the average of the source pixels it covers, rounded outwards
  /// to whole pixels.
  func reduced(toWidth width: Int, height: Int) -> PixelImage {
    var copy = PixelImage(width: width, height: height)
    let columns = (0..<width).map { Self.range($0, of: width, over: self.width) }
    for y in 0..<height {
      let rows = Self.range(y, of: height, over: self.height)
      for x in 0..<width { copy[x, y] = average(columns[x], rows) }
    }
    return copy
  }

  /// Copies a picture to (x, y); the part outside of this picture is clipped.
  mutating func put(_ copy: PixelImage, x: Int, y: Int) {
    for row in 0..<copy.height where y + row >= 0 && y + row < height {
      for column in 0..<copy.width where x + column >= 0 && x + column < width {
        self[x + column, y + row] = copy[column, row]
      }
    }
  }

  /// The picture converted from sRGB to Display P3.
  var widened: PixelImage {
    var copy = self
    for y in 0..<height {
      for x in 0..<width {
        let wide = Straight<DisplayP3>(straight(x: x, y: y, in: SRGB.self))
        copy[x, y] = Self.samples(wide, alpha: self[x, y].w)
      }
    }
    return copy
  }

  /// Returns the premultiplied samples of a colour.
  private static func samples(_ color: Straight<DisplayP3>, alpha: UInt16) -> SIMD4<UInt16> {
    func component(_ value: Float) -> UInt16 { UInt16((min(max(value, 0), 1) * Float(alpha)).rounded()) }
    return SIMD4(component(color.red), component(color.green), component(color.blue), alpha)
  }

  private static func range(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<UInt16> {
    var sum = SIMD4<UInt32>(repeating: 0)
    for y in rows {
      for x in columns { sum &+= SIMD4<UInt32>(truncatingIfNeeded: self[x, y]) }
    }
    let count = UInt32(columns.count * rows.count)
    return SIMD4<UInt16>(truncatingIfNeeded: (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count))
  }
}
