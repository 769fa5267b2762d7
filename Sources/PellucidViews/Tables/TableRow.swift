// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Returns the values of the rows. Only the contents of this module answer this themselves.
  static func systemRows(of content: Self) -> [TableRowValue]
}

/// A row of a table, for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  private let value: Value

  public init(_ value: Value) { self.value = value }

  public static func systemRows(of content: Self) -> [Value] { [content.value] }
}

/// Rows for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  public static func systemRows(of content: Self) -> [Data.Element] { Array(content.data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public init(_ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Data.Element {
    (self.data, self.content) = (data, content)
    identity = { $0.id }
  }

  public static func systemRows(of content: Self) -> [Content.TableRowValue] {
    content.data.flatMap { Content.systemRows(of: content.content($0)) }
  }
}

/// Several rows, one after the other.
public struct TableRowParts<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let values: [Value]

  public static func systemRows(of content: Self) -> [Value] { content.values }
}

/// Makes the rows of a table of what is written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }
  public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> TableRowParts<Value> {
    var values: [Value] = []
    for part in repeat each content { values += rows(of: part) }
    return TableRowParts(values: values)
  }
  private static func rows<C: TableRowContent>(of content: C) -> [Value] {
    C.systemRows(of: content).compactMap { $0 as? Value }
  }
  public static func buildIf<C: TableRowContent>(_ content: C?) -> TableRowParts<Value>
  where C.TableRowValue == Value {
    TableRowParts(values: content.map { C.systemRows(of: $0) } ?? [])
  }
  public static func buildEither<C: TableRowContent>(first: C) -> TableRowParts<Value>
  where C.TableRowValue == Value {
    TableRowParts(values: C.systemRows(of: first))
  }
  public static func buildEither<C: TableRowContent>(second: C) -> TableRowParts<Value>
  where C.TableRowValue == Value {
    TableRowParts(values: C.systemRows(of: second))
  }
}
