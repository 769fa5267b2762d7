// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// A source of premultiplied colours, from which the compositor reads one row at a time.
protocol RowSource: Sendable {
  /// The number of scratch elements that `shade` needs.
  var scratchCount: Int { get }
  /// Writes the colours of `count` pixels from (x, y). The result must not depend on how a picture is cut into rows.
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>)
  /// A Boolean value indicating whether the colours replace the pixels below in proportion to the coverage. Opaque
  /// colours do; so do materials, because their colours already contain the backdrop.
  var replaces: Bool { get }
  /// Writes `count` 16-bit pixels from (x, y). `row` serves as scratch too.
  func store(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>)
  /// Writes `count` dithered 8-bit pixels from (x, y). `room` is scratch for `count` 16-bit pixels, in addition to
  /// `row` and `scratch`.
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

/// A source in which every pixel samples an unrelated position, so that rows share no work.
protocol PixelSource: RowSource {
  /// Returns the premultiplied colour of pixel (x, y).
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

/// A source that multiplies the encoded colours of another one by a factor and keeps alpha.
struct DarkenedSource<Source: RowSource>: RowSource {
  let source: Source
  /// The factor, 0…1.
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

/// A source that inverts the encoded colours of another one and keeps alpha.
struct InvertedSource<Source: RowSource>: RowSource {
  let source: Source
  var replaces = false
  var scratchCount: Int { source.scratchCount }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    source.shade(y, from: x, count: count, into: row, scratch: scratch)
    for index in 0..<count {
      // Premultiplied: the inverse of c / a is (a - c) / a. A resampled colour may exceed its alpha a little.
      let alpha = row[index].w
      let inverse = SIMD4<Float>(repeating: alpha) - row[index]
      row[index] = Sample.clamped(inverse)
      row[index].w = alpha
    }
  }
}

/// A source of one premultiplied colour.
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

/// A source that reads other surfaces; transparent outside them.
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

/// Vibrancy: a colour computed from the pixels below the element, opaque unless a matrix changes alpha.
struct BackdropInkSource: RowSource {
  /// The computation of the colour from the backdrop.
  enum Ink: Sendable {
    /// A matrix applied to the straight backdrop, with alpha taken as 1.
    case matrix(ColorMatrix)
    /// A premultiplied colour blended with the backdrop.
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

  /// Returns the premultiplied result of the matrix for a premultiplied backdrop.
  @inline(__always)
  private func target(_ matrix: ColorMatrix, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    var straight = backdrop.w > 0 ? backdrop / backdrop.w : SIMD4(repeating: 0)
    straight.w = 1
    let target = Sample.clamped(matrix.applied(to: straight))
    return SIMD4(target.x * target.w, target.y * target.w, target.z * target.w, target.w)
  }
}
