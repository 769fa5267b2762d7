// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look among those of the engine. Only the styles of this module have one.
  var systemLook: SystemListLook { get }
}

/// A look of lists without names of views.
public struct SystemListLook: Hashable, Sendable {
  let word: ComponentWord?
  /// A Boolean value that is true for the rows of a sidebar.
  var isSidebar = false
  /// A Boolean value that is true where the grounds of rows alternate on macOS.
  var isStriped = false

  /// Returns the look that a platform has in place of this one; nil for its usual one.
  fileprivate func word(on platform: Platform) -> ComponentWord? {
    switch (word, platform) {
    case (.grouped?, .visionOS): .insetGrouped
    case (.grouped?, .iOS), (.insetGrouped?, .iOS), (.insetGrouped?, .visionOS): word
    case (.grouped?, _), (.insetGrouped?, _): nil
    default: word
    }
  }
}

/// The look of the platform.
public struct DefaultListStyle: ListStyle {
  public let systemLook = SystemListLook(word: nil)
  nonisolated public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public let systemLook = SystemListLook(word: .plain)
  nonisolated public init() {}
}

/// Rows in groups, on cards inside the edges.
public struct InsetGroupedListStyle: ListStyle {
  public let systemLook = SystemListLook(word: .insetGrouped)
  nonisolated public init() {}
}

/// Rows in groups, which reach from edge to edge on iOS.
public struct GroupedListStyle: ListStyle {
  public let systemLook = SystemListLook(word: .grouped)
  nonisolated public init() {}
}

/// Rows without groups, inside the edges on macOS.
public struct InsetListStyle: ListStyle {
  public let systemLook: SystemListLook
  nonisolated public init() { systemLook = SystemListLook(word: .plain) }
  /// Creates the style with rows whose grounds alternate on macOS.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    systemLook = SystemListLook(word: .plain, isStriped: alternatesRowBackgrounds)
  }
}

/// The rows of a sidebar; groups where the width is compact.
public struct SidebarListStyle: ListStyle {
  public let systemLook = SystemListLook(word: nil, isSidebar: true)
  nonisolated public init() {}
}

/// Rows of watchOS that become smaller at the ends of the screen, where they come after a scroll.
public struct CarouselListStyle: ListStyle {
  public let systemLook = SystemListLook(word: nil)
  nonisolated public init() {}
}

/// Rows of watchOS on shapes of their own.
public struct EllipticalListStyle: ListStyle {
  public let systemLook = SystemListLook(word: nil)
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { Self() } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { Self() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: SystemListLook? { nil } }
  private enum GroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The look of lists; nil for the usual one of their place.
  var listLook: SystemListLook? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The component that draws lists: a sidebar, a list, or a list in the look of the column of a split view.
  var listComponent: Component {
    let usual = SystemListLook(
      word: splitColumn == .content ? .plain : nil, isSidebar: splitColumn == .sidebar)
    let look = listLook ?? usual
    let hasSidebars = [.iOS, .macOS, .visionOS].contains(traits.platform)
    guard look.isSidebar, hasSidebars, !isNarrow else {
      let list = Component(.list).with(.style, word: look.word(on: traits.platform))
      return look.isStriped && traits.platform == .macOS ? list.with(.striped, flag: true) : list
    }
    return Component(.sidebar)
  }

  /// The visibility of the ground behind lists and other views that scroll.
  var scrollGround: Visibility {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style is DefaultListStyle ? nil : style.systemLook)
  }

  /// Shows or hides the ground behind lists, forms and text editors.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollGround, visibility)
  }
}
