// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func alert(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    if traits.platform == .watchOS { return try modal(component, proposed, in: parent) }
    let width = proposed.width ?? alertWidth(in: parent)
    var header = try alertHeader(component, width)
    var buttons = alertButtons(component, y: header.bottom, width: width)
    // Texts without room above the buttons are scrolled to.
    let most = proposed.height ?? max(0, parent.height - 2 * metric(.alert, .margin))
    if buttons.bottom > most {
      let seen = max(0, header.bottom - (buttons.bottom - most))
      header = ([clipped(header.layers, to: Rect(x: 0, y: 0, width: width, height: seen))], seen)
      buttons = alertButtons(component, y: seen, width: width)
    }
    let size = Size(width: width, height: proposed.height ?? buttons.bottom)
    let shape: Shape = .roundedRectangle(metric(.alert, .radius))
    var content = Layer.group(header.layers + buttons.layers, Rect(size))
    content.clip = shape
    let surface = Layer.surface(.alert, shape, Rect(size), [content])
    let layers = isMac ? alertWindow(surface, shape) : [surface]
    return alertMoment(component, LoweredComponent(size, layers: layers), in: parent)
  }

  /// Returns an alert of macOS with the edge of the window that it is: before release 26 with its shadow, for which glass has
  /// one of its own, and with its hairline up to the glass of release 27, whose rim is dark on white.
  private func alertWindow(_ surface: Layer, _ shape: Shape) -> [Layer] {
    guard traits.look != .os27 else { return [surface] }
    var surface = surface
    if isOld { surface.shadow = windowShadow(isInactive: false) }
    return [surface, windowHairline(shape, surface.frame)]
  }

  /// Returns an alert on its way: it opens from a larger size, and closes by fading.
  private func alertMoment(
    _ component: Component, _ alert: LoweredComponent, in parent: Size
  ) -> LoweredComponent {
    let moment = opening(
      component, open: GlassMotion.alertMove.spring, close: GlassMotion.alertMove.spring)
    let dim = opening(component, open: GlassMotion.alertDim.spring, close: GlassMotion.alertDim.spring)
    var lowered = alert
    // The glass of an alert brings its own dimming along, as that of release 26 does; macOS has none.
    if traits.platform == .visionOS || isOld && !isMac {
      lowered.behind = dimming(in: parent, opacity: dim.progress)
    }
    guard !moment.isClosed else {
      lowered.layers = []
      return lowered
    }
    lowered.opacity = moment.progress
    let scale =
      1 + (metric(.alert, .openingScale) - 1) * (1 - arrival(component, GlassMotion.alertMove.spring))
    if scale != 1 { lowered.transform = .scale(scale) }
    return lowered
  }

  private func alertWidth(in parent: Size) -> Double {
    let usual = metric(.alert, .width) * (isMac ? 1 : max(1, min(textScale(), metric(.alert, .growth))))
    return min(usual, max(0, parent.width - 2 * metric(.alert, .margin)))
  }

  /// A Boolean value that is true where the texts of an alert lie in its middle.
  private var alertsAreCentered: Bool { isOld || traits.platform == .tvOS || traits.platform == .visionOS }

  // MARK: Texts

  /// Returns icon, texts and fields, and the height at which the buttons may begin.
  private mutating func alertHeader(
    _ component: Component, _ width: Double
  ) throws(ComponentError) -> (layers: [Layer], bottom: Double) {
    let padding = metric(.alert, .paddingX), room = max(0, width - 2 * padding)
    let alignment: TextContent.Alignment = alertsAreCentered ? .center : .leading
    var layers: [Layer] = [], y = metric(.alert, .top)
    if isMac {
      let side = metric(.alert, .symbolSize)
      let x = alertsAreCentered ? (width - side) / 2 : padding
      layers += appIcon(component, Rect(x: x, y: y, width: side, height: side))
      y += side + metric(.alert, .symbolGap)
    }
    let message = component.text(.message)
    let title = text(
      component.text(.title) ?? "", isMac ? .body : .headline,
      weight: isMac ? 700 : message == nil && !isOld ? 400 : 600, lines: nil, alignment: alignment)
    let style: TextStyle =
      isMac ? .body : isClassic ? .footnote : traits.platform == .tvOS ? .callout : .subheadline
    let body = text(message ?? "", style, lines: nil, alignment: alignment)
    let texts = stack([(title, 0), (body, metric(.alert, .titleGap))], x: padding, y: y, width: room)
    layers += texts.layers
    y = texts.bottom
    let fields = try alertFields(component, y: y, width: width)
    return (layers + fields.layers, fields.bottom + metric(.alert, .bottom))
  }

  /// Returns the icon of the app on macOS: a symbol on a rounded square.
  func appIcon(_ component: Component, _ frame: Rect) -> [Layer] {
    let inset = AppIconTable.inset * frame.width
    let body = frame.inset(x: inset, y: inset)
    let fill =
      tint(of: component, or: .component(.accent))
    let mark = body.centered(
      Size(width: body.width * AppIconTable.mark, height: body.height * AppIconTable.mark))
    return [
      .fill(fill, .roundedRectangle(body.width * AppIconTable.radius), body),
      .symbol(component.text(.symbol) ?? "app.fill", mark, .component(.badgeLabel)),
    ]
  }

  // MARK: Fields

  /// Returns the fields that an alert lists, or the one that its own placeholder describes.
  func fields(of alert: Component) -> [Component] {
    let fields = alert.components(.fields)
    guard fields.isEmpty, alert.text(.placeholder) != nil else { return fields }
    var field = Component(.textField)
    for property in [ComponentProperty.placeholder, .text] {
      field.properties[property] = alert.properties[property]
    }
    return [field]
  }

  /// A Boolean value that is true where fields are part of one bordered box, as before release 26 and on macOS.
  private var alertFieldsAreFlat: Bool { isMac || isClassic }

  /// Returns the fields below each other, and the height below the last.
  private mutating func alertFields(
    _ component: Component, y: Double, width: Double
  ) throws(ComponentError) -> (layers: [Layer], bottom: Double) {
    let fields = fields(of: component)
    guard !fields.isEmpty else { return ([], y) }
    let inset = metric(.alert, .fieldInset)
    let least = isMac ? 0 : lineHeight(.body) + 2 * metric(.alert, .fieldPaddingY)
    var frame = Rect(
      x: inset, y: y + metric(.alert, .fieldGap), width: max(0, width - 2 * inset),
      height: max(metric(.alert, .fieldHeight), least))
    let top = frame.y
    var layers: [Layer] = [], lines: [Layer] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { frame.y = frame.maxY + metric(.alert, .itemGap) }
      if !isClassic { layers += alertFieldBody(field, frame) }
      if isClassic, index > 0 { lines.append(alertFieldDivider(frame)) }
      lines += try alertFieldLine(field, frame)
    }
    if isClassic {
      let box = Rect(x: frame.x, y: top, width: frame.width, height: frame.maxY - top)
      layers = alertFieldBody(component, box)
    }
    return (layers + lines, frame.maxY)
  }

  private func alertFieldBody(_ field: Component, _ frame: Rect) -> [Layer] {
    guard alertFieldsAreFlat else {
      let ground = traits.platform == .tvOS ? fieldGround(field) : .level(.tertiaryFill)
      return [.fill(ground, .capsule, frame)]
    }
    let shape: Shape = .roundedRectangle(metric(.alert, .fieldRadius))
    let ring = field.has(.editing) ? field.focused : field
    return [Layer.fill(.component(.fieldFill), shape, frame)]
      + fieldBorder(shape, frame, width: metric(.alert, .borderWidth))
      + (isMac ? focusRing(ring, shape, frame) : [])
  }

  private func alertFieldDivider(_ field: Rect) -> Layer {
    let width = metric(.alert, .borderWidth)
    return .fill(
      .component(.fieldBorder), .rectangle,
      Rect(x: field.x, y: field.y - width, width: field.width, height: width))
  }

  private mutating func alertFieldLine(
    _ field: Component, _ frame: Rect
  ) throws(ComponentError) -> [Layer] {
    let font = TextContent.Font.style(isClassic ? .footnote : .body, weight: nil)
    let text = FieldText(
      field, font: font, placeholderStyle: .level(.tertiaryLabel))
    let room = frame.inset(x: metric(.alert, .fieldPadding), y: 0)
    return try fieldLine(field, text, in: room).layers
  }

  // MARK: Buttons

  /// Returns the buttons: two beside each other where their titles fit, else below each other, the one that cancels first or
  /// last.
  private mutating func alertButtons(
    _ component: Component, y: Double, width: Double
  ) -> (layers: [Layer], bottom: Double) {
    let buttons = component.components(.buttons)
    guard !buttons.isEmpty else { return ([], y) }
    let cancels = buttons.filter { $0.word(.role) == .cancel },
      others = buttons.filter { $0.word(.role) != .cancel }
    let (inset, gap) = (metric(.alert, .inset), metric(.alert, .buttonGap))
    let half = (width - 2 * inset - gap) / 2
    let areBeside = buttons.count == 2 && buttonsFit(buttons, half)
    let ordered = areBeside ? cancels + others : others + cancels
    let least = isMac ? 0 : lineHeight(.body) + 2 * metric(.alert, .paddingY)
    let height = max(metric(.alert, .buttonHeight), least)
    var layers: [Layer] = [], top = y
    for (index, button) in ordered.enumerated() {
      let x = areBeside && index == 1 ? inset + half + gap : inset
      let frame = Rect(x: x, y: top, width: areBeside ? half : max(0, width - 2 * inset), height: height)
      layers += alertButton(button, frame)
      if isClassic { layers += alertDividers(frame, isSecond: areBeside && index == 1) }
      if !areBeside || index == 1 { top += height + gap }
    }
    return (layers, top - gap + inset)
  }

  private mutating func buttonsFit(_ buttons: [Component], _ width: Double) -> Bool {
    for button in buttons {
      let title = text(title(of: button), .body, weight: 600)
      if measure(title).size.width > width - 2 * metric(.alert, .labelPadding) { return false }
    }
    return traits.platform != .tvOS
  }

  private mutating func alertButton(_ button: Component, _ frame: Rect) -> [Layer] {
    if isMac || traits.platform == .visionOS {
      var inner = button
      if inner.word(.style) == nil { inner.properties[.style] = .word(.bordered) }
      if isMac { inner.properties[.size] = .word(.large) }
      return [.component(inner, frame)]
    }
    let isPreferred = button.word(.style) == .prominent, isInactive = button.has(.disabled)
    let isBold = isPreferred || isClassic && button.word(.role) == .cancel
    let isFocused = button.has(.focused) && traits.platform == .tvOS
    let ink: ForegroundStyle =
      isInactive
      ? .level(.tertiaryLabel)
      : isFocused
        ? .component(.focusLabel)
        : button.word(.role) == .destructive ? .destructive : isClassic ? .accent : .primary
    let title = text(
      self.title(of: button), .body, weight: isBold ? 600 : isClassic ? 400 : 500, ink, alignment: .center)
    var layers: [Layer] = []
    if !isClassic {
      let usual: ForegroundStyle =
        traits.platform == .tvOS ? .component(.tabSelection) : .level(.tertiaryFill)
      let fill = isFocused ? .component(.focusFace) : isPreferred && !isInactive ? .component(.accent) : usual
      let body = Layer.fill(fill, .capsule, frame)
      layers.append(button.has(.pressed) ? body.opacity(metric(.alert, .pressedOpacity)) : body)
    } else if button.has(.pressed) {
      layers.append(.fill(.component(.menuHighlight), .rectangle, frame))
    }
    layers.append(line(title, in: frame.inset(x: metric(.alert, .labelPadding), y: 0)).inactive(isInactive))
    return layers
  }

  /// Returns the lines above a button, and before the second of two beside each other.
  private func alertDividers(_ frame: Rect, isSecond: Bool) -> [Layer] {
    let width = metric(.alert, .dividerHeight)
    var layers = [
      Layer.fill(
        .level(.separator), .rectangle, Rect(x: frame.x, y: frame.y, width: frame.width, height: width))
    ]
    if isSecond {
      layers.append(
        .fill(
          .level(.separator), .rectangle, Rect(x: frame.x, y: frame.y, width: width, height: frame.height)))
    }
    return layers
  }
}
