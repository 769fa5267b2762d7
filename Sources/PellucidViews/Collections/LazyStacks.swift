// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// Views one above the other, which are made when they are shown.
///
/// - Note: The stack makes as many views as fill 3,000 points, and is as long as they are.
public struct LazyVStack<Content: View>: SystemView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let rows = LazyStackNode.rows(of: view.content, .vertical, in: scope)
    let layout = VStackLayout(alignment: view.alignment, spacing: view.spacing)
    let node = LazyStackNode(rows, .vertical, scope.environment) { LayoutContainerNode(layout, $0) }
    return ViewList([
      node.filling(.horizontal, Alignment(horizontal: view.alignment, vertical: .center), scope)
    ])
  }
}

/// Views beside each other, which are made when they are shown.
///
/// - Note: The stack makes as many views as fill 3,000 points, and is as long as they are.
public struct LazyHStack<Content: View>: SystemView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let rows = LazyStackNode.rows(of: view.content, .horizontal, in: scope)
    let layout = HStackLayout(alignment: view.alignment, spacing: view.spacing)
    let node = LazyStackNode(rows, .horizontal, scope.environment) { LayoutContainerNode(layout, $0) }
    return ViewList([
      node.filling(.vertical, Alignment(horizontal: .center, vertical: view.alignment), scope)
    ])
  }
}

/// A stack of the first views of a list, as many as fill more than a screen. It is as long as these views.
private final class LazyStackNode: LayoutNode, LazyNode {
  private let rows: ViewList
  private let axis: Axis
  private let make: ([LayoutNode]) -> LayoutNode
  private let stackDirection: LayoutDirection
  private var shown: [LayoutNode] = []
  /// The part of the content that is shown in place of the start; nil for none.
  private var wanted: ScrollTarget.Place?

  init(
    _ rows: ViewList, _ axis: Axis, _ environment: EnvironmentValues,
    make: @escaping ([LayoutNode]) -> LayoutNode
  ) {
    (self.rows, self.axis, self.make, stackDirection) = (rows, axis, make, environment.layoutDirection)
    super.init([])
    rows.report(to: self)
  }

  deinit { rows.forget(self) }

  /// Makes the list of the views, whose elements wait until they are shown.
  @MainActor static func rows<Content: View>(of content: Content, _ axis: Axis, in scope: ViewScope)
    -> ViewList
  {
    let inner = scope.child(.body)
    (inner.environment.stackAxis, inner.environment.makesElementsLater) = (axis, true)
    return Content.systemNodes(of: content, in: inner)
  }

  /// The length that the views fill, in points; chosen: more than any screen shows.
  private static let length: CGFloat = 3000

  func reach(_ place: ScrollTarget.Place) -> Bool {
    guard wanted != place else { return false }
    wanted = place
    layoutChanged()
    return true
  }

  /// Returns a Boolean value indicating whether the views are enough for what is shown.
  private func isFilled(_ nodes: [LayoutNode], _ length: CGFloat) -> Bool {
    guard length >= Self.length else { return false }
    switch wanted {
    case nil, .edge(.top), .edge(.leading): return true
    case .edge: return false
    case .view(let id): return nodes.contains { $0.path(to: id) != nil }
    case .point(let x, let y): return length >= Self.length + max(0, (axis == .vertical ? y : x) ?? 0)
    }
  }

  private func fill(_ proposal: ProposedViewSize) {
    var count = 32
    while true {
      let nodes = rows.prefix(count)
      if children.isEmpty || !nodes.elementsEqual(shown, by: ===) {
        shown = nodes
        let stack = make(nodes)
        stack.direction = stackDirection
        take([stack])
      }
      guard nodes.count == count, count < 10_000,
        !isFilled(nodes, children[0].size(inner(proposal))[axis])
      else { return }
      count *= 2
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axis == .horizontal ? nil : proposal.width, height: axis == .vertical ? nil : proposal.height)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: axis == .vertical ? "LazyVStack" : "LazyHStack")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fill(proposal)
    return children[0].size(inner(proposal))
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    fill(proposal)
    return [Place(origin: .zero, proposal: inner(proposal))]
  }

  /// Returns a frame around the stack that takes what is proposed across it.
  func filling(_ axis: Axis, _ alignment: Alignment, _ scope: ViewScope) -> LayoutNode {
    let all = FlexibleFrameNode.Bounds(nil, nil, .infinity), none = FlexibleFrameNode.Bounds(nil, nil, nil)
    let frame = FlexibleFrameNode(
      self, axis == .horizontal ? all : none, axis == .vertical ? all : none, alignment: alignment)
    frame.direction = scope.environment.layoutDirection
    return frame
  }
}

/// The views of sections that stay in sight while their section is scrolled through. A picture shows the start of the content, where
/// all are at their own place.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
