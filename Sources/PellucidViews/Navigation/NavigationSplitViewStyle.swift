// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way in which the columns of a split view share the width.
public struct SystemSplitLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, balanced, prominentDetail }
  let kind: Kind
}

/// A look of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The look among those of this module. Only the styles of this module have one.
  var systemSplitLook: SystemSplitLook { get }
}

/// The look of the platform: beside the detail, and over it on an upright iPad.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let systemSplitLook = SystemSplitLook(kind: .automatic)
  nonisolated public init() {}
}

/// Columns beside the detail, which becomes narrower.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let systemSplitLook = SystemSplitLook(kind: .balanced)
  nonisolated public init() {}
}

/// Columns over the detail, which keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let systemSplitLook = SystemSplitLook(kind: .prominentDetail)
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

/// The settings of a column, which its views state.
struct SplitColumnNotes {
  var least: CGFloat?, ideal: CGFloat?, most: CGFloat?
}

extension View {
  private func splitColumnNote(_ change: @escaping (inout SplitColumnNotes) -> Void) -> some View {
    NodeView(content: self) { NoteNode<SplitColumnNotes>($0, change) }
  }

  /// Sets the width of the column around the view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    splitColumnNote { ($0.least, $0.ideal, $0.most) = (width, width, width) }
  }

  /// Sets the width of the column around the view and its bounds, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    splitColumnNote { ($0.least, $0.ideal, $0.most) = (min, ideal, max) }
  }

  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitLook, style.systemSplitLook.kind)
  }

  /// Leaves out an item that the system adds to a bar: the one that shows and hides the sidebar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationNote { if defaultItemKind == .sidebarToggle { $0.hidesSidebarToggle = true } }
  }
}

/// An item that the system adds to a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = Self(name: "sidebarToggle"), title = Self(name: "title")
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: SystemSplitLook.Kind { .automatic } }

  var splitLook: SystemSplitLook.Kind {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
