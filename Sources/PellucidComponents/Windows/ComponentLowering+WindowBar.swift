// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Items of a bar beside each other, which share one piece of glass where they are plain items.
private struct BarGroup {
  var layers: [Layer]
  var width: Double
  /// A Boolean value that is true for plain items, which lie on glass.
  var isPlatter: Bool
}

extension ComponentLowering {
  /// Returns the title and the items of a window's bar.
  ///
  /// - Parameter start: The trailing edge of the sidebar, 0 without one.
  mutating func barLayers(
    _ component: Component, _ bar: WindowBar, start: Double, _ whole: Rect
  ) throws(ComponentError) -> [Layer] {
    let gap = metric(.window, .gap)
    let lightsEnd =
      bar.lightX + 2 * metric(.window, .lightPitch) + metric(.window, .lightSize) / 2
    let room = Size(width: whole.width, height: bar.height)
    let leading = try groups(component.components(.leading), bar, room)
    let trailing = try groups(component.components(.trailing), bar, room)
    var layers: [Layer] = []
    var x = max(lightsEnd + metric(.window, .titleGap), start + gap + (start > 0 ? 4 : 0))
    for group in leading {
      layers.append(placed(group, bar, at: x, isDimmed: isInactive(component)))
      x += group.width + gap
    }
    if !leading.isEmpty { x += 4 }
    var end = whole.width - (bar.height - bar.itemHeight) / 2
    for group in trailing.reversed() {
      layers.append(placed(group, bar, at: end - group.width, isDimmed: isInactive(component)))
      end -= group.width + gap
    }
    if !isOld, !layers.isEmpty { layers = [container(layers, room)] }
    return layers
      + titleLayers(component, bar, Rect(x: x, y: 0, width: max(0, end - x), height: bar.height), whole)
  }

  // MARK: Title

  private mutating func titleLayers(
    _ component: Component, _ bar: WindowBar, _ room: Rect, _ whole: Rect
  ) -> [Layer] {
    guard let title = component.text(.title), !title.utf8.isEmpty else { return [] }
    let subtitle = component.text(.subtitle).flatMap { $0.utf8.isEmpty ? nil : $0 }
    let isLarge = bar.style == .toolbar && subtitle == nil
    let style: ForegroundStyle = isInactive(component) ? .level(.tertiaryLabel) : .primary
    let lines = [
      labelLine(
        title: TextContent(title, size: isLarge ? 15 : 13, weight: 700, lineLimit: 1, style: style),
        width: room.width, isInactive: isInactive(component)),
      subtitle.map {
        labelLine(
          title: TextContent(
            $0, size: 11, lineLimit: 1,
            style: isInactive(component) ? .level(.tertiaryLabel) : .level(.secondaryLabel)),
          width: room.width, isInactive: isInactive(component))
      },
    ].compactMap { $0 }
    let isBeside = bar.style == .compact && lines.count > 1
    let height = isBeside ? 0 : lines.reduce(0) { $0 + $1.size.height }
    var (x, y) = (room.x, (room.height - height) / 2)
    // Titles of older title bars stand in the middle of the window.
    if isOld, bar.style == .titleBar { x = max(x, (whole.width - lines[0].size.width) / 2) }
    return lines.flatMap { line -> [Layer] in
      let top = isBeside ? (room.height - line.size.height) / 2 : y
      let layers = line.layers(in: Rect(x: x, y: top, width: line.size.width, height: line.size.height))
      if isBeside { x += line.size.width + 8 } else { y += line.size.height }
      return layers
    }
  }

  // MARK: Items

  private mutating func groups(
    _ items: [Component], _ bar: WindowBar, _ room: Size
  ) throws(ComponentError) -> [BarGroup] {
    var groups: [BarGroup] = []
    var open: BarGroup?
    for item in items {
      guard item.kind == .barItem else {
        if let group = open { groups.append(group) }
        open = nil
        let proposed = ProposedSize(height: item.kind == .searchField ? bar.itemHeight : nil)
        let size = try size(of: item, proposed: proposed, in: room)
        let frame = Rect(x: 0, y: (bar.itemHeight - size.height) / 2, width: size.width, height: size.height)
        groups.append(
          BarGroup(layers: [.component(item, frame)], width: size.width, isPlatter: false))
        continue
      }
      if item.flag(.separator) == true, let group = open {
        groups.append(group)
        open = nil
      }
      let part = barItem(item, bar, at: open?.width ?? 0)
      open = BarGroup(
        layers: (open?.layers ?? []) + part.layers, width: (open?.width ?? 0) + part.width, isPlatter: true)
    }
    if let open { groups.append(open) }
    return groups
  }

  private mutating func barItem(
    _ item: Component, _ bar: WindowBar, at x: Double
  ) -> (layers: [Layer], width: Double) {
    let isInactive = item.has(.disabled)
    let style: ForegroundStyle = isInactive ? .level(.tertiaryLabel) : .primary
    let side = min(metric(.window, .symbolSize), bar.itemHeight * 0.6)
    let line = labelLine(
      title: TextContent(item.text(.title) ?? "", size: 13, weight: 500, lineLimit: 1, style: style),
      symbol: item.text(.symbol), symbolSide: side, gap: 6, style: style, isInactive: isInactive)
    let least = bar.itemHeight
    let width =
      line.title == nil ? max(least, side) : max(least, line.size.width + 2 * metric(.window, .paddingX))
    let frame = Rect(x: x, y: 0, width: width, height: bar.itemHeight)
    var layers: [Layer] = []
    let shape: Shape = isOld ? .roundedRectangle(6) : .capsule
    let inset = isOld ? 0.0 : 3
    if item.has(.selected) {
      layers.append(.fill(.level(.secondaryFill), shape, frame.inset(x: inset, y: inset)))
    }
    layers += overlays(item, shape, frame.inset(x: inset, y: inset))
    return (layers + line.layers(in: frame.centered(line.size)), width)
  }

  private func placed(_ group: BarGroup, _ bar: WindowBar, at x: Double, isDimmed: Bool) -> Layer {
    let frame = Rect(
      x: x, y: (bar.height - bar.itemHeight) / 2, width: group.width, height: bar.itemHeight)
    guard group.isPlatter else { return .group(group.layers, frame) }
    let items =
      isDimmed ? [Layer.group(group.layers, Rect(frame.size)).opacity(0.6)] : group.layers
    guard !isOld else { return .group(items, frame) }
    return .glass(GlassContent(.regular, control: .toolbar, shape: .capsule, children: items), frame)
  }
}
