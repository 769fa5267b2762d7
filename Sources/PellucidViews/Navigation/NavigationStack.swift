// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Screens in front of each other, with the way back.
public struct NavigationStack<Data, Root: View>: SystemView {
  private let root: Root
  /// The values of the screens in front of the first one.
  private let path: [AnyHashable]

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    NavigationScreens.nodes(of: view.root, path: view.path, in: scope)
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), []) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), path.wrappedValue.values)
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), path.wrappedValue.map { AnyHashable($0) })
  }
}

/// Screens in front of each other, or columns beside each other, as before `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View>: SystemView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    let isStack = environment.isNarrow || [.watchOS, .tvOS].contains(environment.traits.platform)
    guard environment.hasNavigationColumns, !isStack else {
      return NavigationScreens.nodes(of: view.content, path: [], in: scope)
    }
    return columns(of: view, in: scope)
  }

  /// Makes the columns: the first view is the sidebar, the last one the detail, and the one between them is the content.
  private static func columns(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    func list(_ column: NavigationSplitViewColumn, _ part: @escaping ([LayoutNode]) -> [LayoutNode])
      -> ViewList
    {
      .part(of: SplitColumn.list(of: view.content, column, in: scope), part)
    }
    let first = list(.sidebar) { Array($0.prefix(1)) }
    let second = list(.content) { $0.count > 2 ? [$0[1]] : [] }
    let pushed = first.nodes.compactMap { $0.navigationNotes.pushed }.last
    let last =
      pushed.map { SplitColumn.list(of: $0, .detail, in: scope) }
      ?? list(.detail) { $0.count > 1 ? [$0[$0.count - 1]] : [] }
    let hasContent = !second.nodes.isEmpty
    let columns: [(ViewList, NavigationSplitViewColumn)] =
      [(first, .sidebar)] + (hasContent ? [(second, .content)] : []) + [(last, .detail)]
    return .grouped(ViewList(of: columns.map { SplitColumn.column($0.0, $0.1, environment) })) { nodes in
      guard nodes.count == columns.count else { return LayoutContainerNode(HStackLayout(), nodes) }
      let node = NavigationSplitNode(nodes, .automatic, environment)
      node.direction = environment.layoutDirection
      return node
    }
  }
}

/// The values of the screens of a navigation.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(Swift.min(count, values.count)) }
}

/// Makes the screen that is in front.
@MainActor enum NavigationScreens {
  static func nodes<Root: View>(of root: Root, path: [AnyHashable], in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.leaveContainers()
    let first = Root.systemNodes(of: root, in: inner)
    let screen = screen(of: first)
    let notes = screen.navigationNotes
    guard let pushed = pushed(path, notes) else {
      return ViewList([NavigationNode(screen, scope.environment, back: nil)])
    }
    let front = scope.child(.part("screen"))
    front.environment.leaveContainers()
    let list = AnyView.systemNodes(of: pushed, in: front)
    let title = notes.title.flatMap { PlainLabel($0.nodes)?.title }
    return ViewList([NavigationNode(self.screen(of: list), scope.environment, back: title ?? "")])
  }

  private static func screen(of list: ViewList) -> LayoutNode {
    let screen = LayoutContainerNode(VStackLayout(), list.nodes)
    screen.list = list
    return screen
  }

  /// Returns the view of the last value that has one, or the view that a state has pushed.
  private static func pushed(_ path: [AnyHashable], _ notes: NavigationNotes) -> AnyView? {
    guard let value = path.last else { return notes.pushed }
    return notes.destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

extension EnvironmentValues {
  /// Forgets what holds for the views of the containers around only.
  mutating func leaveContainers() {
    (collection, stackAxis, isComponentPart, tagsElements) = (nil, nil, false, false)
    if labelStyle is RowLabelStyle { labelStyle = DefaultLabelStyle() }
  }
}

extension View {
  /// Names the screens for values of a type.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    navigationNote { notes in
      notes.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
    }
  }

  /// Shows a screen while a state holds.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return navigationNote { if let view { $0.pushed = view } }
  }

  public func navigationDestination<Value: Hashable, Destination: View>(
    item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    let view = item.wrappedValue.map { AnyView(destination($0)) }
    return navigationNote { if let view { $0.pushed = view } }
  }
}
