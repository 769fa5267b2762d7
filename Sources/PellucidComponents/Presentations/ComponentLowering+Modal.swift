// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a full-screen modal of watchOS, and an alert there: a button to close it, texts, content and buttons.
  mutating func modal(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let kind = component.kind, margin = metric(kind, .margin)
    let size = Size(width: proposed.width ?? parent.width, height: proposed.height ?? parent.height)
    let room = max(0, size.width - 2 * margin)
    var children: [Layer] = [], y = metric(kind, .top)
    if kind == .modal {
      children += modalBar(component, size.width)
      y += metric(kind, .circleSize) + metric(kind, .gap)
    }
    if let symbol = component.text(.symbol), kind == .modal {
      let side = metric(kind, .markSize)
      children.append(.symbol(symbol, Rect(x: (size.width - side) / 2, y: y, width: side, height: side)))
      y += side + metric(kind, .gap)
    }
    let title = text(component.text(.title) ?? "", .headline, weight: 600, lines: nil, alignment: .center)
    let message = text(component.text(.message) ?? "", .footnote, lines: nil, alignment: .center)
    let texts = stack([(title, 0), (message, metric(kind, .titleGap))], x: margin, y: y, width: room)
    var content = texts.layers
    for field in fields(of: component) {
      let height = try self.size(of: field, in: size).height
      let top = (content.last?.frame.maxY ?? texts.bottom) + metric(kind, .gap)
      content.append(.component(field, Rect(x: margin, y: top, width: room, height: height)))
    }
    let buttons = modalButtons(component, kind, size)
    let seen = max(0, buttons.top - metric(kind, .titleGap))
    // Content without room above the buttons is scrolled to.
    if let last = content.last, last.frame.maxY > seen {
      content = [clipped(content, to: Rect(x: 0, y: 0, width: size.width, height: seen))]
    }
    // The materials of buttons sample what is drawn before the first of them: the modal alone.
    children += buttons.layers + content
    var lowered = LoweredComponent(
      size,
      insets: ComponentInsets(
        top: texts.bottom + metric(kind, .gap), leading: margin, bottom: size.height - buttons.top,
        trailing: margin), layers: [.surface(.fullScreen, .rectangle, Rect(size), children)])
    if kind == .modal { lowered.place = ContentPlace(at: 1, lowered.insets.area(in: size)) }
    rise(component, &lowered, riding: .sheetMove)
    return lowered
  }

  /// Returns the button that closes a modal, and the time of day.
  private mutating func modalBar(_ component: Component, _ width: Double) -> [Layer] {
    let side = metric(.modal, .circleSize), mark = metric(.modal, .symbolSize)
    let (x, y) = (metric(.modal, .margin), metric(.modal, .top))
    let symbol = Layer.symbol(
      "xmark", Rect(x: 0, y: 0, width: side, height: side).centered(Size(width: mark, height: mark)),
      weight: 600)
    var layers = [Layer.surface(.control, .circle, Rect(x: x, y: y, width: side, height: side), [symbol])]
    if let time = component.text(.detail) {
      let label = text(time, .body, weight: 500, alignment: .trailing)
      let frame = Rect(
        x: x + side, y: y, width: max(0, width - 2 * x - side - metric(.modal, .gap)), height: side)
      layers.append(line(label, in: frame))
    }
    return layers
  }

  /// Returns the buttons at the bottom, and the height at which they begin.
  private mutating func modalButtons(
    _ component: Component, _ kind: ComponentKind, _ size: Size
  ) -> (layers: [Layer], top: Double) {
    let buttons = component.components(.buttons), gap = metric(kind, .buttonGap),
      margin = metric(kind, .margin)
    let height = metric(kind, .buttonHeight)
    guard !buttons.isEmpty else { return ([], size.height) }
    let cancels = buttons.filter { $0.word(.role) == .cancel }
    let ordered = buttons.filter { $0.word(.role) != .cancel } + cancels
    let top = size.height - Double(ordered.count) * (height + gap) - margin + gap
    var (materials, fills): ([Layer], [Layer]) = ([], [])
    for (index, button) in ordered.enumerated() {
      let frame = Rect(
        x: margin, y: top + Double(index) * (height + gap), width: max(0, size.width - 2 * margin),
        height: height)
      if restingFace(of: button) == .glass {
        materials.append(.component(button, frame))
      } else {
        fills.append(.component(button, frame))
      }
    }
    return (materials + fills, top)
  }
}
