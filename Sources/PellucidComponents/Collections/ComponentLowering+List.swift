// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A row at its place in a list.
struct PlacedRow {
  var laid: LaidRow
  var frame: Rect
  /// The distance by which a swipe has moved the row, in points.
  var shift = 0.0

  var isHighlighted: Bool { laid.row.has(.pressed) || laid.row.has(.selected) }
}

extension ComponentLowering {
  mutating func list(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    try collection(component, try listLook(component), proposed, in: parent)
  }

  mutating func form(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    try collection(component, try formLook(component), proposed, in: parent)
  }

  private mutating func collection(
    _ component: Component, _ look: CollectionLook, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let sections = Self.sections(of: component)
    let width = proposed.width ?? parent.width
    var y = look.body == .plain ? 0 : metric(look.kind, .insetY)
    var layers: [Layer] = [], baseline: Double?
    for (index, section) in sections.enumerated() {
      if index > 0 { y += sectionGap(component, look) }
      let part = try self.section(section, of: component, look, width: width, top: y)
      layers += part.layers
      baseline = baseline ?? part.baseline
      y = part.end
    }
    if look.body != .plain { y += metric(look.kind, .insetY) }
    let whole = Rect(x: 0, y: 0, width: width, height: proposed.height ?? y)
    if y > whole.height {
      var group = Layer.group(layers, whole)
      group.clip = .rectangle
      layers = [group]
    }
    if let ground = look.ground { layers.insert(.fill(ground, .rectangle, whole), at: 0) }
    return LoweredComponent(whole.size, baseline: baseline, layers: layers)
  }

  /// Returns the sections of a list; rows outside of sections form sections of their own.
  private static func sections(of component: Component) -> [Component] {
    var sections: [Component] = [], loose: [Component] = []
    func close() {
      guard !loose.isEmpty else { return }
      sections.append(Component(.section).with(.items, .components(loose)))
      loose = []
    }
    for item in component.components(.items) {
      guard item.kind == .section else {
        loose.append(item)
        continue
      }
      close()
      sections.append(item)
    }
    close()
    return sections
  }

  // MARK: Sections

  /// Returns the distance that a list states between its sections, beyond that of its look.
  private func sectionGap(_ component: Component, _ look: CollectionLook) -> Double {
    guard let stated = component.number(.sectionSpacing) else { return 0 }
    return look.body == .plain ? stated : stated - metric(look.kind, .top) - metric(look.kind, .bottom)
  }

  private mutating func section(
    _ section: Component, of component: Component, _ look: CollectionLook, width: Double, top: Double
  ) throws(ComponentError) -> (layers: [Layer], end: Double, baseline: Double?) {
    let kind = look.kind
    let inset = look.reachesEdges ? 0 : metric(kind, .inset)
    var y = top
    var layers: [Layer] = []
    if let title = section.text(.title), !title.utf8.isEmpty {
      y += look.body == .plain ? metric(kind, .groupGap) : metric(kind, .headerTop)
      layers += sectionText(headerText(title, of: section, look), &y, look, width)
      y += metric(kind, .headerBottom)
    } else if look.body != .plain {
      y += metric(kind, .top)
    }
    let rows = try place(
      section.components(.items), of: component, look,
      Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: 0))
    layers += rowLayers(rows, of: component, look)
    if let last = rows.last { y = last.frame.maxY }
    if let footer = section.text(.footer), !footer.utf8.isEmpty {
      y += metric(kind, .footerTop)
      let style: TextStyle =
        switch traits.platform {
        case .watchOS: .footnote1
        case .tvOS: .caption1
        case .macOS: .subheadline
        default: .footnote
        }
      layers += sectionText(text(footer, style, .level(.secondaryLabel), lines: nil), &y, look, width)
      y += metric(kind, .footerBottom)
    } else if look.body != .plain {
      y += metric(kind, .bottom)
    }
    return (layers, y, rows.first.flatMap { row in row.laid.baseline.map { row.frame.y + $0 } })
  }

  /// Returns a text above or below rows, and moves the place by its height.
  private mutating func sectionText(
    _ text: TextContent, _ y: inout Double, _ look: CollectionLook, _ width: Double
  ) -> [Layer] {
    let inset =
      look.reachesEdges
      ? metric(look.kind, .insetX) : metric(look.kind, .inset) + metric(look.kind, .headerInset)
    let extent = measure(text, width: max(0, width - 2 * inset))
    let frame = Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: extent.size.height)
    y += extent.size.height
    return [.text(text, frame)]
  }

  private func headerText(_ title: String, of section: Component, _ look: CollectionLook) -> TextContent {
    // Chosen: the weight and size of prominent headers before release 26, in every look.
    if section.flag(.prominent) == true { return text(title, .title3, weight: 600, lines: nil) }
    switch traits.platform {
    case .macOS:
      return look.kind == .form
        ? text(title, .body, weight: 700, lines: nil)
        : text(title, .subheadline, weight: 600, .level(.secondaryLabel), lines: nil)
    case .watchOS: return text(title, .footnote1, .level(.secondaryLabel), lines: nil)
    case .iOS where isOld && look.body == .plain: return text(title, .headline, lines: nil)
    case .iOS where isOld: return text(title.uppercased(), .footnote, .level(.secondaryLabel), lines: nil)
    default: return text(title, .headline, .level(.secondaryLabel), lines: nil)
    }
  }

  /// Lays out rows below each other.
  private mutating func place(
    _ rows: [Component], of component: Component, _ look: CollectionLook, _ area: Rect
  ) throws(ComponentError) -> [PlacedRow] {
    var placed: [PlacedRow] = []
    var y = area.y
    let gap = component.number(.rowSpacing) ?? (look.body == .platters ? metric(look.kind, .gap) : 0)
    // Rows from edge to edge have the margin of their list, not of a card.
    let extra = look.reachesEdges ? metric(look.kind, .insetX) - metric(look.kind, .paddingX) : 0
    for row in rows {
      var laid = try layOut(
        row, look.kind, width: max(0, area.width - 2 * extra), ink(of: row, in: component, look))
      if extra != 0 {
        laid.textX += extra
        let inner = Rect(x: extra, y: 0, width: max(0, area.width - 2 * extra), height: laid.height)
        laid.layers = [.group(laid.layers, inner)]
      }
      let frame = Rect(x: area.x, y: y, width: area.width, height: laid.height)
      placed.append(PlacedRow(laid: laid, frame: frame, shift: swipeWidth(of: row)))
      y += laid.height + gap
    }
    return placed
  }

  /// Returns the colours of a row, which is white on the selection of macOS.
  private func ink(of row: Component, in component: Component, _ look: CollectionLook) -> RowInk {
    var ink = rowInk(row)
    if look.body == .inset, row.has(.selected), !row.has(.disabled), !isInactive(component) {
      (ink.secondary, ink.symbol) = (.primary, .primary)
    }
    return ink
  }

  // MARK: Bodies

  private func rowLayers(
    _ rows: [PlacedRow], of component: Component, _ look: CollectionLook
  ) -> [Layer] {
    switch look.body {
    // The one with the focus lies in front.
    case .platters:
      return (rows.filter { !isLit($0.laid.row) } + rows.filter { isLit($0.laid.row) }).flatMap {
        platter($0, look)
      }
    case .inset: return rows.enumerated().flatMap { insetRow($1, at: $0, of: rows, component) }
    case .plain: return joined(rows, look)
    // Rows with space between them are no group.
    case .bands, .cards:
      guard let spacing = component.number(.rowSpacing), spacing > 0 else { return joined(rows, look) }
      return rows.flatMap { joined([$0], look) }
    }
  }

  /// Returns the layers of rows that lie on one card or band, or from edge to edge.
  private func joined(_ rows: [PlacedRow], _ look: CollectionLook) -> [Layer] {
    guard let first = rows.first, let last = rows.last else { return [] }
    let whole = Rect(
      x: first.frame.x, y: first.frame.y, width: first.frame.width, height: last.frame.maxY - first.frame.y)
    let radius = look.body == .cards ? metric(look.kind, .radius) : 0
    var layers = cards(rows, whole, look, radius)
    for row in rows { layers += contents(row, whole, look) }
    layers += separators(rows, whole, look)
    guard look.body == .cards || rows.contains(where: { $0.shift > 0 }) else {
      return layers.moved(to: whole)
    }
    var group = Layer.group(layers, whole)
    group.clip = .roundedRectangle(radius)
    return [group]
  }

  /// Returns the cards below rows: one, and one for each row that a swipe has moved.
  private func cards(
    _ rows: [PlacedRow], _ whole: Rect, _ look: CollectionLook, _ radius: Double
  ) -> [Layer] {
    guard let card = look.card else { return [] }
    var layers: [Layer] = [], start = 0
    func add(_ range: Range<Int>) {
      guard let first = range.first, let last = range.last else { return }
      let shift = rows[first].shift
      let frame = Rect(
        x: -shift, y: rows[first].frame.y - whole.y, width: whole.width,
        height: rows[last].frame.maxY - rows[first].frame.y)
      // A row that has moved is round where it ends; the clip of the section rounds the others.
      let end = shift > 0 && !isOld ? radius : 0
      let corners = CornerRadii(topLeft: 0, topRight: end, bottomRight: end, bottomLeft: 0)
      layers.append(.fill(card, end > 0 ? .roundedRectangle(corners, style: .continuous) : .rectangle, frame))
    }
    for index in rows.indices where rows[index].shift > 0 {
      add(start..<index)
      add(index..<(index + 1))
      start = index + 1
    }
    add(start..<rows.count)
    return layers
  }

  /// Returns the contents of a row relative to its section, with the actions that a swipe has uncovered.
  private func contents(_ row: PlacedRow, _ whole: Rect, _ look: CollectionLook) -> [Layer] {
    let frame = Rect(
      x: -row.shift, y: row.frame.y - whole.y, width: row.frame.width, height: row.frame.height)
    var layers = highlight(row, frame, look)
    layers.append(.group(row.laid.layers, frame))
    let shape = Shape.roundedRectangle(min(metric(look.kind, .radius), frame.height / 2))
    layers += focusRing(row.laid.row, shape, frame.outset(by: -FocusRing.outside))
    return layers + swipeLayers(row, whole)
  }

  /// Returns the fill below a row that is touched, selected or looked at.
  private func highlight(_ row: PlacedRow, _ frame: Rect, _ look: CollectionLook) -> [Layer] {
    guard row.isHighlighted || row.laid.row.has(.hovered) else { return [] }
    guard traits.platform == .visionOS else {
      return [.fill(.component(touchFill(row.laid.row)), .rectangle, frame)]
    }
    let inset = metric(look.kind, .insetY)
    return [
      .fill(
        .level(row.isHighlighted ? .secondaryFill : .tertiaryFill),
        .roundedRectangle(max(0, metric(look.kind, .radius) - inset)), frame.inset(x: inset, y: inset))
    ]
  }

  /// Returns the lines between rows, from where the texts begin; none beside a highlighted row. A band has lines at its edges too.
  private func separators(_ rows: [PlacedRow], _ whole: Rect, _ look: CollectionLook) -> [Layer] {
    let height = metric(look.kind, .separatorHeight), inset = metric(look.kind, .separatorInset)
    let edges = look.body == .bands ? [0, whole.height - height] : []
    let lines = edges.map { y in
      Layer.fill(
        .level(.separator), .rectangle, Rect(x: 0, y: y, width: whole.width, height: height))
    }
    let between: [Layer] = zip(rows, rows.dropFirst()).compactMap { row, next in
      guard row.laid.row.flag(.separator) != false, !row.isHighlighted, !next.isHighlighted,
        row.shift == 0, next.shift == 0
      else { return nil }
      let start = row.laid.textX
      return .fill(
        row.laid.row.color(.separatorTint).map { ForegroundStyle(.color($0)) } ?? .level(.separator),
        .rectangle,
        Rect(
          x: start, y: row.frame.maxY - whole.y - height, width: max(0, whole.width - start - inset),
          height: height))
    }
    return lines + between
  }

  private func platter(_ row: PlacedRow, _ look: CollectionLook) -> [Layer] {
    let shape = Shape.roundedRectangle(metric(look.kind, .radius))
    var frame = row.frame
    frame.x -= row.shift
    if isLit(row.laid.row) { return [focusedPlatter(row, shape, frame)] }
    var layers: [Layer] = []
    if let card = look.card, !row.laid.hasBody { layers.append(.fill(card, shape, frame)) }
    if row.isHighlighted { layers.append(.fill(.level(.tertiaryFill), shape, frame)) }
    layers.append(.group(row.laid.layers, frame))
    return layers + swipeLayers(row, Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Returns a row of tvOS with the focus: white, larger and above a shadow; a press takes half of the growth back.
  private func focusedPlatter(_ row: PlacedRow, _ shape: Shape, _ frame: Rect) -> Layer {
    let side = frame.height
    let face = Layer.fill(.component(.focusFace), shape, Rect(frame.size)).shadow(
      FocusTable.shadowOpacity, sigma: FocusTable.shadowSigma * side, y: FocusTable.shadowOffset * side)
    let growth = metric(.list, .growth) / max(frame.width, 1) * (row.laid.row.has(.pressed) ? 0.5 : 1)
    return Layer.group([face, .group(row.laid.layers, Rect(frame.size))], frame).scaled(1 + growth)
  }

  private func insetRow(
    _ row: PlacedRow, at index: Int, of rows: [PlacedRow], _ component: Component
  ) -> [Layer] {
    var layers: [Layer] = []
    layers += stripe(component, at: index, row.frame)
    if row.laid.row.has(.selected) {
      layers.append(
        .fill(
          rowSelection(component),
          selectionShape(
            .list, joinsAbove: index > 0 && rows[index - 1].laid.row.has(.selected),
            joinsBelow: index + 1 < rows.count && rows[index + 1].laid.row.has(.selected)), row.frame))
    } else if row.laid.row.has(.pressed) || row.laid.row.has(.hovered) {
      let shape = selectionShape(.list, joinsAbove: false, joinsBelow: false)
      layers.append(.fill(.component(touchFill(row.laid.row)), shape, row.frame))
    }
    layers.append(.group(row.laid.layers, row.frame))
    let shape = selectionShape(.list, joinsAbove: false, joinsBelow: false)
    return layers + focusRing(row.laid.row, shape, row.frame.outset(by: -FocusRing.outside))
  }

  /// Returns the fill below every other row of a striped list or table.
  func stripe(_ component: Component, at index: Int, _ frame: Rect) -> [Layer] {
    guard component.flag(.striped) == true, !index.isMultiple(of: 2) else { return [] }
    let radius = metric(component.kind, .selectionRadius)
    return [.fill(.component(.stripe), .roundedRectangle(radius), frame)]
  }

  /// Returns the colour of a row below a finger or the pointer, and on iOS of a selected one.
  func touchFill(_ row: Component) -> ComponentColor {
    guard row.has(.pressed) || row.has(.selected) else { return .hoverOverlay }
    return isMac ? .pressOverlay : .rowHighlight
  }

  /// Returns the fill of selected rows on macOS: the accent in an active window, grey in others.
  func rowSelection(_ component: Component) -> ForegroundStyle {
    isInactive(component) ? .component(.rowSelectionUnfocused) : .accent
  }

  /// Returns the shape of a selected row, which joins selected neighbours.
  func selectionShape(_ kind: ComponentKind, joinsAbove: Bool, joinsBelow: Bool) -> Shape {
    let radius = metric(kind, .selectionRadius)
    let (top, bottom) = (joinsAbove ? 0 : radius, joinsBelow ? 0 : radius)
    return .roundedRectangle(
      CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom), style: .continuous)
  }
}

extension [Layer] {
  /// Returns the layers, relative to the origin of a rectangle, relative to its parent.
  fileprivate func moved(to rect: Rect) -> [Layer] {
    map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(x: rect.x, y: rect.y)
      return layer
    }
  }
}
