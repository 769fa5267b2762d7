// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way in which a screen comes in front of another one.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The way of the platform.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }

/// A screen that grows from a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated fileprivate init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// The look of a view while a screen grows from it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets the way in which the screen comes in front of the one before.
  ///
  /// - Note: A screen is drawn when it has come.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names the view from which a screen grows.
  ///
  /// - Note: A screen is drawn when it has come.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Names the view from which a screen grows, with its look on the way.
  ///
  /// - Note: A screen is drawn when it has come.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
