// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose content is placed by a layout.
@MainActor @preconcurrency
protocol ContainerView: SystemView {
  associatedtype Content: View
  associatedtype Container: Layout
  var content: Content { get }
  var layout: Container { get }
}

extension ContainerView {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = Container.layoutProperties.stackOrientation
    let list = Content.systemNodes(of: view.content, in: inner)
    let node = LayoutContainerNode(view.layout, list.nodes)
    node.direction = scope.environment.layoutDirection
    node.list = list
    return ViewList([node])
  }
}

/// Views beside each other, from the leading edge to the trailing one.
public struct HStack<Content: View>: ContainerView {
  let layout: HStackLayout
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (layout, self.content) = (HStackLayout(alignment: alignment, spacing: spacing), content())
  }
}

/// Views one above the other.
public struct VStack<Content: View>: ContainerView {
  let layout: VStackLayout
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (layout, self.content) = (VStackLayout(alignment: alignment, spacing: spacing), content())
  }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: ContainerView {
  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (layout, self.content) = (ZStackLayout(alignment: alignment), content())
  }
}

extension Layout {
  /// Returns a view whose content this layout places.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A view of a custom layout.
struct LayoutView<Container: Layout, Content: View>: ContainerView {
  let layout: Container
  let content: Content
}

/// Space that takes what its stack has left.
public struct Spacer: SystemView {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList([SpacerNode(least: view.minLength, axis: scope.environment.stackAxis)])
  }
}

/// A line between views.
public struct Divider: SystemView {
  public init() {}

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let axis = scope.environment.stackAxis ?? .vertical
    return ViewList([DividerNode(across: axis, thickness: scope.environment.pixelLength)])
  }
}

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
  private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

  /// The axis of the stack around a view; nil outside of stacks.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  /// The direction in which the language is read.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
