// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The things that all views of a root share.
final class ViewGraph {
  let properties = PropertyTable()
  let settings = SettingStore()
  private var waiting: [(scope: ViewScope, transaction: Transaction)] = []
  /// The actions that views have asked for while they were made.
  private var actions: [() -> Void] = []
  private var nextNumber = 0

  /// The context of the change for which views are made.
  var transaction = Transaction()
  /// The time since the views appeared, in seconds; nil when all animations have ended.
  private(set) var time: TimeInterval?
  /// The moment at which the views appeared.
  let start = Date(timeIntervalSinceReferenceDate: 190_028_460)
  /// The views that draw something else at another time.
  private var moving: [ViewScope] = []
  /// The changes that views have planned.
  private var plan: [(time: TimeInterval, action: () -> Void)] = []

  /// The size that the views are laid out in.
  var size = CGSize.zero
  /// The nodes that ask for the places of others, in the order in which they were made.
  private var observers: [Observer] = []
  let marks = GeometryMarks()

  private struct Observer { weak var node: (any LayoutObserver)? }

  // MARK: Changes

  /// Asks for an update of a view.
  func invalidate(_ scope: ViewScope, _ transaction: Transaction? = nil) {
    guard !waiting.contains(where: { $0.scope === scope }) else { return }
    waiting.append((scope, transaction ?? Transaction.current))
  }

  /// Runs an action after the views have been made.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// A number that no other view of the root has.
  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Makes the nodes again of the views whose state has changed, outer ones first.
  ///
  /// - Returns: A Boolean value that is false where states went on changing while views were made.
  @discardableResult
  func update() -> Bool {
    for _ in 0..<Self.mostRounds {
      guard !waiting.isEmpty || !actions.isEmpty else { return true }
      let round = waiting.sorted { $0.scope.depth < $1.scope.depth }
      waiting = []
      for (scope, transaction) in round { with(transaction) { _ = scope.make() } }
      let due = actions
      actions = []
      for action in due { action() }
    }
    return waiting.isEmpty && actions.isEmpty
  }

  /// Makes views in the context of a change.
  func with<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
    let outer = self.transaction
    self.transaction = transaction
    defer { self.transaction = outer }
    return body()
  }

  // MARK: Time

  /// Makes a view again when the time changes.
  func moves(_ scope: ViewScope) { moving.append(scope) }

  /// Runs an action when a time is reached.
  func plan(at time: TimeInterval, _ action: @escaping () -> Void) { plan.append((time, action)) }

  /// Goes to a time, past the changes that views have planned until then.
  func go(to time: TimeInterval?) {
    guard let time else {
      self.time = nil
      return timeChanged()
    }
    for _ in 0..<Self.mostSteps {
      guard let next = plan.indices.min(by: { plan[$0].time < plan[$1].time }), plan[next].time <= time else {
        break
      }
      let step = plan.remove(at: next)
      self.time = max(step.time, self.time ?? 0)
      step.action()
      update()
    }
    self.time = time
    timeChanged()
  }

  /// The number of planned changes that are followed up to a time. Chosen: an hour of changes at each frame of a usual screen.
  private static let mostSteps = 216_000

  private func timeChanged() {
    let due = moving
    moving = []
    for scope in due { invalidate(scope, Transaction()) }
  }

  // MARK: Layout

  func observe(_ node: any LayoutObserver) { observers.append(Observer(node: node)) }

  /// Makes and places views until the places that views have read are those that they have.
  ///
  /// - Parameter place: Places the views.
  /// - Returns: A Boolean value that is false where places or states went on changing.
  @discardableResult
  func layOut(_ place: () -> Void) -> Bool {
    var isSettled = false
    for _ in 0..<Self.mostRounds where !isSettled {
      let isUpdated = update()
      place()
      observers.removeAll { $0.node == nil }
      // Places that depend on others come first; actions are told only of places that last.
      let changed = observers.filter { $0.node?.layoutEnded() == true }
      guard changed.isEmpty else { continue }
      for observer in observers { observer.node?.layoutSettled() }
      isSettled = isUpdated && waiting.isEmpty && actions.isEmpty
    }
    return isSettled
  }

  /// The number of times that views are made again because a body changed a state. Chosen: more than a view needs that measures itself.
  private static let mostRounds = 16
}

/// A node that depends on the places of nodes.
protocol LayoutObserver: LayoutNode {
  /// Compares the places that the node has read with those of now.
  ///
  /// - Returns: A Boolean value that is true where the views are to be placed again.
  func layoutEnded() -> Bool
  /// Learns that the places are final, as long as no state changes.
  func layoutSettled()
}

extension LayoutObserver {
  func layoutEnded() -> Bool { false }
  func layoutSettled() {}
}
