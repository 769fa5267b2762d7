// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A column of a table without names of types.
public struct SystemTableColumn {
  var label: AnyView
  /// The words of a label that is a text alone; nil for others.
  var title: String?
  var width: CGFloat?
  var alignment = TableColumnAlignment.automatic
  var isHidden = false
  /// The value by which the column sorts; nil for a column that does not sort.
  var sort: AnyKeyPath?
  /// Makes the view of a row's value.
  var cell: @MainActor (Any) -> AnyView
}

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator
  /// Makes the columns. Only the contents of this module answer this themselves.
  static func systemColumns(of content: Self) -> [SystemTableColumn]
}

/// A column of a table: a label, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private var column: SystemTableColumn

  public static func systemColumns(of content: Self) -> [SystemTableColumn] {
    content.column.isHidden ? [] : [content.column]
  }

  private init(
    _ label: Label, title: String? = nil, sort: AnyKeyPath? = nil,
    _ content: @escaping (RowValue) -> Content
  ) {
    column = SystemTableColumn(label: AnyView(label), title: title, sort: sort) { value in
      (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Sets the width of the column, in points; nil is its share.
  public func width(_ width: CGFloat? = nil) -> Self {
    var copy = self
    copy.column.width = width
    return copy
  }

  /// Sets the width of the column and its bounds, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var copy = self
    copy.column.width = ideal ?? (min == max ? min : nil)
    return copy
  }

  /// Names the column for people's changes of it.
  ///
  /// - Note: Nobody changes columns in a picture.
  public func customizationID(_ id: String) -> Self { self }

  /// Sets the visibility of the column before people change it.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.column.isHidden = visibility == .hidden
    return copy
  }

  /// Sets the changes that people cannot make.
  ///
  /// - Note: Nobody changes columns in a picture.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }

  /// Sets the place of the cells in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.column.alignment = alignment
    return copy
  }
}

/// The ways in which people change columns.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let reorder = Self(rawValue: 1), resize = Self(rawValue: 2), visibility = Self(rawValue: 4)
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// The place of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The word of the engine's columns; nil for their usual place.
  let word: ComponentWord?
  /// The alignment of a cell in a row of a list.
  var edge: HorizontalAlignment {
    switch word {
    case .center: .center
    case .trailing: .trailing
    default: .leading
    }
  }

  public static var automatic: Self { Self(name: "automatic", word: nil) }
  public static var leading: Self { Self(name: "leading", word: .leading) }
  public static var center: Self { Self(name: "center", word: .center) }
  public static var trailing: Self { Self(name: "trailing", word: .trailing) }
  /// Numbers, whose last digits stand below each other.
  public static var numeric: Self { Self(name: "numeric", word: .trailing) }
}

extension TableColumn where Sort == Never, Label == Text {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title: title), title: title.systemText.string, content)
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, title: text.string, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public init<S: SystemTitle>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title: title), title: title.systemText.string) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<S: SystemTitle, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title: title), title: title.systemText.string, sort: value, content)
  }

  public init<S: SystemTitle, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title: title), title: title.systemText.string, sort: value, content)
  }

  public init<S: SystemTitle, Comparator: SortComparator>(
    _ title: S, value: KeyPath<RowValue, Comparator.Compared>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title: title), title: title.systemText.string, sort: value, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public init<S: SystemTitle>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title: title), title: title.systemText.string, sort: value) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

/// Several columns, one after the other.
public struct TableColumnParts<RowValue: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let columns: [SystemTableColumn]

  public static func systemColumns(of content: Self) -> [SystemTableColumn] { content.columns }
}

/// Makes the columns of a table of what is written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public typealias Parts = TableColumnParts<RowValue, Sort>

  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

  public static func buildBlock<C: TableColumnContent>(_ content: C) -> C where C.TableRowValue == RowValue {
    content
  }

  public static func buildBlock<each C: TableColumnContent>(_ content: repeat each C) -> Parts {
    var columns: [SystemTableColumn] = []
    for part in repeat each content { columns += Self.columns(of: part) }
    return Parts(columns: columns)
  }

  private static func columns<C: TableColumnContent>(of content: C) -> [SystemTableColumn] {
    C.systemColumns(of: content)
  }

  public static func buildIf<C: TableColumnContent>(_ content: C?) -> Parts
  where C.TableRowValue == RowValue {
    Parts(columns: content.map { C.systemColumns(of: $0) } ?? [])
  }
  public static func buildEither<C: TableColumnContent>(first: C) -> Parts where C.TableRowValue == RowValue {
    Parts(columns: C.systemColumns(of: first))
  }
  public static func buildEither<C: TableColumnContent>(second: C) -> Parts
  where C.TableRowValue == RowValue {
    Parts(columns: C.systemColumns(of: second))
  }
  public static func buildLimitedAvailability<C: TableColumnContent>(_ content: C) -> Parts
  where C.TableRowValue == RowValue {
    Parts(columns: C.systemColumns(of: content))
  }
}

extension TableColumnBuilder where Sort: SortComparator {
  /// Takes a column that does not sort into a table that does.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> Parts
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    Parts(columns: C.systemColumns(of: content))
  }
}
