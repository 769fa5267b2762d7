// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The items of a menu, laid out from its upper edge.
struct MenuContent {
  var layers: [Layer]
  var size: Size
  /// The frame of the item that stays visible: that under the finger or pointer, else the one with the checkmark.
  var shown: Rect?
}

extension ComponentLowering {
  /// Lowers a menu.
  ///
  /// - Parameter motions: The springs that open and close it; nil takes those of menus.
  mutating func menu(
    _ component: Component, _ proposed: ProposedSize, in parent: Size,
    riding motions: (open: GlassMotion, close: GlassMotion)? = nil
  ) throws(ComponentError) -> LoweredComponent {
    guard !component.components(.items).isEmpty else { throw .empty(.menu, .items) }
    let content = menuContent(component, width: proposed.width ?? menuWidth(in: parent))
    let size = Size(
      width: content.size.width,
      height: proposed.height
        ?? min(content.size.height, menuLimit(in: parent, from: motions == nil ? statedOrigin : nil)))
    let usual: (GlassMotion, GlassMotion) =
      isOld ? (.classicMenuOpen, .classicMenuClose) : (.menuOpen, .menuClose)
    let (open, close) = motions ?? usual
    let moment = opening(component, open: open.spring, close: close.spring, fades: !canGrow)
    guard !moment.isClosed else { return LoweredComponent(size, layers: []) }
    let shown = MenuContent(layers: scrolled(content, in: size), size: size)
    var lowered = LoweredComponent(
      size, layers: [menuPlatter(shown, size, at: component.word(.edge) ?? .topLeading, moment)])
    if moment.fades { lowered.opacity = moment.progress }
    return lowered
  }

  // MARK: Scrolling

  /// Returns the greatest height of a menu: that of the platform, and never more than its parent has below its origin. A menu
  /// whose origin leaves no room for a few items is one that its description lets hang over.
  private func menuLimit(in parent: Size, from origin: Point?) -> Double {
    let most = metric(.menu, .maximumHeight), margin = metric(.menu, .margin)
    let room = parent.height - margin - max(origin?.y ?? 0, margin)
    let least = metric(.menu, .leastRows) * metric(.menu, .rowHeight)
    return room < least ? most : min(most, room)
  }

  /// Returns the part of a menu's items that fits its height, scrolled as little as shows the item under the finger. On macOS
  /// arrows stand where more items follow.
  private func scrolled(_ content: MenuContent, in size: Size) -> [Layer] {
    let most = content.size.height - size.height
    // A height that fits all items but for rounding holds all of them.
    guard most > 0.01 else { return content.layers }
    let padding = metric(.menu, .paddingY), band = isMac ? metric(.menu, .bandHeight) : 0
    let end = (content.shown?.maxY ?? 0) + max(padding, band)
    let offset = min(max(0, end - size.height), most)
    let top = offset > 0 ? band : 0, bottom = offset < most ? band : 0
    let view = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    let visible = content.layers.compactMap { layer -> Layer? in
      var layer = layer
      layer.frame.y -= offset + view.y
      return layer.frame.maxY > 0 && layer.frame.y < view.height ? layer : nil
    }
    var group = Layer.group(visible, view)
    group.clip = .rectangle
    var layers = [group]
    if top > 0 { layers.append(menuArrow("chevron.up", Rect(x: 0, y: 0, width: size.width, height: top))) }
    if bottom > 0 {
      layers.append(
        menuArrow("chevron.down", Rect(x: 0, y: view.maxY, width: size.width, height: bottom)))
    }
    return layers
  }

  private func menuArrow(_ name: String, _ band: Rect) -> Layer {
    let side = metric(.menu, .chevronSize)
    return .symbol(name, band.centered(Size(width: side, height: side)), .level(.secondaryLabel), weight: 600)
  }

  /// Returns the width of a menu, which is larger where its texts are; nil where its items decide.
  private func menuWidth(in parent: Size) -> Double? {
    guard !isMac else { return nil }
    let usual = metric(.menu, .width)
    return hasLargeText
      ? max(usual, min(metric(.menu, .maximumWidth), parent.width - 2 * metric(.menu, .margin))) : usual
  }

  /// A Boolean value that is true where menus grow out of their button.
  private var canGrow: Bool { traits.platform == .iOS }

  /// Returns the surface of a menu with its content, on the way between its button and its place.
  private func menuPlatter(
    _ content: MenuContent, _ size: Size, at edge: ComponentWord, _ moment: OpeningMoment
  ) -> Layer {
    let radius = metric(.menu, .radius)
    var frame = Rect(size), corner = radius, opacity = 1.0
    if moment.progress != 1, !moment.fades {
      var morph = MenuMorph(at: 0, isOpening: true)
      morph.progress = moment.progress
      let extent = morph.size(of: SIMD2(size.width, size.height))
      let anchor = edge.anchor
      frame = Rect(
        x: (size.width - extent.x) * anchor.x, y: (size.height - extent.y) * anchor.y, width: extent.x,
        height: extent.y)
      let shown = min(max(moment.progress, 0), 1)
      corner =
        isOld ? radius : metric(.menu, .openingRadius) + (radius - metric(.menu, .openingRadius)) * shown
      opacity = shown
    }
    let shape: Shape = .roundedRectangle(min(corner, min(frame.width, frame.height) / 2))
    var items = Layer.group(content.layers, Rect(frame.size).centered(size)).opacity(opacity)
    if frame.width != size.width { items.transform = .scale(frame.width / size.width) }
    var clipped = Layer.group([items], Rect(frame.size))
    clipped.clip = shape
    return .surface(.menu, shape, frame, [clipped])
  }

  // MARK: Rows

  /// The places of titles, checkmarks and symbols in the rows of a menu.
  private struct MenuColumns {
    var titleX: Double
    var checkX: Double
    var symbolX: Double
    /// A Boolean value that is true where symbols stand at the trailing end.
    var symbolsTrail: Bool
    var hasSymbols: Bool
  }

  private func menuColumns(_ items: [Component]) -> MenuColumns {
    let hasChecks = items.contains { $0.flag(.checked) != nil }
    let hasSymbols = items.contains { $0.text(.symbol) != nil }
    let name: MetricName =
      switch (hasChecks, hasSymbols) {
      case (false, false): .titleX
      case (true, false): .titleXWithCheck
      case (false, true): .titleXWithSymbol
      case (true, true): .titleXWithBoth
      }
    let symbolX = metric(.menu, hasChecks ? .symbolXWithCheck : .symbolX)
    // Marks and symbols grow, and move what follows them; the space between them does not grow.
    let symbolsTrail = isOld && !isMac
    let check = hasChecks ? growth(.markSize) : 0
    let symbol = hasSymbols && !symbolsTrail ? growth(.symbolSize) : 0
    return MenuColumns(
      titleX: metric(.menu, name) + check + symbol, checkX: metric(.menu, .checkX) + check / 2,
      symbolX: symbolX + (symbolsTrail ? growth(.symbolSize) / 2 : check + symbol / 2),
      symbolsTrail: symbolsTrail, hasSymbols: hasSymbols)
  }

  /// The factor by which marks and symbols are larger than at the usual text size.
  private var menuScale: Double { isMac ? 1 : min(textScale(), metric(.menu, .greatestScale)) }

  /// Returns how much wider a mark or symbol is than at the usual text size.
  private func growth(_ name: MetricName) -> Double {
    metric(.menu, name) * (menuScale - 1)
  }

  /// Lays out the items of a menu.
  ///
  /// - Parameter width: The width of the menu; nil takes the platform's, on macOS that of the longest item.
  mutating func menuContent(_ component: Component, width: Double?) -> MenuContent {
    let items = component.components(.items), columns = menuColumns(items)
    let width = width ?? (isMac ? macMenuWidth(component, columns) : metric(.menu, .width))
    var layers: [Layer] = [], y = metric(.menu, .paddingY), shown: Rect?
    if let title = component.text(.title) {
      let least = isMac ? 0 : lineHeight(.footnote) + 2 * metric(.menu, .insetY)
      let height = max(metric(.menu, .headerHeight), least)
      let frame = Rect(
        x: metric(.menu, .titleX), y: y, width: width - 2 * metric(.menu, .titleX), height: height)
      let weight = Int(metric(.menu, .fontWeight))
      layers.append(
        line(
          text(
            title, isMac ? .subheadline : .footnote, weight: isMac ? 600 : weight, .level(.secondaryLabel)),
          in: frame))
      y += height
    }
    for (index, item) in items.enumerated() {
      if index > 0 {
        let gap = item.flag(.separator) == true ? metric(.menu, .groupGap) : 0
        layers += menuSeparator(isGroup: gap > 0, y: y, width: width)
        y += gap
      }
      let row = menuRow(item, columns, y: y, width: width)
      layers += row.layers
      let frame = Rect(x: 0, y: y, width: width, height: row.height)
      if isHighlighted(item) || shown == nil && item.flag(.checked) == true { shown = frame }
      y += row.height
    }
    return MenuContent(
      layers: layers, size: Size(width: width, height: y + metric(.menu, .paddingY)), shown: shown)
  }

  private mutating func macMenuWidth(_ component: Component, _ columns: MenuColumns) -> Double {
    var widest = metric(.menu, .minimumWidth)
    for item in component.components(.items) {
      var width = columns.titleX + metric(.menu, .paddingX)
      width += max(
        measure(menuTitle(item, .primary)).size.width, measure(menuSubtitle(item, .primary)).size.width)
      if let shortcut = item.text(.shortcut) {
        width += metric(.menu, .gap) + measure(text(shortcut, .body)).size.width
      } else if !item.components(.items).isEmpty {
        width += metric(.menu, .gap)
      }
      widest = max(widest, width)
    }
    return widest
  }

  /// Returns the line between items: between groups a band or a line in a gap, before release 26 also between rows.
  private func menuSeparator(isGroup: Bool, y: Double, width: Double) -> [Layer] {
    let inset = metric(.menu, .separatorInset)
    let room = Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: 0)
    guard isGroup else {
      let height = metric(.menu, .dividerHeight)
      guard height > 0, isClassic else { return [] }
      return [.fill(.level(.separator), .rectangle, Rect(x: 0, y: y, width: width, height: height))]
    }
    let height = metric(.menu, .separatorHeight), gap = metric(.menu, .groupGap)
    let frame = Rect(x: room.x, y: y + (gap - height) / 2, width: room.width, height: height)
    let isBand = isClassic
    return [.fill(isBand ? .component(.menuBand) : .level(.separator), .rectangle, frame)]
  }

  private func menuTitle(_ item: Component, _ style: ForegroundStyle) -> TextContent {
    text(item.text(.title) ?? "", .body, style, lines: isMac ? 1 : hasLargeText ? nil : 2)
  }

  private func menuSubtitle(_ item: Component, _ style: ForegroundStyle) -> TextContent {
    text(item.text(.subtitle) ?? "", isMac ? .subheadline : .footnote, style, lines: isMac ? 1 : 2)
  }

  /// A Boolean value that is true for an item under a finger, the pointer or the focus, or whose submenu is open.
  private func isHighlighted(_ item: Component) -> Bool {
    item.has(.hovered) || item.has(.pressed) || item.has(.focused) || item.has(.open)
  }

  private mutating func menuRow(
    _ item: Component, _ columns: MenuColumns, y: Double, width: Double
  ) -> (layers: [Layer], height: Double) {
    let isInactive = item.has(.disabled)
    let isHighlighted = isHighlighted(item)
    let ink: ForegroundStyle =
      isInactive
      ? .level(.tertiaryLabel)
      : item.word(.role) == .destructive && !(isMac && isHighlighted) ? .destructive : .primary
    let second: ForegroundStyle =
      isInactive ? .level(.tertiaryLabel) : isMac && isHighlighted ? .primary : .level(.secondaryLabel)
    let title = menuTitle(item, ink), subtitle = menuSubtitle(item, second)
    let end = menuTrailing(item, columns, isHighlighted: isHighlighted)
    let room = max(0, width - columns.titleX - end.width)
    let (first, below) = (measure(title, width: room), measure(subtitle, width: room))
    let usual = metric(.menu, below.lines == 0 ? .rowHeight : .subtitleRowHeight)
    let lines = isMac ? lineHeight(.body) : metric(.menu, .labelHeight)
    let extra =
      max(0, first.size.height - lines)
      + max(0, below.size.height - (below.lines == 0 ? 0 : lineHeight(isMac ? .subheadline : .footnote)))
    let frame = Rect(x: 0, y: y, width: width, height: usual + extra)
    var layers = isHighlighted ? [menuHighlight(frame)] : []
    layers += menuMarks(item, columns, frame, ink)
    let textHeight = first.size.height + below.size.height
    let top = frame.y + (frame.height - textHeight) / 2
    layers.append(
      .text(title, Rect(x: columns.titleX, y: top, width: room, height: first.size.height)).inactive(
        isInactive))
    if below.lines > 0 {
      let place = Rect(x: columns.titleX, y: top + first.size.height, width: room, height: below.size.height)
      layers.append(.text(subtitle, place).inactive(isInactive))
    }
    for layer in end.layers {
      var layer = layer
      layer.frame = Rect(
        x: width - layer.frame.x - layer.frame.width, y: frame.y + (frame.height - layer.frame.height) / 2,
        width: layer.frame.width, height: layer.frame.height)
      layers.append(layer.inactive(isInactive))
    }
    return (layers, frame.height)
  }

  private func menuHighlight(_ row: Rect) -> Layer {
    let inset = metric(.menu, .selectionInset), radius = metric(.menu, .selectionRadius)
    let shape: Shape = radius > 0 ? .roundedRectangle(min(radius, row.height / 2)) : .rectangle
    // An accent fill gives the labels on it their colour.
    return .fill(.component(isMac ? .accent : .menuHighlight), shape, row.inset(x: inset, y: 0))
  }

  /// Returns the checkmark and the symbol of a row.
  private func menuMarks(
    _ item: Component, _ columns: MenuColumns, _ row: Rect, _ ink: ForegroundStyle
  ) -> [Layer] {
    let scale = menuScale
    func square(_ x: Double, _ side: Double) -> Rect {
      Rect(x: x - side / 2, y: row.y + (row.height - side) / 2, width: side, height: side)
    }
    var layers: [Layer] = []
    if item.flag(.checked) == true {
      let side = metric(.menu, .markSize) * scale
      layers.append(.symbol("checkmark", square(columns.checkX, side), ink, weight: 600))
    }
    if let symbol = item.text(.symbol) {
      let x = columns.symbolsTrail ? row.width - columns.symbolX : columns.symbolX
      layers.append(.symbol(symbol, square(x, metric(.menu, .symbolSize) * scale), ink))
    }
    return layers.map { $0.inactive(item.has(.disabled)) }
  }

  /// Returns the shortcut and the arrow of a row, with their distances from its trailing end, and the room that they take.
  private mutating func menuTrailing(
    _ item: Component, _ columns: MenuColumns, isHighlighted: Bool
  ) -> (layers: [Layer], width: Double) {
    let padding = metric(.menu, .paddingX)
    var width = padding, layers: [Layer] = []
    if columns.symbolsTrail, columns.hasSymbols { width = 2 * metric(.menu, .symbolX) + growth(.symbolSize) }
    if !item.components(.items).isEmpty {
      let height = metric(.menu, .chevronSize) * menuScale
      let style: ForegroundStyle = isMac && isHighlighted ? .primary : .level(.secondaryLabel)
      let frame = Rect(
        x: width == padding ? padding - height / 4 : width, y: 0, width: height, height: height)
      layers.append(.symbol("chevron.right", frame, style, weight: 600))
      width += height
    }
    // Large texts leave no room for the keys.
    if let shortcut = item.text(.shortcut), !hasLargeText {
      let style: ForegroundStyle =
        isMac && isHighlighted ? .primary : isMac ? .level(.tertiaryLabel) : .level(.secondaryLabel)
      let label = text(shortcut, .body, style, alignment: .trailing)
      let size = measure(label).size
      layers.append(.text(label, Rect(x: width, y: 0, width: size.width, height: size.height)))
      width += size.width + metric(.menu, .itemGap)
    }
    return (layers, width)
  }
}

extension ComponentWord {
  /// The place on a menu that an edge or corner names, in fractions of its size.
  fileprivate var anchor: Point {
    switch self {
    case .top: Point(x: 0.5, y: 0)
    case .topTrailing: Point(x: 1, y: 0)
    case .bottomLeading: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomTrailing: Point(x: 1, y: 1)
    default: Point(x: 0, y: 0)
    }
  }
}
