// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transition whose type is not known.
public struct AnyTransition {
  private let base: any TransitionChange

  private init(_ base: any TransitionChange) { self.base = base }

  public init<T: Transition>(_ transition: T) { base = TransitionOf(transition: transition) }

  @MainActor fileprivate func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    base.change(content, phase)
  }

  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static var scale: AnyTransition { scale(scale: 1e-5) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricChange(insertion: insertion.base, removal: removal.base))
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierChange(active: active, identity: identity))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedChange(first: base, second: other.base))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedChange(base: base, animation: animation))
  }
}

/// The change of a view that comes or goes.
private protocol TransitionChange {
  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView
}

private struct TransitionOf<T: Transition>: TransitionChange {
  let transition: T

  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }
}

private struct AsymmetricChange: TransitionChange {
  let insertion: any TransitionChange, removal: any TransitionChange

  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    let entered = insertion.change(content, phase == .didDisappear ? .identity : phase)
    return removal.change(entered, phase == .willAppear ? .identity : phase)
  }
}

private struct ModifierChange<Modifier: ViewModifier>: TransitionChange {
  let active: Modifier, identity: Modifier

  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}

private struct CombinedChange: TransitionChange {
  let first: any TransitionChange, second: any TransitionChange

  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    second.change(first.change(content, phase), phase)
  }
}

private struct AnimatedChange: TransitionChange {
  let base: any TransitionChange
  let animation: Animation?

  @MainActor func change(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(base.change(content, phase).transaction { $0.animation = animation })
  }
}

// A transition is made of values, and changes views on the main actor alone.
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
  /// Changes the view while it comes.
  ///
  /// - Note: A view that goes is not drawn any more.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }

  /// Changes the way in which new content takes the place of the old one.
  ///
  /// - Note: New content is drawn at once.
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
