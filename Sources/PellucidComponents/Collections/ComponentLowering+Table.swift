// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func table(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let columns = component.components(.columns), rows = component.components(.items)
    let width = proposed.width ?? parent.width
    let inset = metric(.table, .selectionInset), header = metric(.table, .headerHeight)
    let rowHeight = metric(.table, .rowHeight)
    let widths = columnWidths(columns, rows, room: max(0, width - 2 * inset))
    let natural = header + rowHeight * Double(rows.count)
    let whole = Rect(x: 0, y: 0, width: width, height: proposed.height ?? natural)
    var layers: [Layer] = []
    if component.flag(.ground) != false {
      layers.append(.fill(.semantic("controlBackgroundColor"), .rectangle, whole))
    }
    var body: [Layer] = []
    for (index, row) in rows.enumerated() {
      let frame = Rect(
        x: inset, y: Double(index) * rowHeight, width: max(0, width - 2 * inset), height: rowHeight)
      body += tableBody(row, at: index, of: rows, component, frame)
      let isOnAccent = row.has(.selected) && !isInactive(component)
      body.append(.group(try cells(row, of: columns, widths, rowHeight, isOnAccent: isOnAccent), frame))
    }
    var area = Layer.group(
      body, Rect(x: 0, y: header, width: width, height: max(0, whole.height - header)))
    if natural > whole.height { area.clip = .rectangle }
    layers.append(area)
    layers.append(.group(tableHeader(columns, widths, inset), Rect(x: 0, y: 0, width: width, height: header)))
    layers.append(
      .fill(
        .level(.separator), .rectangle,
        Rect(x: 0, y: header - 1, width: width, height: metric(.table, .dividerWidth))))
    if component.word(.style) == .bordered { layers += border(whole) }
    return LoweredComponent(
      whole.size, insets: ComponentInsets(top: header), layers: layers)
  }

  /// Returns lines inside the edges of a table.
  private func border(_ whole: Rect) -> [Layer] {
    let width = metric(.table, .dividerWidth)
    let sides = [
      Rect(x: 0, y: 0, width: whole.width, height: width),
      Rect(x: 0, y: whole.height - width, width: whole.width, height: width),
      Rect(x: 0, y: width, width: width, height: max(0, whole.height - 2 * width)),
      Rect(x: whole.width - width, y: width, width: width, height: max(0, whole.height - 2 * width)),
    ]
    return sides.map { .fill(.level(.separator), .rectangle, $0) }
  }

  // MARK: Columns

  /// Returns the widths of columns: the stated ones, and the natural ones, which share what is left of the room or lacks.
  private mutating func columnWidths(_ columns: [Component], _ rows: [Component], room: Double) -> [Double] {
    let padding = metric(.table, .paddingX)
    var widths = columns.enumerated().map { index, column -> Double in
      if let stated = column.number(.value) { return stated }
      var widest = measure(headerText(column)).size.width
      if column.word(.sort) != nil { widest += metric(.table, .arrowWidth) + padding }
      for row in rows {
        let cells = row.components(.cells)
        guard index < cells.count else { continue }
        let symbol = cells[index].text(.symbol) == nil ? 0 : metric(.table, .itemWidth)
        widest = max(widest, symbol + measure(cellText(cells[index], .primary)).size.width)
      }
      return max(widest + 2 * padding, metric(.table, .minimumWidth))
    }
    let natural = columns.indices.filter { columns[$0].number(.value) == nil }
    guard !natural.isEmpty else { return widths }
    let rest = (room - widths.reduce(0, +)) / Double(natural.count)
    for index in natural { widths[index] = max(widths[index] + rest, metric(.table, .minimumWidth)) }
    return widths
  }

  private func headerText(_ column: Component) -> TextContent {
    TextContent(
      column.text(.title) ?? "", size: metric(.table, .fontSize),
      weight: column.word(.sort) == nil ? 400 : 600, lineLimit: 1,
      style: column.word(.sort) == nil ? .level(.secondaryLabel) : .primary)
  }

  private func cellText(_ cell: Component, _ style: ForegroundStyle) -> TextContent {
    text(cell.text(.title) ?? cell.text(.detail) ?? "", .body, style)
  }

  private mutating func tableHeader(_ columns: [Component], _ widths: [Double], _ inset: Double) -> [Layer] {
    let height = metric(.table, .headerHeight), padding = metric(.table, .paddingX)
    var x = inset
    var layers: [Layer] = []
    for (column, width) in zip(columns, widths) {
      let arrow = column.word(.sort) == nil ? 0 : metric(.table, .arrowWidth) + padding
      let line = labelLine(title: headerText(column), width: max(0, width - 2 * padding))
      let room = Rect(x: x + padding, y: 0, width: max(0, width - 2 * padding - arrow), height: height)
      layers += self.layers(of: line, in: room, of: column)
      if let sort = column.word(.sort) {
        let size = Size(width: metric(.table, .arrowWidth), height: metric(.table, .arrowHeight))
        let end = Rect(x: x + width - padding - size.width, y: 0, width: size.width, height: height)
        layers.append(
          .symbol(
            sort == .ascending ? "chevron.up" : "chevron.down", end.centered(size), .level(.secondaryLabel),
            weight: 700))
      }
      x += width
      let divider = Size(width: metric(.table, .dividerWidth), height: metric(.table, .dividerHeight))
      layers.append(
        .fill(
          .level(.separator), .rectangle,
          Rect(x: x - divider.width, y: 0, width: divider.width, height: height).centered(divider)))
    }
    // No line ends the last column.
    return layers.dropLast()
  }

  // MARK: Rows

  /// Returns the stripe or the selection below a row.
  private func tableBody(
    _ row: Component, at index: Int, of rows: [Component], _ component: Component, _ frame: Rect
  ) -> [Layer] {
    if row.has(.selected) {
      let shape = selectionShape(
        .table, joinsAbove: index > 0 && rows[index - 1].has(.selected),
        joinsBelow: index + 1 < rows.count && rows[index + 1].has(.selected))
      return [.fill(rowSelection(component), shape, frame)]
    }
    if row.has(.pressed) || row.has(.hovered) {
      let shape = selectionShape(.table, joinsAbove: false, joinsBelow: false)
      return [.fill(.component(touchFill(row)), shape, frame)]
    }
    return stripe(component, at: index, frame)
  }

  private mutating func cells(
    _ row: Component, of columns: [Component], _ widths: [Double], _ height: Double, isOnAccent: Bool
  ) throws(ComponentError) -> [Layer] {
    let padding = metric(.table, .paddingX), isInactive = row.has(.disabled)
    var x = 0.0
    var layers: [Layer] = []
    for (index, (cell, width)) in zip(row.components(.cells), widths).enumerated() {
      // The first column names the row, the others describe it.
      let style: ForegroundStyle =
        isInactive ? .level(.tertiaryLabel) : index == 0 || isOnAccent ? .primary : .level(.secondaryLabel)
      var place = Rect(x: x + padding, y: 0, width: max(0, width - 2 * padding), height: height)
      if let symbol = cell.text(.symbol) {
        let side = metric(.table, .symbolSize)
        let ink = row.has(.selected) || isInactive ? style : cell.color(.tint).map(plain) ?? .accent
        let frame = Rect(x: place.x, y: 0, width: side, height: height)
        layers.append(
          Layer.symbol(symbol, frame.centered(Size(width: side, height: side)), ink).inactive(isInactive))
        place.x += metric(.table, .itemWidth)
        place.width = max(0, place.width - metric(.table, .itemWidth))
      }
      if let control = cell.components(.control).first {
        let size = try size(of: control, in: place.size)
        let frame = Rect(x: place.x, y: 0, width: min(size.width, place.width), height: height)
        layers.append(.component(control, frame.centered(Size(width: frame.width, height: size.height))))
      } else {
        let line = labelLine(title: cellText(cell, style), width: place.width, isInactive: isInactive)
        layers += self.layers(of: line, in: place, of: columns[index])
      }
      x += width
    }
    return layers
  }

  /// Returns a text in the middle of a cell's height, at the place that its column gives to texts.
  private func layers(of line: LabelLine, in cell: Rect, of column: Component) -> [Layer] {
    let free = max(0, cell.width - line.size.width)
    let start: Double =
      switch column.word(.alignment) {
      case .center: free / 2
      case .trailing: free
      default: 0
      }
    return line.layers(
      in: Rect(
        x: cell.x + start, y: cell.y + (cell.height - line.size.height) / 2, width: cell.width - start,
        height: line.size.height))
  }

  private func plain(_ color: ColorStyle) -> ForegroundStyle {
    ForegroundStyle(.color(color), isVibrant: false)
  }
}
