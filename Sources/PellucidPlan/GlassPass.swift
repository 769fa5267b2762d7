// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The glass of one container; everything in pixels.
public struct GlassPass: Hashable, Sendable {
  /// In drawing order.
  public var elements: [Element]
  /// Facing edges lean toward each other below this gap.
  public var smoothness: Double
  /// Lengths in pixels.
  public var parameters: GlassParameters
  /// What it looks at: everything below, from the shapes' surroundings. `level` is that of its cells: 1…3.
  public var capture: Capture
  /// Levels of the pyramid of blurs; at least 2.
  public var levelCount: Int
  /// Of black over what is captured, 0…1.
  public var dimming: Float
  /// The pixels that it may change.
  public var bounds: PixelRect
  public var opacity: Float

  /// One shape.
  public struct Element: Hashable, Sendable {
    public var shape: Shape
    /// Before it is turned about its middle.
    public var frame: Rect
    /// Cosine and sine of the clockwise turn.
    public var turn: SIMD2<Float>
    public var inflation: Float
    public var tint: ResolvedGlass.Tint?

    /// Its own field.
    public var field: FieldElement { field(ovalization: 0) }

    func field(ovalization: Double) -> FieldElement {
      var element = FieldElement(shape, in: frame, ovalization: Float(ovalization))
      if turn != SIMD2(1, 0) { element = element.transformed(by: FieldTransform(rotation: turn)) }
      return inflation == 0 ? element : element.inflated(by: inflation)
    }
  }

  /// All elements, joined.
  public var field: DistanceField {
    DistanceField(
      elements: elements.map { $0.field(ovalization: parameters.ovalization) }, smoothness: Float(smoothness))
  }
}
