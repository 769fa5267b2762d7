// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers one element is evaluated from; a plain value, so that rows can walk over many without counting
/// references.
struct FieldKernel: Sendable {
  enum Form: UInt8, Sendable {
    /// Nothing anywhere.
    case empty
    /// A box with circular corners of one radius: also rectangles, capsules and circles.
    case box
    /// A box with continuous corners of one radius.
    case continuousBox
    /// Boxes whose corners differ.
    case circularCorners
    case continuousCorners
    case ellipse
    /// Evaluated by the element's `OutlineField`.
    case outline
  }

  var form = Form.empty
  /// Where the middle of the frame is, in the field's coordinates.
  var centre = SIMD2<Float>(0, 0)
  /// Half the frame before scaling.
  var half = SIMD2<Float>(0, 0)
  /// Corner radii and the arc's shares, clockwise from the top left.
  var radii = SIMD4<Float>(0, 0, 0, 0), arcShares = SIMD4<Float>(0, 0, 0, 0)
  /// Cosine and sine of the clockwise turn.
  var rotation = SIMD2<Float>(1, 0)
  var scale: Float = 1
  /// How far the outline has moved outwards, before scaling.
  var inflation: Float = 0
  var ovalization: Float = 0
  var isSubtracted = false

  @inline(__always)
  var isTurned: Bool { rotation != SIMD2(1, 0) }

  /// `point` relative to the unturned, unscaled frame's middle.
  @inline(__always)
  func local(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let moved = point - centre
    guard isTurned || scale != 1 else { return moved }
    return SIMD2(dot(moved, rotation), rotation.x * moved.y - rotation.y * moved.x) / scale
  }

  /// Distance and gradient at `point` in the field's coordinates; not for outlines.
  @inline(__always)
  func sample(at point: SIMD2<Float>) -> FieldSample {
    let position = local(point)
    return sample(boxValue(position), at: position)
  }

  /// The sample in the field's coordinates of the shape's own `value` at the local `position`.
  @inline(__always)
  func sample(_ value: CornerField.Value, at position: SIMD2<Float>) -> FieldSample {
    var gradient = value.gradient
    if ovalization > 0 { gradient = ovalized(gradient, at: position) }
    if isTurned {
      gradient = SIMD2(
        rotation.x * gradient.x - rotation.y * gradient.y, rotation.y * gradient.x + rotation.x * gradient.y)
    }
    return FieldSample(distance: (value.distance - inflation) * scale, gradient: gradient)
  }

  /// Turns the gradient toward that of an ellipse with the frame's proportions; section 1 of the glass model.
  private func ovalized(_ gradient: SIMD2<Float>, at position: SIMD2<Float>) -> SIMD2<Float> {
    let oval = normalized(SIMD2(position.x, position.y * (half.x / half.y)))
    return normalized(gradient + (oval - gradient) * ovalization)
  }

  @inline(__always)
  private func boxValue(_ position: SIMD2<Float>) -> CornerField.Value {
    let quadrant = SIMD2(abs(position.x), abs(position.y))
    var value: CornerField.Value
    switch form {
    case .box: value = CornerField.circular(quadrant - half, radius: radii.x)
    case .continuousBox:
      value = CornerField.continuous(quadrant - half, radius: radii.x, arcShare: arcShares.x)
    case .ellipse: value = EllipseField(half: half).value(at: quadrant)
    case .circularCorners, .continuousCorners: return cornersValue(position)
    case .empty, .outline: return (FieldSample.empty.distance, FieldSample.empty.gradient)
    }
    // On an axis both mirror images count alike, so that the component across it vanishes. The sum makes no
    // difference but turns -0 into 0, so that both sides of a straight edge hold the same bits.
    value.gradient *= SIMD2(sign(position.x), sign(position.y))
    value.gradient += SIMD2(0, 0)
    return value
  }

  /// The signs of a corner's coordinates: clockwise from the top left, which lies at negative x and y.
  @inline(__always)
  static func outward(corner: Int) -> SIMD2<Float> {
    SIMD2(corner == 0 || corner == 3 ? -1 : 1, corner < 2 ? -1 : 1)
  }

  /// The largest of the four corners' distances.
  private func cornersValue(_ position: SIMD2<Float>) -> CornerField.Value {
    var largest: CornerField.Value = (-Float.infinity, SIMD2(0, 0))
    for corner in 0..<4 {
      let outward = Self.outward(corner: corner)
      let edge = position * outward - half
      let value =
        form == .circularCorners
        ? CornerField.circular(edge, radius: radii[corner])
        : CornerField.continuous(edge, radius: radii[corner], arcShare: arcShares[corner])
      if value.distance > largest.distance { largest = (value.distance, value.gradient * outward) }
    }
    return largest
  }

  @inline(__always)
  private func sign(_ value: Float) -> Float { value > 0 ? 1 : (value < 0 ? -1 : 0) }

  /// The sample of all points from (`left`, `y`) to (`right`, `y`) where they are known to be alike.
  ///
  /// Long straight edges and the middle of a box: between two opposite corners' cells, and nearer to the top
  /// or bottom than to a side, neither distance nor gradient changes with x.
  func uniformSample(left: Float, right: Float, y: Float) -> FieldSample? {
    guard let straight = straightSides else { return nil }
    let first = local(SIMD2(left, y)), last = local(SIMD2(right, y))
    let sides = max(abs(first.x), abs(last.x)) - half.x, ends = abs(first.y) - half.y
    guard sides + straight.reach <= 0, sides < ends, ends > -straight.depth else { return nil }
    return sample(at: SIMD2(left, y))
  }

  /// What is known of the sides of an unturned box: how far from their ends the corners' cells reach, and how deep
  /// inside the distance is that from the side. nil for other forms.
  @inline(__always)
  private var straightSides: (reach: Float, depth: Float)? {
    guard form == .box || form == .continuousBox, ovalization <= 0, !isTurned else { return nil }
    if form == .box { return (radii.x, .infinity) }
    // In an arc's cell the distance levels off deeper than the radius.
    return (CornerField.reachPerRadius * radii.x, arcShares.x <= 0 ? .infinity : radii.x)
  }

  /// Heights between which every point from `left` to `right` has the same sample at each height.
  ///
  /// The counterpart of `uniformSample` for long upright edges; as there, bits are the same but for rounding of the
  /// heights' ends.
  func heightsAlike(left: Float, right: Float) -> ClosedRange<Float>? {
    guard scale == 1, let straight = straightSides else { return nil }
    let isOneSided = (left > centre.x) == (right > centre.x)
    let sides = min(abs(left - centre.x), abs(right - centre.x)) - half.x
    guard isOneSided, sides > -straight.depth else { return nil }
    let extent = half.y + min(-straight.reach, sides)
    return extent > 0 ? centre.y - extent...centre.y + extent : nil
  }

  /// A number that the distance at `point` does not fall below, but for rounding: that of a box around it.
  ///
  /// The system's continuous corners too are nowhere nearer than their box.
  @inline(__always)
  func leastDistance(at point: SIMD2<Float>) -> Float {
    let away = point - centre
    let edge = SIMD2(abs(away.x), abs(away.y)) - boxHalf
    let outside = SIMD2(max(edge.x, 0), max(edge.y, 0))
    let distance = dot(outside, outside).squareRoot() + min(max(edge.x, edge.y), 0)
    return distance - inflation * scale
  }

  /// A number that the distance falls below nowhere between `low` and `high`, but for rounding.
  func leastDistance(from low: SIMD2<Float>, to high: SIMD2<Float>) -> Float {
    let half = boxHalf
    let right = centre - half - high, left = low - centre - half
    let away = SIMD2(max(right.x, left.x), max(right.y, left.y))
    guard max(away.x, away.y) > 0 else { return -.infinity }
    let outside = SIMD2(max(away.x, 0), max(away.y, 0))
    return dot(outside, outside).squareRoot() - inflation * scale
  }

  /// Distances change by at most 1.05 times the way: the largest slope of the continuous corner, found on a
  /// fine grid of its cell; all other fields change by at most 1.
  static var steepest: Float { 1.0625 }

  /// Half the axis-parallel rectangle around the scaled and turned frame, without inflation.
  @inline(__always)
  private var boxHalf: SIMD2<Float> {
    guard isTurned else { return half * scale }
    let cosine = abs(rotation.x), sine = abs(rotation.y)
    return SIMD2(cosine * half.x + sine * half.y, sine * half.x + cosine * half.y) * scale
  }

  /// A bound of the coordinates and lengths the evaluation works with.
  var extent: Float {
    max(abs(centre.x), abs(centre.y)) + (half.x + half.y + abs(inflation)) * scale
  }

  /// The smallest axis-parallel rectangle around the outline; empty if nothing is left of it.
  var bounds: Rect {
    guard form != .empty else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let extent = boxHalf + inflation * scale
    return Rect(
      x: Double(centre.x) - Double(extent.x), y: Double(centre.y) - Double(extent.y),
      width: 2 * Double(extent.x), height: 2 * Double(extent.y))
  }
}
