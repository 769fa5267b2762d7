// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// A look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look among those of the engine. Only the styles of this module have one.
  var systemLook: SystemListLook { get }
}

/// A look of lists without names of views.
public struct SystemListLook: Sendable {
  let word: ComponentWord?
}

/// The look of the platform.
public struct DefaultListStyle: ListStyle {
  public let systemLook = SystemListLook(word: nil)
  nonisolated public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public let systemLook = SystemListLook(word: .plain)
  nonisolated public init() {}
}

/// Rows in groups, on cards inside the edges.
public struct InsetGroupedListStyle: ListStyle {
  public let systemLook = SystemListLook(word: .insetGrouped)
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: ComponentWord? { nil } }
  private enum GroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  var listLook: ComponentWord? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The visibility of the ground behind lists and other views that scroll.
  var scrollGround: Visibility {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style.systemLook.word)
  }

  /// Shows or hides the ground behind lists, forms and text editors.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollGround, visibility)
  }
}
