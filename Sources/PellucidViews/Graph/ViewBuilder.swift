// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Makes one view of the views that are written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Nothing.
public struct EmptyView: SystemView {
  public init() {}

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList { ViewList([EmptyNode()]) }
}

/// Views beside each other in a closure.
public struct TupleView<Content>: SystemView {
  public var value: Content
  private let nodes: @MainActor (Content, ViewScope) -> [ViewList]

  public init<each Part: View>(_ value: Content) where Content == (repeat each Part) {
    self.value = value
    nodes = { value, scope in
      var lists: [ViewList] = []
      for part in repeat each value {
        lists.append(Self.list(of: part, in: scope.child(.place(lists.count))))
      }
      return lists
    }
  }

  private static func list<Part: View>(of part: Part, in scope: ViewScope) -> ViewList {
    Part.systemNodes(of: part, in: scope)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList(of: view.nodes(view.value, scope))
  }
}

/// One of two views, by a condition.
// swift-format-ignore: NoLeadingUnderscores
public struct _ConditionalContent<First: View, Second: View>: SystemView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    switch view.storage {
    case .first(let view): First.systemNodes(of: view, in: scope.child(.branch(true)))
    case .second(let view): Second.systemNodes(of: view, in: scope.child(.branch(false)))
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("The body of a view of the system is not asked for.") }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    view.map { Wrapped.systemNodes(of: $0, in: scope.child(.branch(true))) } ?? ViewList()
  }
}

/// A view whose type is not known.
public struct AnyView: SystemView {
  private let view: any View

  public init(_ view: some View) { self.view = view }
  public init(erasing view: some View) { self.view = view }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    func nodes<V: View>(_ view: V) -> ViewList {
      V.systemNodes(of: view, in: scope.child(.identity(ObjectIdentifier(V.self))))
    }
    return nodes(view.view)
  }
}

/// Views that share modifiers.
public struct Group<Content> { let content: Content }

extension Group: View, SystemView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}
