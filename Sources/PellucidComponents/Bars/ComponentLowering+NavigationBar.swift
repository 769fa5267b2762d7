// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func navigationBar(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let kind = ComponentKind.navigationBar
    let width = proposed.width ?? parent.width, items = barHeight(kind), margin = metric(kind, .margin)
    let height = items + max(0, metric(kind, .height) - metric(kind, .buttonHeight))
    let isLarge = component.flag(.large) == true && component.flag(.collapsed) != true
    let y = traits.platform == .visionOS ? (height - items) / 2 : 0
    let sections = barSections(
      leading: leadingItems(component), trailing: component.components(.trailing), kind,
      room: width - 2 * margin, titleWidth: isLarge ? 0 : leastTitleWidth(component))
    let (leading, trailing) = (sections.leading, sections.trailing)
    let trailingX = width - margin - barWidth(trailing, kind)
    let gap = metric(kind, .titleGap)
    let left = margin + (leading.isEmpty ? 0 : barWidth(leading, kind) + gap)
    let right = trailing.isEmpty ? width - margin : trailingX - gap
    let groups = barLayers(leading, kind, x: margin, y: y) + barLayers(trailing, kind, x: trailingX, y: y)
    let room = Rect(x: left, y: y, width: max(0, right - left), height: items)
    let titles = isLarge ? [] : inlineTitles(component, room, width)
    let large = isLarge ? largeTitle(component, y: height, width: width - 2 * margin) : ([], 0)
    let size = Size(width: width, height: proposed.height ?? height + large.1)
    var lowered = LoweredComponent(size, insets: ComponentInsets(top: height), layers: [])
    if barsFloat {
      if !isLarge {
        lowered.behind = scrollEdge(
          component, .top, height: height, inset: max(0, statedOrigin?.y ?? 0), in: parent)
      }
      lowered.layers = titles + large.0 + [container(groups, size)]
    } else {
      lowered.layers = barBackground(isLarge: isLarge, size) + titles + large.0 + groups
    }
    return lowered
  }

  /// Returns the width that the title keeps beside items: its own, up to the least that is readable.
  private mutating func leastTitleWidth(_ component: Component) -> Double {
    guard let title = component.text(.title), !title.utf8.isEmpty else { return 0 }
    return min(measure(inlineTitle(title)).size.width, metric(.navigationBar, .titleWidth))
  }

  private func inlineTitle(_ title: String) -> TextContent {
    barText(title, isSpatial ? .title1 : .headline, alignment: isSpatial ? .leading : .center)
  }

  /// Returns the items at the leading end, with the way back as the first.
  private func leadingItems(_ component: Component) -> [Component] {
    var items = component.components(.leading)
    if let back = component.text(.back) {
      var item = Component(.barItem)
      item.properties[.symbol] = .text(ExactName("chevron.left"))
      if isOld, traits.platform == .iOS, !back.utf8.isEmpty {
        item.properties[.back] = .text(ExactName(back))
      }
      if !items.isEmpty { items[0].properties[.separator] = .flag(true) }
      items.insert(item, at: 0)
    }
    return items
  }

  /// Returns the body of a bar before release 26, which reaches up to the edge of the screen; there is none behind a large
  /// title at rest.
  private func barBackground(isLarge: Bool, _ size: Size) -> [Layer] {
    guard traits.platform == .iOS, !isLarge else { return [] }
    let reach = max(0, statedOrigin?.y ?? 0)
    let body = Rect(x: 0, y: -reach, width: size.width, height: size.height + reach)
    return [
      .surface(.toolbar, .rectangle, body), hairline(.navigationBar, y: size.height, width: size.width),
    ]
  }

  /// Returns the titles between the items: in the middle of the bar where that is free, at the leading end on visionOS.
  private mutating func inlineTitles(_ component: Component, _ room: Rect, _ width: Double) -> [Layer] {
    guard let title = component.text(.title) else { return [] }
    var lines = [inlineTitle(title)]
    if let subtitle = component.text(.subtitle) {
      lines.append(
        barText(subtitle, .caption1, .level(.secondaryLabel), alignment: isSpatial ? .leading : .center))
    }
    var heights: [Double] = [], widest = 0.0
    for line in lines {
      let extent = measure(line).size
      heights.append(extent.height)
      widest = max(widest, extent.width)
    }
    let extent = min(widest, room.width)
    let middle = min(max((width - extent) / 2, room.x), room.maxX - extent)
    var y = room.y + (room.height - heights.reduce(0, +)) / 2
    var layers: [Layer] = []
    for (line, height) in zip(lines, heights) {
      layers.append(.text(line, Rect(x: isSpatial ? room.x : middle, y: y, width: extent, height: height)))
      y += height
    }
    return layers
  }

  /// Returns the large title and the height that it adds to the bar.
  private mutating func largeTitle(
    _ component: Component, y: Double, width: Double
  ) -> (layers: [Layer], height: Double) {
    let margin = metric(.navigationBar, .margin)
    // At the text sizes of accessibility a long title takes a second line.
    let title = text(component.text(.title) ?? "", .largeTitle, weight: 700, lines: hasLargeText ? 2 : 1)
    let height = measure(title, width: width).size.height
    let line = lineHeight(.largeTitle)
    // Between the heights of one line and of two, which glyphs of another font may exceed a little.
    let extra = height > 1.5 * line ? height - line : 0
    let full = metric(.navigationBar, .largeTitleHeight) - usualLineHeight(.largeTitle) + line + extra
    let top = y + full - metric(.navigationBar, .bottom) - height
    var layers = [Layer.text(title, Rect(x: margin, y: top, width: width, height: height))]
    guard let subtitle = component.text(.subtitle) else { return (layers, full) }
    let second = text(subtitle, .subheadline, .level(.secondaryLabel))
    let below = measure(second, width: width).size.height
    layers.append(.text(second, Rect(x: margin, y: top + height, width: width, height: below)))
    return (layers, full + below)
  }
}
