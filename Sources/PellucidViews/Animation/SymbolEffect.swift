// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A movement of a symbol.
///
/// - Note: Symbols are drawn at rest.
public protocol SymbolEffect: Hashable, Sendable {}
/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect {}
/// A movement that happens when a value changes.
public protocol DiscreteSymbolEffect {}
/// A movement with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}
/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// The number and pace of the rounds of a movement.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var pace = 1.0
  private var rounds: Int?

  /// The way in which a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    public static let continuous = Self(count: nil), periodic = Self(count: nil)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self(count: count) }
  }

  public static let `default` = Self(), repeating = Self(), nonRepeating = Self().repeat(1)
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior.count) }
  public var repeating: Self { self }
  public var nonRepeating: Self { self.repeat(1) }
  public func speed(_ speed: Double) -> Self {
    var options = self
    options.pace = speed
    return options
  }
  public func `repeat`(_ count: Int?) -> Self {
    var options = self
    options.rounds = count
    return options
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self.repeat(behavior.count) }
}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var cumulative: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }

extension View {
  /// Moves the symbols inside while it is active. They are drawn at rest.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Moves the symbols inside when a value changes. They are drawn at rest.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
