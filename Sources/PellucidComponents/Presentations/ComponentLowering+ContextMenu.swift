// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a context menu, whose frame is that of the preview.
  mutating func contextMenu(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    guard !component.components(.items).isEmpty else { throw .empty(.contextMenu, .items) }
    var inner = component
    inner.kind = .menu
    inner.states = []
    inner.content = []
    let motion = GlassMotion.contextMenuMove
    var menu = try menu(inner, .natural, in: parent, riding: (motion, motion))
    let dim = opening(
      component, open: GlassMotion.contextMenuDim.spring, close: GlassMotion.contextMenuUndim.spring)
    let dimming = dimming(.menuDimming, in: parent, opacity: dim.progress)
    guard traits.platform == .iOS, !component.content.isEmpty else {
      if traits.platform == .iOS { menu.behind = dimming }
      return menu
    }
    let size = Size(
      width: proposed.width ?? menu.size.width,
      height: proposed.height ?? menu.size.width * metric(.contextMenu, .aspect))
    let scale = previewScale(component, size), gap = metric(.contextMenu, .gap)
    let grown = Rect(size).centered(Size(width: size.width * scale, height: size.height * scale))
    let origin = statedOrigin ?? natural(component, size, in: parent)
    let below = origin.y + grown.maxY + gap + menu.size.height <= parent.height
    let leading = origin.x + grown.x + menu.size.width <= parent.width
    let frame = Rect(
      x: leading ? grown.x : grown.maxX - menu.size.width,
      y: below ? grown.maxY + gap : grown.y - gap - menu.size.height, width: menu.size.width,
      height: menu.size.height)
    if component.events.contains(where: { $0.change == .open }) {
      // The menu grows out of the corner at the preview.
      inner.properties[.edge] = .word(
        below ? leading ? .topLeading : .topTrailing : leading ? .bottomLeading : .bottomTrailing)
      menu = try self.menu(inner, .natural, in: parent, riding: (motion, motion))
    }
    let group = Layer.group(menu.layers, frame).opacity(menu.opacity)
    var lowered = LoweredComponent(size, layers: menu.layers.isEmpty ? [] : [group])
    lowered.behind = dimming
    var place = ContentPlace(at: 0, Rect(size), clip: .roundedRectangle(metric(.contextMenu, .radius)))
    let moment = opening(component, open: motion.spring, close: motion.spring)
    place.scale = moment.fades ? (moment.isClosed ? 1 : scale) : 1 + (scale - 1) * moment.progress
    lowered.place = place
    return lowered
  }

  /// Returns the factor by which a preview has grown while its menu is open.
  private func previewScale(_ component: Component, _ size: Size) -> Double {
    let side = max(size.width, size.height, 1)
    return 1 + min(metric(.contextMenu, .ratio) * side, metric(.contextMenu, .maximumHeight)) / side
  }
}
