// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One number or a vector of four: the passes of glass are written once and are generic over both.
///
/// With `Float` the passes define the picture. With four lanes they process four pixels at a time with the same
/// roundings.
protocol Lanes: Sendable {
  init(repeating value: Float)
  init(_ constant: Constant)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static func + (left: Self, right: Float) -> Self
  static func - (left: Self, right: Float) -> Self
  static func - (left: Float, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
  static func / (left: Float, right: Self) -> Self
  /// Returns `first` where `value` is below `limit`, and `second` elsewhere, including where either is NaN.
  static func choose(_ first: Self, _ second: Self, where value: Self, isBelow limit: Self) -> Self
  /// A Boolean value that is true where any lane is positive.
  var isSomewherePositive: Bool { get }
  /// An approximation of the reciprocal square root of positive numbers, computed from the bits with an error of at
  /// most 0.0018; finite for 0.
  var rootGuess: Self { get }
  /// The base-2 logarithm of positive numbers that are not tiny, with an error of at most 1.2·10⁻⁴.
  var logarithm: Self { get }
}

/// A number repeated in every lane, which vector code loads instead of broadcasting it on each use.
struct Constant: Sendable {
  let lanes: SIMD4<Float>

  init(_ value: Float) { lanes = SIMD4(repeating: value) }
  init(_ value: Double) { self.init(Float(value)) }

  @inline(always)
  var value: Float { lanes.x }
}

extension Lanes {
  @inline(always)
  static func + (left: Self, right: Constant) -> Self { left + Self(right) }
  @inline(always)
  static func - (left: Self, right: Constant) -> Self { left - Self(right) }
  @inline(always)
  static func - (left: Constant, right: Self) -> Self { Self(left) - right }
  @inline(always)
  static func * (left: Self, right: Constant) -> Self { left * Self(right) }

  /// The square root of a number from 0 on, with a relative error of at most 3·10⁻⁷. Three Newton steps are used
  /// because the square root of a vector compiles to one operation per lane.
  @inline(always)
  var root: Self {
    let half = self * 0.5
    var inverse = rootGuess
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    return self * inverse
  }

  /// Returns the smaller number, or `right` where either is NaN.
  @inline(always)
  static func least(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: left, isBelow: right)
  }

  /// Returns the greater number, or `right` where either is NaN.
  @inline(always)
  static func greatest(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: right, isBelow: left)
  }

  /// The number clamped to 0…1; NaN becomes 0.
  @inline(always)
  var saturated: Self {
    Self.least(Self.greatest(self, Self(repeating: 0)), Self(repeating: 1))
  }

  /// The number rounded down, for numbers from 0 to 2²². An integer may give the integer before it; interpolation
  /// between neighbours gives the same result in this case.
  @inline(always)
  var floored: Self {
    (Self.greatest(self - 0.5, Self(repeating: 0)) + 0x1p23) - 0x1p23
  }

  /// Returns self + (other − self) · part.
  @inline(always)
  func mixed(with other: Self, _ part: Self) -> Self { self + (other - self) * part }
}

/// The coefficients of log2(1 + t) ≈ t + t(1 − t)(a + bt + ct²) for t in 0…1. The formula is exact at both ends, so
/// that neighbouring octaves join. Fitted by weighted least squares; the largest error is 1.14·10⁻⁴.
/// least squares; largest error 1.14·10⁻⁴.
enum LogarithmSeries {
  static var constant: Float { 0.43872573 }
  static var linear: Float { -0.23905821 }
  static var square: Float { 0.08213067 }
}

extension Float: Lanes {
  @inline(always)
  init(repeating value: Float) { self = value }
  @inline(always)
  init(_ constant: Constant) { self = constant.value }
  @inline(always)
  var isSomewherePositive: Bool { self > 0 }
  @inline(always)
  var rootGuess: Float { Float(bitPattern: 0x5F37_59DF &- (bitPattern &>> 1)) }

  @inline(always)
  static func choose(_ first: Float, _ second: Float, where value: Float, isBelow limit: Float) -> Float {
    value < limit ? first : second
  }

  @inline(always)
  var logarithm: Float {
    let bits = bitPattern
    let exponent = Float(bitPattern: (bits >> 23) | 0x4B00_0000) - 0x1p23
    let rest = Float(bitPattern: (bits & 0x007F_FFFF) | 0x3F80_0000) - 1
    let series =
      LogarithmSeries.constant + rest * (LogarithmSeries.linear + rest * LogarithmSeries.square)
    return exponent - 127 + rest + rest * (1 - rest) * series
  }
}

extension SIMD4: Lanes where Scalar == Float {
  @inline(always)
  init(_ constant: Constant) { self = constant.lanes }
  @inline(always)
  var isSomewherePositive: Bool { (self .> 0).holdsAny }
  @inline(always)
  var rootGuess: SIMD4<Float> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt32>(repeating: 0x5F37_59DF) &- (bits &>> 1), to: SIMD4<Float>.self)
  }
  @inline(always)
  static func choose(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, where value: SIMD4<Float>, isBelow limit: SIMD4<Float>
  ) -> SIMD4<Float> {
    second.replacing(with: first, where: value .< limit)
  }

  @inline(always)
  var logarithm: SIMD4<Float> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt32>.self)
    let exponent = unsafeBitCast((bits &>> 23) | 0x4B00_0000, to: SIMD4<Float>.self) - 0x1p23
    let rest = unsafeBitCast((bits & 0x007F_FFFF) | 0x3F80_0000, to: SIMD4<Float>.self) - 1
    let series =
      LogarithmSeries.constant + rest * (LogarithmSeries.linear + rest * LogarithmSeries.square)
    return exponent - 127 + rest + rest * (1 - rest) * series
  }
}

extension SIMDMask<SIMD4<Int32>> {
  /// A Boolean value that is true where any lane is true.
  @inline(always)
  var holdsAny: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (halves.x | halves.y) != 0
  }
}

/// Every fourth index of a range. The loop over a `stride` would compile to a function call per index.
struct Fours: Sequence, IteratorProtocol {
  private var index: Int
  private let end: Int

  @inline(always)
  init(_ range: Range<Int>) { (index, end) = (range.lowerBound, range.upperBound) }

  @inline(always)
  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index &+= 4 }
    return index
  }
}
