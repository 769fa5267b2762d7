// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One number, or four side by side: the passes of glass are written once for both.
///
/// With `Float` they are the definition; with four lanes they make the same roundings, four pixels at a time.
protocol Lanes: Sendable {
  init(repeating value: Float)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static func + (left: Self, right: Float) -> Self
  static func - (left: Self, right: Float) -> Self
  static func - (left: Float, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
  static func / (left: Float, right: Self) -> Self
  /// `first` where `value` is below `limit`, `second` elsewhere and where one is not a number.
  static func choose(_ first: Self, _ second: Self, where value: Self, isBelow limit: Self) -> Self
  func squareRoot() -> Self
  /// The base-2 logarithm of positive numbers that are not tiny, 1.2·10⁻⁴ off at most.
  var logarithm: Self { get }
  /// The colours at places of a pyramid, at levels of detail of their own.
  static func colors(_ pyramid: UnsafeGlassPyramid, x: Self, y: Self, detail: Self) -> GlassColor<Self>
}

extension Lanes {
  /// The smaller; `right` where one is not a number.
  @inline(__always)
  static func least(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: left, isBelow: right)
  }

  /// The greater; `right` where one is not a number.
  @inline(__always)
  static func greatest(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: right, isBelow: left)
  }

  /// Cut to 0…1; what is not a number becomes 0.
  @inline(__always)
  var saturated: Self {
    Self.least(Self.greatest(self, Self(repeating: 0)), Self(repeating: 1))
  }

  /// The whole number below a number from 0 to 2²²; of a whole one perhaps the one before it, at which a mix of
  /// neighbours ends just the same.
  @inline(__always)
  var floored: Self {
    (Self.greatest(self - 0.5, Self(repeating: 0)) + 0x1p23) - 0x1p23
  }

  /// self + (other - self) · part.
  @inline(__always)
  func mixed(with other: Self, _ part: Self) -> Self { self + (other - self) * part }

  @inline(__always)
  func mixed(with other: Self, _ part: Float) -> Self { self + (other - self) * part }
}

/// log2(1 + t) ≈ t + t(1 - t)(a + bt + ct²) for t in 0…1: exact at both ends, so that powers of two meet. Weighted
/// least squares; largest error 1.14·10⁻⁴.
enum LogarithmSeries {
  static var constant: Float { 0.43872573 }
  static var linear: Float { -0.23905821 }
  static var square: Float { 0.08213067 }
}

extension Float: Lanes {
  @inline(__always)
  init(repeating value: Float) { self = value }

  @inline(__always)
  static func choose(_ first: Float, _ second: Float, where value: Float, isBelow limit: Float) -> Float {
    value < limit ? first : second
  }

  @inline(__always)
  var logarithm: Float {
    let bits = bitPattern
    let exponent = Float(bitPattern: (bits >> 23) | 0x4B00_0000) - 0x1p23
    let rest = Float(bitPattern: (bits & 0x007F_FFFF) | 0x3F80_0000) - 1
    let series =
      LogarithmSeries.constant + rest * (LogarithmSeries.linear + rest * LogarithmSeries.square)
    return exponent - 127 + rest + rest * (1 - rest) * series
  }

  @inline(__always)
  static func colors(
    _ pyramid: UnsafeGlassPyramid, x: Float, y: Float, detail: Float
  ) -> GlassColor<Float> {
    GlassColor(pyramid.color(x: x, y: y, detail: detail))
  }
}

extension SIMD4: Lanes where Scalar == Float {
  @inline(__always)
  static func choose(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, where value: SIMD4<Float>, isBelow limit: SIMD4<Float>
  ) -> SIMD4<Float> {
    second.replacing(with: first, where: value .< limit)
  }

  @inline(__always)
  var logarithm: SIMD4<Float> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt32>.self)
    let exponent = unsafeBitCast((bits &>> 23) | 0x4B00_0000, to: SIMD4<Float>.self) - 0x1p23
    let rest = unsafeBitCast((bits & 0x007F_FFFF) | 0x3F80_0000, to: SIMD4<Float>.self) - 1
    let series =
      LogarithmSeries.constant + rest * (LogarithmSeries.linear + rest * LogarithmSeries.square)
    return exponent - 127 + rest + rest * (1 - rest) * series
  }

  @inline(__always)
  static func colors(
    _ pyramid: UnsafeGlassPyramid, x: SIMD4<Float>, y: SIMD4<Float>, detail: SIMD4<Float>
  ) -> GlassColor<SIMD4<Float>> {
    pyramid.colors(x: x, y: y, detail: detail)
  }
}
