// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Views for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
  /// Makes the views where they are not those of `data`; nil for other loops.
  var make: (@MainActor (ViewScope) -> ViewList)?
}

extension ForEach: View, SystemView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    identity = { $0[keyPath: id] }
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
    identity = { $0.id }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
    identity = { $0 }
  }

  public init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let value = data.wrappedValue
    self.data = value.indices.lazy.map { ($0, value[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identity = { $0.1 }
  }

  public init<C: RandomAccessCollection & MutableCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    if let make = view.make { return make(scope) }
    let tags = scope.environment.tagsElements, marks = scope.environment.marksElements
    func list(_ element: Data.Element) -> ViewList {
      let id = view.identity(element)
      var list = Content.systemNodes(of: view.content(element), in: scope.child(.identity(id)))
      if marks { list = list.identified(AnyHashable(id)) }
      return tags ? list.tagged(AnyHashable(id)) : list
    }
    guard scope.environment.makesElementsLater else { return ViewList(of: view.data.map(list)) }
    let data = view.data
    return ViewList(lazy: data.count) { list(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}

extension EnvironmentValues {
  private enum LaterKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the views of a collection are made when they are shown.
  var makesElementsLater: Bool {
    get { self[LaterKey.self] }
    set { self[LaterKey.self] = newValue }
  }
}
