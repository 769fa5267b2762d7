// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

extension View {
  /// Keeps the place of the view, and draws nothing.
  public func hidden() -> some View { NodeView(content: self) { HiddenNode($0) } }

  /// Draws views with a larger number in front of the others beside them.
  public func zIndex(_ value: Double) -> some View { NodeView(content: self) { OrderNode($0, value) } }

  /// Cuts the view at the outline of a shape.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      ClipNode(node, environment.container) { size, container in
        let outline = shape.shape(in: size, environment.layoutDirection, container)
        guard style.isEOFilled, case .path(let path) = outline else { return outline }
        return .path(Path(path).normalized().outline)
      }
    }
  }

  /// Cuts the view at its rectangle.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws a blurred copy of the view's outline below it.
  ///
  /// - Parameter radius: Twice the standard deviation of the blur, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      let shadow = PellucidScene.Shadow(color, radius: radius, x: x, y: y, in: environment)
      return LayerNode(node, change: { $0.shadow = shadow })
    }
  }

  /// Draws a line inside the view's rectangle.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Changes the layer that the view is drawn as.
  func layer(_ change: @escaping (inout Layer) -> Void) -> some View {
    NodeView(content: self) { LayerNode($0, change: change) }
  }
}

/// A view that is drawn before or after the views beside it.
final class OrderNode: ModifierNode {
  private let value: Double

  init(_ child: LayoutNode, _ value: Double) {
    self.value = value
    super.init(child)
  }

  override var zIndex: Double { value.isNaN ? 0 : value }
}

/// A view that is cut at a shape.
final class ClipNode: ModifierNode {
  private let container: ContainerPlace?
  private let shape: (CGSize, SystemContainer?) -> PellucidGeometry.Shape

  init(
    _ child: LayoutNode, _ container: ContainerPlace?,
    _ shape: @escaping (CGSize, SystemContainer?) -> PellucidGeometry.Shape
  ) {
    (self.container, self.shape) = (container, shape)
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    list.append(in: CGRect(origin: origin, size: frame.size)) { drawChildren(&$0, at: $1) }
    let container = container?.around(list.inPicture(origin))
    list.changeLast { layer in
      layer.clip = shape(CGSize(width: layer.frame.width, height: layer.frame.height), container)
    }
  }
}
