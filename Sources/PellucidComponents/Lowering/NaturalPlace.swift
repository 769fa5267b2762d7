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
    case .tabBar where !isAtTop, .toolbar where component.word(.edge) != .top && !isMac:
      Point(x: (parent.width - size.width) / 2, y: parent.height - size.height)
    case .sheet, .actionSheet:
      isMac
        ? middle(size, parent) : Point(x: (parent.width - size.width) / 2, y: parent.height - size.height)
    case .alert, .hud, .modal: middle(size, parent)
    case .tabBar, .toast, .notification: Point(x: (parent.width - size.width) / 2, y: 0)
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
}

extension ComponentKind {
  /// A Boolean value that is true for components that have a place of their own in their parent.
  package var hasPlace: Bool {
    switch self {
    case .tabBar, .toolbar, .navigationBar, .sheet, .actionSheet, .alert, .hud, .modal, .toast, .notification,
      .dock,
      .menuBar, .mediaControls:
      true
    default: false
    }
  }
}
