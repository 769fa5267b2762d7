// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view that states something for a container around it: settings of a row, titles of a screen, the size of a sheet.
final class NoteNode<Notes>: ModifierNode {
  let change: (inout Notes) -> Void

  init(_ child: LayoutNode, _ change: @escaping (inout Notes) -> Void) {
    self.change = change
    super.init(child)
  }
}

extension LayoutNode {
  /// Changes notes as the modifiers directly around the view state, outer ones first.
  func takeNotes<Notes>(in notes: inout Notes, innerFirst: Bool = false) {
    var changes: [(inout Notes) -> Void] = []
    var node: LayoutNode? = self
    while let next = node as? ModifierNode {
      if let next = next as? NoteNode<Notes> { changes.append(next.change) }
      node = next.child
    }
    if innerFirst { changes.reverse() }
    for change in changes { change(&notes) }
  }
}
