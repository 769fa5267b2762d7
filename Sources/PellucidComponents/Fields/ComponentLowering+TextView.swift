// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers a text of several lines, with its caret or selection.
  mutating func textView(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let font = fieldFont(component.controlSize), string = component.text(.text) ?? ""
    let isEmpty = string.utf8.isEmpty, isDisabled = component.has(.disabled)
    let insetX = metric(.textView, .paddingX), insetY = metric(.textView, .paddingY)
    let width = proposed.width ?? metric(.textView, .width)
    let style = fieldInk(component, isEmpty ? placeholderStyle : .primary)
    let written = isEmpty ? component.text(.placeholder) ?? "" : string
    let content = TextContent(
      written, font: font, alignment: TextContent.Alignment.leading.edge(of: written), style: style)
    let inside = max(0, width - 2 * insetX)
    let extent = measure(content, width: inside)
    let lines = TextLines(
      string, height: extent.lines > 0 ? extent.size.height / Double(extent.lines) : lineHeight(font))
    let height = proposed.height ?? max(extent.size.height, lines.height) + 2 * insetY
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let area = Rect(x: insetX, y: insetY, width: inside, height: max(extent.size.height, lines.height))
    let marks = try component.textMarks(count: string.unicodeScalars.count)
    let parts = markLayers(component, marks, lines, font, area, last: lastLine(lines, in: height))
    var layers = parts.below
    if !content.string.utf8.isEmpty {
      let shown = shownLines(of: content, area, lines.height, in: height)
      layers.append(Layer.text(shown.text, shown.frame).inactive(isDisabled))
    }
    layers += parts.above
    // The ball of a handle may reach beyond a view that shows all of its text.
    if area.maxY > height { layers = [clipped(layers, to: frame)] }
    layers = textViewBody(component, frame) + layers
    if isDisabled { layers = [Layer.group(layers, frame).opacity(metric(.textField, .disabledOpacity))] }
    return LoweredComponent(frame.size, baseline: area.y + extent.baseline, layers: layers)
  }

  /// Returns a text of the lines that begin above the lower edge of the view, and one more: the mark of a text that is cut
  /// stands in a line that is not seen.
  private func shownLines(
    of text: TextContent, _ area: Rect, _ lineHeight: Double, in height: Double
  ) -> (text: TextContent, frame: Rect) {
    guard area.maxY > height, lineHeight > 0 else { return (text, area) }
    let count = (max(0, height - area.y) / lineHeight).rounded(.up) + 1
    guard count * lineHeight < area.height else { return (text, area) }
    var (text, frame) = (text, area)
    text.lineLimit = Int(count)
    frame.height = count * lineHeight
    return (text, frame)
  }

  /// Returns the ground and the border; a plain view has neither, but for the focus of tvOS.
  private func textViewBody(_ component: Component, _ frame: Rect) -> [Layer] {
    guard component.word(.style) != .plain || isLit(component) else { return [] }
    let shape = Shape.roundedRectangle(metric(.textView, .radius))
    guard traits.platform == .iOS || isMac else { return [.fill(fieldGround(component), shape, frame)] }
    let ring = component.has(.editing) && isMac ? component.focused : component
    return [Layer.fill(.component(.fieldFill), shape, frame)]
      + fieldBorder(shape, frame, width: metric(.textView, .borderWidth)) + focusRing(ring, shape, frame)
  }

  // MARK: Marks

  /// Returns the highlight below the text, and the caret or the handles above it.
  private mutating func markLayers(
    _ component: Component, _ marks: TextMarks?, _ lines: TextLines, _ font: TextContent.Font, _ area: Rect,
    last: Int
  ) -> (below: [Layer], above: [Layer]) {
    guard let marks else { return ([], []) }
    func line(_ index: Int) -> Rect {
      Rect(x: area.x, y: area.y + Double(index) * lines.height, width: area.width, height: lines.height)
    }
    let start = place(of: marks.start, in: lines, font, width: area.width, last: last)
    guard !marks.isCaret else {
      let x = area.x + start.x + metric(.textField, .caretWidth) / 2
      return ([], component.has(.editing) ? caret(x: x, line: line(start.line)) : [])
    }
    let end = place(of: marks.end, in: lines, font, width: area.width, last: last)
    let isReversed = isReversed(lines.string)
    let (head, tail) = isReversed ? (area.width, 0.0) : (0.0, area.width)
    var below: [Layer] = []
    for index in start.line...max(start.line, min(end.line, last)) {
      let from = index == start.line ? start.x : head, to = index == end.line ? end.x : tail
      below += highlight(from: area.x + from, to: area.x + to, line: line(index))
    }
    guard component.has(.editing) else { return (below, []) }
    return (
      below,
      handle(x: area.x + start.x, line: line(start.line), isStart: true)
        + handle(x: area.x + end.x, line: line(end.line), isStart: false)
    )
  }

  /// Returns the index of a line below those that a view shows.
  private func lastLine(_ lines: TextLines, in height: Double) -> Int {
    guard lines.height > 0 else { return 0 }
    return Int((min(height, Self.greatestExtent) / lines.height).rounded(.up)) + 1
  }

  /// Returns the line of a place in a text, and the distance of the place from the line's start.
  ///
  /// - Parameter last: The index of a line that is not seen. The distance in the lines below is 0.
  private mutating func place(
    of index: Int, in lines: TextLines, _ font: TextContent.Font, width: Double, last: Int
  ) -> (line: Int, x: Double) {
    let paragraph = lines.paragraph(of: index)
    var line = 0
    for earlier in lines.paragraphs.prefix(paragraph) where line <= last {
      line += lineCount(lines.string.part(earlier), font, width)
    }
    let range = lines.paragraphs[paragraph]
    guard line <= last, line + lineCount(lines.string.part(range.lowerBound..<index), font, width) <= last + 1
    else { return (last + 1, 0) }
    let words = lines.words(in: range)
    guard let word = words.firstIndex(where: { index < $0.upperBound }) ?? words.indices.last else {
      return (line, 0)
    }
    func count(through word: Int) -> Int {
      lineCount(lines.string.part(range.lowerBound..<words[word].upperBound), font, width)
    }
    let own = count(through: word)
    // The first word of the line: the counts never fall from word to word.
    var low = 0, high = word
    while low < high {
      let middle = (low + high) / 2
      if count(through: middle) < own { low = middle + 1 } else { high = middle }
    }
    let start = words[low].lowerBound
    let before = advance(lines.string.part(start..<index), font)
    guard isReversed(lines.string) else { return (line + own - 1, before) }
    var end = word
    while end + 1 < words.count, count(through: end + 1) == own { end += 1 }
    let whole = advance(lines.string.part(start..<words[end].upperBound), font)
    return (line + own - 1, whole - before)
  }

  private mutating func lineCount(_ string: String, _ font: TextContent.Font, _ width: Double) -> Int {
    max(1, measure(TextContent(string, font: font, lineLimit: nil), width: width).lines)
  }
}

/// The paragraphs and words of a text, counted in Unicode scalars.
struct TextLines {
  let string: String
  /// The height of a line.
  let height: Double
  /// The paragraphs, without the ends of lines between them.
  private(set) var paragraphs: [Range<Int>] = []

  init(_ string: String, height: Double) {
    (self.string, self.height) = (string, height)
    var start = 0, index = 0
    for scalar in string.unicodeScalars {
      if scalar == "\n" {
        paragraphs.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    paragraphs.append(start..<index)
  }

  /// Returns the index of the paragraph of a place.
  func paragraph(of index: Int) -> Int {
    paragraphs.firstIndex { index <= $0.upperBound } ?? paragraphs.count - 1
  }

  /// Returns the parts of a paragraph between which a line may end: words with the spaces behind them, and single letters of
  /// scripts without spaces.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound, index = range.lowerBound, isBehindSpace = false
    for scalar in string.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count) {
      let isSpace = scalar == " " || scalar == "\t"
      let stands = (0x2E80...0xA4CF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      if index > start, !isSpace, isBehindSpace || stands {
        words.append(start..<index)
        start = index
      }
      isBehindSpace = isSpace || stands
      index += 1
    }
    if index > start { words.append(start..<index) }
    return words
  }
}
