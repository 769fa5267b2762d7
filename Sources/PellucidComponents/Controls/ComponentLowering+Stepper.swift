// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func stepper(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize
    let whole = Rect(
      x: 0, y: 0, width: proposed.width ?? metric(.stepper, .width, size),
      height: proposed.height ?? metric(.stepper, .height, size))
    let radius = min(metric(.stepper, .radius, size), min(whole.width, whole.height) / 2)
    let isCapsule = radius >= min(whole.width, whole.height) / 2
    let shape = isCapsule ? Shape.capsule : .roundedRectangle(radius)
    var layers = [Layer.fill(stepperFill, shape, whole)]
    let parts = isMac ? [ComponentWord.increment, .decrement] : [.decrement, .increment]
    for (index, part) in parts.enumerated() {
      let half = Rect(
        x: isMac ? 0 : whole.width / 2 * Double(index), y: isMac ? whole.height / 2 * Double(index) : 0,
        width: isMac ? whole.width : whole.width / 2, height: isMac ? whole.height / 2 : whole.height)
      if component.has(.pressed), component.word(.pressedPart) ?? .increment == part {
        let press = isMac ? ComponentColor.pressOverlay : .stepperPress
        layers.append(
          .fill(
            .component(press), halfShape(radius, isCapsule ? .circular : .continuous, isFirst: index == 0),
            half))
      }
      layers.append(stepperSymbol(component, part, half))
    }
    layers.insert(stepperDivider(whole), at: 1)
    if isMac, component.has(.hovered) { layers += overlays(component, shape, whole) }
    return LoweredComponent(whole.size, layers: layers + focusRing(component, shape, whole))
  }

  private var stepperFill: ForegroundStyle {
    if isMac { return .semantic("quinaryLabelColor") }
    return isOld || traits.platform == .visionOS ? .level(.tertiaryFill) : .component(.stepperFill)
  }

  /// Returns the shape of a half: round where it meets the ends of the control.
  private func halfShape(_ radius: Double, _ style: CornerStyle, isFirst: Bool) -> Shape {
    let (first, last) = isFirst ? (radius, 0.0) : (0.0, radius)
    return .roundedRectangle(
      isMac
        ? CornerRadii(topLeft: first, topRight: first, bottomRight: last, bottomLeft: last)
        : CornerRadii(topLeft: first, topRight: last, bottomRight: last, bottomLeft: first),
      style: style)
  }

  private func stepperDivider(_ whole: Rect) -> Layer {
    let width = metric(.stepper, .dividerWidth)
    return .fill(
      .level(.separator), .rectangle,
      whole.centered(
        isMac
          ? Size(width: whole.width * metric(.stepper, .ratio), height: width)
          : Size(width: width, height: min(metric(.stepper, .dividerHeight), whole.height))))
  }

  /// Returns the symbol of a half, dimmed where the value has reached its end.
  private func stepperSymbol(_ component: Component, _ part: ComponentWord, _ half: Rect) -> Layer {
    let value = component.number(.value) ?? 0.5
    let isAtLimit = part == .increment ? value >= 1 : value <= 0
    let isUnavailable = isAtLimit || isMac && component.has(.disabled)
    let side = min(metric(.stepper, .symbolSize, component.controlSize), half.width)
    let name = part == .increment ? (isMac ? "chevron.up" : "plus") : isMac ? "chevron.down" : "minus"
    return Layer.symbol(
      name, half.centered(Size(width: side, height: side)), isUnavailable ? .level(.tertiaryLabel) : .primary,
      weight: isMac ? 700 : 500
    ).inactive(isAtLimit || component.has(.disabled))
  }
}
