// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Changes of collections by people, who change none in a picture.

/// The ways in which people change a collection by its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: Self { Self(rawValue: 1) }
}
extension EditActions where Data: MutableCollection {
  public static var move: Self { Self(rawValue: 2) }
}
extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  public static var all: Self { [.delete, .move] }
}

extension ForEach where Content: View {
  public init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, content: content)
  }

  public init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content)
  }
}

extension List where SelectionValue == Never, Content: View {
  public init<Data: RandomAccessCollection & MutableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
