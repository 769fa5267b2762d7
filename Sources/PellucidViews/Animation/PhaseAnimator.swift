// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that move from one phase to the next.
///
/// Without a trigger, the phases follow each other without end; with one, they run through once when it changes. Where all animations
/// have ended, the first phase is drawn.
public struct PhaseAnimator<Phase: Equatable, Content: View>: SystemView {
  private let phases: [Phase]
  /// The value at whose changes the phases run; nil where they run always.
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyEquatable(trigger))
    (self.content, self.animation) = (content, animation)
  }

  private final class Run {
    var phase = 0
    var trigger: AnyEquatable?
    var isRunning = false
    /// The context of a change of the phase; nil when the views have been made for it.
    var change: Transaction?
    init(_ trigger: AnyEquatable?) { self.trigger = trigger }
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    guard !view.phases.isEmpty else { return ViewList() }
    var isNew = false
    let run = scope.kept("phases") {
      isNew = true
      return Run(view.trigger)
    }
    let starts = view.trigger == nil ? isNew : view.trigger != run.trigger
    run.trigger = view.trigger
    scope.remake = { scope in
      let phase = view.phases[min(run.phase, view.phases.count - 1)]
      let transaction = run.change ?? scope.graph.transaction
      run.change = nil
      return scope.graph.with(transaction) {
        Content.systemNodes(of: scope.reading(view) { $0.content(phase) }, in: scope.child(.body))
      }
    }
    if starts, !run.isRunning, view.phases.count > 1, scope.graph.time != nil {
      run.isRunning = true
      scope.graph.afterUpdate { [weak scope] in scope.map { view.goOn(run, in: $0) } }
    }
    return scope.make()
  }

  /// Moves to the next phase, and plans the one after it.
  private func goOn(_ run: Run, in scope: ViewScope) {
    guard let now = scope.graph.time else { return }
    run.phase = (run.phase + 1) % phases.count
    let animation = animation(phases[run.phase])
    run.change = Transaction(animation: animation)
    scope.invalidate(run.change)
    run.isRunning = trigger == nil || run.phase != 0
    guard run.isRunning else { return }
    // A phase takes a frame at least.
    let length = max(animation?.length ?? 0, 1.0 / 60)
    scope.graph.plan(at: now + length) { [weak scope] in scope.map { goOn(run, in: $0) } }
  }
}

/// A value that is compared with another one.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (one: Self, other: Self) -> Bool { one.isEqual(other.value) }
}

extension View {
  /// Moves the view through phases without end.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Moves the view through phases once when a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
