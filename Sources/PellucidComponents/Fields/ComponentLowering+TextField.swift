// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a field of one line; a secure one shows a dot for each character.
  mutating func textField(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let size = component.controlSize, font = fieldFont(size)
    let height =
      proposed.height
      ?? max(metric(.textField, .height, size), lineHeight(font) + 2 * metric(.textField, .paddingY))
    let frame = Rect(x: 0, y: 0, width: proposed.width ?? metric(.textField, .width), height: height)
    let isPlain = component.word(.style) == .plain
    var room = isPlain ? frame : frame.inset(x: metric(.textField, .paddingX), y: 0)
    let string = component.text(.text) ?? ""
    var layers: [Layer] = []
    if component.flag(.clearButton) == true, !string.utf8.isEmpty, !component.has(.disabled) {
      let side = metric(.textField, .symbolSize) * (isMac ? 1 : textScale())
      let mark = Rect(x: room.maxX - side, y: (height - side) / 2, width: side, height: side)
      layers.append(clearButton(mark))
      room.width = max(0, mark.x - metric(.textField, .gap) - room.x)
    }
    let text = FieldText(component, font: font, placeholderStyle: placeholderStyle)
    let line = try fieldLine(component, text, in: room)
    layers += line.layers
    // The focus of tvOS gives a field without a body one around it.
    let body = isPlain ? frame.inset(x: -metric(.textField, .paddingX), y: 0) : frame
    if !isPlain || isLit(component) { layers = fieldBody(component, body) + layers }
    if component.has(.disabled) {
      layers = [Layer.group(layers, frame).opacity(metric(.textField, .disabledOpacity))]
    }
    let shape = fieldShape(.textField, size, frame)
    let ring = isMac && component.has(.editing) ? component.focused : component
    return LoweredComponent(
      frame.size, baseline: line.baseline, layers: layers + (isPlain ? [] : focusRing(ring, shape, frame)))
  }

  /// Returns the button that clears a field.
  func clearButton(_ frame: Rect) -> Layer {
    .symbol("xmark.circle.fill", frame, isMac ? .secondary : .component(.clearButton))
  }

  /// Returns the shape of a field.
  func fieldShape(_ kind: ComponentKind, _ size: ControlSize, _ frame: Rect) -> Shape {
    let radius = metric(kind, .radius, size)
    return radius >= frame.height / 2 || radius >= metric(kind, .height, size) / 2
      ? .capsule : .roundedRectangle(radius)
  }

  /// Returns the body of a text field: the ground of texts with a border, or a fill on platforms of glass and darkness.
  private func fieldBody(_ component: Component, _ frame: Rect) -> [Layer] {
    let shape = fieldShape(.textField, component.controlSize, frame)
    guard traits.platform == .iOS || isMac else {
      // The fill of watchOS is one for black, which a modal is not.
      let ground: [Layer] = traits.platform == .watchOS ? [.fill(.semantic("black"), shape, frame)] : []
      return ground + [.fill(fieldGround(component), shape, frame)]
    }
    let isPale = component.has(.disabled) && !isMac
    return [Layer.fill(.component(isPale ? .disabledFieldFill : .fieldFill), shape, frame)]
      + fieldBorder(shape, frame, width: metric(.textField, .borderWidth))
  }

  /// Returns the border of a field.
  func fieldBorder(_ shape: Shape, _ frame: Rect, width: Double) -> [Layer] {
    [.fill(.component(.fieldBorder), .path(Outline.ring(of: shape, frame.size, width: width)), frame)]
  }
}

extension Component {
  /// The component with the keyboard focus, which a field of macOS has while it is edited.
  var focused: Component {
    var copy = self
    copy.states.insert(.focused)
    return copy
  }
}

extension ComponentLowering.FieldText {
  /// Creates the text of a field, with a dot for each character of a secure one.
  init(_ field: Component, font: TextContent.Font, placeholderStyle: ForegroundStyle) {
    let typed = field.text(.text) ?? ""
    let isSecret = field.kind == .secureField && !typed.utf8.isEmpty
    self.init(
      string: isSecret ? String(repeating: "\u{2022}", count: typed.unicodeScalars.count) : typed,
      font: isSecret ? font.bold : font, placeholder: field.text(.placeholder) ?? "",
      placeholderStyle: placeholderStyle)
  }
}

extension TextContent.Font {
  /// The font in a bold weight, whose bullets are as large as the dots of secure fields.
  fileprivate var bold: TextContent.Font {
    switch self {
    case .fixed(let size, _): .fixed(size: size, weight: 700)
    case .style(let style, _): .style(style, weight: 700)
    }
  }
}
