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
    guard attachments.nodes.indices.contains(index) else {
      return TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 1)
    }
    let node = attachments.nodes[index], proposal = attachments.proposal(fitting: width)
    let dimensions = node.dimensions(proposal)
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

extension [Layer] {
  /// Returns the places of the views among the layers.
  func attachmentPlaces(at origin: Point = Point(x: 0, y: 0)) -> [AttachmentPlace] {
    flatMap { layer -> [AttachmentPlace] in
      let frame = layer.frame.moved(x: origin.x, y: origin.y)
      if case .text(let text) = layer.content, let index = AttachedViews.index(of: text.string) {
        return [AttachmentPlace(index: index, frame: frame, text: text)]
      }
      return layer.content.children.attachmentPlaces(at: Point(x: frame.x, y: frame.y))
    }
  }

  /// Returns the frame of the group around a view: that of its row.
  func rowFrame(of index: Int, at origin: Point = Point(x: 0, y: 0)) -> Rect? {
    for layer in self {
      let frame = layer.frame.moved(x: origin.x, y: origin.y), children = layer.content.children
      let isRow = children.contains {
        if case .text(let text) = $0.content { AttachedViews.index(of: text.string) == index } else { false }
      }
      if isRow { return frame }
      if let found = children.rowFrame(of: index, at: Point(x: frame.x, y: frame.y)) { return found }
    }
    return nil
  }

  /// Returns the layers with others in the places of views.
  ///
  /// - Parameter replacement: Returns the layers of a view, relative to its frame; none leave the text out.
  func replacingAttachments(
    at origin: Point = Point(x: 0, y: 0), _ replacement: (AttachmentPlace) -> [Layer]
  ) -> [Layer] {
    compactMap { layer in
      let frame = layer.frame.moved(x: origin.x, y: origin.y)
      var layer = layer
      if case .text(let text) = layer.content, let index = AttachedViews.index(of: text.string) {
        let layers = replacement(AttachmentPlace(index: index, frame: frame, text: text))
        guard !layers.isEmpty else { return nil }
        layer.content = .group(layers)
        return layer
      }
      layer.content.children = layer.content.children.replacingAttachments(
        at: Point(x: frame.x, y: frame.y), replacement)
      return layer
    }
  }

  /// Returns the layers with the components in them lowered that hold views.
  func loweringAttachments(in parent: Size, _ room: ComponentRoom, _ attachments: AttachedViews) -> [Layer] {
    map { layer in
      var layer = layer
      if case .component(let content) = layer.content {
        guard content.component.holdsAttachments || room.isMirrored,
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
