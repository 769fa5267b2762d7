// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

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
  final private(set) var frame = CGRect.zero
  final private(set) var proposal = ProposedViewSize.unspecified
  /// The answers to the last questions.
  private final var sizes = SizeCache()
  private final var guides = GuideCache()
  /// A Boolean value that is true where the view and all in it have their places.
  private final var isPlaced = false
  /// A Boolean value that is true where the view or one in it reads where it stands among all views.
  private final var containsReaders = false
  /// A Boolean value that is true where the view or one in it may state a guide that is no baseline.
  private final var containsGuides = false

  /// The views that the children are made from; nil where they never change.
  final var list: ViewList? {
    didSet { list?.report(to: self) }
  }
  /// The node whose child this one is. It ends the reference before it goes, so that none is left to memory that is free; weak
  /// references cost every node an allocation, which is a fifth of the time of a first layout.
  final private(set) unowned(unsafe) var parent: LayoutNode?

  init(_ children: [LayoutNode] = []) {
    self.children = children
    for child in children {
      child.parent = self
      if child.containsReaders { containsReaders = true }
      if child.containsGuides { containsGuides = true }
    }
    if readsPosition { containsReaders = true }
    if statesGuides { containsGuides = true }
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    list?.forget(self)
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

  /// The place of the view in the order in which its container draws: larger numbers are in front.
  var zIndex: Double { 0 }

  /// Returns the value that the view states for custom layouts; nil where it states none.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Appends the layers of the view.
  ///
  /// - Parameter origin: The view's place in the coordinates of the layers, in points.
  func draw(_ list: inout LayerList, at origin: CGPoint) { drawChildren(&list, at: origin) }

  /// Returns the facts about the view that a tree of views shows; nil for a node that is no view of its own.
  ///
  /// - Parameter drawn: The layers that the node has appended.
  func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { nil }

  /// A Boolean value that is true where the places of the children depend on where the view stands among all views.
  var readsPosition: Bool { false }

  /// A Boolean value that is true where the view itself may state a guide that is no baseline.
  var statesGuides: Bool { false }

  /// Forgets what was computed for the layout, after something has changed that it depends on.
  func forgetLayout() {}

  /// The distance by which the children are drawn beside their places.
  var drawnOffset: CGSize { .zero }

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

  /// Returns the place of a guide that the view states for a proposal; nil where it states none.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard containsGuides || key.isBaseline else { return nil }
    if children.isEmpty { return explicitGuide(key, proposal) }
    if let known = guides[key, proposal] { return known }
    let stated = explicitGuide(key, proposal)
    guides[key, proposal] = .some(stated)
    return stated
  }

  /// Places the view and everything in it.
  final func place(_ proposal: ProposedViewSize, at origin: CGPoint) {
    let (proposal, size) = (proposal.withoutNaN, size(proposal))
    let isKnown = isPlaced && self.proposal == proposal && frame.size == size
    if isKnown, containsReaders, frame.origin != origin { forgetReadersPlaces() }
    frame = CGRect(origin: origin, size: size)
    // Places are those in the view, and so a view that only moves keeps them.
    guard !isKnown || !isPlaced else { return }
    (self.proposal, isPlaced) = (proposal, true)
    placeChildren()
  }

  /// Places the children, after the view itself has been placed.
  func placeChildren() {
    let places = places(proposal, frame.size)
    for (child, place) in zip(children, places) { self.place(child, place) }
  }

  /// Gives a child its place, counted from the leading edge of this view.
  final func place(_ child: LayoutNode, _ place: Place) {
    var origin = place.origin
    if direction == .rightToLeft { origin.x = frame.width - origin.x - child.size(place.proposal).width }
    child.place(place.proposal, at: origin)
  }

  /// Forgets the places of the views that read where they stand.
  private func forgetReadersPlaces() {
    isPlaced = false
    for child in children where child.containsReaders { child.forgetReadersPlaces() }
  }

  /// Takes the children of the list, after they have changed, and forgets the sizes that depend on them.
  final func childrenChanged() {
    if let list { take(list.nodes) }
    layoutChanged()
  }

  /// Takes other children, whose sizes nothing depends on.
  final func take(_ children: [LayoutNode]) {
    self.children = children
    for child in children {
      child.parent = self
      if child.containsReaders { containsReaders = true }
      if child.containsGuides { containsGuides = true }
    }
  }

  /// Forgets what was computed for the view and the views around it, after something has changed that its layout depends on.
  final func layoutChanged() {
    var node: LayoutNode? = self
    while let next = node {
      (next.sizes, next.guides, next.isPlaced) = (SizeCache(), GuideCache(), false)
      next.containsReaders = next.readsPosition || next.children.contains { $0.containsReaders }
      next.containsGuides = next.statesGuides || next.children.contains { $0.containsGuides }
      next.forgetLayout()
      node = next.parent
    }
  }
}

/// The sizes that a view has chosen for the last proposals.
private struct SizeCache {
  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// A stack asks for the least, the greatest and the final size, and its parents as often again.
  private var entries = InlineArray<6, Entry>(repeating: Entry(proposal: .unspecified, size: .zero))
  private var count = 0
  private var next = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      for index in 0..<count where entries[index].proposal == proposal { return entries[index].size }
      return nil
    }
    set {
      guard let newValue else { return }
      entries[next] = Entry(proposal: proposal, size: newValue)
      count = max(count, next + 1)
      next = (next + 1) % entries.count
    }
  }
}

/// The places of guides that a view has stated for the last proposals.
private struct GuideCache {
  private struct Entry {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var place: CGFloat?
  }

  private var entries: [Entry] = []
  private var next = 0
  /// Two guides at the proposals for which a stack asks.
  private static let most = 6

  subscript(key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat?? {
    get {
      for entry in entries where entry.key == key && entry.proposal == proposal { return .some(entry.place) }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(key: key, proposal: proposal, place: newValue)
      if entries.count < Self.most {
        entries.append(entry)
      } else {
        entries[next] = entry
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
