// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Activities that go on in other programs and on other devices, and what is said of views aloud. None of it has an effect in a picture.

/// An activity of a person in a program, with the parts that views use.
open class NSUserActivity {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true, isEligibleForSearch = false, isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }
}

extension View {
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The key of a description that assistive technologies have beside the usual ones.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String
  public init(_ label: Text, id: String) { self.id = id }
  public init<S: SystemTitle>(_ label: S, id: String) { self.id = id }
  public init(_ label: LocalizedStringKey) { id = Text(label).string }
}

extension View {
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent<V: SystemTitle>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent<S: SystemTitle, V: SystemTitle>(
    _ label: S, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
}

/// The time at which a description is told.
public enum AccessibilityContentImportance: Hashable, Sendable { case `default`, high }
