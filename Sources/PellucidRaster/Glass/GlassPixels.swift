// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A row of a surface that is read and written four pixels at a time.
struct GlassPixels {
  let surface: UnsafeSurface
  let y: Int
  /// The pixels that may be changed. A group of four may extend beyond them.
  let columns: Range<Int>

  /// Returns a Boolean value indicating whether all four pixels from x on may be changed.
  @inline(always)
  func holdsFour(_ x: Int) -> Bool { x >= columns.lowerBound && x &+ 4 <= columns.upperBound }

  /// Returns four premultiplied colours from x on; transparent for pixels outside `columns`.
  @inline(always)
  func below(_ x: Int) -> GlassColor<SIMD4<Float>> {
    if holdsFour(x) {
      return GlassColor(FourColors(cells: UnsafeRawPointer(surface.row(y, from: x))))
    }
    return belowInPart(x)
  }

  /// Returns the four premultiplied colours of a group that extends beyond `columns`, transparent for the pixels outside.
  private func belowInPart(_ x: Int) -> GlassColor<SIMD4<Float>> {
    func pixel(_ lane: Int) -> SIMD4<Float> {
      columns.contains(x + lane) ? Sample.unit(surface.row(y, from: x + lane)[0]) : SIMD4(repeating: 0)
    }
    return GlassColor(FourColors(pixel(0), pixel(1), pixel(2), pixel(3)))
  }

  /// Stores four premultiplied colours, clamped to 0…1; pixels outside `columns` are kept.
  @inline(always)
  func store(_ color: GlassColor<SIMD4<Float>>, _ x: Int) {
    if holdsFour(x) {
      color.four.store(to: UnsafeMutableRawPointer(surface.row(y, from: x)))
    } else {
      storeInPart(color.four, x)
    }
  }

  /// Stores four premultiplied colours whose components lie in 0…1; pixels outside `columns` are kept.
  @inline(always)
  func store(held color: GlassColor<SIMD4<Float>>, _ x: Int) {
    if holdsFour(x) {
      color.four.storeUnclamped(to: UnsafeMutableRawPointer(surface.row(y, from: x)))
    } else {
      storeInPart(color.four, x)
    }
  }

  /// Stores those pixels of a group of four that lie in `columns`.
  private func storeInPart(_ four: FourColors, _ x: Int) {
    for lane in 0..<4 where columns.contains(x + lane) {
      surface.row(y, from: x + lane)[0] = Sample.whole(four[lane])
    }
  }
}
