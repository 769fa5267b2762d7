// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transition whose type is not known.
public struct AnyTransition {
  fileprivate let change: @MainActor (AnyView, TransitionPhase) -> AnyView

  fileprivate init(_ change: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.change = change
  }

  public init<T: Transition>(_ transition: T) {
    change = { AnyView(transition.apply(content: $0, phase: $1)) }
  }

  @MainActor public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  @MainActor public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  @MainActor public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  @MainActor public static var scale: AnyTransition { scale(scale: 1e-5) }
  @MainActor public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  @MainActor public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  @MainActor public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }
  @MainActor public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      let entered = insertion.change(content, phase == .didDisappear ? .identity : phase)
      return removal.change(entered, phase == .willAppear ? .identity : phase)
    }
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { other.change(change($0, $1), $1) }
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { AnyView(change($0, $1).transaction { $0.animation = animation }) }
  }
}

extension AnyTransition: @unchecked Sendable {}

/// A view that comes with a transition.
struct TransitionView<Content: View>: SystemView {
  let content: Content
  let transition: AnyTransition

  private final class Phase {
    var phase: TransitionPhase
    init(_ phase: TransitionPhase) { self.phase = phase }
  }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let graph = scope.graph
    var isNew = false
    let phase = scope.kept("transition") {
      isNew = true
      return Phase(.identity)
    }
    if isNew, graph.time != nil, graph.transaction.counting != nil {
      // The view begins as it is before it comes, and moves to its place from there.
      phase.phase = .willAppear
      let transaction = graph.transaction
      graph.afterUpdate { [weak scope] in
        phase.phase = .identity
        scope?.invalidate(transaction)
      }
    }
    scope.remake = { scope in
      let body = view.transition.change(AnyView(view.content), phase.phase)
      return AnyView.systemNodes(of: body, in: scope.child(.body))
    }
    return scope.make()
  }
}

extension View {
  /// Changes the view while it comes or goes.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }

  /// Changes the way in which new content takes the place of the old one. Content is new at once in a picture of a time.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// The way in which new content takes the place of the old one.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = Self(name: "identity"), opacity = Self(name: "opacity")
  public static let interpolate = Self(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> Self { Self(name: "numericText") }
  public static func numericText(value: Double) -> Self { Self(name: "numericText") }
  public static var symbolEffect: Self { Self(name: "symbolEffect") }
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { symbolEffect }
}
