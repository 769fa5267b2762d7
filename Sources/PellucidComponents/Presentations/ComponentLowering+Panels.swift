// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  // MARK: Notification

  mutating func notification(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let isPhone = traits.platform == .iOS
    let margin =
      isPhone && proposed.width == nil || isPhone && statedOrigin == nil ? metric(.notification, .inset) : 0
    let width = proposed.width ?? metric(.notification, .width)
    let panelWidth = max(0, width - 2 * margin)
    let (paddingX, paddingY) = (metric(.notification, .paddingX), metric(.notification, .paddingY))
    let side = metric(.notification, .symbolSize), gap = metric(.notification, .gap)
    let x = paddingX + side + gap
    var room = max(0, panelWidth - x - paddingX)
    var time: TextContent?
    if let detail = component.text(.detail) {
      let label = text(detail, .footnote, .level(.secondaryLabel), alignment: .trailing)
      room = max(0, room - measure(label).size.width - metric(.notification, .symbolGap))
      time = label
    }
    let title = text(component.text(.title) ?? "", isMac ? .body : .subheadline, weight: 600, lines: 1)
    let body = text(
      component.text(.message) ?? "", isMac ? .body : .subheadline,
      lines: Int(metric(.notification, .lineCount)))
    let first = stack([(title, 0)], x: x, y: 0, width: room)
    let second = stack([(body, 0)], x: x, y: 0, width: max(0, panelWidth - x - paddingX))
    let between = second.layers.isEmpty || first.layers.isEmpty ? 0 : metric(.notification, .titleGap)
    let texts = first.bottom + between + second.bottom
    let height = proposed.height ?? max(metric(.notification, .rowHeight), texts + 2 * paddingY)
    let top = (height - texts) / 2
    var children = appIcon(component, Rect(x: paddingX, y: (height - side) / 2, width: side, height: side))
    children += (first.layers + second.layers).enumerated().map { index, layer in
      var layer = layer
      layer.frame.y = top + (index == 0 ? 0 : first.bottom + between)
      return layer
    }
    if let time {
      let height = lineHeight(.subheadline)
      children.append(line(time, in: Rect(x: x, y: top, width: panelWidth - x - paddingX, height: height)))
    }
    let y = isPhone && statedOrigin == nil ? metric(.notification, .top) : 0
    let panel = Rect(x: margin, y: y, width: panelWidth, height: height)
    let shape: Shape = .roundedRectangle(metric(.notification, .radius))
    return LoweredComponent(
      Size(width: width, height: height + y), layers: [.surface(.notification, shape, panel, children)])
  }

  // MARK: Level

  mutating func hud(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    if isMac, isOld { return squareHud(component, proposed) }
    let side = metric(.hud, .symbolSize), padding = metric(.hud, .paddingX), gap = metric(.hud, .gap)
    let value = component.number(.value)
    let title = text(component.text(.title) ?? "", isMac ? .body : .subheadline, weight: 600)
    let extent = measure(title).size
    let hasSymbol = component.text(.symbol) != nil
    let before = hasSymbol ? padding + side + gap : padding
    let natural =
      value == nil ? max(metric(.hud, .minimumWidth), before + extent.width + padding) : metric(.hud, .width)
    let size = Size(
      width: proposed.width ?? natural,
      height: proposed.height
        ?? (value == nil
          ? min(metric(.hud, .height), metric(.hud, .compactHeight)) : metric(.hud, .height)))
    var children: [Layer] = []
    // A title without a level lies in the middle, its symbol beside it.
    let slack = value == nil ? max(0, size.width - before - extent.width - padding) / 2 : 0
    let inset = metric(.hud, .insetY)
    let isTall = size.height >= metric(.hud, .tallHeight) && value != nil && component.text(.title) != nil
    let row = Rect(
      x: padding + slack, y: isTall ? size.height / 2 : 0,
      width: max(0, size.width - 2 * (padding + slack)),
      height: isTall ? size.height / 2 - inset : size.height)
    var track = row
    if let symbol = component.text(.symbol) {
      children.append(
        .symbol(
          symbol,
          Rect(x: row.x, y: row.y, width: side, height: row.height).centered(Size(width: side, height: side)))
      )
      track.x += side + gap
      track.width = max(0, track.width - side - gap)
    }
    if isTall || value == nil {
      let place =
        isTall
        ? Rect(x: padding, y: inset, width: row.width, height: size.height / 2 - inset)
        : Rect(x: track.x, y: 0, width: track.width, height: size.height)
      children.append(line(title, in: place))
    }
    if let value { children += level(value, track) }
    let shape: Shape = isTall ? .roundedRectangle(min(metric(.hud, .radius), size.height / 2)) : .capsule
    return LoweredComponent(size, layers: [.surface(.hud, shape, Rect(size), children)])
  }

  /// Returns a track that is filled to a level, in the middle of a frame.
  private func level(_ value: Double, _ frame: Rect) -> [Layer] {
    let height = metric(.hud, .trackHeight)
    let track = frame.centered(Size(width: frame.width, height: height))
    var filled = track
    filled.width = max(track.width * value, height)
    let rest = Layer.fill(.level(.tertiaryFill), .capsule, track)
    return value > 0 ? [rest, .fill(.level(.label), .capsule, filled)] : [rest]
  }

  /// Returns the square display of macOS before release 26: a large symbol above a row of sixteen marks.
  private mutating func squareHud(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = Size(
      width: proposed.width ?? metric(.hud, .width), height: proposed.height ?? metric(.hud, .height))
    let side = min(metric(.hud, .symbolSize), size.width / 2)
    var children: [Layer] = []
    if let symbol = component.text(.symbol) {
      let frame = Rect(
        x: (size.width - side) / 2, y: size.height * metric(.hud, .symbolShare), width: side, height: side)
      children.append(.symbol(symbol, frame, .level(.secondaryLabel)))
    }
    if let value = component.number(.value) {
      let inset = metric(.hud, .insetX), count = metric(.hud, .markCount)
      let pitch = (size.width - 2 * inset) / count
      for index in 0..<Int(count) {
        let isFilled = Double(index) < (value * count).rounded()
        let frame = Rect(
          x: inset + pitch * Double(index), y: size.height - metric(.hud, .bottom),
          width: max(0, pitch - metric(.hud, .itemGap)), height: metric(.hud, .trackHeight))
        children.append(.fill(isFilled ? .level(.secondaryLabel) : .level(.tertiaryFill), .rectangle, frame))
      }
    } else if let title = component.text(.title) {
      let label = text(title, .title3, .level(.secondaryLabel), alignment: .center)
      let inset = metric(.hud, .labelInset)
      let place = Rect(
        x: inset, y: size.height - metric(.hud, .footerTop), width: size.width - 2 * inset,
        height: metric(.hud, .labelHeight))
      children.append(line(label, in: place))
    }
    return LoweredComponent(
      size, layers: [.surface(.hud, .roundedRectangle(metric(.hud, .radius)), Rect(size), children)])
  }

  // MARK: Message and description

  mutating func toast(_ component: Component, _ proposed: ProposedSize, in parent: Size) -> LoweredComponent {
    let side = metric(.toast, .symbolSize), padding = metric(.toast, .paddingX), gap = metric(.toast, .gap)
    let style: TextStyle = isMac ? .body : .subheadline, small: TextStyle = isMac ? .subheadline : .footnote
    // Large texts take as many lines as the width of the parent makes them.
    let lines = hasLargeText ? Int?.none : 1
    let title = text(component.text(.title) ?? "", style, weight: 600, lines: lines, alignment: .center)
    let second = text(
      component.text(.subtitle) ?? "", small, .level(.secondaryLabel), lines: lines, alignment: .center)
    let symbolWidth = component.text(.symbol) == nil ? 0 : side + gap
    let most =
      hasLargeText
      ? max(0, (proposed.width ?? parent.width - 2 * metric(.menu, .margin)) - 2 * (padding + symbolWidth))
      : .infinity
    let extents = [measure(title, width: most).size, measure(second, width: most).size]
    let texts = max(extents[0].width, extents[1].width)
    let width = proposed.width ?? max(metric(.toast, .minimumWidth), texts + symbolWidth + 2 * padding)
    let natural = extents[0].height + extents[1].height + 2 * metric(.toast, .paddingY)
    let height = proposed.height ?? max(metric(.toast, .height), natural)
    let size = Size(width: width, height: height)
    var children: [Layer] = []
    // Symbol and texts lie in the middle of the capsule, beside each other.
    let room = min(texts, max(0, width - symbolWidth - 2 * padding))
    let x = (width - symbolWidth - room) / 2
    if let symbol = component.text(.symbol) {
      let place = Rect(x: x, y: 0, width: side, height: height)
      children.append(.symbol(symbol, place.centered(Size(width: side, height: side))))
    }
    let top = (height - extents[0].height - extents[1].height) / 2
    children += stack([(title, 0), (second, 0)], x: x + symbolWidth, y: top, width: room).layers
    return LoweredComponent(size, layers: [.surface(.notification, .capsule, Rect(size), children)])
  }

  mutating func tooltip(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let (paddingX, paddingY) = (metric(.tooltip, .paddingX), metric(.tooltip, .paddingY))
    let label = text(component.text(.text) ?? "", isMac ? .subheadline : .footnote, lines: nil)
    let room = (proposed.width ?? metric(.tooltip, .maximumWidth)) - 2 * paddingX
    let extent = measure(label, width: max(0, room)).size
    let size = Size(
      width: proposed.width ?? extent.width + 2 * paddingX,
      height: proposed.height ?? extent.height + 2 * paddingY)
    let frame = Rect(
      x: paddingX, y: paddingY, width: max(0, size.width - 2 * paddingX), height: extent.height)
    let shape: Shape = .roundedRectangle(min(metric(.tooltip, .radius), size.height / 2))
    return LoweredComponent(size, layers: [.surface(.tooltip, shape, Rect(size), [.text(label, frame)])])
  }

  // MARK: Ornament

  func ornament(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let isSide = component.word(.edge) == .leading || component.word(.edge) == .trailing
    let (long, short) = (metric(.ornament, .width), metric(.ornament, .height))
    let size = Size(
      width: proposed.width ?? (isSide ? short : long), height: proposed.height ?? (isSide ? long : short))
    let shape: Shape = .roundedRectangle(min(metric(.ornament, .radius), min(size.width, size.height) / 2))
    var lowered = LoweredComponent(size, layers: [.surface(.toolbar, shape, Rect(size))])
    lowered.place = ContentPlace(at: 1, Rect(size), clip: shape)
    return lowered
  }
}
