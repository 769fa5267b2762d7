// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The places of the words at the rectangles of a picture. No two words overlap, and none leave the picture.
///
/// Words lie beside their rectangle where there is room, else further away, with a line that leads back to it.
struct LabelPlacement {
  /// A place for the words of one mark.
  struct Label {
    var mark: ReportPage.Mark
    /// The area of the words.
    var frame: Rect
    /// The ends of the line from the words to their rectangle; nil beside it.
    var leader: [Point]?
  }

  /// The placed words. Those for which a crowded picture has no room are left out.
  private(set) var labels: [Label] = []
  /// The size of the font, in points of the picture.
  let fontSize: Double
  private let size: Size
  private let rectangles: [Rect]

  /// The space between words and other things, in sizes of the font.
  private static let gap = 0.3
  /// The widths of a digit and of a punctuation mark of a wide bold font, in sizes of the font.
  private static let (digit, punctuation) = (0.7, 0.42)
  /// The height of words above and below their baseline, in sizes of the font.
  private static let (ascent, descent) = (0.8, 0.25)

  /// Places the words of marks, those that fall short first.
  init(_ marks: [ReportPage.Mark], in size: Size) {
    self.size = size
    fontSize = max(10, size.width / 48)
    rectangles = marks.map(\.bounds)
    for mark in marks.filter({ !$0.isSufficient }) + marks.filter(\.isSufficient) { place(mark) }
  }

  /// Returns the start of the baseline of words in a frame.
  func baseline(of label: Label) -> Point {
    Point(x: label.frame.minX, y: label.frame.maxY - Self.descent * fontSize)
  }

  private mutating func place(_ mark: ReportPage.Mark) {
    let width = mark.label.utf8.reduce(0.0) { width, byte in
      width + (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") ? Self.punctuation : Self.digit)
    }
    let box = Size(width: width * fontSize, height: (Self.ascent + Self.descent) * fontSize)
    let beside = besides(mark.bounds, box).first { isFree($0) }
    if let frame = beside {
      labels.append(Label(mark: mark, frame: frame, leader: nil))
      return
    }
    let further = places(for: box, around: mark.bounds)
    // Words over the rectangle of another mark are better than none.
    let frame =
      further.first { isFree($0) } ?? besides(mark.bounds, box).first { isFree($0, overMarks: true) }
      ?? further.first { isFree($0, overMarks: true) }
    guard let frame else { return }
    labels.append(Label(mark: mark, frame: frame, leader: leader(from: frame, to: mark.bounds)))
  }

  /// Returns the places beside a rectangle: above it, below it, to its right and to its left.
  private func besides(_ bounds: Rect, _ box: Size) -> [Rect] {
    let gap = Self.gap * fontSize
    let (above, below) = (bounds.minY - gap - box.height, bounds.maxY + gap)
    let middle = bounds.center.y - box.height / 2
    let places = [
      (bounds.minX, above), (bounds.maxX - box.width, above), (bounds.minX, below),
      (bounds.maxX - box.width, below), (bounds.maxX + gap, middle), (bounds.minX - gap - box.width, middle),
    ]
    return places.map { Rect(x: $0.0, y: $0.1, width: box.width, height: box.height) }
  }

  /// Returns places all over the picture, the nearest to a rectangle first.
  private func places(for box: Size, around bounds: Rect) -> [Rect] {
    let steps = (x: box.width / 2, y: box.height / 2)
    var places: [(distance: Double, frame: Rect)] = []
    for y in stride(from: 1, to: size.height - box.height, by: steps.y) {
      for x in stride(from: 1, to: size.width - box.width, by: steps.x) {
        let frame = Rect(x: x, y: y, width: box.width, height: box.height)
        let away = Self.ends(from: frame, to: bounds)
        let (dx, dy) = (away[1].x - away[0].x, away[1].y - away[0].y)
        places.append((dx * dx + dy * dy, frame))
      }
    }
    return places.sorted { $0.distance < $1.distance }.map(\.frame)
  }

  private func isFree(_ frame: Rect, overMarks: Bool = false) -> Bool {
    guard frame.minX >= 0, frame.minY >= 0, frame.maxX <= size.width, frame.maxY <= size.height else {
      return false
    }
    let area = frame.outset(by: Self.gap * fontSize / 2)
    return !labels.contains { !$0.frame.intersection(area).isEmpty }
      && (overMarks || !rectangles.contains { !$0.intersection(frame).isEmpty })
  }

  /// Returns the line from words to their rectangle; nil where they touch it or nearly do.
  private func leader(from frame: Rect, to bounds: Rect) -> [Point]? {
    let ends = Self.ends(from: frame, to: bounds)
    let (dx, dy) = (ends[1].x - ends[0].x, ends[1].y - ends[0].y)
    return dx * dx + dy * dy > fontSize * fontSize / 4 ? ends : nil
  }

  /// Returns the points of two rectangles that are nearest to each other.
  private static func ends(from frame: Rect, to bounds: Rect) -> [Point] {
    let (x, y) = (
      nearest(frame.minX...frame.maxX, bounds.minX...max(bounds.minX, bounds.maxX)),
      nearest(frame.minY...frame.maxY, bounds.minY...max(bounds.minY, bounds.maxY))
    )
    return [Point(x: x.0, y: y.0), Point(x: x.1, y: y.1)]
  }

  /// Returns the numbers of two ranges that are nearest to each other.
  private static func nearest(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> (Double, Double) {
    if a.upperBound < b.lowerBound { return (a.upperBound, b.lowerBound) }
    if b.upperBound < a.lowerBound { return (a.lowerBound, b.upperBound) }
    let middle = (max(a.lowerBound, b.lowerBound) + min(a.upperBound, b.upperBound)) / 2
    return (middle, middle)
  }
}
