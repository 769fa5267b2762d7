// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// The text of a field: its string, font and the style of the placeholder.
  struct FieldText {
    var string: String
    var font: TextContent.Font
    var placeholder: String
    var placeholderStyle: ForegroundStyle
  }

  /// Returns the font of fields.
  func fieldFont(_ size: ControlSize) -> TextContent.Font {
    isMac ? .fixed(size: metric(.textField, .fontSize, size), weight: 400) : .style(.body, weight: nil)
  }

  /// Returns the style of a placeholder. The fields of visionOS and watchOS lie on materials, on which a tertiary label is too
  /// faint (chosen).
  var placeholderStyle: ForegroundStyle {
    isMac
      ? .semantic("placeholderTextColor")
      : .level(isSpatial || traits.platform == .watchOS ? .secondaryLabel : .tertiaryLabel)
  }

  /// Returns the style of a text in a field, which differs from its usual one in fields that cannot be used, where macOS
  /// dims the whole field, and on the white of focus of tvOS.
  func fieldInk(_ component: Component, _ usual: ForegroundStyle) -> ForegroundStyle {
    if component.has(.disabled), !isMac { return .level(.tertiaryLabel) }
    return isLit(component) ? .semantic(usual == .primary ? "black" : "systemGray") : usual
  }

  /// A Boolean value that is true for a field, or the selection of a control, of tvOS with the focus, which is white; glass
  /// lights up by itself.
  func isLit(_ component: Component) -> Bool {
    traits.platform == .tvOS && component.has(.focused) && !isFloating(component)
  }

  /// Returns the ground of fields on platforms where it has no border.
  func fieldGround(_ component: Component) -> ForegroundStyle {
    if isLit(component) { return .semantic("white") }
    return traits.platform == .tvOS ? .component(.fieldFill) : .level(.secondaryFill)
  }

  /// Returns the text of a field in the middle of an area, with its caret or selection. A text that is edited and longer than
  /// the area is moved so far that its caret is visible.
  mutating func fieldLine(
    _ component: Component, _ field: FieldText, in room: Rect
  ) throws(ComponentError) -> (layers: [Layer], baseline: Double) {
    let isEmpty = field.string.utf8.isEmpty, isDisabled = component.has(.disabled)
    let style = fieldInk(component, isEmpty ? field.placeholderStyle : .primary)
    let string = isEmpty ? field.placeholder : field.string
    let text = TextContent(
      string, font: field.font, alignment: TextContent.Alignment.leading.edge(of: string), lineLimit: 1,
      style: style)
    let marks = try component.textMarks(count: field.string.unicodeScalars.count)
    let extent = measure(text), height = lineHeight(field.font)
    let line = Rect(x: room.x, y: room.y + (room.height - height) / 2, width: room.width, height: height)
    let start = position(marks?.start ?? 0, in: field), end = position(marks?.end ?? 0, in: field)
    let caretWidth = metric(.textField, .caretWidth)
    let scroll = marks == nil ? 0 : max(0, max(start, end) + caretWidth - room.width)
    let textHeight = max(extent.size.height, 1)
    let frame = Rect(
      x: room.x - scroll, y: room.y + (room.height - textHeight) / 2,
      width: marks == nil ? room.width : max(room.width, extent.size.width), height: textHeight)
    var layers: [Layer] = [], ends: [Layer] = []
    let first = room.x - scroll + start, last = room.x - scroll + end
    if let marks, !marks.isCaret {
      layers += highlight(from: first, to: last, line: line)
      if component.has(.editing) {
        ends = handle(x: first, line: line, isStart: true) + handle(x: last, line: line, isStart: false)
      }
    }
    if !text.string.utf8.isEmpty { layers.append(Layer.text(text, frame).inactive(isDisabled)) }
    if marks?.isCaret == true { ends = caret(x: first + caretWidth / 2, line: line) }
    if frame.width > room.width { layers = [clipped(layers, to: room)] }
    return (layers + ends, frame.y + extent.baseline)
  }

  /// Returns the distance of a place in a text from the text's start.
  private mutating func position(_ index: Int, in field: FieldText) -> Double {
    let before = advance(field.string.part(0..<index), field.font)
    return isReversed(field.string) ? advance(field.string, field.font) - before : before
  }

  /// Returns a group of layers that is clipped to an area.
  func clipped(_ layers: [Layer], to area: Rect) -> Layer {
    var group = Layer.group(
      layers.map { layer in
        var layer = layer
        layer.frame = layer.frame.moved(x: -area.x, y: -area.y)
        return layer
      }, area)
    group.clip = .rectangle
    return group
  }
}
