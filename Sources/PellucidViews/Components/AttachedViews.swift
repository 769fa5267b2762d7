// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidGeometry
import PellucidScene

/// Views that stand in a component in the places of its texts.
///
/// The component has a text of one character for each view, as a text has for a picture in it. The measurer answers for that
/// text with the size of the view, and the layer of the text gives way to the layers of the view. So any component takes any views
/// where it takes texts, and lays them out as it lays out texts.
struct AttachedViews {
  var nodes: [LayoutNode] = []
  /// The parts that the component draws in words of its own, for the tree of views.
  var plainParts: [PlainPart] = []
  /// The proposal for a view whose width the component does not limit.
  var proposal = ProposedViewSize.unspecified

  /// The first of the characters that stand for views: those of a plane for private use.
  private static let first: UInt32 = 0xF0000

  /// Returns the text that stands for a view.
  static func text(_ index: Int) -> String {
    Unicode.Scalar(first + UInt32(min(max(index, 0), 0xFFFD))).map { String(Character($0)) } ?? ""
  }

  /// Returns the index of the view that a text stands for; nil for other texts.
  static func index(of text: String) -> Int? {
    guard let scalar = text.unicodeScalars.first, scalar.value >= first, scalar.value < first + 0xFFFE else {
      return nil
    }
    return Int(scalar.value - first)
  }

  /// Returns the proposal for a view in a room of a width.
  func proposal(fitting width: Double) -> ProposedViewSize {
    width < .infinity ? ProposedViewSize(width: CGFloat(width), height: proposal.height) : proposal
  }

  /// Adds a view.
  ///
  /// - Returns: The text that stands for the view.
  mutating func add(_ node: LayoutNode) -> String {
    nodes.append(node)
    return Self.text(nodes.count - 1)
  }

  /// Returns the view of a number; nil where there is none.
  subscript(index: Int) -> LayoutNode? { nodes.indices.contains(index) ? nodes[index] : nil }

  /// Places the views where some layers have texts for them.
  func place(in layers: [Layer]) {
    for place in layers.attachmentPlaces() {
      guard let node = self[place.index] else { continue }
      let found = place.place(of: node)
      node.place(found.proposal, at: found.origin)
    }
  }

  /// Returns layers with those of the views in the places of their texts. A text for a view that is not there is left out.
  ///
  /// - Parameter list: A list whose coordinates are those of the layers.
  func drawn(in layers: [Layer], _ list: LayerList, at origin: Point = Point(x: 0, y: 0)) -> [Layer] {
    layers.compactMap { layer in
      var layer = layer
      if let place = layer.attachmentPlace(at: origin) {
        let layers = self[place.index].map { place.layers(of: $0, in: list) } ?? []
        guard !layers.isEmpty else { return nil }
        layer.content = .group(layers)
      } else {
        layer.content.children = drawn(in: layer.content.children, list, at: layer.start(from: origin))
      }
      return layer
    }
  }
}

/// A measurer that answers for the texts that stand for views.
struct AttachmentMeasurer: TextMeasuring {
  let texts: TextRoom?
  let attachments: AttachedViews

  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    guard let index = AttachedViews.index(of: text.string) else {
      return texts?.extent(of: text, fitting: width)
        ?? TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 0)
    }
    guard let node = attachments[index] else {
      return TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 1)
    }
    let dimensions = node.dimensions(attachments.proposal(fitting: width))
    // Components give every text a point in addition, in which its lines break the same when they are drawn.
    let size = Size(width: max(0, Double(dimensions.width) - 1), height: Double(dimensions.height))
    return TextExtent(
      size: size, baseline: Double(dimensions[VerticalAlignment.firstTextBaseline]), lines: 1)
  }
}

/// The place of a view in a component.
struct AttachmentPlace {
  var index: Int
  /// The frame in the component, in points.
  var frame: Rect
  var text: TextContent
}

extension Layer {
  /// Returns the upper left corner of the layer, from which the layers in it are placed.
  fileprivate func start(from origin: Point) -> Point { Point(x: origin.x + frame.x, y: origin.y + frame.y) }

  /// Returns the place of the view that the layer's text stands for, in coordinates that contain those of the layer; nil for another
  /// layer.
  func attachmentPlace(at origin: Point = Point(x: 0, y: 0)) -> AttachmentPlace? {
    guard case .text(let text) = content, let index = AttachedViews.index(of: text.string) else { return nil }
    return AttachmentPlace(index: index, frame: frame.moved(x: origin.x, y: origin.y), text: text)
  }
}

extension [Layer] {
  /// Returns the places of the views among the layers.
  func attachmentPlaces(at origin: Point = Point(x: 0, y: 0)) -> [AttachmentPlace] {
    flatMap { layer -> [AttachmentPlace] in
      if let place = layer.attachmentPlace(at: origin) { return [place] }
      return layer.content.children.attachmentPlaces(at: layer.start(from: origin))
    }
  }

  /// Returns the frame of the group around a view: that of its row.
  func rowFrame(of index: Int, at origin: Point = Point(x: 0, y: 0)) -> Rect? {
    for layer in self {
      let children = layer.content.children
      if children.contains(where: { $0.attachmentPlace()?.index == index }) {
        return layer.frame.moved(x: origin.x, y: origin.y)
      }
      if let found = children.rowFrame(of: index, at: layer.start(from: origin)) { return found }
    }
    return nil
  }

  /// Returns the layers with the components in them lowered that hold views.
  func loweringAttachments(in parent: Size, _ room: ComponentRoom, _ attachments: AttachedViews) -> [Layer] {
    map { layer in
      var layer = layer
      if case .component(let content) = layer.content {
        guard content.component.holdsAttachments || room.lowersComponents,
          let result = room.lower(content.component, content.placement, in: parent, holding: attachments)
        else { return layer }
        layer.frame = result.frame
        layer.content = .group(
          result.component.layers.loweringAttachments(in: layer.frame.size, room, attachments))
        return layer
      }
      layer.content.children = layer.content.children.loweringAttachments(
        in: layer.frame.size, room, attachments)
      return layer
    }
  }
}

extension Component {
  /// A Boolean value that is true where a text of the component, or of a part, stands for a view.
  var holdsAttachments: Bool {
    properties.values.contains { value in
      switch value {
      case .text(let name): AttachedViews.index(of: name.text) != nil
      case .components(let parts): parts.contains { $0.holdsAttachments }
      default: false
      }
    }
  }
}
