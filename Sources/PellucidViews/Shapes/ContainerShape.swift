// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// A shape of a container with its place in the picture, which is known while views are drawn.
final class ContainerPlace {
  let shape: (CGSize) -> PellucidGeometry.Shape
  var frame = CGRect.zero

  init(_ shape: @escaping (CGSize) -> PellucidGeometry.Shape) { self.shape = shape }

  /// Returns the container in the coordinates of a view at a place in the picture.
  func around(_ origin: CGPoint) -> SystemContainer {
    SystemContainer(
      shape: shape(frame.size),
      frame: CGRect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height))
  }
}

/// The container around a shape: its outline, and its rectangle in the coordinates of the shape's.
public struct SystemContainer: Sendable {
  let shape: PellucidGeometry.Shape
  let frame: CGRect
}

extension EnvironmentValues {
  private enum ContainerKey: EnvironmentKey { static var defaultValue: ContainerPlace? { nil } }

  /// The container whose shape the shapes in it may follow; nil where there is none.
  var container: ContainerPlace? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

extension View {
  /// States the shape that the shapes in the view may follow.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    ContainerShapeView(content: self, shape: shape)
  }
}

/// A view with a shape for the shapes in it.
private struct ContainerShapeView<Content: View, Outline: Shape>: SystemView {
  let content: Content
  let shape: Outline

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    let direction = scope.environment.layoutDirection
    let place = ContainerPlace { view.shape.shape(in: $0, direction) }
    inner.environment.container = place
    return .each(of: Content.systemNodes(of: view.content, in: inner)) { node in
      let wrapped = ContainerNode(node, place)
      wrapped.direction = direction
      return wrapped
    }
  }
}

/// A view that notes its place in the picture before it is drawn.
private final class ContainerNode: ModifierNode {
  private let place: ContainerPlace

  init(_ child: LayoutNode, _ place: ContainerPlace) {
    self.place = place
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    place.frame = CGRect(origin: list.inPicture(origin), size: frame.size)
    drawChildren(&list, at: origin)
  }
}

/// The shape of the container, as far inside it as the view lies; a rectangle without a container.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The distance of the shape from the rectangle that it is given.
  private var amount: CGFloat = 0

  public init() {}

  public func systemShape(in size: CGSize) -> SystemShape { systemShape(in: size, nil) }

  public func systemShape(in size: CGSize, _ container: SystemContainer?) -> SystemShape {
    let inner = CGRect(origin: .zero, size: size).smaller(by: amount)
    let shape: PellucidGeometry.Shape = container.map { self.shape(in: size, $0) } ?? .rectangle
    guard amount != 0 else { return SystemShape(shape: shape) }
    guard inner.width >= 0, inner.height >= 0 else { return SystemShape(shape: .path(Path().outline)) }
    return SystemShape(shape: .path(PellucidGeometry.Path(Path.elements(of: shape, in: inner))))
  }

  private func shape(in size: CGSize, _ container: SystemContainer) -> PellucidGeometry.Shape {
    let frame = container.frame
    let inset = [-frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height].min() ?? 0
    return container.shape.concentric(inset: Double(max(0, inset + amount)))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Edge {
  /// A corner between two edges.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The radius of a corner: a number of points, or one that follows the container's.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let isConcentric: Bool
      /// The radius, or the least one.
      let radius: CGFloat

      public init(floatLiteral value: Double) { (isConcentric, radius) = (false, CGFloat(value)) }
      public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }
      private init(isConcentric: Bool, _ radius: CGFloat) {
        (self.isConcentric, self.radius) = (isConcentric, radius)
      }

      public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius) }
      public static let concentric = Style(isConcentric: true, 0)
      public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, minimum.radius) }

      /// Returns the radius at a distance from the corner of the container.
      func radius(inside outer: Double, at distance: CGFloat) -> Double {
        isConcentric ? max(outer - Double(distance), Double(radius.finite)) : Double(radius.finite)
      }
    }
  }
}

/// A rectangle whose corners follow those of the container.
nonisolated public struct ConcentricRectangle: Shape {
  private let topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  public init() { self.init(corners: .concentric) }

  /// - Parameter isUniform: A Boolean value that is true where all corners have the largest radius of the four.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  private init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
    self.isUniform = isUniform
  }

  public func systemShape(in size: CGSize) -> SystemShape { systemShape(in: size, nil) }

  public func systemShape(in size: CGSize, _ container: SystemContainer?) -> SystemShape {
    let frame = container?.frame ?? CGRect(origin: .zero, size: size)
    let outer = container?.shape.corners(in: frame.size) ?? CornerRadii(0)
    let (left, top) = (-frame.minX, -frame.minY)
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    var radii = CornerRadii(
      topLeft: topLeading.radius(inside: outer.topLeft, at: max(left, top)),
      topRight: topTrailing.radius(inside: outer.topRight, at: max(right, top)),
      bottomRight: bottomTrailing.radius(inside: outer.bottomRight, at: max(right, bottom)),
      bottomLeft: bottomLeading.radius(inside: outer.bottomLeft, at: max(left, bottom)))
    if isUniform {
      radii = CornerRadii([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].max() ?? 0)
    }
    let own = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return SystemShape(shape: .roundedRectangle(radii.clamped(to: own), style: .continuous))
  }
}

extension PellucidGeometry.Shape {
  /// Returns the radii of the corners in a size; 0 for a path.
  fileprivate func corners(in size: CGSize) -> CornerRadii {
    switch self {
    case .rectangle, .path, .ellipse: CornerRadii(0)
    case .roundedRectangle(let radii, _): radii
    case .capsule, .circle: CornerRadii(Double(min(size.width, size.height)) / 2)
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    Self(corners: corners, isUniform: isUniform)
  }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { Self() }
}
