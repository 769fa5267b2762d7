// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// A view with details about its content: in a column at its trailing edge, and in a sheet where the width is compact.
private struct InspectedView<Content: View, Inspector: View>: SystemView {
  let content: Content
  /// The details; nil where they are not shown.
  let inspector: Inspector?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    func nodes<V: View>(_ view: V, in scope: ViewScope) -> ViewList { V.systemNodes(of: view, in: scope) }
    guard let inspector = view.inspector else { return nodes(view.content, in: scope.child(.body)) }
    let environment = scope.environment
    guard !environment.isNarrow, ![.watchOS, .tvOS].contains(environment.traits.platform) else {
      return nodes(view.content.sheet(isPresented: .constant(true)) { inspector }, in: scope)
    }
    let inner = scope.child(.part("inspector"))
    inner.environment.leaveContainers()
    let column = ViewList.grouped(nodes(inspector, in: inner)) { nodes in
      let stack = LayoutContainerNode(VStackLayout(), nodes)
      return FixedFrameNode(stack, width: InspectorNotes.width(of: stack), height: nil)
        .stretched(.vertical)
    }
    let content = ViewList.grouped(nodes(view.content, in: scope.child(.body))) { nodes in
      (nodes.count == 1 ? nodes[0] : LayoutContainerNode(VStackLayout(), nodes))
        .stretched([.horizontal, .vertical])
    }
    return .grouped(ViewList(of: [content, column])) { nodes in
      let line = DividerNode(across: .horizontal, thickness: environment.pixelLength)
      let columns = nodes.count == 2 ? [nodes[0], line, nodes[1]] : nodes
      let stack = LayoutContainerNode(HStackLayout(spacing: 0), columns)
      stack.direction = environment.layoutDirection
      return stack
    }
  }
}

/// The width of a column of details that views in it state, in points.
private struct InspectorNotes {
  var least: CGFloat?, ideal: CGFloat?, most: CGFloat?

  /// The usual width, in points. Chosen: a form of short rows.
  private static let usual: CGFloat = 270

  static func width(of column: LayoutNode) -> CGFloat {
    var notes = InspectorNotes()
    for node in column.descendants(NoteNode<InspectorNotes>.self, until: { _ in false }).reversed() {
      node.change(&notes)
    }
    let wanted = notes.ideal ?? min(max(usual, notes.least ?? 0), notes.most ?? .infinity)
    return wanted.isFinite ? max(0, wanted) : usual
  }
}

extension View {
  /// Shows details about the view while a state holds: in a column at its trailing edge, and in a sheet where the width is compact.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    InspectedView(content: self, inspector: isPresented.wrappedValue ? content() : nil)
  }

  /// Sets the width of the column of details around the view, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    NodeView(content: self) {
      NoteNode<InspectorNotes>($0) { ($0.least, $0.ideal, $0.most) = (width, width, width) }
    }
  }

  /// Sets the width of the column of details around the view and its bounds, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    NodeView(content: self) {
      NoteNode<InspectorNotes>($0) { ($0.least, $0.ideal, $0.most) = (min, ideal, max) }
    }
  }
}
