// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Paints pixels outside the shape, where only shadows are drawn.
  func paintShadows(_ run: Range<Int>, _ row: UnsafeGlassRow, _ columns: inout UnsafeEdgeColumns) {
    if shader.drop.vibrancy > 0 { return paintEdge(run, row, &columns) }
    for x in Fours(run) {
      let distances = row.grid.distances(x)
      var shadow = shader.drop.color(shader.drop.strength(distances.lane(1)))
      if shader.ring.isSeenOutside {
        shadow = shadow.darkened(by: shader.ring.alpha(distances.lane(2), coverage: SIMD4(repeating: 0)))
      }
      if opacity < 1 { shadow = shadow.faded(by: opacity) }
      if shader.drop.isBlack, row.pixels.darkenOpaque(by: shadow.alpha, x) { continue }
      row.pixels.store(shadow.over(row.pixels.below(x)), x)
    }
  }
}

extension GlassColor {
  /// Returns a premultiplied colour multiplied by an opacity.
  @inline(always)
  func faded(by opacity: Float) -> GlassColor {
    GlassColor(red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
  }
}

extension GlassPixels {
  /// Draws black with four alphas over four pixels, in integers. Returns false, drawing nothing, if one of the pixels
  /// is not opaque or lies outside the columns.
  @inline(always)
  fileprivate func darkenOpaque(by alpha: SIMD4<Float>, _ x: Int) -> Bool {
    guard holdsFour(x) else { return false }
    let pixels = UnsafeMutableRawPointer(surface.row(y, from: x))
    let first = pixels.loadUnaligned(as: SIMD8<UInt16>.self)
    let second = pixels.loadUnaligned(fromByteOffset: 16, as: SIMD8<UInt16>.self)
    let both = first & second
    guard both[3] & both[7] == 65535 else { return false }
    let part = Sample.lowBits(alpha) & 0xFFFF
    let pair = part | (part &<< 16)
    let (left, right) = (SIMD4(pair.x, pair.x, pair.y, pair.y), SIMD4(pair.z, pair.z, pair.w, pair.w))
    pixels.storeBytes(of: Self.darkened(first, by: left), as: SIMD8<UInt16>.self)
    pixels.storeBytes(of: Self.darkened(second, by: right), toByteOffset: 16, as: SIMD8<UInt16>.self)
    return true
  }

  /// Returns two opaque pixels, each multiplied by one minus a 16-bit alpha. Alphas are multiplied too, because one
  /// instruction handles all lanes, and then restored.
  @inline(always)
  private static func darkened(_ pixels: SIMD8<UInt16>, by part: SIMD4<UInt32>) -> SIMD8<UInt16> {
    let rest = pixels &- highHalf(pixels, unsafeBitCast(part, to: SIMD8<UInt16>.self))
    return rest | SIMD8(0, 0, 0, .max, 0, 0, 0, .max)
  }

  /// Returns the high halves of the products. Written lane by lane the loop compiles to one instruction.
  @inline(always)
  private static func highHalf(_ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>) -> SIMD8<UInt16> {
    @inline(always) func lane(_ index: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt32(first[index]) &* UInt32(second[index])) &>> 16)
    }
    return SIMD8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }
}
