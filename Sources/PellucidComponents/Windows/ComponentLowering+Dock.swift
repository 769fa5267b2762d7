// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func dock(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let items = component.components(.items)
    let icon = Size(width: metric(.dock, .itemWidth), height: metric(.dock, .itemHeight))
    let gap = metric(.dock, .gap)
    let padding = Size(width: metric(.dock, .paddingX), height: metric(.dock, .paddingY))
    let lines = items.dropFirst().count { $0.flag(.separator) == true }
    let natural =
      2 * padding.width + icon.width * Double(items.count) + gap * Double(items.count - 1 + lines)
    let size = Size(
      width: proposed.width ?? natural, height: proposed.height ?? icon.height + 2 * padding.height)
    // Extra width spreads the icons, as on iPhone, where they stand in the columns of the Home Screen.
    let extra =
      proposed.width == nil || items.count < 2 ? 0 : max(0, size.width - natural) / Double(items.count - 1)
    var layers: [Layer] = [], x = padding.width
    if items.count == 1 { x = (size.width - icon.width) / 2 }
    for (index, item) in items.enumerated() {
      if index > 0, item.flag(.separator) == true {
        layers.append(dockLine(x, gap, size.height))
        x += gap
      }
      let frame = Rect(x: x, y: (size.height - icon.height) / 2, width: icon.width, height: icon.height)
      layers += dockIcon(item, frame, size)
      x += icon.width + gap + extra
    }
    let radius = min(metric(.dock, .radius), size.height / 2)
    return LoweredComponent(
      size, layers: [.surface(.dock, .roundedRectangle(radius), Rect(size), layers)])
  }

  private func dockLine(_ x: Double, _ gap: Double, _ height: Double) -> Layer {
    let line = Size(width: metric(.dock, .dividerWidth), height: metric(.dock, .dividerHeight))
    // The gap before the line is part of the place that `x` has reached.
    let place = Rect(x: x - gap / 2, y: 0, width: gap, height: height)
    return .fill(.level(.separator), .rectangle, place.centered(line))
  }

  private func iconLight(_ shape: Shape, _ frame: Rect) -> Layer {
    let stops = [
      FillStyle.Stop(location: 0, color: .component(.iconLight)),
      FillStyle.Stop(location: 1, color: .component(.iconShade)),
    ]
    let fill = FillStyle.linear(stops: stops, start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    return Layer(frame: frame, content: .fill(shape: shape, fill))
  }

  private func dockIcon(_ item: Component, _ frame: Rect, _ bar: Size) -> [Layer] {
    let shape = Shape.roundedRectangle(metric(.dock, .ratio) * frame.width)
    let tint =
      item.color(.tint).map { ForegroundStyle(.color($0), isVibrant: false) } ?? .component(.placeholder)
    let inside = Rect(frame.size)
    var parts = [Layer.fill(tint, shape, inside), iconLight(shape, inside)]
    if let path = item.text(.image) {
      var image = Layer(frame: inside, content: .image(ImageContent(path: path)))
      image.clip = shape
      parts.append(image)
    } else if let symbol = item.text(.symbol) {
      let side = metric(.dock, .symbolShare) * frame.width
      parts.append(
        .symbol(
          symbol, inside.centered(Size(width: side, height: side)), .component(.tileSymbol)))
    }
    if item.has(.pressed) { parts.append(.fill(.component(.pressOverlay), shape, inside)) }
    var layers = [Layer.group(parts, frame)]
    if item.has(.open), isMac {
      let dot = metric(.dock, .dotSize)
      let room = Rect(x: frame.x, y: frame.maxY, width: frame.width, height: bar.height - frame.maxY)
      layers.append(.fill(.level(.label), .circle, room.centered(Size(width: dot, height: dot))))
    }
    return layers
  }
}
