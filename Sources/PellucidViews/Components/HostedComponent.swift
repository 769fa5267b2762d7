// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A component at its own place in a container, such as a bar, with the views that stand in it.
struct HostedComponent {
  let component: Component
  private let attachments: AttachedViews
  private let placement: ComponentPlacement
  private var lowered: ComponentRoom.Lowered
  /// A Boolean value that is true where the layers are not those of the component any more.
  private var isChanged = false
  private let room: ComponentRoom

  /// Lays a component out.
  ///
  /// - Parameter parent: The size of the container.
  /// - Returns: Nil where the component cannot exist.
  init?(
    _ component: Component, _ room: ComponentRoom, _ placement: ComponentPlacement = ComponentPlacement(),
    in parent: CGSize, holding attachments: AttachedViews = AttachedViews()
  ) {
    let parent = Size(width: Double(parent.width), height: Double(parent.height))
    guard var lowered = room.lower(component, placement, in: parent, holding: attachments) else { return nil }
    lowered.component.layers = lowered.component.layers.loweringAttachments(in: parent, room, attachments)
    (self.component, self.attachments, self.placement) = (component, attachments, placement)
    (self.lowered, self.room) = (lowered, room)
    attachments.place(in: lowered.component.layers)
  }

  /// The rectangle of the component in the container, in points.
  var frame: CGRect { CGRect(lowered.frame) }

  /// The rectangle that the component leaves to its content, in its own coordinates; nil for one without content.
  var contentFrame: CGRect? { lowered.component.place.map { CGRect($0.frame) } }

  /// The space that the component's own parts take from its content.
  var insets: ComponentInsets { lowered.component.insets }

  /// Gives the panel of a component with content, which is the layer below the content, another radius at its rounded corners.
  mutating func round(_ radius: CGFloat) {
    guard radius.isFinite, let place = lowered.component.place else { return }
    let panel = place.index + lowered.component.behind.count - 1
    guard lowered.component.layers.indices.contains(panel) else { return }
    lowered.component.layers[panel].content.round(Double(max(0, radius)))
    lowered.component.place?.clip = place.clip?.rounded(Double(max(0, radius)))
    isChanged = true
  }

  /// Gives the scroll edge of a bar a style; nil for that of the component.
  mutating func style(scrollEdge style: ScrollEdgeEffectStyle?) {
    guard let style, style != .automatic else { return }
    for index in lowered.component.layers.indices {
      guard case .scrollEdge(var content) = lowered.component.layers[index].content else { continue }
      content.style = style.style
      lowered.component.layers[index].content = .scrollEdge(content)
      isChanged = true
    }
  }

  /// Returns the layer of the component, in the coordinates of the container.
  ///
  /// - Parameters:
  ///   - list: A list whose coordinates are those of the container.
  ///   - draw: Draws the views in the component.
  func layer(in list: LayerList, drawing draw: (inout LayerList) -> Void = { _ in }) -> Layer {
    let frame = CGRect(origin: list.inPicture(self.frame.origin), size: self.frame.size)
    return list.recorder.group(
      ElementFacts(component), frame,
      arranging: { elements in for part in attachments.plainParts { part.group(&elements) } },
      drawing: { drawnLayer(in: list, draw) })
  }

  private func drawnLayer(in list: LayerList, _ draw: (inout LayerList) -> Void) -> Layer {
    let inside = list.inside(frame.origin)
    inside.record(lowered.component, at: .zero, in: room)
    var inner = inside.inside(contentFrame?.origin ?? .zero)
    draw(&inner)
    let content = inner.layers
    guard component.holdsAttachments || room.lowersComponents || isChanged else {
      var component = component
      component.content = content
      return Layer(frame: placement.frame, content: .component(ComponentContent(component, placement)))
    }
    var layers = attachments.drawn(in: lowered.component.layers, inside)
    if let place = lowered.component.place, !content.isEmpty {
      var group = Layer(frame: place.frame, content: .group(content))
      group.clip = place.clip
      layers.insert(group, at: min(max(0, place.index + lowered.component.behind.count), layers.count))
    }
    return Layer(frame: lowered.frame, content: .group(layers))
  }
}

extension Layer.Content {
  /// Gives the shape of a filled or material layer another radius at its rounded corners.
  fileprivate mutating func round(_ radius: Double) {
    switch self {
    case .fill(let shape, let style): self = .fill(shape: shape.rounded(radius), style)
    case .material(var material):
      material.shape = material.shape.rounded(radius)
      self = .material(material)
    default: break
    }
  }
}

extension PellucidGeometry.Shape {
  /// Returns the shape with another radius at its rounded corners.
  fileprivate func rounded(_ radius: Double) -> Self {
    guard case .roundedRectangle(let radii, let style) = self else { return self }
    func corner(_ own: Double) -> Double { own > 0 ? radius : 0 }
    return .roundedRectangle(
      CornerRadii(
        topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
        bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft)), style: style)
  }
}

extension LayoutNode {
  /// Returns the nodes of a type in the view, outer ones first, as far as no view ends the search.
  func descendants<Node: LayoutNode>(_ type: Node.Type, until ends: (LayoutNode) -> Bool) -> [Node] {
    var found: [Node] = []
    var waiting: [LayoutNode] = [self]
    while let node = waiting.popLast() {
      if let node = node as? Node { found.append(node) }
      guard !ends(node) else { continue }
      waiting += node.notedChildren.reversed()
    }
    return found
  }

  /// The views in the view that speak for it to its surroundings; a presented view does not.
  fileprivate var notedChildren: [LayoutNode] { self is ModifierNode ? Array(children.prefix(1)) : children }
}
