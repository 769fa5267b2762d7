// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a screen that views keep clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars, and the parts of the screen such as its corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view extend beyond the safe area, at the edges where it touches its end.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    let edges = regions.contains(.container) ? edges : []
    return NodeView(content: self) { IgnoringSafeAreaNode($0, edges) }
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Makes the safe area of the view smaller, in points; nil is the usual space of 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? EdgeInsets.usualLength
    return safeAreaPadding(
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    NodeView(content: self) { SafeAreaPaddingNode($0, insets) }
  }

  /// Puts a view at an edge, and takes its thickness from the safe area of this one.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a bar at an edge, and takes its thickness from the safe area of this view. Content below it has the engine's scroll edge.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, isBar: true)
  }

  /// Puts a bar at a side, and takes its thickness from the safe area of this view.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1), trailing = Set(rawValue: 2),
      all: Set = [.leading, .trailing]
  }
}

/// A view with another one at an edge of its safe area.
private struct SafeAreaInsetView<Content: View, Inset: View>: SystemView {
  let content: Content
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  var isBar = false

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    let inner = scope.child(.part("inset"))
    let direction = scope.environment.layoutDirection
    return .each(of: list) { node in
      let views = Inset.systemNodes(of: view.inset, in: inner)
      let extra = LayoutContainerNode(VStackLayout(), views.nodes)
      extra.list = views
      let result = SafeAreaInsetNode(
        node, extra, view.edge, view.alignment, spacing: view.spacing, isBar: view.isBar)
      (extra.direction, result.direction) = (direction, direction)
      return result
    }
  }
}
