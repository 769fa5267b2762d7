// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The space between a view and the edges of its window.
public struct ScenePadding: Equatable, Sendable {
  /// The least space that the platform recommends.
  public static let minimum = ScenePadding()
}

extension View {
  /// Adds the space that the platform recommends around the views of a window, on some sides.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds space of a kind that the platform recommends around the views of a window, on some sides.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      let length = environment.traits.platform.scenePadding
      let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      return PaddingNode(node, insets.only(edges))
    }
  }
}

extension Platform {
  /// The space around the views of a window, in points. Published for macOS: 20 points between the controls and the edges of a window.
  /// Chosen for the others, of which no source has it: that of `padding()`.
  fileprivate var scenePadding: CGFloat { self == .macOS ? 20 : EdgeInsets.usualLength }
}
