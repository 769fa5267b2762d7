// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a button that opens a menu: a pop-up button, which shows the chosen value and a pair of chevrons, or a pull-down
  /// button, which shows its title and one chevron.
  mutating func menuButton(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    var button = component
    if button.states.remove(.open) != nil { button.states.insert(.pressed) }
    if isMac {
      return macMenuButton(button, proposed)
    }
    let isLone = component.kind == .pullDownButton && component.text(.title) == nil
    return isLone ? self.button(button, proposed) : touchMenuButton(button, proposed)
  }

  private func chevrons(_ component: Component) -> String {
    component.kind == .popUpButton ? "chevron.up.chevron.down" : "chevron.down"
  }

  // MARK: Touch

  private mutating func touchMenuButton(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent
  {
    let size = component.controlSize, face = face(of: component)
    let side = metric(.popUpButton, .symbolSize) * textScale(), gap = metric(.popUpButton, .gap)
    let padding = face == .none ? 0 : metric(.button, .paddingX, size)
    var label = buttonLabel(component, face)
    let room = max(0, (proposed.width ?? .infinity) - 2 * padding - gap - side)
    label.titleExtent.size.width = min(
      label.titleExtent.size.width, max(0, room - (label.size.width - label.titleExtent.size.width)))
    let height =
      proposed.height
      ?? max(metric(.button, .height, size), label.size.height + 2 * metric(.button, .paddingY))
    let width = proposed.width ?? label.size.width + gap + side + 2 * padding
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let line = frame.centered(Size(width: label.size.width + gap + side, height: label.size.height))
    let text = Rect(x: line.x, y: line.y, width: label.size.width, height: line.height)
    let mark = Rect(x: text.maxX + gap, y: (height - side) / 2, width: side, height: side)
    let labels =
      label.layers(in: text) + [
        Layer.symbol(chevrons(component), mark, label.style, weight: 500).inactive(component.has(.disabled))
      ]
    let layers = buttonBody(component, face, buttonShape(component, face, height), frame, labels)
    return LoweredComponent(frame.size, baseline: label.baseline.map { text.y + $0 }, layers: layers)
  }

  // MARK: macOS

  private mutating func macMenuButton(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize
    let face = face(of: component)
    // A plain one has the label of a bordered one, without the bezel.
    let bezel = face == .none ? ButtonFace.bordered : face
    let label = buttonLabel(component, bezel)
    let mark = Size(
      width: metric(.popUpButton, .arrowWidth, size), height: metric(.popUpButton, .arrowHeight, size))
    let leading = metric(.popUpButton, .paddingX), trailing = metric(.popUpButton, .inset, size)
    let gap = metric(.popUpButton, .gap)
    let height = proposed.height ?? metric(.popUpButton, .height, size)
    let width = proposed.width ?? leading + label.size.width + gap + mark.width + trailing
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let box = Rect(
      x: width - trailing - mark.width, y: (height - mark.height) / 2, width: mark.width, height: mark.height)
    let text = Rect(
      x: leading, y: (height - label.size.height) / 2,
      width: max(0, min(label.size.width, box.x - gap - leading)), height: label.size.height)
    let labels = label.layers(in: text) + macChevrons(component, box)
    let layers = buttonBody(component, face, buttonShape(component, bezel, height), frame, labels)
    return LoweredComponent(frame.size, baseline: label.baseline.map { text.y + $0 }, layers: layers)
  }

  /// Returns the chevrons; until release 26 they lie white in a box of the accent colour.
  private func macChevrons(_ component: Component, _ box: Rect) -> [Layer] {
    let name = chevrons(component), isDisabled = component.has(.disabled)
    let ink: ForegroundStyle = isDisabled ? .level(.tertiaryLabel) : .primary
    guard isOld else {
      let side = box.height + 2
      return [
        Layer.symbol(name, box.centered(Size(width: side, height: side)), ink, weight: 600).inactive(
          isDisabled)
      ]
    }
    let isPlain = isDisabled || component.has(.inactive) || !traits.isActive
    let body = Layer.fill(.accent, .roundedRectangle(metric(.popUpButton, .radius)), box)
    let side = box.width * 0.75
    let symbol = Layer.symbol(
      name, box.centered(Size(width: side, height: side)), ink, weight: 700
    ).inactive(isDisabled)
    return isPlain ? [symbol] : [body, symbol]
  }
}
