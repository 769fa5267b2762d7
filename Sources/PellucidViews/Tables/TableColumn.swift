// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A column of a table without names of types.
public struct SystemTableColumn {
  var label: AnyView
  /// The words of a label that is a text alone; nil for others.
  var title: String?
  var width: CGFloat?
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

  public static func systemColumns(of content: Self) -> [SystemTableColumn] { [content.column] }

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

  /// Has no effect in a picture: that people show and hide the column.
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
  /// Has no effect: cells stand at the leading edge of the engine's columns.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// The ways in which people change columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []
  public init() {}
  public static let all = Self(["reorder", "resize", "visibility"])
  public static let reorder = Self(["reorder"]), resize = Self(["resize"])
  public static let visibility = Self(["visibility"])
  private init(_ names: Set<String>) { self.names = names }

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(names.symmetricDifference(other.names)) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
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
}

/// The place of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var leading: Self { Self(name: "leading") }
  public static var center: Self { Self(name: "center") }
  public static var trailing: Self { Self(name: "trailing") }
  public static var numeric: Self { Self(name: "numeric") }
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
