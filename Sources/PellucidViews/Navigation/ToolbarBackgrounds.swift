// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The ground of a bar, which the views below it state.
struct BarGround {
  var style: AnyShapeStyle?
  var visibility = Visibility.automatic
  /// The appearance of the bar; nil for that of the view.
  var scheme: ColorScheme?
}

extension View {
  private func barGround(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarGround) -> Void)
    -> some View
  {
    navigationNote { notes in
      for bar in bars.isEmpty ? [.automatic] : bars {
        change(&notes.grounds[bar.kind == .automatic ? .navigation : bar.kind, default: BarGround()])
      }
    }
  }

  /// Fills the ground of bars around the view with a style, where it is visible: the engine's bars have glass items on it.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barGround(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Shows or hides the ground of bars around the view.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barGround(bars) { $0.visibility = visibility }
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barGround(bars) { $0.visibility = visibility }
  }

  /// Sets the appearance of the grounds, titles and symbols of bars around the view. Glass in bars, and views that stand in them, have
  /// that of the view.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barGround(bars) { $0.scheme = colorScheme }
  }
}

extension View {
  /// Leaves out the scroll edges below the bars at some edges of the view.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    navigationNote {
      if hidden { $0.plainEdges.formUnion(edges) } else { $0.plainEdges.subtract(edges) }
    }
  }

  /// Sets the style of the scroll edges below the bars at some edges of the view.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    navigationNote { notes in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { notes.edgeStyles[edge] = style }
    }
  }
}

/// The style of the effect that keeps a bar readable over what scrolls below it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let style: ScrollEdgeStyle
  public static let automatic = Self(style: .automatic)
  /// A band with a visible end.
  public static let hard = Self(style: .hard)
  /// A blur without a visible end.
  public static let soft = Self(style: .soft)
}

extension BarGround {
  /// Returns the values for a bar that has the ground.
  func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    if let scheme { environment.colorScheme = scheme }
    return environment
  }

  /// Returns the layer of the ground; nil where there is none of its own.
  func layer(_ frame: Rect, _ environment: EnvironmentValues) -> Layer? {
    guard visibility != .hidden, let style else { return nil }
    return style.systemFilling(in: self.environment(in: environment)).layer(in: .rectangle, frame)
  }
}

extension BarGround? {
  /// Returns the room of a bar that has the ground.
  func room(in environment: EnvironmentValues, or usual: ComponentRoom) -> ComponentRoom {
    guard let self, self.scheme != nil else { return usual }
    return ComponentRoom(self.environment(in: environment))
  }
}
