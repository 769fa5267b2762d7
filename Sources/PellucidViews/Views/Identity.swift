// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view with an identity: with another one, it starts anew.
struct IdentifiedView<Content: View, ID: Hashable>: SystemView {
  let content: Content
  let id: ID

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    Content.systemNodes(of: view.content, in: scope.child(.identity(view.id)))
      .identified(AnyHashable(view.id))
  }
}

/// A view that is found by its identity.
final class IdentityNode: ModifierNode {
  let id: AnyHashable

  /// The identity in the tree of views, where it is the same in every run; nil for others.
  var name: String? { id as? String ?? (id as? Int).map { "\($0)" } }

  init(_ child: LayoutNode, _ id: AnyHashable) {
    self.id = id
    super.init(child)
  }
}

extension ViewList {
  /// Returns a list whose views are found by an identity.
  func identified(_ id: AnyHashable) -> ViewList {
    .each(of: self) { $0 is EmptyNode ? $0 : IdentityNode($0, id) }
  }
}

extension LayoutNode {
  /// Returns the nodes from this one to the first view of an identity; nil where none has it.
  func path(to id: AnyHashable) -> [LayoutNode]? {
    if let node = self as? IdentityNode, node.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }
}

extension EnvironmentValues {
  private enum MarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the views of a collection are found by the identities of its elements.
  var marksElements: Bool {
    get { self[MarksKey.self] }
    set { self[MarksKey.self] = newValue }
  }
}

extension View {
  /// Gives the view an identity. When it changes, the view's state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
