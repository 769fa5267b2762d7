// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Items of a bar that share one piece of glass, measured and not yet placed.
struct BarCapsule {
  struct Item {
    var component: Component
    var label: LabelLine
    var width: Double
  }

  var items: [Item]
  /// The width with the padding around the items.
  var width: Double
  var isProminent: Bool
}

extension ComponentLowering {
  /// Measures the items of a bar, in groups: an item that states it begins one, and the main action stands alone.
  mutating func barGroups(_ items: [Component], _ kind: ComponentKind) -> [BarCapsule] {
    var groups: [BarCapsule] = []
    for component in items {
      let item = barItem(component, kind)
      let isProminent = component.word(.style) == .prominent && barsFloat
      let isNew = component.flag(.separator) == true || isProminent || groups.last?.isProminent != false
      if isNew {
        groups.append(BarCapsule(items: [item], width: 0, isProminent: isProminent))
      } else {
        groups[groups.count - 1].items.append(item)
      }
    }
    let (inset, gap) = (metric(kind, .inset), metric(kind, .itemGap))
    for index in groups.indices {
      let group = groups[index]
      let content = group.items.reduce(0) { $0 + $1.width } + gap * Double(group.items.count - 1)
      groups[index].width = max(content + 2 * inset, barsFloat ? barHeight(kind) : 0)
    }
    return groups
  }

  /// The height of the items of a bar, with the padding around them; it grows with the text.
  func barHeight(_ kind: ComponentKind) -> Double {
    max(metric(kind, .buttonHeight), isMac ? 0 : barLineHeight(.body) + 2 * metric(kind, .paddingY))
  }

  private mutating func barItem(_ component: Component, _ kind: ComponentKind) -> BarCapsule.Item {
    let style = barItemInk(component), isText = component.text(.symbol) == nil
    let isProminent = component.word(.style) == .prominent
    // The way back before release 26 has a title beside its symbol.
    let beside = component.text(.back)
    let title = barText(
      isText ? component.text(.title) ?? "" : beside ?? "", .body,
      weight: isProminent ? 600 : isMac || isOld ? 400 : 500, style)
    let side = metric(kind, .symbolSize) * (isMac ? 1 : barScale(.body))
    let label = labelLine(
      title: title, symbol: component.text(.symbol), symbolSide: side,
      gap: beside == nil ? 0 : metric(kind, .symbolGap), style: style,
      isInactive: component.has(.disabled))
    let padding = metric(kind, isText ? .labelPadding : .symbolPadding)
    return BarCapsule.Item(component: component, label: label, width: label.size.width + 2 * padding)
  }

  private func barItemInk(_ component: Component) -> ForegroundStyle {
    if component.has(.disabled) { return .level(.tertiaryLabel) }
    if component.word(.style) == .prominent, barsFloat { return .primary }
    if component.word(.role) == .destructive { return .destructive }
    if let tint = component.color(.tint) { return ForegroundStyle(.color(tint)) }
    if component.has(.selected) && !isMac || component.word(.style) == .prominent { return .accent }
    return isClassic ? .accent : isMac && isOld ? .level(.secondaryLabel) : .primary
  }

  /// Returns the layers of groups beside each other.
  ///
  /// - Parameters:
  ///   - x: The leading end of the first group.
  ///   - y: The upper edge of all groups.
  mutating func barLayers(_ groups: [BarCapsule], _ kind: ComponentKind, x: Double, y: Double) -> [Layer] {
    var layers: [Layer] = []
    var x = x
    for group in groups {
      let frame = Rect(x: x, y: y, width: group.width, height: barHeight(kind))
      layers.append(barLayer(group, kind, frame))
      layers += badges(group, kind, frame)
      x = frame.maxX + metric(kind, .groupGap)
    }
    return layers
  }

  /// Returns the width of groups beside each other.
  func barWidth(_ groups: [BarCapsule], _ kind: ComponentKind) -> Double {
    groups.reduce(0) { $0 + $1.width } + metric(kind, .groupGap) * Double(max(groups.count - 1, 0))
  }

  /// Returns one group on its glass, or without a body where the bar itself has one.
  private func barLayer(_ group: BarCapsule, _ kind: ComponentKind, _ frame: Rect) -> Layer {
    let items = barItems(group, kind, frame.size)
    guard barsFloat else { return .group(items, frame) }
    var glass = GlassContent(.regular, control: .toolbar, shape: .capsule, children: items)
    glass.isInteractive = true
    if group.isProminent, let item = group.items.first?.component {
      glass.tint =
        item.has(.disabled) ? .component(.disabledFace) : item.color(.tint) ?? .semantic("accentColor")
    }
    let layer = Layer.glass(glass, frame)
    guard group.items.contains(where: { $0.component.has(.pressed) }) else { return layer }
    return layer.scaled(GlassPress.held.scale(width: frame.width, height: frame.height))
  }

  private func barItems(_ group: BarCapsule, _ kind: ComponentKind, _ size: Size) -> [Layer] {
    let inset = metric(kind, .inset), gap = metric(kind, .itemGap)
    var layers: [Layer] = []
    let content = group.items.reduce(0) { $0 + $1.width } + gap * Double(group.items.count - 1)
    var x = (size.width - content) / 2
    for (index, item) in group.items.enumerated() {
      let frame = Rect(x: x, y: inset, width: item.width, height: max(0, size.height - 2 * inset))
      let face = frame.centered(Size(width: max(item.width, isOld ? 0 : frame.height), height: frame.height))
      layers += barItemFace(item, kind, isMac && !isOld && group.items.count > 1 ? frame : face)
      layers += item.label.layers(in: frame.centered(item.label.size))
      if isMac, !isOld, index > 0 { layers.append(barDivider(kind, x: x, size)) }
      x = frame.maxX + gap
    }
    return layers
  }

  /// Returns the layers below an item that is selected, under the pointer or focused.
  private func barItemFace(_ item: BarCapsule.Item, _ kind: ComponentKind, _ frame: Rect) -> [Layer] {
    let component = item.component
    let shape: Shape = isMac && isOld ? .roundedRectangle(metric(kind, .radius)) : .capsule
    var layers: [Layer] = []
    if component.has(.selected) { layers.append(.fill(.component(.tabSelection), shape, frame)) }
    if traits.platform == .visionOS, kind == .navigationBar {
      layers.append(.fill(.level(.tertiaryFill), shape, frame))
    }
    if isClassic { return layers }
    return layers + overlays(component, shape, frame) + focusRing(component, shape, frame)
  }

  /// Returns the line between items of a group on macOS.
  private func barDivider(_ kind: ComponentKind, x: Double, _ size: Size) -> Layer {
    let width = metric(kind, .dividerWidth), height = min(metric(kind, .dividerHeight), size.height)
    return .fill(
      .level(.separator), .rectangle,
      Rect(x: x - width / 2, y: (size.height - height) / 2, width: width, height: height))
  }

  private mutating func badges(_ group: BarCapsule, _ kind: ComponentKind, _ frame: Rect) -> [Layer] {
    var layers: [Layer] = []
    var x = frame.x + metric(kind, .inset)
    for item in group.items {
      x += item.width
      if let badge = item.component.text(.badge) {
        layers += self.badge(
          badge,
          at: Point(
            x: min(x, frame.maxX) - metric(.toolbar, .badgeX), y: frame.y + metric(.toolbar, .badgeY)))
      }
      x += metric(kind, .itemGap)
    }
    return layers
  }
}
