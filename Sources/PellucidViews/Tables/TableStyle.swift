// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// A Boolean value that is true where every other row has a ground of its own. Only the styles of this module state it.
  var systemStripes: Bool { get }
  /// A Boolean value that is true for a table with a line around it. Only the styles of this module state it.
  var systemBorder: Bool { get }
}

extension TableStyle {
  public var systemBorder: Bool { false }
}

/// Rows with alternating grounds.
public struct AutomaticTableStyle: TableStyle {
  public let systemStripes = true
  nonisolated public init() {}
}

/// Rows inside the edges.
public struct InsetTableStyle: TableStyle {
  public let systemStripes: Bool
  nonisolated public init() { systemStripes = true }
  public init(alternatesRowBackgrounds: Bool) { systemStripes = alternatesRowBackgrounds }
}

/// Rows with a line around them on macOS.
public struct BorderedTableStyle: TableStyle {
  public let systemBorder = true
  public let systemStripes: Bool
  nonisolated public init() { systemStripes = true }
  public init(alternatesRowBackgrounds: Bool) { systemStripes = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// The grounds of rows.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

extension EnvironmentValues {
  private enum StripesKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum BorderKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum HeaderKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// A Boolean value that is true where every other row of a table has a ground of its own.
  var stripesTables: Bool {
    get { self[StripesKey.self] }
    set { self[StripesKey.self] = newValue }
  }

  /// A Boolean value that is true where tables have a line around them.
  var bordersTables: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }

  /// The visibility of the headers of tables.
  var tableHeader: Visibility {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.stripesTables, style.systemStripes).environment(\.bordersTables, style.systemBorder)
  }

  /// Sets whether every other row of a table has a ground of its own.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
  {
    environment(\.stripesTables, behavior != .disabled)
  }

  /// Shows or hides the titles of the columns of tables.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeader, visibility)
  }
}
