// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A row of a list or form, laid out from the upper left corner of its frame.
struct LaidRow {
  var row: Component
  var height: Double
  /// The distance of the texts from the row's leading edge, at which lines begin.
  var textX: Double
  /// The distance of the title's baseline from the top; nil for a row without a title.
  var baseline: Double?
  var layers: [Layer]
  /// A Boolean value that is true for a row that is a control with a body of its own.
  var hasBody = false
}

/// The colours of a row's parts.
struct RowInk {
  var title: ForegroundStyle, secondary: ForegroundStyle, symbol: ForegroundStyle
  var isInactive = false
}

/// The texts of a row, measured.
private struct RowTexts {
  var title: LabelLine?, subtitle: LabelLine?, detail: LabelLine?
  /// A Boolean value that is true where the detail lies below the title.
  var isStacked = false
  var gap: Double

  /// The lines above each other.
  var column: [LabelLine] {
    [title, isStacked ? detail : nil, subtitle].compactMap { $0 }
  }

  /// The height of the lines above each other.
  var height: Double {
    column.reduce(0) { $0 + $1.size.height } + gap * Double(max(0, column.count - 1))
  }
}

extension ComponentLowering {
  /// Lays out a row.
  mutating func layOut(
    _ row: Component, _ kind: ComponentKind, width: Double, _ ink: RowInk
  ) throws(ComponentError) -> LaidRow {
    if let control = row.components(.control).first, control.kind == .slider, traits.platform == .watchOS {
      return try sliderRow(row, control, kind, width: width, ink)
    }
    if traits.platform == .iOS, hasLargeText { return try layOutTall(row, kind, width: width, ink) }
    let textX = textStart(of: row, kind)
    let accessory = accessorySize(of: row, kind)
    let gap = metric(kind, .gap)
    var end = width - metric(kind, accessory == nil ? .margin : .accessoryInset)
    let accessoryX = end - (accessory?.width ?? 0)
    if let accessory { end -= accessory.width + gap }
    var control: (component: Component, size: Size)?
    if let inner = row.components(.control).first {
      control = (inner, try controlSize(inner, of: row, room: max(0, end - textX)))
    }
    let controlX = end - (control?.size.width ?? 0)
    // The control's distance from the texts is at least that from the edge.
    if let control { end -= control.size.width + max(gap, metric(kind, .margin)) }
    let texts = texts(of: row, kind, room: max(0, end - textX), ink)
    let tile = row.text(.symbol) == nil || row.color(.tint) == nil ? 0 : tileSide(kind)
    let height = max(rowHeight(of: row, kind, texts), max(tile, control?.size.height ?? 0) + 2 * gap)
    var layers = leadingLayers(of: row, kind, height, ink)
    let placed = textLayers(texts, Rect(x: textX, y: 0, width: max(0, end - textX), height: height))
    layers += placed.layers
    if let control {
      let place = Rect(x: controlX, y: 0, width: control.size.width, height: height)
      layers.append(.component(disabled(control.component, with: row), place.centered(control.size)))
    }
    if let accessory {
      let place = Rect(x: accessoryX, y: 0, width: accessory.width, height: height)
      layers.append(accessoryLayer(of: row, place.centered(accessory)))
    }
    return LaidRow(row: row, height: height, textX: textX, baseline: placed.baseline, layers: layers)
  }

  /// Lays out a row of watchOS with a slider, which is as wide as the row, below its texts.
  private mutating func sliderRow(
    _ row: Component, _ control: Component, _ kind: ComponentKind, width: Double, _ ink: RowInk
  ) throws(ComponentError) -> LaidRow {
    let control = disabled(control, with: row)
    var rest = row
    rest.properties[.control] = nil
    let isAlone = row.text(.title) == nil && row.text(.subtitle) == nil && row.text(.detail) == nil
    let margin = isAlone ? 0 : metric(kind, .margin),
      room = Size(width: max(0, width - 2 * margin), height: 0)
    let size = try self.size(of: control, proposed: ProposedSize(width: room.width), in: room)
    var laid =
      isAlone
      ? LaidRow(row: row, height: 0, textX: 0, baseline: nil, layers: [])
      : try layOut(rest, kind, width: width, ink)
    laid.layers.append(
      .component(control, Rect(x: margin, y: laid.height, width: size.width, height: size.height)))
    (laid.row, laid.height, laid.hasBody) = (row, laid.height + size.height + margin, isAlone)
    return laid
  }

  /// Returns the colours of a row without a coloured selection.
  func rowInk(_ row: Component) -> RowInk {
    if isLit(row) {
      let dark = ForegroundStyle.component(.focusLabel)
      return RowInk(title: dark, secondary: dark, symbol: dark)
    }
    if row.has(.disabled) {
      let faint = ForegroundStyle.level(.tertiaryLabel)
      return RowInk(title: faint, secondary: faint, symbol: faint, isInactive: true)
    }
    let title: ForegroundStyle = row.word(.role) == .destructive ? .destructive : .primary
    return RowInk(
      title: title, secondary: .level(.secondaryLabel),
      symbol: row.word(.role) == .destructive
        ? .destructive : isMac || isSpatial || isTelevision ? .primary : .accent)
  }

  private var isTelevision: Bool { traits.platform == .tvOS }

  // MARK: Large text

  /// Lays out a row at the text sizes of accessibility: the symbol above the texts, the detail below the title, and the control
  /// below both where it would break a word.
  private mutating func layOutTall(
    _ row: Component, _ kind: ComponentKind, width: Double, _ ink: RowInk
  ) throws(ComponentError) -> LaidRow {
    let x = metric(kind, .paddingX), gap = metric(kind, .gap)
    let accessory = accessorySize(of: row, kind)
    let end = width - metric(kind, accessory == nil ? .margin : .accessoryInset)
    var room = max(0, end - x - (accessory.map { $0.width + gap } ?? 0))
    var control: (component: Component, size: Size)?
    if let inner = row.components(.control).first {
      control = (inner, try controlSize(inner, of: row, room: room))
    }
    let beside = room - (control.map { $0.size.width + gap } ?? 0)
    let isBelow = control != nil && max(0, beside) < titleWordWidth(row)
    if control != nil, !isBelow { room = max(0, beside) }
    let texts = texts(of: row, kind, room: room, ink)
    let side = row.text(.symbol) == nil ? 0 : row.color(.tint) == nil ? symbolSide(kind) : tileSide(kind)
    let above = side == 0 ? 0 : side + gap, below = isBelow ? gap + (control?.size.height ?? 0) : 0
    let inner = max(texts.height, isBelow ? 0 : control?.size.height ?? 0)
    let height =
      max(metric(kind, .rowHeight), above + inner + below + metric(kind, .rowHeight) - usualLineHeight(.body))
    let top = (height - above - inner - below) / 2
    var layers = leadingLayers(of: row, kind, side, ink).map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(x: 0, y: top)
      return layer
    }
    let placed = textLayers(texts, Rect(x: x, y: top + above, width: room, height: inner))
    layers += placed.layers
    if let control {
      let place =
        isBelow
        ? Rect(x: x, y: top + above + inner + gap, width: control.size.width, height: control.size.height)
        : Rect(x: end - control.size.width, y: top + above, width: control.size.width, height: inner)
      layers.append(.component(disabled(control.component, with: row), place.centered(control.size)))
    }
    if let accessory {
      let place = Rect(x: end - accessory.width, y: 0, width: accessory.width, height: height)
      layers.append(accessoryLayer(of: row, place.centered(accessory)))
    }
    return LaidRow(row: row, height: height, textX: x, baseline: placed.baseline, layers: layers)
  }

  /// Returns the width of the widest word of a row's title.
  private mutating func titleWordWidth(_ row: Component) -> Double {
    wordWidth(text(row.text(.title) ?? "", .body))
  }

  // MARK: Start

  private func textStart(of row: Component, _ kind: ComponentKind) -> Double {
    let padding = metric(kind, .paddingX)
    guard row.text(.symbol) != nil else { return padding }
    return row.color(.tint) == nil
      ? max(metric(kind, .itemWidth), padding + symbolSide(kind) + metric(kind, .symbolGap))
      : padding + tileSide(kind) + metric(kind, .symbolGap)
  }

  private func symbolSide(_ kind: ComponentKind) -> Double { metric(kind, .symbolSize) * textScale() }
  private func tileSide(_ kind: ComponentKind) -> Double { metric(kind, .tileSize) * textScale() }

  private func leadingLayers(
    of row: Component, _ kind: ComponentKind, _ height: Double, _ ink: RowInk
  ) -> [Layer] {
    guard let symbol = row.text(.symbol) else { return [] }
    guard let tint = row.color(.tint) else {
      // The symbol stands in the middle of the room before the texts.
      let place = Rect(x: 0, y: 0, width: textStart(of: row, kind), height: height)
      let side = symbolSide(kind)
      return [
        Layer.symbol(symbol, place.centered(Size(width: side, height: side)), ink.symbol)
          .inactive(ink.isInactive)
      ]
    }
    let side = tileSide(kind)
    let place = Rect(x: metric(kind, .paddingX), y: 0, width: side, height: height)
    let tile = place.centered(Size(width: side, height: side))
    let scale = side / metric(kind, .tileSize)
    let fill = Layer.fill(
      ForegroundStyle(.color(tint), isVibrant: false), .roundedRectangle(metric(kind, .tileRadius) * scale),
      tile)
    let mark = metric(.list, .markShare) * side
    let glyph = Layer.symbol(
      symbol, tile.centered(Size(width: mark, height: mark)), .component(.tileSymbol))
    let layers = [fill, glyph.inactive(ink.isInactive)]
    guard ink.isInactive else { return layers }
    return [
      Layer.group(layers, Rect(x: 0, y: 0, width: tile.maxX, height: height)).opacity(
        metric(.list, .disabledOpacity))
    ]
  }

  // MARK: Texts

  private mutating func texts(
    of row: Component, _ kind: ComponentKind, room: Double, _ ink: RowInk
  ) -> RowTexts {
    let lines = isMac ? 1 : Int?.none
    func line(
      _ property: ComponentProperty, _ style: TextStyle, _ color: ForegroundStyle, width: Double
    ) -> LabelLine? {
      guard let string = row.text(property), !string.utf8.isEmpty else { return nil }
      return labelLine(
        title: text(string, style, color, lines: lines), width: width, isInactive: ink.isInactive)
    }
    var texts = RowTexts(gap: metric(kind, .titleGap))
    let gap = metric(kind, .gap)
    texts.detail = line(.detail, .body, ink.secondary, width: room)
    var titleRoom = room
    if let detail = texts.detail {
      let whole = line(.title, .body, ink.title, width: .infinity)?.size.width ?? 0
      texts.isStacked =
        !isMac && (hasLargeText && traits.platform == .iOS || whole + gap + detail.size.width > room)
      if !texts.isStacked {
        if isMac, detail.size.width > room / 2 {
          let width = max(room / 2, room - whole - gap)
          texts.detail = line(.detail, .body, ink.secondary, width: width)
        }
        titleRoom = max(0, room - (texts.detail?.size.width ?? 0) - gap)
      }
    }
    texts.title = line(.title, .body, ink.title, width: titleRoom)
    texts.subtitle = line(.subtitle, subtitleStyle, ink.secondary, width: titleRoom)
    return texts
  }

  private var subtitleStyle: TextStyle {
    switch traits.platform {
    case .iOS: isOld ? .caption1 : .subheadline
    case .watchOS: .footnote1
    default: .subheadline
    }
  }

  /// Returns the height of a row: that of the platform, and as much more as its texts are higher than in their usual size.
  private func rowHeight(of row: Component, _ kind: ComponentKind, _ texts: RowTexts) -> Double {
    let column = texts.column
    guard !column.isEmpty else { return metric(kind, .rowHeight) }
    var usual = usualLineHeight(.body)
    if column.count > 1 {
      usual += texts.gap + usualLineHeight(texts.isStacked ? .body : subtitleStyle)
    }
    return metric(kind, column.count > 1 ? .subtitleRowHeight : .rowHeight) + max(0, texts.height - usual)
  }

  private func textLayers(
    _ texts: RowTexts, _ frame: Rect
  ) -> (layers: [Layer], baseline: Double?) {
    let column = texts.column
    var y = frame.y + (frame.height - texts.height) / 2
    var layers: [Layer] = []
    var baseline: Double?
    for line in column {
      baseline = baseline ?? line.baseline.map { y + $0 }
      layers += line.layers(in: Rect(x: frame.x, y: y, width: line.size.width, height: line.size.height))
      y += line.size.height + texts.gap
    }
    if let detail = texts.detail, !texts.isStacked {
      let size = detail.size
      let place = Rect(
        x: frame.maxX - size.width, y: frame.y + (frame.height - size.height) / 2, width: size.width,
        height: size.height)
      layers += detail.layers(in: place)
    }
    return (layers, baseline)
  }

  // MARK: End

  private func accessorySize(of row: Component, _ kind: ComponentKind) -> Size? {
    let scale = textScale()
    switch row.word(.accessory) {
    case .disclosure:
      return Size(width: metric(kind, .arrowWidth) * scale, height: metric(kind, .arrowHeight) * scale)
    case .checkmark:
      let side = metric(kind, .markSize) * scale
      return Size(width: side, height: side * 18 / 19)
    case .info:
      let side = metric(kind, .symbolSize) * scale
      return Size(width: side, height: side)
    default: return nil
    }
  }

  private func accessoryLayer(of row: Component, _ frame: Rect) -> Layer {
    let isInactive = row.has(.disabled)
    let usual: ForegroundStyle =
      isInactive
      ? .level(.tertiaryLabel) : isMac || isSpatial || isTelevision ? .primary : .accent
    let ink = isLit(row) ? .component(.focusLabel) : usual
    return switch row.word(.accessory) {
    case .disclosure:
      .symbol(
        "chevron.right", frame,
        isLit(row) ? ink : .level(isSpatial || isTelevision ? .secondaryLabel : .tertiaryLabel), weight: 600)
    case .checkmark: Layer.symbol("checkmark", frame, ink, weight: 600).inactive(isInactive)
    default: Layer.symbol("info.circle", frame, isMac ? .level(.secondaryLabel) : ink).inactive(isInactive)
    }
  }

  /// Returns the size of a row's control, which takes all the room where nothing else is.
  private mutating func controlSize(
    _ control: Component, of row: Component, room: Double
  ) throws(ComponentError) -> Size {
    let isAlone = row.text(.title) == nil && row.text(.subtitle) == nil && row.text(.detail) == nil
    let all = Size(width: room, height: 0)
    guard control.kind.isStretched else { return try size(of: control, in: all) }
    if isAlone { return try size(of: control, proposed: ProposedSize(width: room), in: all) }
    // The title has its whole width, as far as that leaves the control its share of the room.
    let title = measure(text(row.text(.title) ?? "", .body)).size.width
    var natural = try size(of: control, in: all)
    let gap = max(metric(.list, .gap), metric(.list, .margin))
    natural.width = min(natural.width, max(metric(.list, .ratio) * room, room - title - gap))
    return natural
  }

  private func disabled(_ control: Component, with row: Component) -> Component {
    guard row.has(.disabled) else { return control }
    var control = control
    control.states.subtract([.hovered, .pressed, .focused, .editing, .dragged, .open, .loading])
    control.states.insert(.disabled)
    return control
  }
}

extension ComponentKind {
  /// A Boolean value that is true for controls that have no width of their own.
  fileprivate var isStretched: Bool {
    switch self {
    case .slider, .textField, .secureField, .progressBar, .gauge, .segmentedControl: true
    default: false
    }
  }
}
