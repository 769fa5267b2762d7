// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Rotors of assistive technology, which no picture has.

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  public init<L: SystemTitle>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// Places that a rotor leads to.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
    identity = { $0.id }
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    identity = { $0[keyPath: id] }
  }
}

/// Several places, one after the other.
public struct AccessibilityRotorParts: AccessibilityRotorContent {}

/// Makes the places of a rotor of what is written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
    -> AccessibilityRotorParts
  { AccessibilityRotorParts() }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

/// A rotor that the system has for places of a kind.
public struct AccessibilitySystemRotor: Sendable {
  public static var links: Self { Self() }
  public static var headings: Self { Self() }
  public static var boldText: Self { Self() }
  public static var italicText: Self { Self() }
  public static var images: Self { Self() }
  public static var textFields: Self { Self() }
  public static var tables: Self { Self() }
  public static var lists: Self { Self() }
  public static var landmarks: Self { Self() }
}

extension View {
  public func accessibilityRotor<L: SystemTitle, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<L: SystemTitle, Element: Identifiable>(
    _ label: L, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
