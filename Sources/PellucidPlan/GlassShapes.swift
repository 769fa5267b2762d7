// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The shapes of a container in pixels, with the parameters by which they merge.
package struct GlassShapes: Hashable, Sendable {
  /// The shapes, in drawing order.
  package var elements: [Element]
  /// The gap, in pixels, below which facing edges bend toward each other.
  package var smoothness: Double
  /// The standard deviation of the Gaussian that blurs the field, in pixels.
  package var sigma: Double
  /// The fraction, 0…1, by which gradients are turned toward those of an ellipse.
  package var ovalization: Double

  /// One shape of a container.
  package struct Element: Hashable, Sendable {
    package var shape: Shape
    /// The frame before rotation about its middle.
    package var frame: Rect
    /// The cosine and the sine of the clockwise rotation.
    package var turn: SIMD2<Float>
    /// The distance by which the outline is moved outward, in pixels.
    package var inflation: Float
    /// The tint, as a matrix of the colour below with an opacity; results may lie outside 0…1.
    package var tint: MatrixMix?

    /// The bounding rectangle of the shape.
    package var bounds: Rect { element(ovalization: 0).bounds }

    /// The distance field of this shape alone.
    package var field: GlassField { .shapes(DistanceField(elements: [element(ovalization: 0)])) }

    /// Returns the shape as an element of a distance field.
    func element(ovalization: Double) -> FieldElement {
      var element = FieldElement(shape, in: frame, ovalization: Float(ovalization))
      if turn != SIMD2(1, 0) { element = element.transformed(by: FieldTransform(rotation: turn)) }
      return inflation == 0 ? element : element.inflated(by: inflation)
    }
  }

  /// A Boolean value indicating whether the field is blurred. A sigma of less than a pixel counts as none, as in the
  /// system.
  package var isBlurred: Bool { sigma >= 1 }

  /// Returns the field of all merged shapes. A blurred field is evaluated immediately, on samples over the part of
  /// `area` that the shapes reach; the positions of the samples follow from that part.
  package func field(in area: PixelRect) -> GlassField {
    let shapes = joined
    guard isBlurred else {
      // Shadows sample the field beyond the pixels of `area`. The margin affects only the speed, not the values.
      return .shapes(shapes.prepared(for: Rect(area).outset(by: 128)))
    }
    let reach = SampledField.reach(sigma: sigma)
    let reached = shapes.bounds.outset(by: reach)
    let needed = Rect(area).outset(by: reach)
    let sampled = reached.intersection(needed)
    return .blurred(SampledField(shapes.prepared(for: sampled), sigma: Float(sigma), area: sampled))
  }

  /// The bounding rectangle of everything that the field encloses.
  package var bounds: Rect { isBlurred ? joined.bounds.outset(by: sigma) : joined.bounds }

  /// The exact field of all merged shapes.
  private var joined: DistanceField {
    DistanceField(
      elements: elements.map { $0.element(ovalization: ovalization) }, smoothness: Float(smoothness))
  }
}

/// The signed distance field that a piece of glass is drawn from.
package enum GlassField: Sendable {
  /// An exact field, evaluated where it is read.
  case shapes(DistanceField)
  /// A blurred field, interpolated between precomputed samples.
  case blurred(SampledField)

  /// Evaluates `count` points at the vertical position `y` from `x` on, writing (distance, gradient x, gradient y, 0)
  /// for each.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    switch self {
    case .shapes(let field): field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: row)
    case .blurred(let field): field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: row)
    }
  }

  /// Returns the distance and the gradient at a point.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    switch self {
    case .shapes(let field): field.sample(at: point)
    case .blurred(let field): field.sample(at: point)
    }
  }
}
