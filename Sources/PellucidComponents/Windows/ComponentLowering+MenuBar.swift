// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers the menu bar: transparent since macOS 26, on a material before.
  mutating func menuBar(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let menus = component.components(.items)
    let open = component.whole(.selection) ?? -1
    guard open <= menus.count else {
      throw .outOfRange(
        .menuBar, .selection, found: Double(open), allowed: -1...Double(menus.count))
    }
    let size = Size(
      width: proposed.width ?? parent.width, height: proposed.height ?? metric(.menuBar, .height))
    var layers: [Layer] = isOld ? [.surface(.toolbar, .rectangle, Rect(size))] : []
    // Nothing lies behind the titles of later releases, which then need a ground of their own.
    let hasGround = !isOld && (traits.contrast == .increased || traits.transparency == .reduced)
    if hasGround {
      layers = [.fill(.semantic("windowBackgroundColor"), .rectangle, Rect(size))]
    }
    var x = metric(.menuBar, .insetX)
    var baseline: Double?
    func add(_ lowering: inout Self, _ title: String?, symbol: String?, weight: Int, isOpen: Bool) {
      let part = lowering.menuTitle(title, symbol: symbol, weight: weight, isOpen: isOpen, size.height, at: x)
      layers += part.layers
      baseline = baseline ?? part.baseline
      x += part.width
    }
    if let symbol = component.text(.symbol) {
      add(&self, nil, symbol: symbol, weight: 400, isOpen: false)
    }
    if let title = component.text(.title) {
      add(&self, title, symbol: nil, weight: 700, isOpen: open == 0)
    }
    for (index, menu) in menus.enumerated() {
      add(&self, menu.text(.title) ?? "", symbol: nil, weight: 400, isOpen: open == index + 1)
    }
    layers += statusLayers(component, size)
    if !hasGround { layers = [turning(layers, size)] }
    return LoweredComponent(size, baseline: baseline, layers: layers)
  }

  /// Returns the bar in light or in dark by the brightness of the wallpaper below it, whatever the appearance is.
  private func turning(_ layers: [Layer], _ size: Size) -> Layer {
    var glass = GlassContent(.identity, control: .toolbar, shape: .rectangle, children: layers)
    glass.adapts = true
    return .glass(glass, Rect(size))
  }

  /// Returns a title of the menu bar with the highlight of an open menu.
  private mutating func menuTitle(
    _ title: String?, symbol: String?, weight: Int, isOpen: Bool, _ height: Double, at x: Double
  ) -> (layers: [Layer], width: Double, baseline: Double?) {
    let line = labelLine(
      title: TextContent(title ?? "", size: 13, weight: weight, lineLimit: 1), symbol: symbol,
      symbolSide: metric(.menuBar, .symbolSize))
    let width = line.size.width + 2 * metric(.menuBar, .paddingX)
    let frame = Rect(x: x, y: 0, width: width, height: height)
    var layers: [Layer] = []
    if isOpen {
      layers.append(
        .fill(
          .level(traits.contrast == .increased ? .tertiaryFill : .fill),
          .roundedRectangle(metric(.menuBar, .selectionRadius)),
          frame.inset(x: 0, y: metric(.menuBar, .insetY))))
    }
    let place = frame.centered(line.size)
    return (layers + line.layers(in: place), width, line.baseline.map { place.y + $0 })
  }

  /// Returns the clock at the trailing end, and the status items before it.
  private mutating func statusLayers(_ component: Component, _ size: Size) -> [Layer] {
    var end = size.width - metric(.menuBar, .insetX) - metric(.menuBar, .paddingX)
    var layers: [Layer] = []
    let gap = metric(.menuBar, .gap)
    func add(_ line: LabelLine) {
      let frame = Rect(x: end - line.size.width, y: 0, width: line.size.width, height: size.height)
      layers += line.layers(in: frame)
      end -= line.size.width + gap
    }
    if let clock = component.text(.detail) {
      add(labelLine(title: TextContent(clock, size: 13, weight: 500, lineLimit: 1)))
    }
    for item in component.components(.trailing).reversed() {
      add(
        labelLine(
          title: TextContent(item.text(.title) ?? "", size: 13, weight: 500, lineLimit: 1),
          symbol: item.text(.symbol), symbolSide: metric(.menuBar, .symbolSize), gap: 4))
    }
    return layers
  }
}
