// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The operation that combines an element with the elements drawn before it.
package enum FieldOperation: Hashable, Sendable {
  case union
  case subtraction
}

/// A translation of an element and a scaling and rotation about the centre of its frame.
package struct FieldTransform: Hashable, Sendable {
  /// The translation, in points.
  package var translation: SIMD2<Float>
  /// The scale factor of both axes; 0, negative factors and NaN make the element empty.
  package var scale: Float
  /// The cosine and sine of the rotation angle, clockwise with y down; normalized when applied.
  package var rotation: SIMD2<Float>

  package init(
    translation: SIMD2<Float> = SIMD2(0, 0), scale: Float = 1, rotation: SIMD2<Float> = SIMD2(1, 0)
  ) {
    (self.translation, self.scale, self.rotation) = (translation, scale, rotation)
  }
}

/// A shape in its frame, prepared for the evaluation of its signed distance and gradient.
///
/// Boxes with circular corners, capsules, circles, ellipses and outlines have exact distances. Continuous corners
/// have the system's own field (section 1 of the glass model): it is zero on the same outline as
/// `Shape.path(in:)`, exact along straight sides, and its slope near the outline is elsewhere 0.83 to 1.05. A
/// frame without area, or with numbers that are not finite, makes the element empty; only outlines ignore the
/// frame's size. Coordinates are in points with y down, in single precision.
package struct FieldElement: Sendable {
  /// The plain numbers of the element.
  var kernel: FieldKernel
  /// The field of a path; nil for other shapes.
  var outline: OutlineField?

  /// Prepares `shape` in `frame`, in points.
  ///
  /// - Parameters:
  ///   - ovalization: The share, 0…1, by which gradients turn toward those of an oval: 0 for plain panels, 0.5
  ///     for alerts, menus and lenses.
  ///   - fillRule: The fill rule of a path; other shapes ignore it.
  ///   - operation: The combination with the elements drawn before.
  package init(
    _ shape: Shape, in frame: Rect, ovalization: Float = 0, fillRule: FillRule = .nonZero,
    operation: FieldOperation = .union
  ) {
    kernel = FieldKernel()
    outline = nil
    let limit = 1_073_741_824.0
    let isUsable = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.magnitude <= limit }
    guard isUsable else { return }
    if case .path(let path) = shape {
      place(path, at: Point(x: frame.x, y: frame.y), rule: fillRule)
    } else if frame.width >= Self.leastSize, frame.height >= Self.leastSize {
      kernel = FieldKernel(shape, in: frame)
    }
    kernel.ovalization = ovalization > 0 ? min(ovalization, 1) : 0
    kernel.isSubtracted = operation == .subtraction
  }

  /// An empty element.
  package static var empty: FieldElement {
    FieldElement(.rectangle, in: Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// The smallest side of a frame, in points; smaller frames are empty, because single precision cannot hold
  /// their proportions.
  private static var leastSize: Double { 1e-6 }

  /// A Boolean value indicating whether the element has no interior.
  package var isEmpty: Bool { kernel.form == .empty }

  /// The combination with the elements drawn before.
  package var operation: FieldOperation {
    get { kernel.isSubtracted ? .subtraction : .union }
    set { kernel.isSubtracted = newValue == .subtraction }
  }

  /// An axis-parallel rectangle around the element, the smallest one unless the element is rotated: then the one
  /// around its frame. Empty for an empty element.
  package var bounds: Rect { kernel.bounds }

  /// Returns distance and gradient of the element alone; `FieldSample.empty` at points that are not finite.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    guard !isEmpty, point.x.isFinite, point.y.isFinite else { return .empty }
    guard let outline else { return kernel.sample(at: point) }
    let position = kernel.local(point)
    return kernel.sample(outline.value(at: Point(position)), at: position)
  }

  /// Returns the element with its outline offset outwards by `distance`, in points, or inwards if negative: its
  /// field minus `distance`.
  ///
  /// A distance that is not finite yields an empty element.
  package func inflated(by distance: Float) -> FieldElement {
    guard distance.isFinite else { return .empty }
    var result = self
    result.kernel.inflation += distance / kernel.scale
    return result
  }

  /// Returns the element scaled and rotated about the centre of its frame and then moved; a path is scaled and
  /// rotated about the centre of its bounds.
  package func transformed(by transform: FieldTransform) -> FieldElement {
    let (turn, move) = (transform.rotation, transform.translation)
    let scale = kernel.scale * transform.scale
    let length = dot(turn, turn).squareRoot()
    let centre = kernel.centre + move
    guard scale >= 1e-6, scale <= 1e6, length.isFinite, length > 0, abs(centre.x) < 1e9, abs(centre.y) < 1e9
    else { return .empty }
    var result = self
    result.kernel.scale = scale
    result.kernel.centre = centre
    if turn != SIMD2(1, 0) {
      let (old, new) = (kernel.rotation, turn / length)
      result.kernel.rotation = normalized(
        SIMD2(old.x * new.x - old.y * new.y, old.x * new.y + old.y * new.x))
    }
    return result
  }

  /// Prepares the field of a path around the centre of its bounds; the element stays empty if the path encloses
  /// nothing.
  private mutating func place(_ path: Path, at origin: Point, rule: FillRule) {
    guard let outline = OutlineField(path, at: origin, rule: rule) else { return }
    self.outline = outline
    kernel.form = .outline
    kernel.centre = SIMD2(Float(origin.x + outline.middle.x), Float(origin.y + outline.middle.y))
    kernel.half = SIMD2<Float>(outline.half)
  }
}

extension Point {
  init(_ position: SIMD2<Float>) { self.init(x: Double(position.x), y: Double(position.y)) }
}

extension FieldKernel {
  /// Creates the kernel of any shape but a path; `frame` must have an area and finite numbers.
  fileprivate init(_ shape: Shape, in frame: Rect) {
    self.init()
    centre = SIMD2(Float(frame.x + frame.width / 2), Float(frame.y + frame.height / 2))
    half = SIMD2(Float(frame.width / 2), Float(frame.height / 2))
    let shorter = min(half.x, half.y)
    form = .box
    switch shape {
    case .rectangle, .path: break
    case .circle:
      half = SIMD2(shorter, shorter)
      radii = SIMD4(repeating: shorter)
    case .capsule: radii = SIMD4(repeating: shorter)
    case .ellipse where half.x == half.y: radii = SIMD4(repeating: shorter)
    case .ellipse: form = .ellipse
    case .roundedRectangle(let radii, style: .circular):
      let fitted = radii.clamped(to: frame).clockwise
      setCorners(fitted.map { ContinuousCorner(radius: $0, arcShare: 1) }, style: .circular)
    case .roundedRectangle(let radii, style: .continuous):
      setCorners(ContinuousOutline(frame: frame, radii: radii).corners, style: .continuous)
    }
  }

  /// Sets radii and arc shares, and the form, which is faster for four equal corners.
  private mutating func setCorners(_ corners: [ContinuousCorner], style: CornerStyle) {
    for (index, corner) in corners.enumerated() {
      radii[index] = Float(corner.radius)
      arcShares[index] = Float(corner.arcShare)
    }
    let areAlike = corners.allSatisfy { $0 == corners[0] }
    switch style {
    case .circular: form = areAlike ? .box : .circularCorners
    case .continuous: form = areAlike ? .continuousBox : .continuousCorners
    }
  }
}
