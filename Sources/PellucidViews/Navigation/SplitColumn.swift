// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn"), detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate let name: String
  public static let sidebar = Self(name: "sidebar"), content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

/// Makes the columns of a split view.
@MainActor enum SplitColumn {
  /// Makes the views of a column.
  ///
  /// - Parameter isStack: A Boolean value that is true where the columns are the screens of a stack.
  static func list<Content: View>(
    of content: Content, _ column: NavigationSplitViewColumn, isStack: Bool = false, in scope: ViewScope
  ) -> ViewList {
    let inner = scope.child(.part(column.name))
    inner.environment.leaveContainers()
    if !isStack { inner.environment.splitColumn = column }
    if column == .sidebar, !isStack { inner.environment.isInPanel = true }
    return Content.systemNodes(of: content, in: inner)
  }

  /// Returns the screen of a column in a stack.
  ///
  /// - Parameter back: The title of the column before; nil for the first one.
  static func screen(_ list: ViewList, in scope: ViewScope, back: String?) -> ViewList {
    let environment = scope.environment
    return .grouped(list) { nodes in
      if let navigation = nodes.navigation {
        navigation.back = navigation.back ?? back
        return nodes[0]
      }
      return NavigationNode(LayoutContainerNode(VStackLayout(), nodes), environment, back: back)
    }
  }

  /// Returns a column with its bars.
  static func column(
    _ list: ViewList, _ column: NavigationSplitViewColumn, _ environment: EnvironmentValues
  ) -> ViewList {
    var environment = environment
    environment.isInPanel = column == .sidebar
    // The bar of a window of macOS belongs to the detail.
    let hasBars = environment.traits.platform != .macOS || column == .detail
    return .grouped(list) { nodes in
      if nodes.navigation != nil { return nodes[0] }
      let screen = LayoutContainerNode(VStackLayout(), nodes)
      return hasBars ? NavigationNode(screen, environment, back: nil) : screen
    }
  }
}

extension [LayoutNode] {
  /// The navigation that the only one of the nodes is, whatever modifiers are around it; nil for other nodes.
  var navigation: NavigationNode? {
    var node = count == 1 ? first : nil
    while let next = node {
      if let navigation = next as? NavigationNode { return navigation }
      node = (next as? ModifierNode)?.child
    }
    return nil
  }
}

extension ViewList {
  /// A Boolean value that is true where a value of a list in the views is selected.
  var hasSelection: Bool {
    nodes.contains { $0.descendants(CollectionNode.self) { _ in false }.contains { $0.hasSelection } }
  }

  /// The title that the views state for their navigation, or the empty text.
  var title: String {
    nodes.lazy.compactMap { $0.navigationNotes.title }.first.flatMap { PlainLabel($0.nodes)?.title } ?? ""
  }
}

extension EnvironmentValues {
  private enum ColumnKey: EnvironmentKey { static var defaultValue: NavigationSplitViewColumn? { nil } }

  /// The column of a split view that the views are in; nil outside of one, and where it shows one column at a time.
  var splitColumn: NavigationSplitViewColumn? {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }
}
