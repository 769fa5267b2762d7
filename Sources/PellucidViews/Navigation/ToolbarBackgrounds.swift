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

  /// Sets the appearance of bars around the view.
  ///
  /// - Note: Bars have the appearance of the picture.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
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
  /// Returns the layer of the ground; nil where there is none of its own.
  func layer(_ frame: Rect, _ environment: EnvironmentValues) -> Layer? {
    guard visibility != .hidden, let style else { return nil }
    return style.systemFilling(in: environment).layer(in: .rectangle, frame)
  }
}
