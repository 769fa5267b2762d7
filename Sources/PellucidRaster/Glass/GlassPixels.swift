// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A row of a surface, read and written four pixels at a time.
struct GlassPixels {
  let surface: UnsafeSurface
  let y: Int
  /// The pixels that may be changed; others of a four are left alone.
  let columns: Range<Int>

  /// Returns whether all four pixels from x on may be changed.
  @inline(always)
  func holdsFour(_ x: Int) -> Bool { x >= columns.lowerBound && x &+ 4 <= columns.upperBound }

  /// Four premultiplied colours from x on; transparent where nothing may be changed.
  @inline(always)
  func below(_ x: Int) -> GlassColor<SIMD4<Float>> {
    if holdsFour(x) {
      return GlassColor(FourColors(cells: UnsafeRawPointer(surface.row(y, from: x))))
    }
    return belowInPart(x)
  }

  private func belowInPart(_ x: Int) -> GlassColor<SIMD4<Float>> {
    func pixel(_ lane: Int) -> SIMD4<Float> {
      columns.contains(x + lane) ? Sample.unit(surface.row(y, from: x + lane)[0]) : SIMD4(repeating: 0)
    }
    return GlassColor(FourColors(pixel(0), pixel(1), pixel(2), pixel(3)))
  }

  @inline(always)
  func store(_ color: GlassColor<SIMD4<Float>>, _ x: Int) {
    if holdsFour(x) {
      color.four.store(to: UnsafeMutableRawPointer(surface.row(y, from: x)))
    } else {
      storeInPart(color.four, x)
    }
  }

  /// Stores colours that lie in 0…1.
  @inline(always)
  func store(held color: GlassColor<SIMD4<Float>>, _ x: Int) {
    if holdsFour(x) {
      color.four.storeUnclamped(to: UnsafeMutableRawPointer(surface.row(y, from: x)))
    } else {
      storeInPart(color.four, x)
    }
  }

  private func storeInPart(_ four: FourColors, _ x: Int) {
    for lane in 0..<4 where columns.contains(x + lane) {
      surface.row(y, from: x + lane)[0] = Sample.whole(four[lane])
    }
  }
}
