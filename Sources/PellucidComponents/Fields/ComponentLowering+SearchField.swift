// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a search field: the field, the button that ends the search beside it, and its scopes below it.
  mutating func searchField(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let size = component.controlSize, width = proposed.width ?? metric(.searchField, .width)
    let scopes = try scopeBar(component, width: width, in: parent)
    let below = scopes.map { $0.height + metric(.searchField, .groupGap) } ?? 0
    let natural = max(
      metric(.searchField, .height, size), lineHeight(fieldFont(size)) + 2 * metric(.textField, .paddingY))
    let height = proposed.height.map { max(0, $0 - below) } ?? natural
    let end = endOfSearch(component, height: height)
    let frame = Rect(x: 0, y: 0, width: max(0, width - end.width), height: height)
    let line = try searchParts(component, frame)
    var layers = searchBody(component, frame, line.layers)
    if let button = end.button {
      let side = Size(width: end.width - end.gap, height: end.height)
      let place = Rect(
        x: frame.maxX + end.gap, y: (height - side.height) / 2, width: side.width, height: side.height)
      layers.append(.component(button, place))
    }
    if let scopes {
      let top = height + metric(.searchField, .groupGap)
      layers.append(.component(scopes.control, Rect(x: 0, y: top, width: width, height: scopes.height)))
    }
    return LoweredComponent(
      Size(width: width, height: height + below), baseline: line.baseline, layers: layers)
  }

  // MARK: Field

  /// Returns the body with the parts on it: glass where the field floats in a bar, and a fill in content.
  private func searchBody(_ component: Component, _ frame: Rect, _ parts: [Layer]) -> [Layer] {
    let shape = fieldShape(.searchField, component.controlSize, frame)
    let ring = component.has(.editing) && isMac ? component.focused : component
    let focus = focusRing(ring, shape, frame)
    if isFloating(component) {
      var glass = GlassContent(.regular, control: .searchField, shape: shape, children: parts)
      if component.has(.disabled) {
        glass.children = [Layer.group(parts, frame).opacity(metric(.textField, .disabledOpacity))]
      }
      glass.isInteractive = !component.has(.disabled)
      if traits.platform == .tvOS { glass.isFocused = component.has(.focused) }
      return [Layer.glass(glass, frame)] + focus
    }
    var body: [Layer]
    if isMac {
      body =
        [Layer.fill(.component(.fieldFill), shape, frame)]
        + fieldBorder(shape, frame, width: metric(.textField, .borderWidth))
    } else {
      let isTouch = traits.platform == .iOS
      body = [.fill(isTouch ? .level(.tertiaryFill) : fieldGround(component), shape, frame)]
    }
    body += parts
    if component.has(.disabled) {
      body = [Layer.group(body, frame).opacity(metric(.textField, .disabledOpacity))]
    }
    return body + focus
  }

  /// A Boolean value that is true for a field of glass, as that of the search page of tvOS always is since release 26.
  func isFloating(_ component: Component) -> Bool {
    component.kind == .searchField && !isOld && (component.word(.style) == .glass || traits.platform == .tvOS)
  }

  /// Returns the magnifier, the tokens, the text and the button that clears it.
  private mutating func searchParts(
    _ component: Component, _ frame: Rect
  ) throws(ComponentError) -> (layers: [Layer], baseline: Double) {
    let size = component.controlSize, isDisabled = component.has(.disabled)
    let ink = fieldInk(component, .secondary)
    let scale = isMac ? 1 : textScale()
    let side = metric(.searchField, .symbolSize) * scale
    let magnifier = Rect(
      x: metric(.searchField, .paddingX), y: (frame.height - side) / 2, width: side, height: side)
    var layers = [Layer.symbol("magnifyingglass", magnifier, ink, weight: 500).inactive(isDisabled)]
    var room = frame
    room.x = magnifier.maxX + metric(.searchField, .symbolGap)
    let string = component.text(.text) ?? ""
    let mark = metric(.searchField, .markSize) * scale, inset = metric(.searchField, .inset)
    let isCleared = string.utf8.isEmpty && component.components(.tokens).isEmpty
    let end = frame.width - inset - (isCleared ? 0 : mark + inset / 2)
    if !isCleared, !isDisabled {
      layers.append(
        clearButton(
          Rect(x: frame.width - inset - mark, y: (frame.height - mark) / 2, width: mark, height: mark)))
    }
    for token in component.components(.tokens) {
      let chip = tokenChip(token, size, at: room.x, in: frame)
      layers += chip.layers
      room.x = chip.end + metric(.searchField, .itemGap)
    }
    room.width = max(0, end - room.x)
    var font = fieldFont(size)
    if string.utf8.isEmpty, isFloating(component), !isMac { font = .style(.body, weight: 500) }
    let text = FieldText(
      string: string, font: font,
      placeholder: component.components(.tokens).isEmpty
        ? component.text(.placeholder) ?? words.search : "",
      placeholderStyle: .secondary)
    let line = try fieldLine(component, text, in: room)
    return (layers + line.layers, line.baseline)
  }

  /// Returns a token: a label on a faint ground of the accent colour.
  private mutating func tokenChip(
    _ token: Component, _ size: ControlSize, at x: Double, in frame: Rect
  ) -> (layers: [Layer], end: Double) {
    var title = text(token.text(.title) ?? "", .subheadline)
    if isMac { title.font = fieldFont(size) }
    let label = labelLine(title: title), padding = metric(.searchField, .labelPadding)
    let above = metric(.searchField, .textPadding)
    let body = Rect(
      x: x, y: (frame.height - label.size.height - 2 * above) / 2, width: label.size.width + 2 * padding,
      height: label.size.height + 2 * above)
    let shape = isOld ? Shape.roundedRectangle(metric(.searchField, .selectionRadius)) : .capsule
    return (
      [.fill(.component(.faintAccent), shape, body)] + label.layers(in: body.inset(x: padding, y: 0)),
      body.maxX
    )
  }

  // MARK: Around the field

  private struct EndOfSearch {
    var button: Component?
    var width = 0.0, height = 0.0, gap = 0.0
  }

  /// Returns the button that ends a search, while the field of iOS is edited: a title, or glass beside floating glass.
  private mutating func endOfSearch(_ component: Component, height: Double) -> EndOfSearch {
    guard component.has(.editing), traits.platform == .iOS else { return EndOfSearch() }
    let gap = metric(.searchField, .buttonGap)
    if isFloating(component) {
      let side = max(metric(.searchField, .buttonHeight), height)
      let button = Component(.button).with(.symbol, .text("xmark")).with(.style, .word(.glass))
      return EndOfSearch(button: button, width: side + gap, height: side, gap: gap)
    }
    guard isOld else { return EndOfSearch() }
    let title = component.text(.title) ?? words.cancel
    let button = Component(.button).with(.title, .text(ExactName(title))).with(.style, .word(.plain))
    let extent = measure(text(title, .body))
    return EndOfSearch(
      button: button, width: extent.size.width + gap,
      height: extent.size.height + 2 * metric(.button, .paddingY), gap: gap)
  }

  /// Returns the scopes as a segmented control, and its height; nil for a field without scopes.
  private mutating func scopeBar(
    _ component: Component, width: Double, in parent: Size
  ) throws(ComponentError) -> (control: Component, height: Double)? {
    let scopes = component.components(.scopes)
    guard !scopes.isEmpty else { return nil }
    let control = Component(.segmentedControl).with(.items, .components(scopes)).with(
      .selection, .number(component.number(.selection) ?? 0))
    let height = try size(of: control, proposed: ProposedSize(width: width), in: parent).height
    return (control, height)
  }
}
