// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// Something that yields premultiplied colours, a row at a time, for the compositor to mix in.
protocol RowSource: Sendable {
  /// Elements of scratch that `shade` needs.
  var scratchCount: Int { get }
  /// Writes the colours of `count` pixels from (x, y). Must not depend on how a picture is cut into rows.
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>)
  /// A Boolean value that is true where the colours are drawn instead of what is there, as far as coverage goes.
  /// Opaque ones always are; materials are too, because what they show is made of what is there.
  var replaces: Bool { get }
  /// Writes `count` 16-bit pixels from (x, y). `row` is scratch as well.
  func store(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>)
  /// Writes `count` 8-bit pixels from (x, y), dithered. `room` takes as many of 16 bits, beside `row` and `scratch`.
  func storeBytes(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer, room: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>)
}

extension RowSource {
  var replaces: Bool { false }

  @inline(__always)
  func store(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    shade(y, from: x, count: count, into: row, scratch: scratch)
    for index in 0..<count {
      let pixel = Sample.whole(row[index])
      pixels.storeBytes(of: pixel, toByteOffset: index * ReducedImage.stride, as: SIMD4<UInt16>.self)
    }
  }

  func storeBytes(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer, room: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    store(y, from: x, count: count, into: room, row: row, scratch: scratch)
    Dither.store(room, count: count, x: x, y: y, into: pixels)
  }
}

/// A source whose pixels each look somewhere of their own.
protocol PixelSource: RowSource {
  /// The premultiplied colour of one pixel.
  func color(_ x: Int, _ y: Int) -> SIMD4<Float>
}

extension PixelSource {
  var scratchCount: Int { 0 }

  @inline(__always)
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count { row[index] = color(x + index, y) }
  }
}

/// Another source with its encoded colours multiplied; alpha stays.
struct DarkenedSource<Source: RowSource>: RowSource {
  let source: Source
  /// 0…1.
  let brightness: Float
  var scratchCount: Int { source.scratchCount }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    source.shade(y, from: x, count: count, into: row, scratch: scratch)
    let factors = SIMD4(brightness, brightness, brightness, 1)
    for index in 0..<count { row[index] *= factors }
  }
}

/// One colour everywhere.
struct SolidSource: RowSource {
  let color: SIMD4<Float>
  var scratchCount: Int { 0 }
  var replaces: Bool { color.w >= 1 }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count { row[index] = color }
  }
}

/// Colours of another surface; transparent outside it.
struct SurfaceSource: RowSource {
  let stack: UnsafeSurfaceStack
  var scratchCount: Int { 0 }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    stack.read(y, from: x, count: count, into: row)
  }
}

/// Vibrancy: a colour made from what lies under the element, opaque unless a matrix changes alpha.
struct BackdropInkSource: RowSource {
  enum Ink: Sendable {
    case matrix(ColorMatrix)
    case blended(SIMD4<Float>, BlendMode)
  }
  let stack: UnsafeSurfaceStack
  let ink: Ink
  var scratchCount: Int { 0 }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    stack.read(y, from: x, count: count, into: row)
    for index in 0..<count {
      switch ink {
      case .matrix(let matrix): row[index] = target(matrix, row[index])
      case .blended(let color, let blend):
        row[index] = blend.blended(source: color, backdrop: row[index])
      }
    }
  }

  @inline(__always)
  private func target(_ matrix: ColorMatrix, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    var straight = backdrop.w > 0 ? backdrop / backdrop.w : SIMD4(repeating: 0)
    straight.w = 1
    let target = Sample.clamped(matrix.applied(to: straight))
    return SIMD4(target.x * target.w, target.y * target.w, target.z * target.w, target.w)
  }
}
