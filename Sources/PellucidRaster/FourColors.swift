// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Four colours with one vector per channel, so that a weighted sum of channels needs no operation across lanes.
struct FourColors {
  var red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>

  @inline(__always)
  init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  @inline(__always)
  init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
    red = SIMD4(first.x, second.x, third.x, fourth.x)
    green = SIMD4(first.y, second.y, third.y, fourth.y)
    blue = SIMD4(first.z, second.z, third.z, fourth.z)
    alpha = SIMD4(first.w, second.w, third.w, fourth.w)
  }

  @inline(__always)
  init(_ lanes: UnsafePointer<SIMD4<Float>>) { self.init(lanes[0], lanes[1], lanes[2], lanes[3]) }

  /// Reads four 16-bit cells by loading pairs of samples as 32-bit numbers and splitting them.
  @inline(__always)
  init(cells: UnsafeRawPointer) {
    let pairs = cells.loadUnaligned(as: SIMD8<UInt32>.self)
    let (redGreen, blueAlpha) = (pairs.evenHalf, pairs.oddHalf)
    red = Sample.unit(lowBits: redGreen & 0xFFFF)
    green = Sample.unit(lowBits: redGreen &>> 16)
    blue = Sample.unit(lowBits: blueAlpha & 0xFFFF)
    alpha = Sample.unit(lowBits: blueAlpha &>> 16)
  }

  /// The colour in lane `index`, 0…3.
  @inline(__always)
  subscript(index: Int) -> SIMD4<Float> {
    get { SIMD4(red[index], green[index], blue[index], alpha[index]) }
    set {
      (red[index], green[index]) = (newValue.x, newValue.y)
      (blue[index], alpha[index]) = (newValue.z, newValue.w)
    }
  }

  /// Writes four 16-bit cells, clamped to 0…1 and rounded.
  @inline(__always)
  func store(to cells: UnsafeMutableRawPointer) {
    FourColors.store(
      (Sample.lowBits(red), Sample.lowBits(green), Sample.lowBits(blue), Sample.lowBits(alpha)), to: cells)
  }

  /// Writes four 16-bit cells, rounded; the colours must lie in 0…1.
  @inline(__always)
  func storeUnclamped(to cells: UnsafeMutableRawPointer) {
    FourColors.store(
      (
        Sample.lowBits(unclamped: red), Sample.lowBits(unclamped: green), Sample.lowBits(unclamped: blue),
        Sample.lowBits(unclamped: alpha)
      ), to: cells)
  }

  /// Writes four 16-bit cells from samples in the low halves of the lanes.
  @inline(__always)
  static func store(
    _ lanes: (SIMD4<UInt32>, SIMD4<UInt32>, SIMD4<UInt32>, SIMD4<UInt32>), to cells: UnsafeMutableRawPointer
  ) {
    let redGreen = (lanes.0 & 0xFFFF) | (lanes.1 &<< 16)
    let blueAlpha = (lanes.2 & 0xFFFF) | (lanes.3 &<< 16)
    var pairs = SIMD8<UInt32>(repeating: 0)
    (pairs.evenHalf, pairs.oddHalf) = (redGreen, blueAlpha)
    cells.storeBytes(of: pairs, as: SIMD8<UInt32>.self)
  }

  /// Divides the colours by alpha and sets alpha to 1; transparent colours stay transparent black.
  @inline(__always)
  mutating func straighten() {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let isThere = alpha .> zero
    let divisor = one / one.replacing(with: alpha, where: isThere)
    red *= divisor
    green *= divisor
    blue *= divisor
    alpha = zero.replacing(with: one, where: isThere)
  }

  /// Returns alphas clamped to 0…1, with values above 0.999 set to 1, so that rounding errors do not make opaque
  /// cells translucent.
  @inline(__always)
  static func settled(_ alpha: SIMD4<Float>) -> SIMD4<Float> {
    Sample.clamped(alpha).replacing(with: 1, where: alpha .> SIMD4(repeating: 0.999))
  }

  /// Draws a premultiplied colour over each of the four.
  @inline(__always)
  mutating func draw(_ source: SIMD4<Float>) {
    let rest = 1 - source.w
    red = red * rest + source.x
    green = green * rest + source.y
    blue = blue * rest + source.z
    alpha = alpha * rest + source.w
  }

  @inline(__always)
  mutating func add(_ other: FourColors) {
    red += other.red
    green += other.green
    blue += other.blue
    alpha += other.alpha
  }

  @inline(__always)
  mutating func multiply(by factor: SIMD4<Float>) {
    red *= factor
    green *= factor
    blue *= factor
    alpha *= factor
  }

  /// Returns self + (other − self) · part.
  @inline(__always)
  func mixed(with other: FourColors, _ part: Float) -> FourColors {
    var result = self
    result.red += (other.red - red) * part
    result.green += (other.green - green) * part
    result.blue += (other.blue - blue) * part
    result.alpha += (other.alpha - alpha) * part
    return result
  }
}
