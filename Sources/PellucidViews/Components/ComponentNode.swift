// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A component in a layout, with the views that stand in it.
///
/// The component is as large as it is by nature, unless it is said to stretch, and never larger than its views and the proposal make it.
class ComponentNode: LayoutNode {
  let room: ComponentRoom
  let component: Component
  /// The axes along which the component takes what is proposed.
  private let stretches: Axis.Set
  private let preferences: ViewSpacing

  /// - Parameter views: The views that texts of the component stand for, in the order of their numbers.
  init(
    _ component: Component, _ room: ComponentRoom, views: [LayoutNode] = [], stretches: Axis.Set = [],
    spacing: ViewSpacing = ViewSpacing()
  ) {
    (self.component, self.room, self.stretches) = (component, room, stretches)
    preferences = spacing
    super.init(views)
  }

  override var spacing: ViewSpacing { preferences }

  // MARK: Size

  /// A component with a size, and the proposal that its views got for it.
  private struct Fitted {
    var size: CGSize
    var attachments: AttachedViews
  }

  private func fitted(_ proposal: ProposedViewSize) -> Fitted {
    let proposal = proposal.finite
    var offered = ProposedSize()
    if stretches.contains(.horizontal) { offered.width = proposal.width.map { Double($0) } }
    if stretches.contains(.vertical) { offered.height = proposal.height.map { Double($0) } }
    let parent = Size(width: Double(proposal.width ?? 0), height: Double(proposal.height ?? 0))
    var attachments = AttachedViews(nodes: children)
    var size = CGSize(room.size(of: component, proposed: offered, in: parent, holding: attachments))
    if children.count == 1, proposal.width != nil || proposal.height != nil {
      // The view gets what the component's own parts leave of the proposal.
      let view = children[0].size(.unspecified)
      let (width, height) = (size.width - view.width, size.height - view.height)
      attachments.proposal = ProposedViewSize(
        width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) })
      size = CGSize(room.size(of: component, proposed: offered, in: parent, holding: attachments))
    }
    if let width = proposal.width, size.width > width, children.isEmpty { size.width = width }
    return Fitted(size: size, attachments: attachments)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fitted(proposal).size }

  // MARK: Layers

  private func lowered(_ proposal: ProposedViewSize, _ size: CGSize) -> ComponentRoom.Lowered? {
    let attachments = fitted(proposal).attachments
    let placement = ComponentPlacement(
      Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    let parent = Size(width: Double(size.width), height: Double(size.height))
    guard var lowered = room.lower(component, placement, in: parent, holding: attachments) else { return nil }
    lowered.component.layers = lowered.component.layers.loweringAttachments(in: parent, room, attachments)
    return lowered
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    guard !children.isEmpty, let lowered = lowered(proposal, size) else { return [] }
    let found = lowered.component.layers.attachmentPlaces()
    return children.indices.map { index in
      guard let place = found.first(where: { $0.index == index }) else {
        return Place(origin: .zero, proposal: .zero)
      }
      return place.place(of: children[index])
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return lowered(proposal, size(proposal))?.component.baseline.map { CGFloat($0) }
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size))
    guard !children.isEmpty || room.lowersComponents else {
      list.append(component, frame)
      if list.recorder != nil { record(in: list, at: frame) }
      return
    }
    guard let lowered = lowered(proposal, self.frame.size) else { return }
    let inside = list.inside(CGPoint(x: frame.x, y: frame.y))
    inside.record(lowered.component, at: .zero, in: room)
    let layers = AttachedViews(nodes: children).drawn(in: lowered.component.layers, inside)
    list.append(Layer(frame: frame, content: .group(layers)))
  }

  /// Records the texts and symbols that the component draws itself.
  private func record(in list: LayerList, at frame: Rect) {
    guard let lowered = lowered(proposal, self.frame.size) else { return }
    list.record(lowered.component, at: CGPoint(x: frame.x, y: frame.y), in: room)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { ElementFacts(component) }
}

extension AttachmentPlace {
  /// Returns the place of the view in the component, at the edge that its text has.
  func place(of node: LayoutNode) -> LayoutNode.Place {
    // A text is given a point more than it needs.
    let proposal = ProposedViewSize(width: CGFloat(frame.width), height: CGFloat(frame.height))
    let size = node.size(proposal)
    let free = CGSize(width: CGFloat(frame.width) - size.width, height: CGFloat(frame.height) - size.height)
    let x =
      switch text.alignment {
      case .leading: CGFloat(0)
      case .center: free.width / 2
      case .trailing: free.width
      }
    return LayoutNode.Place(
      origin: CGPoint(x: CGFloat(frame.x) + x, y: CGFloat(frame.y) + free.height / 2), proposal: proposal)
  }

  /// Returns the layers of the view, relative to the frame of its text.
  ///
  /// - Parameter component: A list whose coordinates are those of the component.
  func layers(of node: LayoutNode, in component: LayerList) -> [Layer] {
    var list = component.inside(CGPoint(x: frame.x, y: frame.y))
    node.show(
      in: &list, at: CGPoint(x: node.frame.minX - CGFloat(frame.x), y: node.frame.minY - CGFloat(frame.y)))
    return list.layers
  }
}

extension LayerList {
  /// Appends a component at a frame.
  mutating func append(_ component: Component, _ frame: Rect) {
    append(
      Layer(frame: frame, content: .component(ComponentContent(component, ComponentPlacement(frame)))))
  }
}

extension ProposedViewSize {
  /// The proposal with nothing in place of lengths that are not finite.
  var finite: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
