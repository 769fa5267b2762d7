// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Descriptions for assistive technologies. None of it has an effect in a picture; the tree of views has what is stated.

/// The kinds of views that assistive technologies know.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private(set) var names: Set<String>
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = Self("isButton"), isHeader = Self("isHeader")
  public static let isSelected = Self("isSelected"), isLink = Self("isLink")
  public static let isSearchField = Self("isSearchField"), isImage = Self("isImage")
  public static let playsSound = Self("playsSound"), isKeyboardKey = Self("isKeyboardKey")
  public static let isStaticText = Self("isStaticText"), isSummaryElement = Self("isSummaryElement")
  public static let updatesFrequently = Self("updatesFrequently"), isModal = Self("isModal")
  public static let startsMediaSession = Self("startsMediaSession")
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  public static let causesPageTurn = Self("causesPageTurn"), isToggle = Self("isToggle")
  public static let isTabBar = Self("isTabBar")

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(new) }
    return (!contains(new), new)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The way in which the views in a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore"), contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

/// The kind of an action of assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap"), delete = Self(name: "delete")
  public static let showMenu = Self(name: "showMenu")
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = Self(name: "plain"), console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem"), messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative"), sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "wordProcessing")
}

extension View {
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityInputLabels<S: SystemTitle>(_ inputLabels: [S]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction<S: SystemTitle>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
}
