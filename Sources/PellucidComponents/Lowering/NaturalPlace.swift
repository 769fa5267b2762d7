// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Returns the position of a component that states none: where its platform places it in a parent of this size. A component
  /// without a place of its own lies in the parent's corner.
  func natural(_ component: Component, _ size: Size, in parent: Size) -> Point {
    switch component.kind {
    case .tabBar where isSpatial, .toolbar where isSpatial && liesOnSurface, .ornament:
      ornamentPlace(component, size, parent)
    case .tabBar where !isAtTop && component.word(.edge) != .top,
      .toolbar where component.word(.edge) != .top && !isMac:
      Point(x: (parent.width - size.width) / 2, y: parent.height - size.height)
    case .actionSheet where !isOld:
      Point(
        x: (parent.width - size.width) / 2, y: parent.height - size.height - metric(.actionSheet, .margin))
    case .sheet, .actionSheet:
      traits.platform == .iOS
        ? Point(x: (parent.width - size.width) / 2, y: parent.height - size.height) : middle(size, parent)
    case .alert, .modal: middle(size, parent)
    case .contextMenu where traits.platform == .iOS: middle(size, parent)
    case .hud: hudPlace(size, parent)
    case .notification where isMac || traits.platform == .tvOS:
      Point(x: parent.width - size.width - metric(.notification, .inset), y: metric(.notification, .top))
    case .toast: Point(x: (parent.width - size.width) / 2, y: metric(.toast, .margin))
    case .tabBar, .notification: Point(x: (parent.width - size.width) / 2, y: 0)
    case .dock:
      Point(
        x: (parent.width - size.width) / 2, y: parent.height - size.height - metric(.dock, .margin))
    case .mediaControls: Point(x: (parent.width - size.width) / 2, y: parent.height - size.height)
    default: Point(x: 0, y: 0)
    }
  }

  /// A Boolean value that is true where tab bars lie at the upper edge.
  private var isAtTop: Bool { traits.platform == .tvOS || isMac }

  private func middle(_ size: Size, _ parent: Size) -> Point {
    Point(x: (parent.width - size.width) / 2, y: (parent.height - size.height) / 2)
  }

  /// Returns the place of a level's display: below the status bar, on macOS in the upper corner, and before release 26 low in
  /// the middle.
  private func hudPlace(_ size: Size, _ parent: Size) -> Point {
    let margin = metric(.hud, .margin), middle = (parent.width - size.width) / 2
    guard isMac else { return Point(x: middle, y: margin) }
    return isOld
      ? Point(x: middle, y: parent.height - size.height - margin)
      : Point(x: parent.width - size.width - margin, y: margin)
  }

  /// Returns the place of an ornament, which overlaps the edge of its window. The tabs of a window stand beside its leading
  /// edge, and without a window at that of their parent.
  func ornamentPlace(_ component: Component, _ size: Size, _ parent: Size) -> Point {
    let overlap = metric(.ornament, .inset), middle = middle(size, parent)
    if component.kind == .tabBar {
      return Point(x: liesOnSurface ? -metric(.ornament, .gap) - size.width : 0, y: middle.y)
    }
    return switch component.word(.edge) ?? .bottom {
    case .top: Point(x: middle.x, y: overlap - size.height)
    case .leading: Point(x: overlap - size.width, y: middle.y)
    case .trailing: Point(x: parent.width - overlap, y: middle.y)
    default: Point(x: middle.x, y: parent.height - overlap)
    }
  }
}

extension ComponentKind {
  /// A Boolean value that is true for what floats in front of the edges of a window of visionOS.
  var isOrnament: Bool {
    switch self {
    case .ornament, .toolbar, .tabBar: true
    default: false
    }
  }

  /// A Boolean value that is true for components that have a place of their own in their parent.
  package var hasPlace: Bool {
    switch self {
    case .tabBar, .toolbar, .navigationBar, .sheet, .actionSheet, .alert, .hud, .modal, .toast, .notification,
      .contextMenu,
      .dock,
      .menuBar, .mediaControls, .ornament:
      true
    default: false
    }
  }
}
