// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func tabBar(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let tabs = component.components(.items)
    let selection = try selection(component, among: tabs)
    if let edge = component.word(.edge), traits.platform != .iOS {
      throw .unavailableStyle(.tabBar, edge, traits.platform)
    }
    switch traits.platform {
    case .tvOS: return televisionTabs(component, tabs, selection, proposed, in: parent)
    case .visionOS: return tabRail(component, tabs, selection, proposed)
    default:
      if component.word(.edge) == .top { return topTabs(component, tabs, selection, proposed, in: parent) }
      let shown = shownTabs(tabs, width: proposed.width ?? parent.width)
      if isOld { return fullTabBar(component, shown, shown.place(of: selection), proposed, in: parent) }
      return component.flag(.minimised) == true
        ? minimisedTabBar(component, tabs, selection, proposed, in: parent)
        : floatingTabBar(component, shown, shown.place(of: selection), proposed, in: parent)
    }
  }

  // MARK: iOS 26 and later

  /// The tabs that share the capsule, where it lies, and the distance of its tabs.
  private struct TabCapsule {
    var tabs: [Component]
    var frame: Rect
    var pitch: Double
    /// The middle of the first tab, relative to the frame.
    var first: Double
  }

  private mutating func floatingTabBar(
    _ component: Component, _ shown: ShownTabs, _ selection: Int, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let tabs = shown.tabs
    let width = proposed.width ?? parent.width, margin = metric(.tabBar, .margin)
    let accessory = accessoryLayers(
      component, Rect(x: margin, y: 0, width: max(0, width - 2 * margin), height: 0))
    let top = accessory.isEmpty ? 0 : metric(.tabBar, .accessoryHeight) + metric(.tabBar, .gap)
    let height = metric(.tabBar, .height)
    let size = Size(width: width, height: proposed.height ?? top + height + metric(.tabBar, .bottom))
    let apart = tabs.last?.word(.role) == .search && tabs.count > 1
    let room = Rect(x: margin, y: top, width: max(height, width - 2 * margin), height: height)
    let capsule = tabCapsule(Array(tabs.prefix(apart ? tabs.count - 1 : tabs.count)), room, isAlone: !apart)
    let moment = moment(of: component, from: Double(selection), lens: .tabLens) { change in
      if case .value(let value) = change { shown.place(of: value) } else { nil }
    }
    let (glass, lenses) = tabGlass(component, capsule, moment)
    var apartGlass = accessory
    if apart, let search = tabs.last {
      apartGlass.append(
        searchCircle(search, room, chosenInk(component, self.shown(moment) == tabs.count - 1)))
    }
    // The lens shows the labels below it, which it looks for in its own list.
    let others = apartGlass.isEmpty ? [] : [container(apartGlass, size)]
    var lowered = LoweredComponent(size, layers: others + [glass] + lenses)
    lowered.behind = scrollEdge(
      component, .bottom, height: top + height, inset: max(0, size.height - top - height), in: parent)
    return lowered
  }

  /// Returns the capsule around tabs, which move together where the room does not hold them.
  private func tabCapsule(_ tabs: [Component], _ room: Rect, isAlone: Bool) -> TabCapsule {
    let padding = metric(.tabBar, .paddingX), count = Double(tabs.count)
    let usual =
      count >= metric(.tabBar, .crowdedCount) ? metric(.tabBar, .crowdedPitch) : metric(.tabBar, .pitch)
    let free = isAlone ? room.width : max(0, room.width - room.height - metric(.tabBar, .gap))
    let pitch = min(usual, max(0, free - padding) / count)
    let width = pitch * count + padding
    let x = isAlone ? room.x + (room.width - width) / 2 : room.x
    return TabCapsule(
      tabs: tabs, frame: Rect(x: x, y: room.y, width: width, height: room.height), pitch: pitch,
      first: (padding + pitch) / 2)
  }

  /// Returns the index of the tab that is shown as selected: that nearest to the selection on its way.
  func shown(_ moment: ControlMoment) -> Int {
    Int((moment.places.last?.position ?? -1).rounded())
  }

  /// Returns the glass with its tabs, and the lens above it while it is touched.
  private mutating func tabGlass(
    _ component: Component, _ capsule: TabCapsule, _ moment: ControlMoment
  ) -> (glass: Layer, lenses: [Layer]) {
    let inset = metric(.tabBar, .selectionInset), height = metric(.tabBar, .itemHeight)
    var children: [Layer] = [], lenses: [Layer] = []
    let last = Double(capsule.tabs.count - 1)
    for place in moment.places where place.position > -0.5 && place.position < last + 0.5 {
      let middle = capsule.first + capsule.pitch * place.position
      let width = capsule.pitch + 2 * inset
      let rest = Rect(
        x: middle - width / 2, y: (capsule.frame.height - height) / 2, width: width, height: height)
      var travelling = moment
      travelling.velocity *= capsule.pitch
      let parts = thumb(rest, travelling, lens: .tabLens, opacity: place.opacity) { frame in
        // A lens reaches beyond the bar; a fill in its place does not.
        let beyond = max(0, frame.height - capsule.frame.height) / 2
        return Layer.fill(.component(.tabSelection), .capsule, frame.inset(x: 0, y: beyond))
      }
      for var part in parts {
        if case .glass = part.content {
          part.frame = part.frame.moved(x: capsule.frame.x, y: capsule.frame.y)
          lenses.append(part)
        } else {
          children.append(part)
        }
      }
    }
    let selected = shown(moment)
    for (index, tab) in capsule.tabs.enumerated() {
      let center = capsule.first + capsule.pitch * Double(index)
      children += tabLabel(tab, x: center, width: capsule.pitch, chosenInk(component, index == selected))
    }
    // The shape swells, and the tabs on it stay where they are.
    let swell = tabSwell(component) * metric(.tabBar, .swell) / 2
    let (dx, dy) = (swell, swell * capsule.frame.height / max(capsule.frame.width, 1))
    children = children.map { child in
      var child = child
      child.frame = child.frame.moved(x: dx, y: dy)
      return child
    }
    var glass = GlassContent(.regular, control: .tabBar, shape: .capsule, children: children)
    glass.isInteractive = true
    return (Layer.glass(glass, capsule.frame.inset(x: -dx, y: -dy)), lenses)
  }

  /// Returns how far the bar has swollen under a finger, 0…1 and beyond while it oscillates.
  private func tabSwell(_ component: Component) -> Double {
    let isHeld = component.has(.pressed) || component.has(.dragged)
    guard !settings.reduceMotion else { return 0 }
    guard let time, !component.events.isEmpty else { return isHeld ? 1 : 0 }
    let spring = GlassMotion.tabBarSwell.spring
    let changes = component.events.compactMap { event -> SpringCourse.Change? in
      switch event.change {
      case .press: SpringCourse.Change(time: event.time, target: 1, spring: spring)
      case .release: SpringCourse.Change(time: event.time, target: 0, spring: spring)
      default: nil
      }
    }
    return SpringCourse(start: isHeld ? 1 : 0, changes: changes).state(at: time).value
  }

  /// Returns symbol, title and badge of a tab whose middle is at `x`.
  ///
  /// - Parameter ink: The colour of a selected tab; nil for other tabs.
  private mutating func tabLabel(_ tab: Component, x: Double, width: Double, _ ink: ForegroundStyle?)
    -> [Layer]
  {
    let side = metric(.tabBar, .symbolSize)
    let style = ink ?? (tab.has(.disabled) ? .level(.tertiaryLabel) : .component(.tabLabel))
    let center = Point(x: x, y: metric(.tabBar, tab.text(.title) == nil ? .titleCenterY : .symbolCenterY))
    let middleY = tab.text(.title) == nil ? metric(.tabBar, .height) / 2 : center.y
    var layers: [Layer] = []
    if let symbol = tab.text(.symbol) {
      let frame = Rect(x: x - side / 2, y: middleY - side / 2, width: side, height: side)
      layers.append(.symbol(symbol, frame, style).inactive(tab.has(.disabled)))
    }
    if let title = tab.text(.title) {
      let weight = metric(.tabBar, ink != nil ? .selectedFontWeight : .fontWeight)
      let text = TextContent(
        title, size: metric(.tabBar, .fontSize), weight: Int(weight), alignment: .center, lineLimit: 1,
        style: style)
      let y = metric(.tabBar, .titleCenterY), height = metric(.tabBar, .labelHeight)
      layers.append(
        line(text, in: Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)).inactive(
          tab.has(.disabled)))
    }
    if let badge = tab.text(.badge) {
      let inset = metric(.tabBar, .badgeInset)
      layers += self.badge(badge, at: Point(x: x + side / 2 + inset, y: middleY - side / 2 + inset))
    }
    return layers
  }

  /// Returns the search, which stands apart from the other tabs.
  private func searchCircle(_ tab: Component, _ room: Rect, _ ink: ForegroundStyle?) -> Layer {
    let frame = Rect(x: room.maxX - room.height, y: room.y, width: room.height, height: room.height)
    return tabCircle(tab, frame, ink)
  }

  /// Returns the colour of a tab that is selected; nil for other tabs.
  func chosenInk(_ component: Component, _ isSelected: Bool) -> ForegroundStyle? {
    isSelected ? component.color(.tint).map { ForegroundStyle(.color($0)) } ?? .accent : nil
  }

  /// Returns a tab as a circle of glass with its symbol.
  private func tabCircle(_ tab: Component, _ frame: Rect, _ ink: ForegroundStyle?) -> Layer {
    let side = metric(.tabBar, .symbolSize)
    let symbol = Layer.symbol(
      tab.text(.symbol) ?? "magnifyingglass", Rect(frame.size).centered(Size(width: side, height: side)),
      ink ?? .component(.tabLabel))
    var glass = GlassContent(.regular, control: .tabBar, shape: .circle, children: [symbol])
    glass.isInteractive = true
    return .glass(glass, frame)
  }

  // MARK: Minimised bar and accessory

  /// Returns the bar shrunk to its selected tab, with the accessory beside it and the search at the other end.
  private mutating func minimisedTabBar(
    _ component: Component, _ tabs: [Component], _ selection: Int, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let side = metric(.tabBar, .circleSize), margin = metric(.toolbar, .margin)
    let width = proposed.width ?? parent.width
    let size = Size(width: width, height: proposed.height ?? side + metric(.toolbar, .bottom))
    let search = tabs.last?.word(.role) == .search ? tabs.last : nil
    let circle = Rect(x: margin, y: 0, width: side, height: side)
    let gap = metric(.toolbar, .groupGap)
    let end = width - margin - (search == nil ? 0 : side + gap)
    let accessory = Rect(x: circle.maxX + gap, y: 0, width: max(0, end - circle.maxX - gap), height: side)
    var glass = [tabCircle(tabs[max(selection, 0)], circle, chosenInk(component, selection >= 0))]
    glass += accessoryLayers(component, accessory)
    if let search {
      let frame = Rect(x: width - margin - side, y: 0, width: side, height: side)
      glass.append(tabCircle(search, frame, chosenInk(component, selection == tabs.count - 1)))
    }
    var lowered = LoweredComponent(size, layers: [container(glass, size)])
    lowered.behind = scrollEdge(
      component, .bottom, height: side, inset: max(0, size.height - side), in: parent)
    return lowered
  }

  /// Returns the bar above the tabs, or beside the minimised one.
  private mutating func accessoryLayers(_ component: Component, _ frame: Rect) -> [Layer] {
    guard let bar = component.components(.accessory).first else { return [] }
    let height = metric(.tabBar, .accessoryHeight), margin = metric(.tabBar, .insetY)
    let inset = metric(.tabBar, .symbolInset), gap = metric(.tabBar, .titleGap)
    let frame = Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
    let groups = barGroups(bar.components(.items), .toolbar)
    let items = barWidth(groups, .toolbar)
    var children: [Layer] = [], x = height / 2 - metric(.tabBar, .accessoryInset)
    if let symbol = bar.text(.symbol) {
      let side = height - 2 * margin
      let place = Rect(x: margin, y: margin, width: side, height: side)
      children.append(.symbol(symbol, place.inset(x: inset, y: inset)))
      x = margin + side + gap
    }
    let room = Rect(x: x, y: 0, width: max(0, frame.width - x - items - gap), height: height)
    children += titleLines(bar, room)
    var buttons = barLayers(
      groups, .toolbar, x: frame.width - items - metric(.tabBar, .itemGap),
      y: (height - barHeight(.toolbar)) / 2)
    for index in buttons.indices {
      // The buttons lie on the accessory's own glass.
      if case .glass(let content) = buttons[index].content {
        buttons[index].content = .group(content.children)
      }
    }
    var glass = GlassContent(.regular, control: .tabBar, shape: .capsule, children: children + buttons)
    glass.isInteractive = true
    return [.glass(glass, frame)]
  }

  /// Returns a title and a line below it, in the middle of the height of a frame.
  mutating func titleLines(_ component: Component, _ room: Rect) -> [Layer] {
    guard let title = component.text(.title) else { return [] }
    let main = barText(title, .subheadline, weight: 500)
    guard let subtitle = component.text(.subtitle) else { return [line(main, in: room)] }
    let second = barText(subtitle, .caption1, .level(.secondaryLabel))
    let heights = [measure(main).size.height, measure(second).size.height]
    let top = room.y + (room.height - heights[0] - heights[1]) / 2
    return [
      .text(main, Rect(x: room.x, y: top, width: room.width, height: heights[0])),
      .text(second, Rect(x: room.x, y: top + heights[0], width: room.width, height: heights[1])),
    ]
  }

  // MARK: iOS 18

  /// Returns the bar before release 26: as wide as the screen, down to its edge.
  private mutating func fullTabBar(
    _ component: Component, _ shown: ShownTabs, _ selection: Int, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let tabs = shown.tabs
    let width = proposed.width ?? parent.width
    let size = Size(
      width: width, height: proposed.height ?? metric(.tabBar, .height) + metric(.tabBar, .bottom))
    let pitch = width / Double(tabs.count)
    var children: [Layer] = []
    for (index, tab) in tabs.enumerated() {
      children += tabLabel(
        tab, x: pitch * (Double(index) + 0.5), width: pitch, chosenInk(component, index == selection))
    }
    let line = hairline(.tabBar, y: 0, width: width)
    return LoweredComponent(size, layers: [.surface(.tabBar, .rectangle, Rect(size), [line] + children)])
  }

  // MARK: tvOS

  /// Returns the capsule of tabs below the upper edge of the screen.
  private mutating func televisionTabs(
    _ component: Component, _ tabs: [Component], _ selection: Int, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let (height, top) = (metric(.tabBar, .height), metric(.tabBar, .top))
    let (padding, inset) = (metric(.tabBar, .paddingX), metric(.tabBar, .selectionInset))
    let size = Size(width: proposed.width ?? parent.width, height: proposed.height ?? top + height)
    var children: [Layer] = [], x = inset
    for (index, tab) in tabs.enumerated() {
      let isSelected = index == selection, isFocused = isSelected && component.has(.focused)
      let style: ForegroundStyle = isFocused ? .component(.focusLabel) : .primary
      let label = labelLine(
        title: text(tab.text(.title) ?? "", .body, weight: 500, style), symbol: tab.text(.symbol),
        symbolSide: metric(.tabBar, .symbolSize), gap: metric(.tabBar, .symbolGap), style: style)
      let frame = Rect(x: x, y: inset, width: label.size.width + 2 * padding, height: height - 2 * inset)
      if isFocused {
        children.append(shadowed(.fill(.component(.focusFace), .capsule, frame), as: .tabBar))
      } else if isSelected {
        children.append(.fill(.component(.tabSelection), .capsule, frame))
      }
      children += label.layers(in: frame.centered(label.size))
      x = frame.maxX
    }
    let bar = Rect(x: (size.width - x - inset) / 2, y: top, width: x + inset, height: height)
    return LoweredComponent(size, layers: [.surface(.tabBar, .capsule, bar, children)])
  }

  // MARK: visionOS

  /// Returns the vertical rail beside a window; open, it shows the titles.
  private mutating func tabRail(
    _ component: Component, _ tabs: [Component], _ selection: Int, _ proposed: ProposedSize
  ) -> LoweredComponent {
    let (item, inset) = (metric(.tabBar, .itemHeight), metric(.tabBar, .inset))
    let side = metric(.tabBar, .symbolSize), closed = metric(.tabBar, .width)
    var titles: [TextContent] = [], widest = 0.0
    for tab in tabs {
      let title = text(tab.text(.title) ?? "", .body)
      widest = max(widest, measure(title).size.width)
      titles.append(title)
    }
    let isOpen = component.has(.open), margin = metric(.tabBar, .selectionInset)
    let natural = isOpen ? metric(.tabBar, .titleX) + widest + metric(.tabBar, .paddingX) : closed
    let size = Size(
      width: proposed.width ?? natural, height: proposed.height ?? item * Double(tabs.count) + 2 * inset)
    var children: [Layer] = []
    for (index, tab) in tabs.enumerated() {
      let frame = Rect(
        x: inset, y: inset + item * Double(index), width: max(0, size.width - 2 * inset), height: item)
      let face = Rect(x: frame.x, y: frame.y, width: isOpen ? frame.width : closed - 2 * inset, height: item)
      if index == selection {
        children.append(.fill(.level(.secondaryFill), .capsule, face.inset(x: margin, y: margin)))
      }
      let style: ForegroundStyle = index == selection ? .primary : .level(.secondaryLabel)
      if let symbol = tab.text(.symbol) {
        let place = Rect(x: 0, y: frame.y, width: closed, height: item)
        children.append(.symbol(symbol, place.centered(Size(width: side, height: side)), style))
      }
      if isOpen {
        let x = metric(.tabBar, .titleX)
        var title = titles[index]
        title.style = style
        children.append(line(title, in: Rect(x: x, y: frame.y, width: max(0, size.width - x), height: item)))
      }
    }
    return LoweredComponent(
      size, layers: [.surface(.tabBar, .roundedRectangle(closed / 2), Rect(size), children)])
  }
}
