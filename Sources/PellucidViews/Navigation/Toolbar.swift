// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Items of the bars around a view.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  /// Makes the items. Only the contents of this module answer this themselves.
  static func systemItems(of content: Self, in scope: ViewScope) -> [SystemToolbarItem]
}

extension ToolbarContent {
  public static func systemItems(of content: Self, in scope: ViewScope) -> [SystemToolbarItem] {
    let body = scope.reading(content) { $0.body }
    return Body.systemItems(of: body, in: scope.child(.body))
  }
}

extension Never: ToolbarContent {
  public static func systemItems(of content: Never, in scope: ViewScope) -> [SystemToolbarItem] {}
}

/// Items that people can arrange themselves.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// An item of a bar without names of views.
public struct SystemToolbarItem {
  var placement: ToolbarItemPlacement
  var list: ViewList
  /// A Boolean value that is true for items that begin a new group, as behind a space.
  var beginsGroup = false
  /// A Boolean value that is true for a space without content.
  var isSpace = false
}

/// The place of an item, as its purpose or as a part of a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case leading, trailing, middle, bottom, keyboard, prominent, automatic }
  let kind: Kind

  public static let automatic = Self(kind: .automatic), principal = Self(kind: .middle)
  public static let navigation = Self(kind: .leading), primaryAction = Self(kind: .trailing)
  public static let secondaryAction = Self(kind: .trailing), status = Self(kind: .bottom)
  public static let confirmationAction = Self(kind: .prominent)
  public static let cancellationAction = Self(kind: .leading)
  public static let destructiveAction = Self(kind: .trailing)
  public static let topBarLeading = Self(kind: .leading), topBarTrailing = Self(kind: .trailing)
  public static let navigationBarLeading = Self(kind: .leading)
  public static let navigationBarTrailing = Self(kind: .trailing)
  public static let bottomBar = Self(kind: .bottom), keyboard = Self(kind: .keyboard)
}

/// A bar around a view.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case navigation, bottom, tab, window, automatic }
  let kind: Kind

  public static let automatic = Self(kind: .automatic), navigationBar = Self(kind: .navigation)
  public static let bottomBar = Self(kind: .bottom), tabBar = Self(kind: .tab)
  public static let windowToolbar = Self(kind: .window)
}

/// Makes the items of bars of what is written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> some ToolbarContent
  {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarParts(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarParts(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarParts {
    ToolbarParts(parts: [first])
  }
  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarParts {
    ToolbarParts(parts: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> some ToolbarContent
  {
    ToolbarParts(parts: [content])
  }
}

/// No items.
public struct EmptyToolbarContent: ToolbarContent {
  public var body: Never { fatalError("Items of the system have no body.") }
  public static func systemItems(of content: Self, in scope: ViewScope) -> [SystemToolbarItem] { [] }
}

/// Several contents, one after the other.
public struct ToolbarParts: CustomizableToolbarContent {
  let parts: [any ToolbarContent]
  public var body: Never { fatalError("Items of the system have no body.") }

  public static func systemItems(of content: Self, in scope: ViewScope) -> [SystemToolbarItem] {
    func items<Part: ToolbarContent>(_ part: Part, _ index: Int) -> [SystemToolbarItem] {
      Part.systemItems(of: part, in: scope.child(.place(index)))
    }
    return content.parts.enumerated().flatMap { items($1, $0) }
  }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  public var body: Never { fatalError("Items of the system have no body.") }

  public static func systemItems(of item: Self, in scope: ViewScope) -> [SystemToolbarItem] {
    [.item(item.placement, item.content, in: scope)]
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Items of a bar that belong together.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  public var body: Never { fatalError("Items of the system have no body.") }

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  public static func systemItems(of group: Self, in scope: ViewScope) -> [SystemToolbarItem] {
    [.item(group.placement, group.content, in: scope)]
  }
}

/// Space between the items of a bar, which ends a group.
public struct ToolbarSpacer: CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  public var body: Never { fatalError("Items of the system have no body.") }

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public static func systemItems(of spacer: Self, in scope: ViewScope) -> [SystemToolbarItem] {
    [SystemToolbarItem(placement: spacer.placement, list: ViewList(), isSpace: true)]
  }
}

/// The length of a space in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true), fixed = SpacerSizing(isFlexible: false)
}

extension SystemToolbarItem {
  @MainActor fileprivate static func item<Content: View>(
    _ placement: ToolbarItemPlacement, _ content: Content, in scope: ViewScope
  ) -> SystemToolbarItem {
    let inner = scope.child(.part("item"))
    inner.environment.isComponentPart = true
    (inner.environment.font, inner.environment.foregroundFilling) = (nil, nil)
    (inner.environment.collection, inner.environment.stackAxis) = (nil, .horizontal)
    return SystemToolbarItem(
      placement: placement, list: Content.systemNodes(of: content, in: inner))
  }
}
