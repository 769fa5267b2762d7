// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The shapes of a container in pixels, and how they are joined.
package struct GlassShapes: Hashable, Sendable {
  /// The shapes, in drawing order.
  package var elements: [Element]
  /// Facing edges lean toward each other below this gap.
  package var smoothness: Double
  /// The standard deviation of the Gaussian that blurs the field.
  package var sigma: Double
  /// The part of the way that gradients are turned toward an ellipse's, 0…1.
  package var ovalization: Double

  package struct Element: Hashable, Sendable {
    package var shape: Shape
    /// Before it is turned about its middle.
    package var frame: Rect
    /// Cosine and sine of the clockwise turn.
    package var turn: SIMD2<Float>
    package var inflation: Float
    /// Its colour as a matrix of what it lies on, whose result may leave 0…1.
    package var tint: MatrixMix?

    /// A rectangle around it.
    package var bounds: Rect { element(ovalization: 0).bounds }

    /// Its own field, as a container of one.
    package var field: GlassField { .shapes(DistanceField(elements: [element(ovalization: 0)])) }

    func element(ovalization: Double) -> FieldElement {
      var element = FieldElement(shape, in: frame, ovalization: Float(ovalization))
      if turn != SIMD2(1, 0) { element = element.transformed(by: FieldTransform(rotation: turn)) }
      return inflation == 0 ? element : element.inflated(by: inflation)
    }
  }

  /// A blur of less than a pixel counts as none, as in the system.
  package var isBlurred: Bool { sigma >= 1 }

  /// All elements, joined. A blurred field is evaluated at once, over what lies within `area`; where its samples lie
  /// follows from that.
  package func field(in area: PixelRect) -> GlassField {
    let shapes = joined
    guard isBlurred else {
      // Shadows look at the field beside the pixels they lie on; farther out it only takes longer, whatever is chosen.
      return .shapes(shapes.prepared(for: Rect(area).outset(by: 128)))
    }
    let reach = SampledField.reach(sigma: sigma)
    let reached = shapes.bounds.outset(by: reach)
    let needed = Rect(area).outset(by: reach)
    let sampled = reached.intersection(needed)
    return .blurred(SampledField(shapes.prepared(for: sampled), sigma: Float(sigma), area: sampled))
  }

  /// A rectangle around all that the field encloses.
  package var bounds: Rect { isBlurred ? joined.bounds.outset(by: sigma) : joined.bounds }

  private var joined: DistanceField {
    DistanceField(
      elements: elements.map { $0.element(ovalization: ovalization) }, smoothness: Float(smoothness))
  }
}

/// The field that a piece of glass is drawn from.
package enum GlassField: Sendable {
  case shapes(DistanceField)
  case blurred(SampledField)

  /// Evaluates `count` points at height `y` from `x` on: (distance, gradient x, gradient y, 0) each.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    switch self {
    case .shapes(let field): field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: row)
    case .blurred(let field): field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: row)
    }
  }

  package func sample(at point: SIMD2<Float>) -> FieldSample {
    switch self {
    case .shapes(let field): field.sample(at: point)
    case .blurred(let field): field.sample(at: point)
    }
  }
}
