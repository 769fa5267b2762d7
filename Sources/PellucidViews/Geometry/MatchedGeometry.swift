// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a frame that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A view that takes the frame of another one.
private final class MatchedNode: ModifierNode, LayoutObserver {
  private let key: GeometryMarks.Key
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let graph: ViewGraph
  /// The frame for which the view was placed; nil where there was none.
  private var used: CGRect?

  init(
    _ child: LayoutNode, _ key: GeometryMarks.Key, _ properties: MatchedGeometryProperties,
    _ anchor: UnitPoint,
    _ graph: ViewGraph
  ) {
    (self.key, self.properties, self.anchor, self.graph) = (key, properties, anchor, graph)
    super.init(child)
    graph.observe(self)
  }

  /// The frame of the other view, in the coordinates of this one.
  private var source: CGRect? {
    guard let source = graph.marks.source(key), source !== self else { return nil }
    let (its, own) = (source.frame(in: .global), origin(in: .global))
    return its.offsetBy(dx: -own.x, dy: -own.y)
  }

  override var readsPosition: Bool { true }

  override func placeChildren() {
    used = source
    let size = used.map { properties.contains(.size) ? $0.size : frame.size } ?? frame.size
    let proposal = ProposedViewSize(size)
    var origin = CGPoint.zero
    if let used, properties.contains(.position) {
      let own = child.size(proposal)
      origin = CGPoint(
        x: used.minX + anchor.x * (used.width - own.width),
        y: used.minY + anchor.y * (used.height - own.height))
    }
    // The frame of the other view is in coordinates that start at the left in both directions.
    child.place(used == nil ? self.proposal : proposal, at: origin)
  }

  func layoutEnded() -> Bool {
    guard source != used else { return false }
    layoutChanged()
    return true
  }
}

/// A view that shares its frame with others.
private struct MatchedView<Content: View>: SystemView {
  let content: Content
  let key: GeometryMarks.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let graph = scope.graph
    return .each(of: Content.systemNodes(of: view.content, in: scope)) { node in
      guard view.isSource else { return MatchedNode(node, view.key, view.properties, view.anchor, graph) }
      graph.marks.put(node, view.key)
      return node
    }
  }
}

extension View {
  /// Gives the view's frame to other views of the same identity, or takes it from them.
  ///
  /// - Parameter isSource: A Boolean value that is true for the view whose frame the others take.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, key: GeometryMarks.Key(id: AnyHashable(id), namespace: namespace),
      properties: properties,
      anchor: anchor, isSource: isSource)
  }
}
