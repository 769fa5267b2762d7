// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view with an identity: with another one, it starts anew.
struct IdentifiedView<Content: View, ID: Hashable>: SystemView {
  let content: Content
  let id: ID

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    Content.systemNodes(of: view.content, in: scope.child(.identity(view.id)))
  }
}

extension View {
  /// Gives the view an identity. When it changes, the view's state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
