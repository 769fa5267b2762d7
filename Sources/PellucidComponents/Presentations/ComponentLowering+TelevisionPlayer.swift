// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The player of tvOS, whose remote plays and pauses: title, track and tabs at the lower edge, and no buttons in the middle.
extension ComponentLowering {
  mutating func televisionPlayer(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let size = Size(width: proposed.width ?? parent.width, height: proposed.height ?? parent.height)
    let margin = metric(.mediaControls, .margin), gap = metric(.mediaControls, .gap)
    let width = max(0, size.width - 2 * margin)
    let tabs = playerTabs(component, x: margin, bottom: size.height - metric(.mediaControls, .bottom))
    let times = Rect(
      x: margin, y: tabs.top - lineHeight(.caption1), width: width, height: lineHeight(.caption1))
    let track = Rect(
      x: margin, y: times.y - gap - metric(.mediaControls, .trackHeight), width: width,
      height: metric(.mediaControls, .trackHeight))
    let buttons = playerButtons(component, end: size.width - margin, bottom: track.y - gap)
    let room = Rect(x: margin, y: 0, width: max(0, buttons.left - margin), height: track.y - gap)
    let titles = playerTitles(component, room)
    let glass = tabs.items + buttons.items
    let top = (min(titles.top, buttons.top) - gap).rounded(.down)
    var layers = playerDimming(size, from: max(0, top)) + titles.layers
    layers += mediaTrack(component, track) + playerTimes(component, times)
    // Glass that the focus lifts is in front of the others, and no part of their container.
    let resting = glass.filter { !$0.isFocused }.map { $0.layer }
    if !resting.isEmpty { layers.append(container(resting, size)) }
    return LoweredComponent(size, layers: layers + glass.filter { $0.isFocused }.map { $0.layer })
  }

  /// A button or tab of a player as a layer.
  private struct PlayerItem {
    var layer: Layer
    var isFocused: Bool
  }

  /// Returns the dimming of the lower part of the picture, which fades out above the titles.
  private func playerDimming(_ size: Size, from top: Double) -> [Layer] {
    let dimming = metric(.mediaControls, .dimming), fade = min(top, metric(.mediaControls, .fadeHeight))
    // Chosen: the dimming begins slowly, so that no edge is seen in the picture.
    let stops = [(0, 0), (0.5, 0.4), (1, 1)].map { place, share in
      FillStyle.Stop(
        location: place, color: .custom(EncodedColor(white: 0, alpha: Float(share * dimming))))
    }
    return [
      Layer(
        frame: Rect(x: 0, y: top - fade, width: size.width, height: fade),
        content: .fill(
          shape: .rectangle, .linear(stops: stops, start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1)))),
      Layer(
        frame: Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top)),
        content: .dimming(DimmingContent(.fixed(dimming)))),
    ]
  }

  private mutating func playerTitles(_ component: Component, _ room: Rect) -> (layers: [Layer], top: Double) {
    let title = text(component.text(.title) ?? "", .title3, weight: 600, .component(.mediaPlayed))
    let subtitle = text(component.text(.subtitle) ?? "", .callout, .component(.mediaPlayed))
    let heights = [subtitle, title].map {
      $0.string.utf8.isEmpty ? 0 : measure($0, width: room.width).size.height
    }
    let top = room.maxY - heights[0] - heights[1]
    return (stack([(subtitle, 0), (title, 0)], x: room.x, y: top, width: room.width).layers, top)
  }

  /// Returns the played time below the end of the played part, with the mark of a film that is paused, and the remaining time.
  private mutating func playerTimes(_ component: Component, _ frame: Rect) -> [Layer] {
    let labels = timeLabels(component, .caption1)
    let widths = labels.map { measure($0).size.width }
    let mark = component.has(.on) ? 0 : metric(.mediaControls, .markSize)
    let space = mark > 0 && widths[0] > 0 ? metric(.mediaControls, .symbolGap) : 0
    let whole = mark + space + widths[0]
    let last = frame.maxX - widths[1] - (widths[1] > 0 ? metric(.mediaControls, .itemGap) : 0) - whole
    let playhead = frame.x + frame.width * (component.number(.value) ?? 0)
    let x = max(frame.x, min(playhead - whole / 2, last))
    var layers: [Layer] = []
    if mark > 0 {
      let place = Rect(x: x, y: frame.y, width: mark, height: frame.height)
      layers.append(
        .symbol("pause.fill", place.centered(Size(width: mark, height: mark)), .component(.mediaPlayed)))
    }
    let places = [(x + mark + space, widths[0]), (frame.maxX - widths[1], widths[1])]
    for (label, (x, width)) in zip(labels, places) where width > 0 {
      layers.append(line(label, in: Rect(x: x, y: frame.y, width: width, height: frame.height)))
    }
    return layers
  }

  /// Returns the round buttons at the end of the title.
  private func playerButtons(
    _ component: Component, end: Double, bottom: Double
  ) -> (items: [PlayerItem], left: Double, top: Double) {
    let side = metric(.mediaControls, .itemHeight), gap = metric(.mediaControls, .itemGap)
    let mark = side * metric(.mediaControls, .symbolShare)
    var x = end, items: [PlayerItem] = []
    for item in component.components(.trailing).reversed() {
      x -= side
      let frame = Rect(x: x, y: bottom - side, width: side, height: side)
      let layer = mediaButton(
        item.text(.symbol) ?? "ellipsis", frame, side: mark, isPressed: item.has(.pressed),
        isFocused: item.has(.focused))
      items.append(PlayerItem(layer: layer, isFocused: item.has(.focused)))
      x -= gap
    }
    return (items, x, items.isEmpty ? bottom : bottom - side)
  }

  /// Returns the tabs below the track, and the lower end of the room above them.
  private mutating func playerTabs(
    _ component: Component, x: Double, bottom: Double
  ) -> (items: [PlayerItem], top: Double) {
    let height = metric(.mediaControls, .rowHeight), padding = metric(.mediaControls, .labelPadding)
    var x = x, items: [PlayerItem] = []
    for tab in component.components(.items) {
      let isFocused = tab.has(.focused)
      // A text needs more contrast than clear glass leaves it.
      let title = text(
        tab.text(.title) ?? "", .caption1, weight: 500, isFocused || barsFloat ? .primary : mediaInk,
        alignment: .center)
      let width = measure(title).size.width + 2 * padding
      let frame = Rect(x: x, y: bottom - height, width: width, height: height)
      let label = line(title, in: Rect(frame.size))
      items.append(
        PlayerItem(
          layer: mediaGlass(
            .regular, label, .capsule, frame, isPressed: tab.has(.pressed), isFocused: isFocused),
          isFocused: isFocused))
      x = frame.maxX + metric(.mediaControls, .itemGap)
    }
    return (items, items.isEmpty ? bottom : bottom - height - metric(.mediaControls, .groupGap))
  }
}
