// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view whose node is put into another one, which depends on values of the views around.
struct EnvironmentNodeView<Content: View>: WrappingView {
  let content: Content
  let wrap: (LayoutNode, EnvironmentValues) -> LayoutNode

  func wrapped(_ node: LayoutNode, in scope: ViewScope) -> LayoutNode {
    let wrapped = wrap(node, scope.environment)
    wrapped.direction = scope.environment.layoutDirection
    return wrapped
  }
}
