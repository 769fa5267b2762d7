// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose node is put into another one.
struct NodeView<Content: View>: WrappingView {
  let content: Content
  let wrap: (LayoutNode) -> LayoutNode

  /// The content is in the scope of the view itself, which keeps nothing and changes nothing that the content reads.
  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let direction = scope.environment.layoutDirection
    return .each(of: Content.systemNodes(of: view.content, in: scope)) { node in
      let wrapped = view.wrap(node)
      wrapped.direction = direction
      return wrapped
    }
  }
}

extension View {
  /// Puts the view into a frame of a given width, height or both, in points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    moving(AnimatablePair(width ?? 0, height ?? 0)) {
      FixedFrameNode(
        $0, width: width == nil ? nil : $1.first, height: height == nil ? nil : $1.second,
        alignment: alignment)
    }
  }

  /// Puts the view into a frame between a least and a greatest size, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    NodeView(content: self) {
      FlexibleFrameNode(
        $0, .init(minWidth, idealWidth, maxWidth), .init(minHeight, idealHeight, maxHeight),
        alignment: alignment)
    }
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    moving(insets.animatableData) { node, data in
      var insets = insets
      insets.animatableData = data
      return PaddingNode(node, insets)
    }
  }

  /// Adds space on some sides, in points; nil is the usual space of 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? EdgeInsets.usualLength
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = horizontal ? .horizontal : []
    if vertical { axes.insert(.vertical) }
    return NodeView(content: self) { FixedSizeNode($0, axes) }
  }

  /// Proposes a size of a given ratio to the view; nil is the ratio of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    NodeView(content: self) { AspectRatioNode($0, ratio: ratio, fills: contentMode == .fill) }
  }

  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the centre of the view at a point.
  public func position(_ position: CGPoint) -> some View {
    moving(position.animatableData) { PositionNode($0, CGPoint(x: $1.first, y: $1.second)) }
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Sets the priority with which stacks give the view its length.
  public func layoutPriority(_ value: Double) -> some View {
    NodeView(content: self) { PriorityNode($0, value) }
  }

  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    NodeView(content: self) { LayoutValueNode($0, ObjectIdentifier(key), value) }
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    NodeView(content: self) { GuideNode($0, guide.key, computeValue) }
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    NodeView(content: self) { GuideNode($0, guide.key, computeValue) }
  }
}

/// The two ways in which a view of a given ratio takes the space around it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is as large as fits into the space.
  case fit
  /// The view is as small as fills the space.
  case fill
}
