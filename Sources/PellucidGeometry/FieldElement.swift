// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effect of an element on the elements drawn before it.
package enum FieldOperation: Hashable, Sendable {
  case union
  case subtraction
}

/// Moves, sizes and turns an element about the middle of its frame.
package struct FieldTransform: Hashable, Sendable {
  /// In points.
  package var translation: SIMD2<Float>
  /// The factor of both directions; 0, negative and unordered factors leave nothing of the element.
  package var scale: Float
  /// Cosine and sine of the angle, which turns clockwise with y down; brought to length 1.
  package var rotation: SIMD2<Float>

  package init(
    translation: SIMD2<Float> = SIMD2(0, 0), scale: Float = 1, rotation: SIMD2<Float> = SIMD2(1, 0)
  ) {
    (self.translation, self.scale, self.rotation) = (translation, scale, rotation)
  }
}

/// A shape in its frame, prepared for evaluating its signed distance and the direction away from it.
///
/// Boxes with circular corners, capsules, circles, ellipses and outlines have exact distances; continuous
/// corners have the system's own field (section 1 of the glass model), which is zero on the same outline as
/// `Shape.path(in:)`, exact along straight sides, and elsewhere changes by 0.83 to 1.05 per unit near it. A
/// frame without area, or with numbers that are not finite, gives an empty element; only outlines ignore the
/// frame's size. Coordinates are points with y down; single precision.
package struct FieldElement: Sendable {
  var kernel: FieldKernel
  var outline: OutlineField?

  /// `ovalization`, 0…1, turns gradients toward those of an oval: 0 for plain panels, 0.5 for alerts, menus
  /// and lenses. `fillRule` counts for paths only.
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

  /// An element that holds nothing.
  package static var empty: FieldElement {
    FieldElement(.rectangle, in: Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Frames narrower than this count as empty: their proportions leave single precision.
  private static var leastSize: Double { 1e-6 }

  package var isEmpty: Bool { kernel.form == .empty }

  package var operation: FieldOperation {
    get { kernel.isSubtracted ? .subtraction : .union }
    set { kernel.isSubtracted = newValue == .subtraction }
  }

  /// The smallest axis-parallel rectangle around the element, turned ones by their frame; empty for nothing.
  package var bounds: Rect { kernel.bounds }

  /// Distance and gradient of the element alone; `FieldSample.empty` at points that are not finite.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    guard !isEmpty, point.x.isFinite, point.y.isFinite else { return .empty }
    guard let outline else { return kernel.sample(at: point) }
    let position = kernel.local(point)
    return kernel.sample(outline.value(at: Point(position)), at: position)
  }

  /// The element whose outline has moved outwards by `distance`, inwards if negative: its field less
  /// `distance`.
  ///
  /// A distance that is not finite gives an empty element.
  package func inflated(by distance: Float) -> FieldElement {
    guard distance.isFinite else { return .empty }
    var result = self
    result.kernel.inflation += distance / kernel.scale
    return result
  }

  /// The element sized and turned about the middle of its frame and moved; an outline about that of its
  /// bounds.
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

  /// Prepares an outline around the middle of its bounds.
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
  /// `frame` has an area and finite numbers; the shape is not a path.
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
