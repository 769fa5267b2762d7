// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), compact = Self(name: "compact")
  public static func custom(_ spacing: CGFloat) -> Self { Self(name: "custom") }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Has no effect: the engine's lists have one distance between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Has no effect: the engine's lists have one distance between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Has no effect: the rows of the engine's lists lie next to each other.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Has no effect: the engine's lists have no lines around sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Has no effect: the engine's lists have the colour of the platform for their lines.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Has no effect: the engine's lists have no index at their side.
  public func sectionIndexLabel<S: SystemTitle>(_ label: S?) -> some View { self }
  /// Has no effect: the engine's lists have no index at their side.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect: the engine's lists have one look for headers.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The least height of rows that views read, in points. The engine's lists have the height of the platform.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of headers that views read, in points. The engine's lists have the height of the platform.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
