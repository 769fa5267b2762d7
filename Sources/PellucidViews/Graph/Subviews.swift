// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view among the views that another one is made of.
public struct Subview: SystemView, Identifiable {
  /// The identity of a view among others.
  public struct ID: Hashable, Sendable { fileprivate let place: Int }

  public let id: ID
  let node: LayoutNode

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList { ViewList([view.node]) }
}

/// The views that another one is made of. They have been made where that one stands, and so what a modifier changes in the surroundings
/// of one does not reach it.
public struct SubviewsCollection: RandomAccessCollection, SystemView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  private let subviews: [Subview]

  init(_ nodes: [LayoutNode]) {
    subviews = nodes.enumerated().map { Subview(id: Subview.ID(place: $0), node: $1) }
  }

  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { subviews.count }
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList(view.subviews.map(\.node))
  }
}

/// Some of the views that another one is made of.
public struct SubviewsCollectionSlice: RandomAccessCollection, SystemView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  fileprivate let subviews: ArraySlice<Subview>

  nonisolated public var startIndex: Int { subviews.startIndex }
  nonisolated public var endIndex: Int { subviews.endIndex }
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList(view.subviews.map(\.node))
  }
}

/// A section among the views that another one is made of.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among others.
  public struct ID: Hashable, Sendable { fileprivate let place: Int }

  public let id: ID
  /// The values that the section states for the container around it.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
}

/// The sections that a view is made of; views outside of sections form sections of their own.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  private let sections: [SectionConfiguration]

  @MainActor init(_ nodes: [LayoutNode]) {
    var parts: [(values: ContainerValues, header: [LayoutNode], rows: [LayoutNode], footer: [LayoutNode])] =
      []
    var loose: [LayoutNode] = []
    func close() {
      if !loose.isEmpty { parts.append((ContainerValues(), [], loose, [])) }
      loose = []
    }
    for node in nodes {
      guard let section = node.section else {
        loose.append(node)
        continue
      }
      close()
      parts.append(
        (ContainerValues(of: node), section.header.nodes, section.rows.nodes, section.footer.nodes))
    }
    close()
    sections = parts.enumerated().map { index, part in
      SectionConfiguration(
        id: SectionConfiguration.ID(place: index), containerValues: part.values,
        header: SubviewsCollection(part.header.shown), content: SubviewsCollection(part.rows),
        footer: SubviewsCollection(part.footer.shown))
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension [LayoutNode] {
  fileprivate var shown: [LayoutNode] { filter { !($0 is EmptyNode) } }
}

/// Views that are made of the views of another one.
public struct SubviewsView<Content: View, Result: View>: SystemView {
  fileprivate let content: Content
  fileprivate let makesSections: Bool
  fileprivate let transform: ([LayoutNode]) -> Result

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.part("subviews"))
    inner.environment.keepsSections = view.makesSections
    let nodes = Content.systemNodes(of: view.content, in: inner).nodes
    return Result.systemNodes(of: view.transform(nodes), in: scope.child(.body))
  }
}

extension Group {
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsView<Base, Result> {
    self.init {
      SubviewsView(content: view, makesSections: false) { transform(SubviewsCollection($0)) }
    }
  }

  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SubviewsView<Base, Result> {
    self.init {
      SubviewsView(content: view, makesSections: true) { transform(SectionCollection($0)) }
    }
  }
}

/// The place of the views of another view in a loop, which are known when the loop is made.
public struct DeferredElements<Element>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Element {
    fatalError("The views of a loop are not known before it is made.")
  }
}

extension ForEach where Content: View {
  @MainActor @preconcurrency
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == DeferredElements<Subview>, ID == Subview.ID {
    self.init(of: view, makesSections: false, content) { SubviewsCollection($0) }
  }

  @MainActor @preconcurrency
  public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == DeferredElements<SectionConfiguration>, ID == SectionConfiguration.ID {
    self.init(of: view, makesSections: true, content) { SectionCollection($0) }
  }

  /// Creates a loop over the views of another view.
  ///
  /// - Parameter collect: Returns the elements of the loop for the nodes of the other view.
  @MainActor
  private init<Base: View, Elements: RandomAccessCollection>(
    of view: Base, makesSections: Bool, _ content: @escaping (Elements.Element) -> Content,
    _ collect: @escaping @MainActor ([LayoutNode]) -> Elements
  )
  where
    Elements.Element: Identifiable, Data == DeferredElements<Elements.Element>, ID == Elements.Element.ID
  {
    (data, self.content, identity) = (Data(), content, { $0.id })
    make = { scope in
      let views = SubviewsView(content: view, makesSections: makesSections) { nodes in
        ForEach<Elements, ID, Content>(collect(nodes), content: content)
      }
      return type(of: views).systemNodes(of: views, in: scope)
    }
  }
}

extension EnvironmentValues {
  private enum SectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where sections outside of lists stay together.
  var keepsSections: Bool {
    get { self[SectionsKey.self] }
    set { self[SectionsKey.self] = newValue }
  }
}
