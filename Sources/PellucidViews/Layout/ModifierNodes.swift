// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that changes the layout of one view.
class ModifierNode: LayoutNode {
  init(_ child: LayoutNode) { super.init([child]) }

  final var child: LayoutNode { children[0] }

  /// Returns what is proposed to the child.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Returns what is proposed to the child when it is placed.
  func placedProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    childProposal(proposal)
  }

  /// Returns the place of the child in a size that was chosen for a proposal.
  func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(childProposal(proposal)) }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    [Place(origin: origin(proposal, size), proposal: placedProposal(proposal, size))]
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let size = size(proposal)
    // Few views state a guide, and so that is asked first.
    guard let stated = child.guide(key, placedProposal(proposal, size).withoutNaN),
      let place = places(proposal, size).first
    else { return nil }
    return stated + (key.axis == .horizontal ? place.origin.x : place.origin.y)
  }

  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
}

/// A node that gives its view a rectangle, in which the view is aligned.
class AligningNode: ModifierNode {
  var alignment: Alignment

  init(_ child: LayoutNode, _ alignment: Alignment) {
    self.alignment = alignment
    super.init(child)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let placed = placedProposal(proposal, size)
    let (own, its) = (ViewDimensions(size), child.dimensions(placed))
    let origin = CGPoint(
      x: own[alignment.horizontal] - its[alignment.horizontal],
      y: own[alignment.vertical] - its[alignment.vertical])
    return [Place(origin: origin, proposal: placed)]
  }

  override var priority: Double { 0 }
}

/// A frame of a given width, height or both.
final class FixedFrameNode: AligningNode {
  private let width: CGFloat?, height: CGFloat?

  /// Creates the frame. A length that is negative or infinite counts as absent.
  init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil } }
    (self.width, self.height) = (usable(width), usable(height))
    super.init(child, alignment)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}

/// A frame between a least and a greatest size.
final class FlexibleFrameNode: AligningNode {
  /// The bounds along one axis.
  struct Bounds: Equatable {
    var least: CGFloat?, ideal: CGFloat?, most: CGFloat?

    /// Creates the bounds. They are put in order: a negative minimum counts as 0, and a later bound is raised to an earlier one.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      func number(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
      self.least = number(least).map { max(0, $0) }
      self.ideal = number(ideal).map { max($0, self.least ?? $0) }
      self.most = number(most).map { max($0, self.ideal ?? self.least ?? $0) }
    }

    var isEmpty: Bool { least == nil && ideal == nil && most == nil }

    func clamped(_ length: CGFloat) -> CGFloat { min(max(length, least ?? length), most ?? .infinity) }

    /// Returns what is proposed to the view.
    func proposal(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map { clamped($0) } }

    /// Returns the length of the frame, where that of the view may matter.
    func length(_ proposal: CGFloat?, _ child: @autoclosure () -> CGFloat) -> CGFloat {
      if let proposal, least != nil, most != nil { return clamped(proposal) }
      if proposal == nil, let ideal { return ideal }
      let (length, proposed) = (child(), self.proposal(proposal))
      switch (least, most) {
      case (_?, _?): return clamped(length)
      case (let least?, nil): return max(proposed.map { min($0, length) } ?? length, least)
      case (nil, let most?): return min(proposed.map { max($0, length) } ?? length, most)
      case (nil, nil): return length
      }
    }
  }

  private let horizontal: Bounds, vertical: Bounds

  init(_ child: LayoutNode, _ horizontal: Bounds, _ vertical: Bounds, alignment: Alignment = .center) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    super.init(child, alignment)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childProposal = childProposal(proposal)
    return CGSize(
      width: horizontal.length(proposal.width, child.size(childProposal).width),
      height: vertical.length(proposal.height, child.size(childProposal).height))
  }

  override func placedProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.isEmpty ? proposal.width : size.width,
      height: vertical.isEmpty ? proposal.height : size.height)
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if !horizontal.isEmpty { spacing.reset(.horizontal) }
    if !vertical.isEmpty { spacing.reset(.vertical) }
    return spacing
  }
}

/// Space around a view.
final class PaddingNode: ModifierNode {
  private let insets: EdgeInsets

  init(_ child: LayoutNode, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.sums.width) },
      height: proposal.height.map { max(0, $0 - insets.sums.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(width: size.width + insets.sums.width, height: size.height + insets.sums.height)
  }

  override func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    spacing.reset(insets.edges)
    return spacing
  }
}

/// A view that gets its ideal length along some axes.
final class FixedSizeNode: ModifierNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, _ axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// A view that is proposed a size of a given ratio.
final class AspectRatioNode: ModifierNode {
  /// Width by height; nil for that of the view's ideal size.
  private let ratio: CGFloat?
  private let fills: Bool

  init(_ child: LayoutNode, ratio: CGFloat?, fills: Bool) {
    (self.ratio, self.fills) = (ratio, fills)
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = ratio == nil ? child.size(.unspecified) : .zero
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = fills ? width / ratio >= height : width / ratio <= height
      return isBoundByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

/// A view whose centre is put at a point.
final class PositionNode: ModifierNode {
  private let position: CGPoint

  init(_ child: LayoutNode, _ position: CGPoint) {
    self.position = position
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placedProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  override func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
    let childSize = child.size(ProposedViewSize(size))
    return CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}

/// A view with another one behind or in front of it, which has no part in the size.
final class LayeredNode: LayoutNode {
  private let alignment: Alignment
  private let isBehind: Bool

  init(_ primary: LayoutNode, _ secondary: LayoutNode, _ alignment: Alignment, isBehind: Bool) {
    (self.alignment, self.isBehind) = (alignment, isBehind)
    super.init([primary, secondary])
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    for child in isBehind ? children.reversed() : children {
      child.show(in: &list, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(proposal) }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let (own, its) = (children[0].dimensions(proposal), children[1].dimensions(ProposedViewSize(size)))
    let origin = CGPoint(
      x: own[alignment.horizontal] - its[alignment.horizontal],
      y: own[alignment.vertical] - its[alignment.vertical])
    return [
      Place(origin: .zero, proposal: proposal), Place(origin: origin, proposal: ProposedViewSize(size)),
    ]
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    children[0].guide(key, proposal)
  }

  override var spacing: ViewSpacing { children[0].spacing }
  override var priority: Double { children[0].priority }
  override var zIndex: Double { children[0].zIndex }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { children[0].layoutValue(key) }
}

/// A view with a guide at a place of its own.
final class GuideNode: ModifierNode {
  private let key: AlignmentKey
  private let place: (ViewDimensions) -> CGFloat

  init(_ child: LayoutNode, _ key: AlignmentKey, _ place: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.place) = (key, place)
    super.init(child)
  }

  override var statesGuides: Bool { true }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    key == self.key ? place(child.dimensions(proposal)) : super.explicitGuide(key, proposal)
  }
}

/// A view with a priority in stacks.
final class PriorityNode: ModifierNode {
  private let value: Double

  init(_ child: LayoutNode, _ value: Double) {
    self.value = value
    super.init(child)
  }

  override var priority: Double { value }
}

/// A view with a value for layouts around it.
final class LayoutValueNode: ModifierNode {
  private let key: ObjectIdentifier
  private let value: Any

  init(_ child: LayoutNode, _ key: ObjectIdentifier, _ value: Any) {
    (self.key, self.value) = (key, value)
    super.init(child)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(key)
  }
}
