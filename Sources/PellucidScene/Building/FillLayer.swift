// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A shape filled with a style or a gradient.
public struct FillLayer: LayerConvertible {
  var shape: Shape
  var style: FillStyle
  var attributes = LayerAttributes()

  /// Creates a shape filled with one style: a level, such as `.secondaryFill`, or a colour, such as `.orange`.
  public init(_ style: ForegroundStyle, in shape: Shape = .rectangle) {
    (self.style, self.shape) = (.foreground(style), shape)
  }

  /// Creates a shape filled with a gradient, which extends over the layer's frame.
  public init(_ gradient: Gradient, in shape: Shape = .rectangle) {
    (style, self.shape) = (gradient.fill, shape)
  }

  public var element: LayerElement {
    get { LayerElement(.fill(shape: shape, style), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// A group of layers, to which opacity, blend mode, clip, shadow and transform apply as to one picture.
public struct GroupLayer: LayerConvertible {
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// Creates a group of layers, bottom to top, which are placed relative to the group's frame.
  public init(@LayerBuilder layers: () -> [LayerElement]) { children = layers() }

  public var element: LayerElement {
    get { LayerElement(.group([]), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}
