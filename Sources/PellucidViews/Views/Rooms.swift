// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first of several views whose ideal size fits, or the last one.
public struct ViewThatFits<Content: View>: SystemView {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList.grouped(Content.systemNodes(of: view.content, in: scope.child(.body))) {
      ViewThatFitsNode($0, view.axes)
    }
  }
}
