// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The resolved glass of one container: elements that share a field, a capture and a set of parameters.
///
/// Lengths are in points, in the space of the node. The elements are drawn; the node's `frame` is not.
package struct ResolvedGlass: Hashable, Sendable {
  /// The elements in drawing order; elements without an area are left out.
  package var elements: [Element]
  /// The container's spacing: facing edges lean toward each other below this gap and touch at half of it.
  package var smoothness: Double
  package var parameters: GlassParameters
  /// The opacity of a black layer between the glass and what is behind it, as far as the glass reaches; 0…1.
  package var dimming: Double
  /// The surfaces that the glass samples.
  package var blending: MaterialContent.Blending
  /// The standard deviation of a Gaussian that joins shapes by blurring their field, as menus do while they open;
  /// below 1 they are joined by `smoothness` alone.
  package var fieldSigma: Double
  package var lens: Lens?

  package init(
    elements: [Element], smoothness: Double = 0, parameters: GlassParameters, dimming: Double = 0,
    blending: MaterialContent.Blending = .withinWindow, fieldSigma: Double = 0, lens: Lens? = nil
  ) {
    (self.elements, self.smoothness, self.parameters) = (elements, smoothness, parameters)
    (self.dimming, self.blending, self.fieldSigma, self.lens) = (dimming, blending, fieldSigma, lens)
  }

  /// One shape of the container.
  package struct Element: Hashable, Sendable {
    package var shape: Shape
    package var frame: Rect
    /// The distance that the outline has moved outwards, inwards if negative.
    package var inflation: Double
    package var tint: Tint?
    /// The layers that the element is the glass of: several for a union, none where the caller does not need them.
    package var layers: [Source] = []

    package init(shape: Shape, frame: Rect, inflation: Double = 0, tint: Tint? = nil) {
      (self.shape, self.frame, self.inflation, self.tint) = (shape, frame, inflation, tint)
    }

    /// Returns the layer at a place in the space of the node: the one that overlaps it most, else the nearest.
    package func layer(at place: Rect) -> Source? {
      func distance(_ source: Source) -> Double {
        let shared = source.frame.intersection(place).area
        guard shared <= 0 else { return -shared }
        let (x, y) = (
          source.frame.x + source.frame.width / 2 - place.x - place.width / 2,
          source.frame.y + source.frame.height / 2 - place.y - place.height / 2
        )
        return x * x + y * y
      }
      guard var nearest = layers.first else { return nil }
      for source in layers.dropFirst() where distance(source) < distance(nearest) { nearest = source }
      return nearest
    }
  }

  /// A layer that an element is the glass of.
  package struct Source: Hashable, Sendable {
    /// The layer's id, or its path.
    package var name: String
    /// The frame in the space of the node.
    package var frame: Rect
    /// The index of the step in the trace that made the layer's glass.
    package var step: Int?

    package init(name: String, frame: Rect) { (self.name, self.frame) = (name, frame) }

    init(name: String, frame: Rect, step: Int) { (self.name, self.frame, self.step) = (name, frame, step) }
  }

  /// A tint that depends on its backdrop: a matrix of the backdrop's colour, mixed in with an opacity.
  package struct Tint: Hashable, Sendable {
    /// The matrix, applied to straight, gamma-encoded colours; its results may leave 0…1.
    package var matrix: ColorMatrix
    /// The opacity, 0…1.
    package var opacity: Double

    package init(matrix: ColorMatrix, opacity: Double = 1) {
      (self.matrix, self.opacity) = (matrix, opacity)
    }
  }

  /// The parts of a control's glass that only a lens has.
  package struct Lens: Hashable, Sendable {
    /// The glass does not draw `magnification`: `content` has that size already.
    package var parameters: LensParameters
    /// A copy of the control's labels, at the size at which they appear, visible through the lens only.
    package var content: [Node]
    /// The bar of glass below the lens, which the lens sees everywhere: beyond its edge, the bar is mirrored.
    package var bar: Element?

    package init(_ parameters: LensParameters, content: [Node] = [], bar: Element? = nil) {
      (self.parameters, self.content, self.bar) = (parameters, content, bar)
    }
  }
}
