// Copyright 2026 Pellucid contributors
// SPDX-License-Identifier: Apache-2.0

/// The things that all views of a root share.
final class ViewGraph {
  let properties = PropertyTable()
  private var waiting: [ViewScope] = []
  /// The actions that views have asked for while they were made.
  private var actions: [() -> Void] = []

  func invalidate(_ scope: ViewScope) {
    if !waiting.contains(where: { $0 === scope }) { waiting.append(scope) }
  }

  /// Runs an action after the views have been made.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Makes the nodes again of the views whose state has changed, outer ones first.
  ///
  /// - Returns: A Boolean value that is false where states went on changing while views were made.
  func update() -> Bool {
    for _ in 0..<Self.mostRounds {
      guard !waiting.isEmpty || !actions.isEmpty else { return true }
      let round = waiting.sorted { $0.depth < $1.depth }
      waiting = []
      for scope in round { _ = scope.make() }
      let due = actions
      actions = []
      for action in due { action() }
    }
    return waiting.isEmpty && actions.isEmpty
  }

  /// The number of times that views are made again because a body changed a state. Chosen: more than a view needs that measures itself.
  private static let mostRounds = 16
}
