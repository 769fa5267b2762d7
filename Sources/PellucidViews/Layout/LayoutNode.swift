// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that takes part in layout: it answers proposals with a size, and has a place when it was given one.
///
/// The coordinates of a node start at its leading top corner and run toward its trailing bottom corner. Placing turns them round where
/// the direction is from right to left.
class LayoutNode {
  /// Where a child is put, and the proposal that it is drawn with.
  struct Place: Equatable {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  final private(set) var children: [LayoutNode]
  /// The direction in which the node places its children.
  var direction = LayoutDirection.leftToRight
  /// The node's rectangle in its parent's coordinates, which start at the left, in points.
  private(set) var frame = CGRect.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private var sizes = SizeCache()

  /// The views that the children are made from; nil where they never change.
  final var list: ViewList? {
    didSet { list?.node = self }
  }
  private(set) weak var parent: LayoutNode?

  init(_ children: [LayoutNode] = []) {
    self.children = children
    for child in children { child.parent = self }
  }

  // MARK: What kinds of nodes answer

  /// Returns the size that the view chooses for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the places of the children where the view has the size that it chose for a proposal.
  func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    children.map { _ in Place(origin: .zero, proposal: proposal) }
  }

  /// Returns the place of a guide that the view states for a proposal; nil where it states none.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: ViewSpacing { ViewSpacing() }

  /// The priority with which a stack gives the view its length.
  var priority: Double { 0 }

  /// Returns the value that the view states for custom layouts; nil where it states none.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Appends the layers of the view.
  ///
  /// - Parameter origin: The view's place in the coordinates of the layers, in points.
  func draw(_ list: inout LayerList, at origin: CGPoint) { drawChildren(&list, at: origin) }

  // MARK: What every node does

  /// Returns the size that the view chooses for a proposal, which is never negative.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNaN
    if let known = sizes[proposal] { return known }
    let measured = measure(proposal)
    let size = CGSize(width: max(0, measured.width), height: max(0, measured.height))
    sizes[proposal] = size
    return size
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), of: self, proposal.withoutNaN)
  }

  /// Places the view and everything in it.
  final func place(_ proposal: ProposedViewSize, at origin: CGPoint) {
    self.proposal = proposal.withoutNaN
    frame = CGRect(origin: origin, size: size(proposal))
    for (child, place) in zip(children, places(self.proposal, frame.size)) {
      child.place(place.proposal, at: place.origin)
      if direction == .rightToLeft { child.frame.origin.x = frame.width - child.frame.maxX }
    }
  }

  /// Takes the children of the list, after they have changed, and forgets the sizes that depend on them.
  final func childrenChanged() {
    if let list { children = list.nodes }
    for child in children { child.parent = self }
    var node: LayoutNode? = self
    while let next = node {
      next.sizes = SizeCache()
      node = next.parent
    }
  }
}

/// The sizes that a view has chosen for the last proposals.
private struct SizeCache {
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var next = 0
  /// A stack asks for the least, the greatest and the final size, and its parents twice as often.
  private static let most = 8

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get { entries.first { $0.proposal == proposal }?.size }
    set {
      guard let newValue else { return }
      if entries.count < Self.most {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % Self.most
      }
    }
  }
}

extension ProposedViewSize {
  /// The proposal with nothing in place of NaN, and zero in place of negative lengths.
  var withoutNaN: ProposedViewSize {
    func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
