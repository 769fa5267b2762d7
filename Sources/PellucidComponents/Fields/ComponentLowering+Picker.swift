// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a picker: columns of rows on a cylinder, and the band over the selected row.
  mutating func picker(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let wheels = component.components(.items)
    let scale = textScale()
    let frame = Rect(
      x: 0, y: 0, width: proposed.width ?? metric(.picker, .width),
      height: proposed.height ?? metric(.picker, .height) * scale)
    let inset = metric(.picker, .insetX), gap = metric(.picker, .gap)
    let bandHeight = metric(.picker, .itemHeight) * scale
    let band = Rect(
      x: inset, y: (frame.height - bandHeight) / 2, width: max(0, frame.width - 2 * inset),
      height: bandHeight)
    let width = ((band.width - gap * Double(wheels.count - 1)) / Double(wheels.count)).rounded(.down)
    let isWatch = traits.platform == .watchOS
    var layers: [Layer] = isWatch ? [] : [.fill(.level(.tertiaryFill), bandShape(band), band)]
    for (index, wheel) in wheels.enumerated() {
      let column = Rect(
        x: band.x + (width + gap) * Double(index), y: 0, width: max(0, width), height: frame.height)
      let rows = Layer.group(
        try wheelRows(wheel, column.size, scale, isInactive: component.has(.disabled)), column)
      // Rows end at the border, which would be drawn across them.
      let border = isWatch ? metric(.picker, .borderWidth) : 0
      layers.append(clipped([rows], to: column.inset(x: border, y: border)))
      if isWatch { layers += columnBorder(wheel, column) }
    }
    return LoweredComponent(frame.size, layers: layers)
  }

  private func bandShape(_ band: Rect) -> Shape {
    let radius = metric(.picker, .selectionRadius)
    return isOld || traits.platform == .watchOS ? .roundedRectangle(radius) : .capsule
  }

  /// Returns the border of a column of watchOS, green where the Digital Crown turns it.
  private func columnBorder(_ wheel: Component, _ column: Rect) -> [Layer] {
    let shape = Shape.roundedRectangle(metric(.picker, .selectionRadius))
    let ring = Outline.ring(of: shape, column.size, width: metric(.picker, .borderWidth))
    let isTurned = wheel.has(.focused)
    return [.fill(isTurned ? .semantic("systemGreen") : .level(.separator), .path(ring), column)]
  }

  // MARK: Rows

  /// The opacity of a row beside the selected one.
  private var fadedOpacity: Double {
    traits.contrast == .increased ? metric(.picker, .strongOpacity) : metric(.picker, .otherOpacity)
  }

  /// Returns the rows of a column that face the reader. A row at an angle is shorter by the angle's cosine, and fainter.
  private mutating func wheelRows(
    _ wheel: Component, _ size: Size, _ scale: Double, isInactive: Bool
  ) throws(ComponentError) -> [Layer] {
    let options = wheel.components(.items)
    let selected = try selection(wheel, among: options)
    let period = metric(.picker, .period)
    let turned = eventValue(
      of: wheel, from: Double(selected), duration: { _ in period }, ease: { $0 * $0 * (3 - 2 * $0) })
    let position = min(max(turned, 0), Double(options.count - 1))
    let row = metric(.picker, .rowHeight) * scale
    let radius = metric(.picker, .ratio) * (size.height + metric(.picker, .overhang) * scale)
    let anglePerRow = Elementary.degrees(ofRadians: row / radius)
    let last = metric(.picker, .endAngle)
    var layers: [Layer] = []
    for (index, option) in options.enumerated() {
      let distance = Double(index) - position, angle = distance * anglePerRow
      guard angle.magnitude < last else { continue }
      let sine = Elementary.sine(degrees: angle), cosine = Elementary.cosine(degrees: angle)
      let nearness = max(0, 1 - distance.magnitude), other = fadedOpacity
      let middle = size.height / 2 + radius * sine
      var layer = rowText(
        option, nearness, scale, Rect(x: 0, y: middle - row / 2, width: size.width, height: row))
      layer.transform = Transform(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0)
      let opacity = max((other + (1 - other) * nearness) * cosine, traits.contrast == .increased ? other : 0)
      layers.append(layer.opacity(opacity).inactive(isInactive))
    }
    return layers
  }

  /// Returns the text of a row, which grows toward the middle.
  private mutating func rowText(
    _ option: Component, _ nearness: Double, _ scale: Double, _ row: Rect
  ) -> Layer {
    let small = metric(.picker, .fontSize), large = metric(.picker, .selectedFontSize)
    let text = TextContent(
      option.text(.title) ?? "", size: (small + (large - small) * nearness) * scale, alignment: .center,
      lineLimit: 1)
    let height = measure(text, width: row.width).size.height
    return .text(text, row.centered(Size(width: row.width, height: height)))
  }
}
