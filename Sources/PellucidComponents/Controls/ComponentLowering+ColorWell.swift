// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func colorWell(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let frame = Rect(
      x: 0, y: 0, width: proposed.width ?? metric(.colorWell, .width),
      height: proposed.height ?? metric(.colorWell, .height))
    let layers = isMac ? barWell(component, frame) : ringWell(component, frame)
    guard component.has(.disabled) else { return LoweredComponent(frame.size, layers: layers) }
    return LoweredComponent(
      frame.size, layers: [Layer.group(layers, frame).opacity(metric(.button, .disabledOpacity))])
  }

  private func wellColor(_ component: Component) -> FillStyle {
    .foreground(tint(of: component))
  }

  /// Returns a disc of the colour in a ring of all hues.
  private func ringWell(_ component: Component, _ frame: Rect) -> [Layer] {
    let width = metric(.colorWell, .borderWidth), inset = width + metric(.colorWell, .gap)
    let side = min(frame.width, frame.height)
    let circle = frame.centered(Size(width: side, height: side))
    let ring = Outline.ring(of: .circle, circle.size, width: width)
    let hues = [
      "systemRed", "systemPurple", "systemBlue", "systemTeal", "systemGreen", "systemYellow", "systemRed",
    ]
    let stops = hues.enumerated().map { index, name in
      FillStyle.Stop(location: Double(index) / Double(hues.count - 1), color: .semantic(name))
    }
    let wheel = FillStyle.angular(stops: stops, center: Point(x: 0.5, y: 0.5), startInDegrees: -90)
    return [
      Layer(frame: circle, content: .fill(shape: .path(ring), wheel)),
      Layer(frame: circle.inset(x: inset, y: inset), content: .fill(shape: .circle, wellColor(component))),
    ] + focusRing(component, .circle, circle)
  }

  /// Returns a bezel with a swatch of the colour.
  private func barWell(_ component: Component, _ frame: Rect) -> [Layer] {
    let shape = Shape.roundedRectangle(metric(.colorWell, .radius))
    let inset = Size(
      width: (metric(.colorWell, .width) - metric(.colorWell, .itemWidth)) / 2,
      height: (metric(.colorWell, .height) - metric(.colorWell, .itemHeight)) / 2)
    let swatch = frame.inset(x: inset.width, y: inset.height)
    let corners = Shape.roundedRectangle(metric(.colorWell, .selectionRadius))
    let border = Outline.ring(of: corners, swatch.size, width: metric(.colorWell, .dividerWidth))
    let face = Layer.fill(.component(.face), shape, frame)
    return [isOld ? shadowed(face, as: .colorWell) : face] + overlays(component, shape, frame) + [
      Layer(frame: swatch, content: .fill(shape: corners, wellColor(component))),
      .fill(.component(.fieldBorder), .path(border), swatch),
    ] + focusRing(component, shape, frame)
  }
}
