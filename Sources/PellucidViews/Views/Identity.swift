// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view with an identity: with another one, it starts anew.
struct IdentifiedView<Content: View, ID: Hashable>: SystemView {
  let content: Content
  let id: ID

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.identity(view.id)))
    // The tree of views has identities that are the same in every run.
    guard let name = view.id as? String ?? (view.id as? Int).map({ "\($0)" }) else { return list }
    return .each(of: list) { node in
      node is EmptyNode ? node : NoteNode<AccessibilityNotes>(node) { $0.identity = name }
    }
  }
}

extension View {
  /// Gives the view an identity. When it changes, the view's state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
