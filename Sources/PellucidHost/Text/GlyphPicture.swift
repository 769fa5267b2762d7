// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The picture of a colour glyph, as fonts of emoji contain them.
struct GlyphPicture {
  /// The pixels, in the gamut that they were read for.
  let image: PixelImage
  /// The rectangle of the picture, in points from the glyph's origin, y down.
  let box: Rect

  /// The limits of a picture. Chosen: the largest known fonts have 160 pixels a side.
  private static let limits: ImageLimits = {
    var limits = ImageLimits()
    (limits.maximumBytes, limits.maximumPixels) = (1 << 20, 512 * 512)
    return limits
  }()

  /// Reads the picture of a glyph; nil where the font has none.
  ///
  /// - Parameter pixelsPerPoint: The scale at which the picture is drawn. A much larger picture is reduced, so that a text
  ///   of tiny emoji costs no more than its pixels.
  init?(glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>, gamut: Gamut, pixelsPerPoint: Double) {
    guard let shaped = pango_font_get_hb_font(font), let file = hb_ot_color_glyph_reference_png(shaped, glyph)
    else {
      return nil
    }
    defer { hb_blob_destroy(file) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(file, &length), length > 0 else { return nil }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaped, glyph, &extents) != 0,
      var image = try? ImageReader(limits: Self.limits).read(bytes: bytes, gamut: gamut)
    else { return nil }
    let unit = Double(PANGO_SCALE)
    box = Rect(
      x: Double(extents.x_bearing) / unit, y: -Double(extents.y_bearing) / unit,
      width: Double(extents.width) / unit,
      height: -Double(extents.height) / unit)
    guard box.width > 0, box.height > 0 else { return nil }
    while Double(image.width) > 4 * box.width * pixelsPerPoint, image.width > 1, image.height > 1 {
      image = image.halved
    }
    self.image = image
  }
}

extension PixelImage {
  /// The picture at half its size; each pixel is the mean of four, and an odd last row or column is left out.
  fileprivate var halved: PixelImage {
    var half = PixelImage(width: width / 2, height: height / 2)
    for y in 0..<half.height {
      for x in 0..<half.width {
        var sum = SIMD4<UInt32>(repeating: 2)
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: self[2 * x + dx, 2 * y + dy])
        }
        half[x, y] = SIMD4<UInt16>(truncatingIfNeeded: sum &>> 2)
      }
    }
    return half
  }
}
