// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a container that bars and the screen's own parts leave to views, and all of the container.
struct SafeAreaRects {
  /// The rectangle that views are laid out in, in the container's coordinates.
  var safe: CGRect
  /// The rectangle that views may extend to, in the container's coordinates.
  var bounds: CGRect
}

/// A container of views with a safe area of its own.
protocol SafeAreaRegion: LayoutNode {
  /// Returns the safe area of a child; nil for a child that has the one around the container.
  func safeArea(of child: LayoutNode) -> SafeAreaRects?
}

extension LayoutNode {
  /// The distances by which the view may grow at the edges where it touches the end of the safe area, in points.
  var safeAreaInsets: EdgeInsets {
    var rect = CGRect(origin: .zero, size: frame.size)
    var node = self
    while let container = node.parent {
      rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      if let area = (container as? any SafeAreaRegion)?.safeArea(of: node) { return area.insets(of: rect) }
      node = container
    }
    return EdgeInsets()
  }
}

extension SafeAreaRects {
  /// Returns the distances by which a rectangle may grow.
  fileprivate func insets(of rect: CGRect) -> EdgeInsets {
    // Positions come from sums, which are not exact.
    let near = 0.01
    func room(_ touches: Bool, _ room: CGFloat) -> CGFloat { touches ? max(0, room) : 0 }
    return EdgeInsets(
      top: room(rect.minY <= safe.minY + near, rect.minY - bounds.minY),
      leading: room(rect.minX <= safe.minX + near, rect.minX - bounds.minX),
      bottom: room(rect.maxY >= safe.maxY - near, bounds.maxY - rect.maxY),
      trailing: room(rect.maxX >= safe.maxX - near, bounds.maxX - rect.maxX))
  }
}

extension EdgeInsets {
  /// Returns the insets of some edges, and zero at the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle without insets at its edges, never with a negative extent.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.sums.width),
      height: max(0, height - insets.sums.height))
  }

  /// Returns the rectangle with room beyond its edges.
  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.sums.width,
      height: height + insets.sums.height)
  }
}
