// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One number, or four side by side: the passes of glass are written once for both.
///
/// With `Float` they are the definition; with four lanes they make the same roundings, four pixels at a time.
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
  /// `first` where `value` is below `limit`, `second` elsewhere and where one is not a number.
  static func choose(_ first: Self, _ second: Self, where value: Self, isBelow limit: Self) -> Self
  var isSomewherePositive: Bool { get }
  /// About one over the square root of positive numbers; finite for 0. From the bits, 0.0018 off at most.
  var rootGuess: Self { get }
  /// The base-2 logarithm of positive numbers that are not tiny, 1.2·10⁻⁴ off at most.
  var logarithm: Self { get }
}

/// A number that passes use over and over, in every lane: four at a time, it is read and not spread first.
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

  /// The square root of a number from 0 on, 3·10⁻⁷ of it off at most: three of Newton's steps, because a vector's own
  /// square root is taken lane by lane.
  @inline(always)
  var root: Self {
    let half = self * 0.5
    var inverse = rootGuess
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    return self * inverse
  }

  /// The smaller; `right` where one is not a number.
  @inline(always)
  static func least(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: left, isBelow: right)
  }

  /// The greater; `right` where one is not a number.
  @inline(always)
  static func greatest(_ left: Self, _ right: Self) -> Self {
    choose(left, right, where: right, isBelow: left)
  }

  /// Cut to 0…1; what is not a number becomes 0.
  @inline(always)
  var saturated: Self {
    Self.least(Self.greatest(self, Self(repeating: 0)), Self(repeating: 1))
  }

  /// The whole number below a number from 0 to 2²²; of a whole one perhaps the one before it, at which a mix of
  /// neighbours ends just the same.
  @inline(always)
  var floored: Self {
    (Self.greatest(self - 0.5, Self(repeating: 0)) + 0x1p23) - 0x1p23
  }

  /// self + (other - self) · part.
  @inline(always)
  func mixed(with other: Self, _ part: Self) -> Self { self + (other - self) * part }
}

/// log2(1 + t) ≈ t + t(1 - t)(a + bt + ct²) for t in 0…1: exact at both ends, so that powers of two meet. Weighted
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
  /// A Boolean value that is true where any of the four is.
  @inline(always)
  var holdsAny: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (halves.x | halves.y) != 0
  }
}

/// Every fourth number of a range; a stride's own loop is a call for each.
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
