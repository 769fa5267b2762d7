// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The tabs of iPadOS in a capsule at the upper edge, with the places of all of them.
private struct TopTabs {
  var leading: [Component]
  var tabs: [Component]
  /// The frames of the leading items and of the tabs, in the capsule.
  var items: [Rect] = [], frames: [Rect] = []

  /// Returns the frame of the selection at a position, a fraction of which lies between two tabs.
  func frame(at position: Double) -> Rect {
    let first = min(max(Int(position.rounded(.down)), 0), frames.count - 1)
    let from = frames[first], to = frames[min(first + 1, frames.count - 1)]
    let share = min(max(position - Double(first), 0), 1)
    return Rect(
      x: from.x + (to.x - from.x) * share, y: from.y, width: from.width + (to.width - from.width) * share,
      height: from.height)
  }
}

extension ComponentLowering {
  /// Returns the tab bar of iPadOS, since release 18: titles in a capsule below the status bar.
  mutating func topTabs(
    _ component: Component, _ tabs: [Component], _ selection: Int, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let top = metric(.tabBar, .top), bottom = metric(.tabBar, .compactInset),
      margin = metric(.navigationBar, .margin)
    let height = max(
      metric(.tabBar, .compactHeight), barLineHeight(.subheadline) + 2 * metric(.tabBar, .paddingY))
    let size = Size(
      width: proposed.width ?? parent.width, height: proposed.height ?? top + height + bottom)
    let places = topPlaces(component, tabs, height: height, room: max(0, size.width - 2 * margin))
    let width = (places.frames.last?.maxX ?? 0) + metric(.tabBar, .selectionInset)
    let capsule = Rect(x: (size.width - width) / 2, y: top, width: width, height: height)
    let moment = moment(of: component, from: Double(selection), lens: .tabLens) { change in
      if case .value(let value) = change { min(max(value.rounded(), 0), Double(tabs.count - 1)) } else { nil }
    }
    let (layers, lenses) = topLayers(component, places, capsule, moment)
    let surface: Layer
    if isOld {
      surface = .surface(.tabBar, .capsule, capsule, layers)
    } else {
      var glass = GlassContent(.regular, control: .tabBar, shape: .capsule, children: layers)
      glass.isInteractive = true
      surface = .glass(glass, capsule)
    }
    var lowered = LoweredComponent(size, layers: [surface] + lenses)
    lowered.behind = scrollEdge(component, .top, height: height + 2 * bottom, inset: top - bottom, in: parent)
    return lowered
  }

  /// Returns the places of items and tabs beside each other, narrower where the room does not hold them.
  private mutating func topPlaces(
    _ component: Component, _ tabs: [Component], height: Double, room: Double
  ) -> TopTabs {
    var places = TopTabs(leading: component.components(.leading), tabs: tabs)
    let inset = metric(.tabBar, .selectionInset), side = max(0, height - 2 * inset)
    var widths = places.leading.map { _ in side }
    for tab in tabs {
      let title = measure(topTitle(tab, .accent)).size.width
      widths.append(hasTitle(tab) ? title + 2 * metric(.tabBar, .labelPadding) : side)
    }
    let whole = widths.reduce(0, +), free = max(0, room - 2 * inset)
    let scale = whole > free ? free / whole : 1
    var x = inset
    for (index, width) in widths.enumerated() {
      let frame = Rect(x: x, y: inset, width: width * scale, height: side)
      if index < places.leading.count { places.items.append(frame) } else { places.frames.append(frame) }
      x = frame.maxX
    }
    return places
  }

  /// Returns the labels and the selection in the capsule, and the lens above it while it is touched.
  private mutating func topLayers(
    _ component: Component, _ places: TopTabs, _ capsule: Rect, _ moment: ControlMoment
  ) -> (layers: [Layer], lenses: [Layer]) {
    var layers: [Layer] = [], lenses: [Layer] = []
    for place in moment.places where place.position >= 0 {
      var travelling = moment
      travelling.velocity *= capsule.width / Double(max(places.tabs.count, 1))
      let parts = thumb(
        places.frame(at: place.position), travelling, lens: .tabLens, opacity: place.opacity
      ) { .fill(.component(.tabSelection), .capsule, $0) }
      for var part in parts {
        if case .glass = part.content {
          part.frame = part.frame.moved(x: capsule.x, y: capsule.y)
          lenses.append(part)
        } else {
          layers.append(part)
        }
      }
    }
    for (item, frame) in zip(places.leading, places.items) {
      layers += topLabel(item, frame, chosenInk(component, item.has(.selected)))
    }
    let selected = shown(moment)
    for (index, tab) in places.tabs.enumerated() {
      layers += topLabel(tab, places.frames[index], chosenInk(component, index == selected))
    }
    return (layers, lenses)
  }

  /// A Boolean value that is true for a tab with a title; the search, and items without one, have their symbol alone.
  private func hasTitle(_ tab: Component) -> Bool {
    tab.word(.role) != .search && tab.text(.title).map { !$0.utf8.isEmpty } == true
  }

  /// Returns the title of a tab.
  ///
  /// - Parameter ink: The colour of a selected tab; nil for other tabs.
  private func topTitle(_ tab: Component, _ ink: ForegroundStyle?) -> TextContent {
    let usual: ForegroundStyle =
      tab.has(.disabled) ? .level(.tertiaryLabel) : isOld ? .primary : .component(.tabLabel)
    return barText(
      tab.text(.title) ?? "", .subheadline, weight: ink != nil ? 600 : 500, ink ?? usual, alignment: .center)
  }

  private mutating func topLabel(_ tab: Component, _ frame: Rect, _ ink: ForegroundStyle?) -> [Layer] {
    let title = topTitle(tab, ink)
    var layers: [Layer]
    if hasTitle(tab) {
      layers = [line(title, in: frame).inactive(tab.has(.disabled))]
    } else {
      let side = metric(.toolbar, .symbolSize) * barScale(.subheadline)
      let name = tab.text(.symbol) ?? "magnifyingglass"
      layers = [
        Layer.symbol(name, frame.centered(Size(width: side, height: side)), title.style)
          .inactive(tab.has(.disabled))
      ]
    }
    if let badge = tab.text(.badge) {
      layers += self.badge(
        badge, at: Point(x: frame.maxX - metric(.tabBar, .labelPadding) / 2, y: frame.y + 3))
    }
    return layers
  }
}
