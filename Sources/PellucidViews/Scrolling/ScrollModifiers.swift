// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Settings of scrolling by hand, which have no effect in a picture.

/// The way in which a scroll ends.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

/// A scroll that ends at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one scroll moves over.
  public struct LimitBehavior: Sendable {
    public static var automatic: Self { Self() }
    public static var always: Self { Self() }
    public static var never: Self { Self() }
    public static var alwaysByOne: Self { Self() }
  }
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// A scroll that ends at a multiple of the view's own length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

/// The visibility of the indicators of a scroll.
public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: Self { Self() }
  public static var visible: Self { Self() }
  public static var hidden: Self { Self() }
  public static var never: Self { Self() }
}

/// The way in which content springs back at its ends.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self { Self() }
  public static var always: Self { Self() }
  public static var basedOnSize: Self { Self() }
}

extension View {
  /// Shows or hides the indicators of views that scroll.
  ///
  /// - Note: Pictures show no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Runs an action when the place or the size of the content of views that scroll changes.
  ///
  /// - Note: Nobody scrolls in a picture, and the action does not run.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Runs an action when a scroll begins, goes on or ends.
  ///
  /// - Note: Nobody scrolls in a picture, and the action does not run.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Runs an action when the view scrolls into sight or out of it.
  ///
  /// - Note: Nobody scrolls in a picture, and the action does not run.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }

  /// Runs an action when other views of a layout scroll into sight.
  ///
  /// - Note: Nobody scrolls in a picture, and the action does not run.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Draws the content of views that scroll beyond their edges too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.clipsScrolledContent, !disabled)
  }
}

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The sizes of a scroll view and its content.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect { bounds.inset(by: contentInsets) }
}

extension EnvironmentValues {
  private enum ClipsKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// A Boolean value that is true where people can scroll, which nobody does in a picture.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// A Boolean value that is true where views that scroll cut their content off at their edges.
  var clipsScrolledContent: Bool {
    get { self[ClipsKey.self] }
    set { self[ClipsKey.self] = newValue }
  }
}
