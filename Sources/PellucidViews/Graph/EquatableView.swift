// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view that may be compared with the one before it.
///
/// - Note: The view is made again even where both are equal, which changes no picture.
public struct EquatableView<Content: View & Equatable>: SystemView {
  public var content: Content

  public init(content: Content) { self.content = content }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
