// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// The settings of a row of a list, which the row's view states.
struct RowTraits {
  var insets: EdgeInsets?
  var background: LayoutNode?
  /// A Boolean value that is true for a row with a background of its own, even where that background is nothing.
  var hasBackground = false
  var separator = Visibility.automatic
  /// The colour of the line below the row; nil for that of the list.
  var separatorTint: ColorStyle?
  var accessory: ComponentWord?
  var badge: String?
  var tag: AnyHashable?
  /// A Boolean value that is false for a tab that the bar of the tabs leaves out.
  var isInBar = true
}

extension LayoutNode {
  /// The settings that the view states for the list around it; those of outer views win.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    takeNotes(in: &traits, innerFirst: true)
    return traits
  }

  /// The section that the view is, whatever modifiers are around it; nil for other views.
  var section: SectionNode? {
    if let node = self as? SectionNode { return node }
    return (self as? ModifierNode)?.child.section
  }
}

extension ViewList {
  /// Returns a list whose views are tagged with a value where they have no tag of their own.
  func tagged(_ tag: AnyHashable) -> ViewList {
    .each(of: self) { NoteNode<RowTraits>($0) { $0.tag = $0.tag ?? tag } }
  }
}

extension View {
  /// Changes the settings of the rows that the view makes.
  func rowTraits(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    NodeView(content: self) { NoteNode<RowTraits>($0, change) }
  }

  /// Sets the space around the contents of rows, in points; nil is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTraits { $0.insets = insets } }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { if edges.contains(.bottom) { $0.separator = visibility } }
  }

  /// Draws a view below the contents of rows, in place of the list's own ground.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    RowBackgroundView(content: self, background: view)
  }

  public func badge(_ count: Int) -> some View { rowTraits { $0.badge = count == 0 ? nil : "\(count)" } }

  public func badge<S: SystemTitle>(_ label: S?) -> some View {
    let label = label.map { $0.systemText.string }
    return rowTraits { $0.badge = label }
  }

  /// Names the value that the view stands for in a picker, a list or tabs.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    rowTraits { $0.tag = AnyHashable(tag) }
  }
}

/// Rows with a background.
private struct RowBackgroundView<Content: View, Background: View>: SystemView {
  let content: Content
  let background: Background?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    let inner = scope.child(.part("background"))
    return .each(of: list) { node in
      guard let background = view.background else {
        return NoteNode<RowTraits>(node) { $0.hasBackground = true }
      }
      let views = Background.systemNodes(of: background, in: inner)
      let stack = LayoutContainerNode(ZStackLayout(), views.nodes)
      stack.list = views
      return NoteNode<RowTraits>(node) { ($0.background, $0.hasBackground) = (stack, true) }
    }
  }
}
