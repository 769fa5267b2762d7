// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  // MARK: Lockup

  mutating func lockup(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let width = proposed.width ?? metric(.lockup, .width)
    let title = lockupLine(component, .title, width: width)
    let subtitle = lockupLine(component, .subtitle, width: width)
    let lines = [title, subtitle].compactMap { $0 }
    let gap = metric(.lockup, .gap)
    let below =
      lines.isEmpty
      ? 0
      : metric(.lockup, .titleGap) + lines.reduce(0) { $0 + $1.size.height } + gap * Double(lines.count - 1)
    let height =
      proposed.height ?? width / (component.number(.proportion) ?? metric(.lockup, .ratio)) + below
    let picture = Rect(x: 0, y: 0, width: width, height: max(0, height - below))
    let scale = lockupScale(component, picture)
    var layers = pictureLayers(component, picture, scale)
    // The texts make way for the picture that has grown.
    var y = picture.maxY + metric(.lockup, .titleGap) + max(0, scale - 1) * picture.height / 2
    for line in lines {
      let place = Rect(
        x: (width - line.size.width) / 2, y: y, width: line.size.width, height: line.size.height)
      layers += line.layers(in: place)
      y += line.size.height + gap
    }
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    if component.has(.disabled) {
      layers = [Layer.group(layers, whole).opacity(metric(.lockup, .disabledOpacity))]
    }
    return LoweredComponent(
      whole.size, baseline: title?.baseline.map { picture.maxY + metric(.lockup, .titleGap) + $0 },
      layers: layers)
  }

  private mutating func lockupLine(
    _ component: Component, _ property: ComponentProperty, width: Double
  ) -> LabelLine? {
    guard let string = component.text(property), !string.utf8.isEmpty else { return nil }
    let isTitle = property == .title
    let style: ForegroundStyle =
      isRaised(component) && isTitle ? .primary : .level(.secondaryLabel)
    return labelLine(
      title: text(
        string, isTitle ? .caption1 : .caption2, weight: isTitle ? 500 : nil, style, alignment: .center),
      width: width, isInactive: component.has(.disabled))
  }

  /// A Boolean value that is true with the focus, which a pressed item has too.
  private func isRaised(_ component: Component) -> Bool { component.has(.focused) || component.has(.pressed) }

  /// Returns the factor by which the focus enlarges a picture, which takes half of the gap to each neighbour at most; a press
  /// takes half of the growth back.
  private func lockupScale(_ component: Component, _ picture: Rect) -> Double {
    guard isRaised(component), picture.width > 0 else { return 1 }
    let side = max(picture.width, picture.height)
    let growth = min(
      FocusTable.factor(isPicture: true, longerSide: side) - 1, metric(.shelf, .gap) / picture.width)
    return 1 + (component.has(.pressed) ? growth / 2 : growth)
  }

  private func pictureLayers(_ component: Component, _ frame: Rect, _ scale: Double) -> [Layer] {
    let shape = Shape.roundedRectangle(metric(.lockup, .radius))
    let inside = Rect(frame.size)
    var layers = [Layer.fill(fill(of: component), shape, inside)]
    if let path = component.text(.image) {
      var image = Layer(frame: inside, content: .image(ImageContent(path: path)))
      image.clip = shape
      layers.append(image)
    } else if let symbol = component.text(.symbol) {
      let side = min(
        metric(.lockup, .symbolSize), metric(.lockup, .symbolShare) * min(frame.width, frame.height))
      layers.append(
        .symbol(symbol, inside.centered(Size(width: side, height: side)), .component(.tileSymbol)))
    }
    guard isRaised(component) else { return [.group(layers, frame)] }
    let side = min(frame.width, frame.height)
    layers[0] = layers[0].shadow(
      FocusTable.shadowOpacity, sigma: FocusTable.shadowSigma * side, y: FocusTable.shadowOffset * side)
    layers.append(focusLight(shape, inside))
    return [Layer.group(layers, frame).scaled(scale)]
  }

  private func fill(of component: Component) -> ForegroundStyle {
    tint(of: component, or: .component(.placeholder))
  }

  /// Returns the light on a picture with the focus, at rest.
  private func focusLight(_ shape: Shape, _ frame: Rect) -> Layer {
    let stops = [(0.0, 1.0), (0.35, 0.6), (0.7, 0.18), (1, 0)].map { part, share in
      FillStyle.Stop(
        location: part,
        color: .custom(EncodedColor(white: 1, alpha: Float(FocusTable.lightOpacity * share))))
    }
    let rest = FocusTable.lightRest
    var layer = Layer(
      frame: frame,
      content: .fill(
        shape: shape,
        .radial(
          stops: stops, center: Point(x: rest.x, y: rest.y), startRadius: 0,
          endRadius: FocusTable.lightRadius)))
    layer.blend = .screen
    return layer
  }

  // MARK: Shelf

  mutating func shelf(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let items = component.components(.items)
    let margin = metric(.shelf, .margin), gap = metric(.shelf, .gap)
    let itemWidth = ShelfTable.itemWidth(columns: component.whole(.value) ?? 4)
    var layers: [Layer] = [], y = 0.0, baseline: Double?
    if let title = component.text(.title), !title.utf8.isEmpty {
      let line = labelLine(title: text(title, .headline))
      baseline = line.baseline
      layers += line.layers(
        in: Rect(x: margin, y: 0, width: line.size.width, height: line.size.height))
      y = line.size.height + metric(.shelf, .titleGap)
    }
    var x = margin, bottom = y
    var focused: [Layer] = []
    for item in items {
      let lowered = lockup(item, ProposedSize(width: itemWidth))
      let layer = Layer.component(
        item, Rect(x: x, y: y, width: itemWidth, height: lowered.size.height))
      // The one with the focus lies in front.
      if isRaised(item) { focused.append(layer) } else { layers.append(layer) }
      x += itemWidth + gap
      bottom = max(bottom, y + lowered.size.height)
    }
    return LoweredComponent(
      Size(width: proposed.width ?? parent.width, height: proposed.height ?? bottom), baseline: baseline,
      layers: layers + focused)
  }
}
