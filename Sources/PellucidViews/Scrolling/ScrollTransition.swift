// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A state of a view that scrolls into sight or out of it.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view has yet to come in at the top or the leading edge, or has gone there.
  case topLeading
  /// The view is in sight.
  case identity
  /// The view has yet to come in at the bottom or the trailing edge, or has gone there.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// The place of the state on the way: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes while it scrolls into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// The place at which a view counts as in sight, on its way from outside of its container to the middle.
  public struct Threshold: Sendable {
    /// The shares of the view's own length and of the way to the middle of the container that the view has come.
    private var view: Double, middle = 0.0
    /// The distance beyond, in points.
    private var inset = 0.0

    /// The view is in sight as a whole.
    public static let visible = Self(view: 1)
    /// The view is about to come into sight.
    public static let hidden = Self(view: 0)
    /// The view stands in the middle of its container.
    public static var centered: Self { Self(view: 0, middle: 1) }
    /// A share of the view is in sight, which is clamped to 0…1.
    public static func visible(_ amount: Double) -> Self { Self(view: amount.isNaN ? 1 : amount.unit) }

    /// Returns a threshold between this one and another.
    ///
    /// - Parameter amount: The share of the other threshold, 0…1.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * amount }
      var threshold = Self(view: mixed(view, other.view), middle: mixed(middle, other.middle))
      threshold.inset = mixed(inset, other.inset)
      return threshold
    }

    /// Returns a threshold closer to the middle of the container by a distance in points.
    public func inset(by distance: Double) -> Self {
      var threshold = self
      threshold.inset += distance
      return threshold
    }

    /// Returns the distance from where the view is hidden to the threshold, at most as far as the middle of the container.
    func distance(_ length: Double, in container: Double) -> Double {
      let whole = (container + length) / 2
      let distance = view * length + middle * whole + inset
      return min(distance.isFinite ? distance : length, whole)
    }
  }

  private enum Kind: Sendable {
    case identity, animated
    case interactive(UnitCurve)
  }
  private let kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// The view does not change.
  public static let identity = Self(.identity)
  /// The view changes at once when it passes the threshold; a picture shows it after that.
  public static let animated = Self(.animated)
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// The view changes while it comes from outside to the threshold.
  public static let interactive = Self(.interactive(.easeInOut))
  /// - Parameter timingCurve: The pace of the change on the way from outside to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(.interactive(timingCurve))
  }

  /// Returns the configuration with another animation, of which a picture shows the end.
  public func animation(_ animation: Animation) -> Self { self }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns the share of the change, 0…1: 0 for a view that is in sight, and 1 for one that is hidden.
  ///
  /// - Parameters:
  ///   - distance: The distance that the view has come into its container from where it was hidden, in points.
  ///   - length: The length of the view, in points.
  func share(_ distance: Double, _ length: Double, in container: Double) -> Double {
    let end = threshold.distance(length, in: container)
    let way = end > 0 ? distance / end : distance > 0 ? 1 : 0
    guard way < 1 else { return 0 }
    return switch kind {
    case .identity: 0
    case .animated: 1
    case .interactive(let curve): way > 0 ? 1 - curve.value(at: way) : 1
    }
  }
}

extension View {
  /// Changes the picture of the view while it scrolls into sight, by its place in the scroll view or list around.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the view comes into sight; nil is that of the scroll view.
  ///   - transition: Returns the changes in a state of the view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the picture of the view while it scrolls into sight, in another way at each end of the scroll view or list around.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    NodeView(content: self) { node in
      VisualEffectNode(node) { node, list, origin in
        func effect(_ phase: ScrollTransitionPhase) -> SystemVisualEffect {
          transition(EmptyVisualEffect(), phase).systemEffect
        }
        let frame = CGRect(origin: list.inPicture(origin), size: node.frame.size)
        guard let place = list.scrollPort?.place(of: frame, along: axis, node.direction) else {
          return effect(.identity)
        }
        let start = topLeading.share(place.end, place.length, in: place.container)
        let end = bottomTrailing.share(place.container - place.start, place.length, in: place.container)
        return start >= end
          ? effect(.identity).mixed(with: effect(.topLeading), start)
          : effect(.identity).mixed(with: effect(.bottomTrailing), end)
      }
    }
  }
}

extension ScrollPort {
  /// The place of a view along an axis, counted from the leading end of the part that shows content.
  fileprivate struct Place {
    var start: Double, length: Double, container: Double
    var end: Double { start + length }
  }

  /// Returns the place of a view; nil where the content does not scroll along any axis.
  ///
  /// - Parameter axis: The axis; nil is that along which the content scrolls.
  fileprivate func place(of view: CGRect, along axis: Axis?, _ direction: LayoutDirection) -> Place? {
    let own: Axis? = axes.contains(.vertical) ? .vertical : axes.contains(.horizontal) ? .horizontal : nil
    switch axis ?? own {
    case .vertical?:
      return Place(start: view.minY - frame.minY, length: view.height, container: frame.height)
    case .horizontal?:
      let start = direction == .rightToLeft ? frame.maxX - view.maxX : view.minX - frame.minX
      return Place(start: start, length: view.width, container: frame.width)
    case nil: return nil
    }
  }
}
