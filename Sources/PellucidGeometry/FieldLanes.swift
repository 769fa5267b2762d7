// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Four samples of a row, evaluated together.
///
/// Every operation matches `FieldSample`, `FieldKernel` and `CornerField` in the same order, so that each lane is
/// bit-identical to the scalar sample at its point.
struct FieldLanes {
  typealias Lanes = SIMD4<Float>

  /// The number of lanes.
  static var count: Int { Lanes.scalarCount }

  var distance: Lanes
  /// The gradients.
  var x: Lanes, y: Lanes

  /// Four samples of an empty field.
  static var empty: FieldLanes {
    FieldLanes(distance: Lanes(repeating: FieldSample.empty.distance), x: Lanes(), y: Lanes())
  }

  @inline(__always)
  subscript(lane: Int) -> FieldSample {
    get { FieldSample(distance: distance[lane], gradient: SIMD2(x[lane], y[lane])) }
    set { (distance[lane], x[lane], y[lane]) = (newValue.distance, newValue.gradient.x, newValue.gradient.y) }
  }

  /// Returns `self` in the lanes where `mask` is set and `other` elsewhere.
  @inline(__always)
  func chosen(where mask: SIMDMask<Lanes.MaskStorage>, else other: FieldLanes) -> FieldLanes {
    FieldLanes(
      distance: other.distance.replacing(with: distance, where: mask),
      x: other.x.replacing(with: x, where: mask),
      y: other.y.replacing(with: y, where: mask))
  }

  /// The samples with gradients normalized, or 0 where they have no direction.
  @inline(__always)
  var withUnitGradient: FieldLanes {
    let length = (x * x + y * y).squareRoot()
    let hasNone = length .<= 1e-12
    return FieldLanes(
      distance: distance, x: (x / length).replacing(with: 0, where: hasNone),
      y: (y / length).replacing(with: 0, where: hasNone))
  }

  /// Returns `FieldSample.union` of each lane.
  @inline(__always)
  func union(_ source: FieldLanes, smoothness: Float) -> FieldLanes {
    let difference = distance - source.distance
    let isSource = difference .> smoothness, isOwn = -difference .> smoothness
    if all(isSource) { return source }
    if all(isOwn) { return self }
    let rounding = smoothness * saturated(0.5 - 0.5 * (source.x * x + source.y * y))
    let plain = Lanes().replacing(with: 1, where: source.distance .< distance)
    let share = plain.replacing(with: saturated(0.5 + 0.5 * difference / rounding), where: rounding .> 0)
    let mixed = FieldLanes(
      distance: distance + (source.distance - distance) * share - rounding * share * (1 - share),
      x: x + (source.x - x) * share, y: y + (source.y - y) * share)
    let ended = chosen(where: (share .<= 0) .| isOwn, else: mixed)
    return source.chosen(where: (share .>= 1) .| isSource, else: ended)
  }
}

/// Clamps each lane to 0…1.
@inline(__always)
private func saturated(_ value: SIMD4<Float>) -> SIMD4<Float> {
  larger(value, SIMD4()).replacing(with: 1, where: value .> 1)
}

/// Returns the larger value of each pair of lanes.
@inline(__always)
private func larger(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  a.replacing(with: b, where: b .> a)
}

/// Returns the absolute value of each lane.
@inline(__always)
private func magnitude(_ value: SIMD4<Float>) -> SIMD4<Float> {
  value.replacing(with: -value, where: value .< 0)
}

extension SIMD4 where Scalar == Float {
  /// The sign of each lane: -1, 0 or 1.
  @inline(__always)
  fileprivate var sign: SIMD4<Float> {
    SIMD4().replacing(with: 1, where: self .> 0).replacing(with: -1, where: self .< 0)
  }
}

extension FieldKernel {
  /// Returns the samples at four points of one height, for all forms of boxes.
  @inline(__always)
  func lanes(x: SIMD4<Float>, y: Float) -> FieldLanes {
    var (px, py) = (x - centre.x, SIMD4<Float>(repeating: y - centre.y))
    if isTurned || scale != 1 {
      (px, py) = (
        (px * rotation.x + py * rotation.y) / scale, (rotation.x * py - rotation.y * px) / scale
      )
    }
    var value = form == .box || form == .continuousBox ? boxLanes(px, py) : cornersLanes(px, py)
    if ovalization > 0 { value = ovalized(value, x: px, y: py) }
    if isTurned {
      (value.x, value.y) = (
        rotation.x * value.x - rotation.y * value.y, rotation.y * value.x + rotation.x * value.y
      )
    }
    value.distance = (value.distance - inflation) * scale
    return value
  }

  /// Returns the values of a box with four equal corners at local positions.
  @inline(__always)
  private func boxLanes(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> FieldLanes {
    let edgeX = magnitude(x) - half.x, edgeY = magnitude(y) - half.y
    var value =
      form == .box
      ? CornerLanes.circular(edgeX, edgeY, radius: radii.x)
      : CornerLanes.continuous(edgeX, edgeY, radius: radii.x, arcShare: arcShares.x)
    value.x = value.x * x.sign + 0
    value.y = value.y * y.sign + 0
    return value
  }

  /// Returns the values of a box whose corners differ at local positions.
  private func cornersLanes(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> FieldLanes {
    var largest = FieldLanes(distance: SIMD4(repeating: -.infinity), x: SIMD4(), y: SIMD4())
    for corner in 0..<4 {
      let outward = Self.outward(corner: corner)
      let edgeX = x * outward.x - half.x, edgeY = y * outward.y - half.y
      var value =
        form == .circularCorners
        ? CornerLanes.circular(edgeX, edgeY, radius: radii[corner])
        : CornerLanes.continuous(edgeX, edgeY, radius: radii[corner], arcShare: arcShares[corner])
      value.x *= outward.x
      value.y *= outward.y
      largest = value.chosen(where: value.distance .> largest.distance, else: largest)
    }
    return largest
  }

  /// Returns the samples with gradients turned toward those of an ellipse.
  private func ovalized(_ value: FieldLanes, x: SIMD4<Float>, y: SIMD4<Float>) -> FieldLanes {
    let oval = FieldLanes(distance: value.distance, x: x, y: y * (half.x / half.y)).withUnitGradient
    return FieldLanes(
      distance: value.distance, x: value.x + (oval.x - value.x) * ovalization,
      y: value.y + (oval.y - value.y) * ovalization
    ).withUnitGradient
  }
}

/// The functions of `CornerField`, on four lanes.
private enum CornerLanes {
  typealias Lanes = SIMD4<Float>

  @inline(__always)
  static func side(_ x: Lanes, _ y: Lanes) -> FieldLanes {
    let isX = x .> y
    return FieldLanes(
      distance: larger(y, x), x: Lanes().replacing(with: 1, where: isX),
      y: Lanes(repeating: 1).replacing(with: 0, where: isX))
  }

  @inline(__always)
  static func circular(_ x: Lanes, _ y: Lanes, radius: Float) -> FieldLanes {
    let innerX = x + radius, innerY = y + radius
    let isCell = (innerX .> 0) .& (innerY .> 0)
    let side = side(x, y)
    guard any(isCell) else { return side }
    let length = (innerX * innerX + innerY * innerY).squareRoot()
    return FieldLanes(distance: length - radius, x: innerX / length, y: innerY / length)
      .chosen(where: isCell, else: side)
  }

  @inline(__always)
  static func continuous(_ x: Lanes, _ y: Lanes, radius: Float, arcShare: Float) -> FieldLanes {
    guard radius > 0 else { return circular(x, y, radius: 0) }
    guard arcShare < 1 else { return arc(x, y, radius: radius) }
    var value = curve(x, y, radius: radius)
    if arcShare > 0 {
      let arc = arc(x, y, radius: radius)
      value.distance += (arc.distance - value.distance) * arcShare
      value.x += (arc.x - value.x) * arcShare
      value.y += (arc.y - value.y) * arcShare
    }
    return value.withUnitGradient
  }

  @inline(__always)
  private static func curve(_ x: Lanes, _ y: Lanes, radius: Float) -> FieldLanes {
    let reach = CornerField.reachPerRadius * radius
    let innerX = x + reach, innerY = y + reach
    let isCell = (innerX .> 0) .& (innerY .> 0)
    let side = side(x, y)
    guard any(isCell) else { return side }
    let isSteep = innerY .> innerX
    let major = innerX.replacing(with: innerY, where: isSteep) / reach
    let minor = innerY.replacing(with: innerX, where: isSteep) / reach
    let length = (major * major + minor * minor).squareRoot()
    let t = minor / major
    let polynomial = 0.268531 + t * (1.26803 + t * (-3.64122 + t * (3.15601 - t * 0.926054)))
    let slope = 1.26803 + t * (-7.28244 + t * (9.46803 - t * 3.704216))
    let isLong = length .>= 1
    let extent = length.replacing(with: 1, where: isLong)
    let scale = 1 / (1 - t * t * extent * polynomial)
    let byT = scale * scale * extent * t * (2 * polynomial + t * slope) / major
    let byLength = 1 - (scale * scale * t * t * polynomial).replacing(with: 0, where: isLong)
    let alongMajor = byLength * major / length + byT * t
    let alongMinor = byLength * minor / length - byT
    return FieldLanes(
      distance: reach * (length - scale), x: alongMajor.replacing(with: alongMinor, where: isSteep),
      y: alongMinor.replacing(with: alongMajor, where: isSteep)
    ).chosen(where: isCell, else: side)
  }

  @inline(__always)
  private static func arc(_ x: Lanes, _ y: Lanes, radius: Float) -> FieldLanes {
    let innerX = x + radius, innerY = y + radius
    let isCell = (innerX .> 0) .& (innerY .> 0), isDeep = (innerX .<= 0) .& (innerY .<= 0)
    let length = (innerX * innerX + innerY * innerY).squareRoot()
    let round = FieldLanes(distance: length - radius, x: innerX / length, y: innerY / length)
    let reach = CornerField.reachPerRadius * radius
    let nearest = side(x + reach, y + reach)
    let isBelow = nearest.distance .< 0
    let deep = FieldLanes(
      distance: Lanes(repeating: -radius).replacing(with: nearest.distance - radius, where: isBelow),
      x: Lanes().replacing(with: nearest.x, where: isBelow),
      y: Lanes().replacing(with: nearest.y, where: isBelow))
    return round.chosen(where: isCell, else: deep.chosen(where: isDeep, else: side(x, y)))
  }
}
