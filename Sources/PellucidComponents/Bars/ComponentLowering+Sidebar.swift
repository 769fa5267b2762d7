// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func sidebar(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let rows = sidebarRows(component)
    let count = rows.filter { !$0.isHeader }.count
    let selection = component.whole(.selection) ?? 0
    guard count == 0 || selection < count else {
      throw .outOfRange(
        .sidebar, .selection, found: Double(selection), allowed: -1...Double(count - 1))
    }
    let inset = metric(.sidebar, .inset), radius = metric(.sidebar, .radius)
    let size = Size(
      width: proposed.width ?? metric(.sidebar, .width), height: proposed.height ?? parent.height)
    let panel = Rect(size).inset(x: inset, y: inset)
    var y = metric(.sidebar, .top)
    var children: [Layer] = []
    if let title = component.text(.title) {
      children += sidebarTitle(title, panel.width, &y)
    }
    children += sidebarLayers(component, rows, selection, panel.width, y)
    var content = Layer.group(children, Rect(panel.size))
    let shape: Shape = radius > 0 ? .roundedRectangle(radius) : .rectangle
    content.clip = shape
    return LoweredComponent(
      size, insets: ComponentInsets(leading: size.width),
      layers: [.surface(.sidebar, shape, panel, [content])])
  }

  /// A row of a sidebar, or the header of a section.
  private struct SidebarRow {
    var component: Component
    var isHeader: Bool
    /// The number of rows around it that it belongs to.
    var depth: Int
  }

  private func sidebarRows(_ component: Component) -> [SidebarRow] {
    component.components(.items).flatMap { item -> [SidebarRow] in
      let inner = item.components(.items)
      guard !inner.isEmpty else { return [SidebarRow(component: item, isHeader: false, depth: 0)] }
      let header = item.text(.title) == nil ? [] : [SidebarRow(component: item, isHeader: true, depth: 0)]
      return header + inner.map { SidebarRow(component: $0, isHeader: false, depth: 1) }
    }
  }

  private mutating func sidebarTitle(_ title: String, _ width: Double, _ y: inout Double) -> [Layer] {
    let x = metric(.sidebar, .selectionInset) + metric(.sidebar, .paddingX)
    let title = text(title, isMac ? .title2 : .largeTitle, weight: 700)
    let height = measure(title, width: width - 2 * x).size.height
    defer { y += height + metric(.sidebar, .titleGap) }
    return [.text(title, Rect(x: x, y: y, width: max(0, width - 2 * x), height: height))]
  }

  private mutating func sidebarLayers(
    _ component: Component, _ rows: [SidebarRow], _ selection: Int, _ width: Double, _ top: Double
  ) -> [Layer] {
    let inset = metric(.sidebar, .selectionInset)
    let rowHeight = max(
      metric(.sidebar, .rowHeight), isMac ? 0 : lineHeight(.body) + 2 * metric(.sidebar, .paddingY))
    let gap = metric(.sidebar, .itemGap)
    var layers: [Layer] = [], y = top, index = 0
    for (place, row) in rows.enumerated() {
      if row.isHeader {
        y += place == 0 ? 0 : metric(.sidebar, .groupGap)
        let height = max(
          metric(.sidebar, .headerHeight), lineHeight(.subheadline) + metric(.sidebar, .headerBottom))
        layers.append(
          sidebarHeader(row.component, Rect(x: inset, y: y, width: width - 2 * inset, height: height)))
        y += height
        continue
      }
      if place > 0, row.depth == 0, rows[place - 1].depth > 0 { y += metric(.sidebar, .groupGap) }
      let frame = Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: rowHeight)
      layers += sidebarRow(component, row.component, frame, isSelected: index == selection)
      y += rowHeight + gap
      index += 1
    }
    return layers
  }

  private mutating func sidebarHeader(_ header: Component, _ frame: Rect) -> Layer {
    let padding = metric(.sidebar, .paddingX)
    let title =
      isMac
      ? text(header.text(.title) ?? "", .subheadline, weight: 600, .level(.secondaryLabel))
      : text(header.text(.title) ?? "", .headline, weight: 600)
    return line(title, in: frame.inset(x: padding, y: 0))
  }

  private mutating func sidebarRow(
    _ component: Component, _ row: Component, _ frame: Rect, isSelected: Bool
  ) -> [Layer] {
    let isUnfocused = component.has(.inactive) || !traits.isActive
    let shape: Shape = .roundedRectangle(min(metric(.sidebar, .selectionRadius), frame.height / 2))
    let isGrey = isUnfocused || component.word(.style) == .plain
    let isAccent = isSelected && isMac && !isGrey
    var layers: [Layer] = []
    if isSelected {
      let fill: ForegroundStyle =
        isMac
        ? isGrey ? .level(.secondaryFill) : .component(.accent)
        : traits.platform == .visionOS ? .level(.secondaryFill) : .component(.tabSelection)
      layers.append(.fill(fill, shape, frame))
    }
    let isInactive = row.has(.disabled)
    let style: ForegroundStyle =
      isInactive ? .level(.tertiaryLabel) : isSelected && traits.platform == .iOS ? .accent : .primary
    let side = metric(.sidebar, .symbolSize)
    if let symbol = row.text(.symbol) {
      let middle = frame.x + metric(.sidebar, .symbolX)
      let place = Rect(x: middle - side / 2, y: frame.y, width: side, height: frame.height)
      let tinted: ForegroundStyle =
        isInactive
        ? .level(.tertiaryLabel)
        : isMac && isUnfocused
          ? .level(.secondaryLabel) : isAccent || traits.platform == .visionOS ? .primary : .accent
      layers.append(
        .symbol(symbol, place.centered(Size(width: side, height: side)), tinted).inactive(isInactive))
    }
    let x = frame.x + metric(.sidebar, row.text(.symbol) == nil ? .paddingX : .titleX)
    var end = frame.maxX - metric(.sidebar, .accessoryInset)
    if let badge = row.text(.badge) {
      let count = text(badge, .body, isAccent ? .primary : .level(.secondaryLabel), alignment: .trailing)
      let width = measure(count).size.width
      layers.append(line(count, in: Rect(x: end - width, y: frame.y, width: width, height: frame.height)))
      end -= width + metric(.sidebar, .gap)
    }
    let title = text(row.text(.title) ?? "", .body, style)
    let place = Rect(x: x, y: frame.y, width: max(0, end - x), height: frame.height)
    layers.append(line(title, in: place).inactive(isInactive))
    return layers
  }
}
