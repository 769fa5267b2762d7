// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A state of a view that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// The place of the state on the way: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The facts about a transition that the system may assume.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The change of a view that comes or goes.
///
/// At a time after a view has come in an animation, the view is drawn on its way. A view that has gone is not drawn any more.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First, second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction { $0.animation = animation }
  }
}

/// A view that comes and goes without a change.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that fades in and out.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that grows and shrinks.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// A view that comes from an offset and goes there.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view that comes from behind an edge and goes there.
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(toward: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// A view that comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(toward: .trailing, by: phase.value)
  }
}

/// A view that comes from an edge and goes to the other one, and fades.
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(toward: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let entered = insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
    removal.apply(content: entered, phase: phase == .willAppear ? .identity : phase)
  }
}

/// A view that comes out of a blur and grows, and goes into one.
///
/// - Note: The blur and the size that a view begins with are chosen.
public struct BlurReplaceTransition: Transition {
  /// The sizes between which a view changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removed: CGFloat
    /// The view grows as it comes, and shrinks as it goes.
    public static let downUp = Self(removed: BlurReplaceTransition.small)
    /// The view grows as it comes, and goes on growing as it goes.
    public static let upUp = Self(removed: 1 / BlurReplaceTransition.small)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: CGFloat =
      switch phase {
      case .willAppear: Self.small
      case .identity: 1
      case .didDisappear: configuration.removed
      }
    content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : Self.blur)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  /// The share of its size that a view begins with, and the standard deviation of its blur, in points. Chosen: no source has them.
  nonisolated fileprivate static let small: CGFloat = 0.5
  nonisolated private static let blur: CGFloat = 10
}

extension Transition where Self == BlurReplaceTransition {
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: configuration)
  }
  public static var blurReplace: Self { blurReplace() }
}
extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }
extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
extension Transition where Self == ScaleTransition {
  public static var scale: Self { Self(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// A view that is drawn a share of its size beside its place.
private final class MovedNode: ModifierNode {
  private let edge: Edge
  private let share: Double

  init(_ child: LayoutNode, _ edge: Edge, _ share: Double) {
    (self.edge, self.share) = (edge, share)
    super.init(child)
  }

  override var drawnOffset: CGSize {
    let turns: CGFloat = direction == .rightToLeft ? -1 : 1
    let (width, height) = (frame.width * share, frame.height * share)
    return switch edge {
    case .top: CGSize(width: 0, height: -height)
    case .bottom: CGSize(width: 0, height: height)
    case .leading: CGSize(width: -width * turns, height: 0)
    case .trailing: CGSize(width: width * turns, height: 0)
    }
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    drawChildren(&list, at: CGPoint(x: origin.x + drawnOffset.width, y: origin.y + drawnOffset.height))
  }
}

extension View {
  /// Draws the view beside its place, toward an edge, by a share of its size.
  fileprivate func moved(toward edge: Edge, by share: Double) -> some View {
    moving(share) { MovedNode($0, edge, $1) }
  }
}
