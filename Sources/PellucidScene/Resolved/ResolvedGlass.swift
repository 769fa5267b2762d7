// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The glass of one container without names: elements that share a field, a capture and a set of parameters.
///
/// Lengths in points, in the space of the node. The node's `frame` is not drawn; what is drawn are the elements.
package struct ResolvedGlass: Hashable, Sendable {
  /// In drawing order; those without an area are not there.
  package var elements: [Element]
  /// The container's spacing: facing edges lean toward each other below this gap and touch at half of it.
  package var smoothness: Double
  package var parameters: GlassParameters
  /// The opacity of a black layer between the glass and what is behind it, as far as the glass reaches; 0…1.
  package var dimming: Double
  /// The surfaces it looks at.
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
    /// The layers that it is the glass of: several of a union, none where nobody has to know.
    package var layers: [Source] = []

    package init(shape: Shape, frame: Rect, inflation: Double = 0, tint: Tint? = nil) {
      (self.shape, self.frame, self.inflation, self.tint) = (shape, frame, inflation, tint)
    }

    /// Returns the layer at a place in the space of the node: the one that shares most of it, else the nearest.
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
    /// In the space of the node.
    package var frame: Rect
    /// The index of the trace's step that made it.
    package var step: Int?

    package init(name: String, frame: Rect) { (self.name, self.frame) = (name, frame) }

    init(name: String, frame: Rect, step: Int) { (self.name, self.frame, self.step) = (name, frame, step) }
  }

  /// A colour that follows what it lies on: a matrix of it, mixed in by an opacity.
  package struct Tint: Hashable, Sendable {
    /// On straight, gamma-encoded colours; may leave 0…1.
    package var matrix: ColorMatrix
    /// 0…1.
    package var opacity: Double

    package init(matrix: ColorMatrix, opacity: Double = 1) {
      (self.matrix, self.opacity) = (matrix, opacity)
    }
  }

  /// The parts that the lens of a control adds.
  package struct Lens: Hashable, Sendable {
    /// The glass does not draw `magnification`: `content` has that size already.
    package var parameters: LensParameters
    /// A copy of the control's labels, as large as they are seen, through the lens only.
    package var content: [Node]

    package init(_ parameters: LensParameters, content: [Node] = []) {
      (self.parameters, self.content) = (parameters, content)
    }
  }
}
