// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The plain numbers from which one element is evaluated.
///
/// The kernel holds no references, so that rows can loop over many elements without reference counting.
struct FieldKernel: Sendable {
  /// The formula of the distance.
  enum Form: UInt8, Sendable {
    /// Empty: no interior.
    case empty
    /// A box with circular corners of one radius: also rectangles, capsules and circles.
    case box
    /// A box with continuous corners of one radius.
    case continuousBox
    /// A box whose circular corners differ.
    case circularCorners
    /// A box whose continuous corners differ.
    case continuousCorners
    case ellipse
    /// Evaluated by the element's `OutlineField`.
    case outline
  }

  var form = Form.empty
  /// The centre of the frame, in the field's coordinates.
  var centre = SIMD2<Float>(0, 0)
  /// Half the size of the frame, before scaling.
  var half = SIMD2<Float>(0, 0)
  /// The radii and the arc shares of the corners, clockwise from the top left.
  var radii = SIMD4<Float>(0, 0, 0, 0), arcShares = SIMD4<Float>(0, 0, 0, 0)
  /// The cosine and sine of the clockwise rotation.
  var rotation = SIMD2<Float>(1, 0)
  /// The uniform scale factor.
  var scale: Float = 1
  /// The outward offset of the outline, before scaling.
  var inflation: Float = 0
  /// The share by which gradients turn toward those of an oval, 0…1.
  var ovalization: Float = 0
  /// A Boolean value indicating whether the element is subtracted from the elements before it.
  var isSubtracted = false

  /// A Boolean value indicating whether the element is rotated.
  @inline(__always)
  var isTurned: Bool { rotation != SIMD2(1, 0) }

  /// Returns `point` in local coordinates: relative to the centre of the frame before rotation and scaling.
  @inline(__always)
  func local(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let moved = point - centre
    guard isTurned || scale != 1 else { return moved }
    return SIMD2(dot(moved, rotation), rotation.x * moved.y - rotation.y * moved.x) / scale
  }

  /// Returns distance and gradient at `point` in the field's coordinates; not for outlines.
  @inline(__always)
  func sample(at point: SIMD2<Float>) -> FieldSample {
    let position = local(point)
    return sample(boxValue(position), at: position)
  }

  /// Returns a sample in the field's coordinates from the shape's own `value` at the local `position`.
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

  /// Returns the gradient turned toward that of an ellipse with the frame's proportions; section 1 of the glass model.
  private func ovalized(_ gradient: SIMD2<Float>, at position: SIMD2<Float>) -> SIMD2<Float> {
    let oval = normalized(SIMD2(position.x, position.y * (half.x / half.y)))
    return normalized(gradient + (oval - gradient) * ovalization)
  }

  /// Returns the distance and gradient of a box or ellipse at a local position.
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
    // On an axis both mirror images contribute equally, so that the component across the axis vanishes. Adding 0
    // turns -0 into 0 and changes nothing else, so that both sides of a straight edge have the same bits.
    value.gradient *= SIMD2(sign(position.x), sign(position.y))
    value.gradient += SIMD2(0, 0)
    return value
  }

  /// Returns the signs of a corner's coordinates; corners are numbered clockwise from the top left, which is at
  /// negative x and y.
  @inline(__always)
  static func outward(corner: Int) -> SIMD2<Float> {
    SIMD2(corner == 0 || corner == 3 ? -1 : 1, corner < 2 ? -1 : 1)
  }

  /// Returns the largest of the four corners' distances, with its gradient.
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

  /// Returns -1, 0 or 1.
  @inline(__always)
  private func sign(_ value: Float) -> Float { value > 0 ? 1 : (value < 0 ? -1 : 0) }

  /// Returns the common sample of all points from (`left`, `y`) to (`right`, `y`); nil where they may differ.
  ///
  /// Along horizontal edges and in the middle of a box neither distance nor gradient changes with x: between the
  /// cells of two opposite corners, where the top or bottom is nearer than either side.
  func uniformSample(left: Float, right: Float, y: Float) -> FieldSample? {
    guard let straight = straightSides else { return nil }
    let first = local(SIMD2(left, y)), last = local(SIMD2(right, y))
    let sides = max(abs(first.x), abs(last.x)) - half.x, ends = abs(first.y) - half.y
    guard sides + straight.reach <= 0, sides < ends, ends > -straight.depth else { return nil }
    return sample(at: SIMD2(left, y))
  }

  /// The extent of the corners of an unrotated box: `reach`, the length of each side within a corner's cell, and
  /// `depth`, the largest depth to which the distance inside is that from the side. nil for other forms.
  @inline(__always)
  private var straightSides: (reach: Float, depth: Float)? {
    guard form == .box || form == .continuousBox, ovalization <= 0, !isTurned else { return nil }
    if form == .box { return (radii.x, .infinity) }
    // In the cell of an arc the distance is constant at depths beyond the radius.
    return (CornerField.reachPerRadius * radii.x, arcShares.x <= 0 ? .infinity : radii.x)
  }

  /// Returns a range of heights y within which all points with x from `left` to `right` have samples that do not
  /// depend on y.
  ///
  /// The counterpart of `uniformSample` for vertical edges. The samples are bit-identical except where rounding
  /// moves the ends of the range.
  func heightsAlike(left: Float, right: Float) -> ClosedRange<Float>? {
    guard scale == 1, let straight = straightSides else { return nil }
    let isOneSided = (left > centre.x) == (right > centre.x)
    let sides = min(abs(left - centre.x), abs(right - centre.x)) - half.x
    guard isOneSided, sides > -straight.depth else { return nil }
    let extent = half.y + min(-straight.reach, sides)
    return extent > 0 ? centre.y - extent...centre.y + extent : nil
  }

  /// Returns a lower bound of the distance at `point`, up to rounding: the distance from the bounding box.
  ///
  /// The field of the system's continuous corner is nowhere below the distance from its box.
  @inline(__always)
  func leastDistance(at point: SIMD2<Float>) -> Float {
    let away = point - centre
    let edge = SIMD2(abs(away.x), abs(away.y)) - boxHalf
    let outside = SIMD2(max(edge.x, 0), max(edge.y, 0))
    let distance = dot(outside, outside).squareRoot() + min(max(edge.x, edge.y), 0)
    return distance - inflation * scale
  }

  /// Returns a lower bound of the distance at all points of the box from `low` to `high`, up to rounding; -∞
  /// where the box overlaps the element's.
  func leastDistance(from low: SIMD2<Float>, to high: SIMD2<Float>) -> Float {
    let half = boxHalf
    let right = centre - half - high, left = low - centre - half
    let away = SIMD2(max(right.x, left.x), max(right.y, left.y))
    guard max(away.x, away.y) > 0 else { return -.infinity }
    let outside = SIMD2(max(away.x, 0), max(away.y, 0))
    return dot(outside, outside).squareRoot() - inflation * scale
  }

  /// An upper bound of the slope of every field.
  ///
  /// The slope of the continuous corner reaches 1.05, found on a fine grid of its cell; that of all other fields
  /// is at most 1.
  static var steepest: Float { 1.0625 }

  /// Half the size of the axis-parallel rectangle around the scaled and rotated frame, without inflation.
  @inline(__always)
  private var boxHalf: SIMD2<Float> {
    guard isTurned else { return half * scale }
    let cosine = abs(rotation.x), sine = abs(rotation.y)
    return SIMD2(cosine * half.x + sine * half.y, sine * half.x + cosine * half.y) * scale
  }

  /// An upper bound of the coordinates and lengths that occur in the evaluation, for bounds on rounding.
  var extent: Float {
    max(abs(centre.x), abs(centre.y)) + (half.x + half.y + abs(inflation)) * scale
  }

  /// An axis-parallel rectangle around the outline; empty if the element is empty.
  var bounds: Rect {
    guard form != .empty else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let extent = boxHalf + inflation * scale
    return Rect(
      x: Double(centre.x) - Double(extent.x), y: Double(centre.y) - Double(extent.y),
      width: 2 * Double(extent.x), height: 2 * Double(extent.y))
  }
}
