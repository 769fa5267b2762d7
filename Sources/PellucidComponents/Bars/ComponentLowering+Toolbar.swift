// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func toolbar(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    if traits.platform == .visionOS { return toolbarOrnament(component, proposed) }
    if isMac { return windowToolbar(component, proposed) }
    let isTop = component.word(.edge) == .top
    // A bar at the top has the measures of a navigation bar.
    let kind: ComponentKind = isTop ? .navigationBar : .toolbar
    let width = proposed.width ?? parent.width, items = barHeight(kind)
    let below = isTop ? max(0, metric(kind, .height) - metric(kind, .buttonHeight)) : metric(kind, .bottom)
    let size = Size(width: width, height: proposed.height ?? items + below)
    var lowered = LoweredComponent(size, layers: [])
    let margin = metric(kind, .margin)
    let groups = toolbarGroups(
      component, kind, Rect(x: margin, y: 0, width: width - 2 * margin, height: items))
    if isOld {
      let reach = isTop ? max(0, statedOrigin?.y ?? 0) : 0
      let body = Rect(x: 0, y: -reach, width: width, height: size.height + reach)
      let line = hairline(kind, y: isTop ? size.height : 0, width: width)
      lowered.layers = [.surface(.toolbar, .rectangle, body), line] + groups
    } else {
      lowered.behind = scrollEdge(
        component, isTop ? .top : .bottom, height: items, inset: isTop ? statedOrigin?.y ?? 0 : below,
        in: parent)
      lowered.layers = [container(groups, size)]
    }
    return lowered
  }

  /// Returns layers whose glass joins, with the spacing of bars.
  func container(_ layers: [Layer], _ size: Size) -> Layer {
    Layer(
      frame: Rect(size),
      content: .glassContainer(
        GlassContainerContent(spacing: GlassContainerContent.barSpacing, layers: layers)))
  }

  /// Returns the groups at both ends and in the middle of a frame.
  private mutating func toolbarGroups(_ component: Component, _ kind: ComponentKind, _ frame: Rect) -> [Layer]
  {
    let sections = barSections(
      leading: component.components(.leading), middle: component.components(.items),
      trailing: component.components(.trailing), kind, room: frame.width)
    let center = barMiddle(sections, kind, from: frame.x, to: frame.maxX)
    return barLayers(sections.leading, kind, x: frame.x, y: frame.y)
      + barLayers(sections.middle, kind, x: center, y: frame.y)
      + barLayers(sections.trailing, kind, x: frame.maxX - barWidth(sections.trailing, kind), y: frame.y)
  }

  // MARK: macOS

  /// Returns the toolbar of a window: title and items in one row.
  private mutating func windowToolbar(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let width = proposed.width ?? metric(.toolbar, .width),
      height = proposed.height ?? metric(.toolbar, .height)
    let size = Size(width: width, height: height)
    let margin = metric(.toolbar, .margin), items = barHeight(.toolbar), y = (height - items) / 2
    let sections = barSections(
      leading: component.components(.leading), middle: component.components(.items),
      trailing: component.components(.trailing), .toolbar, room: width - 2 * margin)
    let (leading, middle, trailing) = (sections.leading, sections.middle, sections.trailing)
    let trailingX = width - margin - barWidth(trailing, .toolbar)
    let leadingEnd = margin + (leading.isEmpty ? 0 : barWidth(leading, .toolbar) + margin)
    var layers = barLayers(leading, .toolbar, x: margin, y: y)
    let middleX = barMiddle(sections, .toolbar, from: margin, to: width - margin)
    layers += barLayers(middle, .toolbar, x: middleX, y: y)
    layers += barLayers(trailing, .toolbar, x: trailingX, y: y)
    let isInactive = component.has(.inactive) || !traits.isActive
    let gap = metric(.toolbar, .titleGap)
    let room = Rect(
      x: leadingEnd + gap, y: 0,
      width: max(0, (middle.isEmpty ? trailingX : middleX) - margin - leadingEnd - gap),
      height: height)
    let titles = windowTitles(component, room, isInactive: isInactive)
    if isInactive { layers = [Layer.group(layers, Rect(size)).opacity(metric(.toolbar, .otherOpacity))] }
    guard isOld else { return LoweredComponent(size, layers: titles + [container(layers, size)]) }
    let line = hairline(.toolbar, y: height - 1, width: width)
    return LoweredComponent(
      size, layers: [.surface(.toolbar, .rectangle, Rect(size)), line] + titles + layers)
  }

  private mutating func windowTitles(_ component: Component, _ room: Rect, isInactive: Bool) -> [Layer] {
    guard let title = component.text(.title) else { return [] }
    let size = metric(.toolbar, .fontSize),
      style: ForegroundStyle = isInactive ? .level(.tertiaryLabel) : .primary
    let main = TextContent(title, size: size, weight: 700, lineLimit: 1, style: style)
    guard let subtitle = component.text(.subtitle) else { return [line(main, in: room).inactive(isInactive)] }
    let second = TextContent(
      subtitle, size: metric(.toolbar, .smallFontSize), lineLimit: 1,
      style: isInactive ? .level(.tertiaryLabel) : .level(.secondaryLabel))
    let heights = [measure(main).size.height, measure(second).size.height]
    let top = room.y + (room.height - heights[0] - heights[1]) / 2
    return [
      Layer.text(main, Rect(x: room.x, y: top, width: room.width, height: heights[0])).inactive(isInactive),
      Layer.text(second, Rect(x: room.x, y: top + heights[0], width: room.width, height: heights[1]))
        .inactive(isInactive),
    ]
  }

  // MARK: visionOS

  /// Returns the bar as an ornament: all items on one capsule of glass.
  private mutating func toolbarOrnament(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent
  {
    let inset = metric(.toolbar, .inset)
    let all = component.components(.leading) + component.components(.items) + component.components(.trailing)
    let groups = barGroups(all, .toolbar)
    let content = barWidth(groups, .toolbar)
    let size = Size(width: proposed.width ?? content, height: proposed.height ?? metric(.toolbar, .height))
    let items = barLayers(
      groups, .toolbar, x: (size.width - content) / 2, y: (size.height - barHeight(.toolbar)) / 2)
    return LoweredComponent(
      size, insets: ComponentInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      layers: [.surface(.toolbar, .capsule, Rect(size), items)])
  }
}
