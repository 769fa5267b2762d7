// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  public static let `default` = Self(), compact = Self()
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Sets the distance between the sections of lists.
  ///
  /// - Note: Lists have the platform's distance between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the distance between the sections of lists, in points.
  ///
  /// - Note: Lists have the platform's distance between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the distance between the rows of lists, in points.
  ///
  /// - Note: Rows lie next to each other.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Shows or hides the lines around a section.
  ///
  /// - Note: Sections have no lines around them.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the colour of the lines between rows.
  ///
  /// - Note: Lines have the colour of the platform.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Names a section in the index beside a list.
  ///
  /// - Note: Lists have no index beside them.
  public func sectionIndexLabel<S: SystemTitle>(_ label: S?) -> some View { self }

  /// Shows or hides the index beside a list.
  ///
  /// - Note: Lists have no index beside them.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the prominence of the headers of sections.
  ///
  /// - Note: All headers have the platform's usual look.
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
