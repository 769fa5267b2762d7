// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node with views behind or in front of it that are made of a preference of the view.
private final class PreferenceLayerNode: LayoutNode {
  private let alignment: Alignment
  private let isBehind: Bool
  private let layers: ViewScope
  /// Makes the views.
  private let make: (LayoutNode, ViewScope) -> ViewList

  init(
    _ primary: LayoutNode, _ alignment: Alignment, isBehind: Bool, in layers: ViewScope,
    make: @escaping (LayoutNode, ViewScope) -> ViewList
  ) {
    (self.alignment, self.isBehind, self.layers, self.make) = (alignment, isBehind, layers, make)
    super.init([primary])
  }

  private var primary: LayoutNode { children[0] }

  /// Makes the views again with what the view gives now.
  private func remake() {
    let primary = primary
    layers.remake = { [make] in make(primary, $0) }
    let views = layers.make()
    let stack = LayoutContainerNode(ZStackLayout(alignment: alignment), views.nodes)
    stack.direction = direction
    stack.list = views
    take([primary, stack])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }

  override func placeChildren() {
    place(primary, Place(origin: .zero, proposal: proposal))
    // The view is made and placed first, as what it gives may depend on places.
    remake()
    let proposal = ProposedViewSize(frame.size)
    let (own, its) = (ViewDimensions(frame.size), children[1].dimensions(proposal))
    let origin = CGPoint(
      x: own[alignment.horizontal] - its[alignment.horizontal],
      y: own[alignment.vertical] - its[alignment.vertical])
    place(children[1], Place(origin: origin, proposal: proposal))
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    for child in isBehind ? children.reversed() : children {
      child.show(in: &list, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    primary.guide(key, proposal)
  }

  override var spacing: ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
}

/// A view with views that are made of its preference.
private struct PreferenceLayerView<Key: PreferenceKey, Content: View, Layer: View>: SystemView {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    let layers = scope.child(.part("layer"))
    layers.remake = { _ in ViewList() }
    let direction = scope.environment.layoutDirection
    return .each(of: list) { node in
      let result = PreferenceLayerNode(node, view.alignment, isBehind: view.isBehind, in: layers) {
        node, scope in
        let value = node.preference(Key.self) ?? Key.defaultValue
        return Layer.systemNodes(of: scope.reading(view) { $0.layer(value) }, in: scope.child(.body))
      }
      result.direction = direction
      return result
    }
  }
}

extension View {
  /// Draws views in front of the view that are made of what the views inside give.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<K, Self, V>(content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Draws views behind the view that are made of what the views inside give.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<K, Self, V>(content: self, alignment: alignment, isBehind: true, layer: transform)
  }

  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
}
