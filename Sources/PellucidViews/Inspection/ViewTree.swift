// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tree of the views that a picture shows.
package struct ViewTree: Equatable, Sendable {
  /// The outermost views, in the order in which they are drawn.
  package var roots: [ViewElement]
  /// The size of the picture, in points.
  package let size: CGSize

  /// Creates a tree of recorded views. Stacks of one view, which change nothing that can be seen, are left out.
  init(_ elements: [ViewElement], in size: CGSize) {
    self.size = size
    let room = CGRect(origin: .zero, size: size)
    roots = elements.flatMap(\.simplified)
    for index in roots.indices { roots[index].cutText(at: room) }
  }

  /// All views, outer ones first, in the order in which they are drawn.
  package var all: [ViewElement] { roots.flatMap(\.all) }
}

extension ViewElement {
  /// The view without stacks of one view or of none that state nothing.
  fileprivate var simplified: [ViewElement] {
    var element = self
    element.children = children.flatMap(\.simplified)
    let isStack = ["VStack", "HStack", "ZStack", "Group"].contains(type)
    if element.type.hasPrefix("Lazy"), element.children.count == 1,
      ["VStack", "HStack"].contains(element.children[0].type),
      element.children[0].accessibility == AccessibilityNotes()
    {
      element.children = element.children[0].children
    }
    guard isStack, accessibility == AccessibilityNotes(), element.children.count < 2 else { return [element] }
    return element.children
  }

  /// Marks the texts that reach over the edges of the picture. Those that can be scrolled to are not lost.
  fileprivate mutating func cutText(at room: CGRect) {
    if text != nil, !state.contains(.scrolledAway) { cut(at: room) }
    let far = CGFloat.greatestFiniteMagnitude / 4
    let inner = room.insetBy(
      dx: state.contains(.scrollsAcross) ? -far : 0, dy: state.contains(.scrollsDown) ? -far : 0)
    for index in children.indices { children[index].cutText(at: inner) }
  }
}
