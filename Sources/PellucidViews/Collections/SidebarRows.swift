// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rows of a sidebar without its panel, which the column around them draws.
struct SidebarRows {
  private let component: Component
  private let attachments: AttachedViews
  private let room: ComponentRoom

  /// - Parameter selected: The number of the selected row without headers; nil for none.
  init(_ rows: [Component], selected: Int?, _ attachments: AttachedViews, _ room: ComponentRoom) {
    component = Component(.sidebar).with(.items, parts: rows).with(
      .selection, .number(Double(selected ?? -1)))
    (self.attachments, self.room) = (attachments, room)
  }

  /// Returns the layers of the rows and their height.
  ///
  /// - Returns: Nil where a view is higher than the rows of the engine's sidebar.
  func layers(in area: CGSize) -> (layers: [Layer], height: CGFloat)? {
    let inset = room.metric(.sidebar, .inset), top = room.metric(.sidebar, .top)
    let size = Size(width: Double(area.width + 2 * inset), height: Double(area.height + 2 * inset + top))
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard let lowered = room.lower(component, placement, in: size, holding: attachments),
      let content = lowered.component.layers.first?.content.children.first
    else { return nil }
    let layers = content.content.children.map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(x: 0, y: -Double(top))
      return layer
    }.loweringAttachments(in: size, room, attachments)
    for place in layers.attachmentPlaces() {
      let proposal = ProposedViewSize(width: CGFloat(place.frame.width), height: nil)
      if let node = attachments[place.index], node.size(proposal).height > rowHeight + 0.5 { return nil }
    }
    return (layers, CGFloat(layers.map(\.frame.maxY).max() ?? 0))
  }

  /// The height of a row, which grows with the text size, in points.
  private var rowHeight: CGFloat {
    let line = PellucidDesign.TextStyle.body.font(in: room.traits)?.usualLineHeight ?? 0
    return max(room.metric(.sidebar, .rowHeight), CGFloat(line) + 2 * room.metric(.sidebar, .paddingY))
  }
}
