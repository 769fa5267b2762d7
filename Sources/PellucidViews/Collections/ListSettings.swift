// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The distance in points; nil for that of the platform.
  fileprivate let points: CGFloat?
  public static let `default` = Self(points: nil)
  /// Less than the usual distance; chosen: half of that on iOS.
  public static let compact = Self(points: 17.5)
  public static func custom(_ spacing: CGFloat) -> Self { Self(points: spacing) }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Sets the distance between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.points)
  }

  /// Sets the distance between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.sectionSpacing, spacing) }

  /// Sets the distance between the rows of lists, in points. Rows of groups that have one lie on cards of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.rowSpacing, spacing) }

  /// Shows or hides the lines around a section.
  ///
  /// - Note: Sections have no lines around them.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the colour of the lines below rows; nil is that of the platform.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      let tint = edges.contains(.bottom) ? color?.style(in: environment) : nil
      return NoteNode<RowTraits>(node) { $0.separatorTint = tint }
    }
  }

  /// Names a section in the index beside a list.
  ///
  /// - Note: Lists have no index beside them.
  public func sectionIndexLabel<S: SystemTitle>(_ label: S?) -> some View { self }

  /// Shows or hides the index beside a list.
  ///
  /// - Note: Lists have no index beside them.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the prominence of the headers of sections.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// The distance between the rows of lists, in points; nil for that of the platform.
  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between the sections of lists, in points; nil for that of the platform.
  var sectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

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
