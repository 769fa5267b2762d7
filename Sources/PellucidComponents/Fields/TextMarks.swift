// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The caret or the selection of a text, as numbers of Unicode scalars before its ends.
struct TextMarks: Hashable {
  var start: Int, end: Int

  var isCaret: Bool { start == end }
}

extension Component {
  /// Returns the selection, or the caret of a text that is edited; nil for neither.
  ///
  /// - Parameter count: The number of Unicode scalars of the text.
  func textMarks(count: Int) throws(ComponentError) -> TextMarks? {
    func check(_ property: ComponentProperty, _ value: Int, _ most: Int) throws(ComponentError) {
      guard value > most else { return }
      throw .outOfRange(kind, property, found: Double(value), allowed: 0...Double(most))
    }
    let start = whole(.selectionStart), end = whole(.selectionEnd), caret = whole(.caret)
    if let caret { try check(.caret, caret, count) }
    guard start != nil || end != nil else {
      let place = caret ?? count
      return has(.editing) ? TextMarks(start: place, end: place) : nil
    }
    try check(.selectionEnd, end ?? count, count)
    try check(.selectionStart, start ?? 0, end ?? count)
    return TextMarks(start: start ?? 0, end: end ?? count)
  }
}

extension String {
  /// Returns a part of the string, counted in Unicode scalars.
  func part(_ range: Range<Int>) -> String {
    String(unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension ComponentLowering {
  /// Returns the width of a text on one line, spaces at its end included.
  mutating func advance(_ string: String, _ font: TextContent.Font) -> Double {
    guard !string.utf8.isEmpty, let metrics = font.metrics(in: traits) else { return 0 }
    let request = TextRequest(TextContent(string, font: font, lineLimit: 1), in: metrics)
    return measurer.extent(of: request, fitting: .infinity).size.width
  }

  /// Returns the height of a line of a font.
  func lineHeight(_ font: TextContent.Font) -> Double {
    guard let metrics = font.metrics(in: traits) else { return 0 }
    return metrics.lineHeight ?? metrics.size * 1.2
  }

  /// A Boolean value that is true where a text runs against the direction in which components are written, so that places in
  /// it count from its other end.
  func isReversed(_ string: String) -> Bool { string.runsRightToLeft != (direction == .rightToLeft) }

  /// Returns the caret in the middle of a line. It blinks with the time: there in the first half of each period, and away in
  /// the second.
  func caret(x: Double, line: Rect) -> [Layer] {
    let turns = (time ?? 0) / metric(.textField, .period)
    guard turns - turns.rounded(.down) < 0.5 else { return [] }
    let width = metric(.textField, .caretWidth)
    let height = line.height + metric(.textField, .caretExtraHeight)
    let frame = Rect(
      x: x - width / 2, y: line.y + (line.height - height) / 2, width: width, height: height)
    return [.fill(.accent, .capsule, frame)]
  }

  /// Returns the highlight of selected text on one line.
  func highlight(from start: Double, to end: Double, line: Rect) -> [Layer] {
    let left = min(start, end), right = max(start, end)
    guard right > left else { return [] }
    return [
      .fill(
        .component(.textSelection), .rectangle,
        Rect(x: left, y: line.y, width: right - left, height: line.height))
    ]
  }

  /// Returns the handle at an end of a selection: a line with a ball above its start or below its end. Only touch has them.
  func handle(x: Double, line: Rect, isStart: Bool) -> [Layer] {
    guard traits.platform == .iOS else { return [] }
    let radius = metric(.textField, .handleRadius), width = metric(.textField, .caretWidth)
    let overlap = metric(.textField, .overhang)
    let stem = Rect(x: x - width / 2, y: line.y, width: width, height: line.height)
    let ball = Rect(
      x: x - radius, y: isStart ? line.y - 2 * radius + overlap : line.maxY - overlap, width: 2 * radius,
      height: 2 * radius)
    return [.fill(.accent, .rectangle, stem), .fill(.accent, .circle, ball)]
  }
}
