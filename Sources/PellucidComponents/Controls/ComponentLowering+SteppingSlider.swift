// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers the slider of watchOS: segments between two buttons, which change the value by a step.
  func steppingSlider(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let whole = Rect(
      x: 0, y: 0, width: proposed.width ?? metric(.slider, .width),
      height: proposed.height ?? metric(.slider, .height))
    let shape = Shape.roundedRectangle(min(metric(.slider, .radius), whole.height / 2))
    let end = min(metric(.slider, .itemWidth), whole.width / 2)
    var layers = [Layer.fill(.component(.platter), shape, whole)]
    layers += steppingEnd(component, .decrement, Rect(x: 0, y: 0, width: end, height: whole.height))
    layers += steppingEnd(
      component, .increment, Rect(x: whole.width - end, y: 0, width: end, height: whole.height))
    let height = metric(.slider, .trackHeight)
    layers += steppingTrack(
      component,
      Rect(
        x: end, y: (whole.height - height) / 2, width: max(0, whole.width - 2 * end), height: height))
    if component.has(.disabled) {
      layers = [Layer.group(layers, whole).opacity(metric(.slider, .disabledOpacity))]
    }
    if component.has(.focused) {
      let ring = Outline.ring(of: shape, whole.size, width: metric(.slider, .borderWidth))
      layers.append(.fill(filledPart(component), .path(ring), whole))
    }
    return LoweredComponent(whole.size, layers: layers)
  }

  /// Returns a button at an end: its symbol, dimmed where the value has reached that end, above the fill of a press.
  private func steppingEnd(_ component: Component, _ part: ComponentWord, _ frame: Rect) -> [Layer] {
    let value = steppingValue(component)
    let isAtLimit = part == .increment ? value >= 1 : value <= 0
    let side = metric(.slider, .symbolSize)
    let name =
      part == .increment
      ? component.text(.maximumSymbol) ?? "plus" : component.text(.minimumSymbol) ?? "minus"
    let symbol = Layer.symbol(
      name, frame.centered(Size(width: side, height: side)), isAtLimit ? .level(.tertiaryLabel) : .primary,
      weight: 600)
    let isPressed = component.has(.pressed) && component.word(.pressedPart) ?? .increment == part
    let diameter = max(0, min(frame.width, frame.height) - 2 * metric(.slider, .gap))
    let disc = frame.centered(Size(width: diameter, height: diameter))
    return (isPressed ? [.fill(.component(.platter), .circle, disc)] : [])
      + [symbol.inactive(isAtLimit || component.has(.disabled))]
  }

  private func steppingValue(_ component: Component) -> Double {
    let value = eventValue(of: component, from: component.number(.value) ?? 0.5, duration: { _ in 0 })
    return min(max(value, 0), 1)
  }

  /// Returns the segments, one for each step; without steps the track is one bar.
  private func steppingTrack(_ component: Component, _ track: Rect) -> [Layer] {
    let value = steppingValue(component), count = component.whole(.ticks) ?? 0
    guard count > 1 else {
      var filled = track
      filled.width = track.width * value
      let bar = Layer.fill(.component(.sliderTrack), .capsule, track)
      return filled.width > 0 ? [bar, .fill(filledPart(component), .capsule, filled)] : [bar]
    }
    let gap = min(metric(.slider, .gap), track.width / Double(2 * count))
    let width = (track.width - gap * Double(count - 1)) / Double(count)
    let filled = Int((value * Double(count)).rounded())
    return (0..<count).map { index in
      let frame = Rect(
        x: track.x + Double(index) * (width + gap), y: track.y, width: width, height: track.height)
      let style: ForegroundStyle = index < filled ? filledPart(component) : .component(.sliderTrack)
      return .fill(style, .roundedRectangle(min(width, track.height) / 4), frame)
    }
  }
}
