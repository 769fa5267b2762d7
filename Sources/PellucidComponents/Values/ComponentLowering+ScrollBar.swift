// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func scrollBar(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let isHorizontal = component.word(.axis) == .horizontal
    let isWide = component.has(.dragged) || isMac && (component.has(.hovered) || component.has(.pressed))
    let thickness = metric(.scrollBar, isWide ? .itemWidth : .thumbWidth)
    let inset = metric(.scrollBar, .inset)
    // The bar's place beside the edge stays as wide when the thumb widens.
    let breadth =
      (isHorizontal ? proposed.height : proposed.width) ?? metric(.scrollBar, .itemWidth) + 2 * inset
    let length = (isHorizontal ? proposed.width : proposed.height) ?? metric(.scrollBar, .width)
    let room = max(0, length - 2 * inset)
    let thumb = min(
      room, max(room * (component.number(.proportion) ?? 0.3), metric(.scrollBar, .minimumWidth)))
    let start = inset + (room - thumb) * (component.number(.value) ?? 0)
    let across = breadth - inset - thickness
    func frame(_ along: Double, _ extent: Double, _ across: Double, _ breadth: Double) -> Rect {
      isHorizontal
        ? Rect(x: along, y: across, width: extent, height: breadth)
        : Rect(x: across, y: along, width: breadth, height: extent)
    }
    var layers: [Layer] = []
    if isMac, isWide { layers.append(.fill(.level(.tertiaryFill), .rectangle, frame(0, length, 0, breadth))) }
    layers.append(
      .fill(.component(.scrollThumb), .capsule, frame(start, thumb, across, thickness)))
    return LoweredComponent(
      isHorizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length),
      layers: layers)
  }
}
