// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A change of a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
// swift-format-ignore: NoLeadingUnderscores
public struct _ViewModifier_Content<Modifier: ViewModifier>: SystemView {
  let view: AnyView

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    AnyView.systemNodes(of: view.view, in: scope.child(.body))
  }
}

/// A modifier that leaves its view as it is.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, SystemView where Content: View, Modifier: ViewModifier {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    scope.remake = { scope in
      let content = _ViewModifier_Content<Modifier>(view: AnyView(view.content))
      let body = scope.reading(view.modifier) { $0.body(content: content) }
      return .list(Modifier.Body.systemNodes(of: body, in: scope.child(.body)))
    }
    return scope.make()
  }
}

/// Modifiers one after the other.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns the modifier with another one after it.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
