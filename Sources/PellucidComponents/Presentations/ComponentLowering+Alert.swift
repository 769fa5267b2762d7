// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func alert(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    if traits.platform == .watchOS { return modal(component, proposed, in: parent) }
    let width = proposed.width ?? alertWidth(in: parent)
    let header = alertHeader(component, width)
    let buttons = alertButtons(component, y: header.bottom, width: width)
    let size = Size(width: width, height: proposed.height ?? buttons.bottom)
    let shape: Shape = .roundedRectangle(metric(.alert, .radius))
    var content = Layer.group(header.layers + buttons.layers, Rect(size))
    content.clip = shape
    var lowered = LoweredComponent(size, layers: [.surface(.alert, shape, Rect(size), [content])])
    // The glass of an alert brings its own dimming along, as that of release 26 does; macOS has none.
    if traits.platform == .visionOS || isOld && !isMac { lowered.behind = dimming(in: parent) }
    return lowered
  }

  private func alertWidth(in parent: Size) -> Double {
    let usual = metric(.alert, .width) * (isMac ? 1 : max(1, min(textScale(), 310.0 / 270)))
    return min(usual, max(0, parent.width - 16))
  }

  /// A Boolean value that is true where the texts of an alert lie in its middle.
  private var alertsAreCentered: Bool { isOld || traits.platform == .tvOS || traits.platform == .visionOS }

  // MARK: Texts

  /// Returns icon, texts and field, and the height at which the buttons may begin.
  private mutating func alertHeader(
    _ component: Component, _ width: Double
  ) -> (layers: [Layer], bottom: Double) {
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
    if let placeholder = component.text(.placeholder) {
      let field = alertField(component, placeholder, y: y + metric(.alert, .fieldGap), width: width)
      layers += field.layers
      y = field.bottom
    }
    return (layers, y + metric(.alert, .bottom))
  }

  /// Returns the icon of the app on macOS: a symbol on a rounded square.
  func appIcon(_ component: Component, _ frame: Rect) -> [Layer] {
    let body = frame.inset(x: frame.width * 0.06, y: frame.width * 0.06)
    let fill =
      component.color(.tint).map { ForegroundStyle(.color($0), isVibrant: false) } ?? .component(.accent)
    let mark = body.centered(Size(width: body.width * 0.56, height: body.height * 0.56))
    return [
      .fill(fill, .roundedRectangle(body.width * 0.225), body),
      .symbol(component.text(.symbol) ?? "app.fill", mark, .component(.badgeLabel)),
    ]
  }

  private mutating func alertField(
    _ component: Component, _ placeholder: String, y: Double, width: Double
  ) -> (layers: [Layer], bottom: Double) {
    let height = max(metric(.alert, .fieldHeight), isMac ? 0 : lineHeight(.body) + 8)
    let isFlat = isMac || isClassic
    let side = isFlat ? metric(.alert, .paddingX) : metric(.alert, .paddingX) / 2
    let frame = Rect(x: side, y: y, width: max(0, width - 2 * side), height: height)
    let shape: Shape = isFlat ? .roundedRectangle(6) : .capsule
    var layers = [Layer.fill(isFlat ? .component(.fieldFill) : .level(.tertiaryFill), shape, frame)]
    if isFlat {
      layers.append(
        .fill(.component(.fieldBorder), .path(Outline.ring(of: shape, frame.size, width: 0.5)), frame))
    }
    let typed = component.text(.text) ?? ""
    let style: TextStyle = isClassic ? .footnote : .body
    let label =
      typed.utf8.isEmpty
      ? text(placeholder, style, .level(.tertiaryLabel))
      : text(typed, style)
    layers.append(line(label, in: frame.inset(x: isFlat ? 7 : 16, y: 0)))
    return (layers, frame.maxY)
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
    let height = max(metric(.alert, .buttonHeight), isMac ? 0 : lineHeight(.body) + 22)
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
      let title = text(button.text(.title) ?? "", .body, weight: 600)
      if measure(title).size.width > width - 16 { return false }
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
      button.text(.title) ?? "", .body, weight: isBold ? 600 : isClassic ? 400 : 500, ink, alignment: .center)
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
    layers.append(line(title, in: frame.inset(x: 8, y: 0)).inactive(isInactive))
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
