// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a scroll view that have margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let holdsContent: Bool
  private let name: String
  public static var automatic: Self { Self(holdsContent: true, name: "automatic") }
  public static var scrollContent: Self { Self(holdsContent: true, name: "scrollContent") }
  public static var scrollIndicators: Self { Self(holdsContent: false, name: "scrollIndicators") }
}

extension View {
  /// Sets the space around the content of scroll views and lists, in points.
  ///
  /// - Note: Pictures show no indicators, whose margins change nothing.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self) { environment in
      guard placement.holdsContent else { return }
      let others = environment.contentMargins.only(Edge.Set.all.subtracting(edges))
      environment.contentMargins = insets.only(edges) + others
    }
  }

  /// Sets the space at edges of the content of scroll views and lists, in points; nil is none.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }
}

extension EnvironmentValues {
  private enum MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

  /// The space around the content of scroll views and lists.
  var contentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}
