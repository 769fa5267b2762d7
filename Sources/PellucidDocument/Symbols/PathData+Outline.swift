// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension PathData {
  /// The outline that the commands draw; nil where they do not begin with a move, or one has too few or too many numbers.
  var outline: Path? {
    guard let first = commands.first, first | 0x20 == UInt8(ascii: "m") else { return nil }
    var pen = Pen()
    var next = 0
    for (command, count) in zip(commands, counts) {
      guard pen.draw(command, numbers[next..<(next + count)]) else { return nil }
      next += count
    }
    return Path(pen.elements)
  }
}

/// A pen that draws the commands of SVG paths.
private struct Pen {
  private(set) var elements: [PathElement] = []
  private var start = Point(x: 0, y: 0), current = Point(x: 0, y: 0)
  /// The control point that a smooth curve continues; nil after other commands.
  private var cubicControl: Point?, quadraticControl: Point?

  /// Draws a command as often as it has numbers; returns whether they are as many as it takes.
  mutating func draw(_ command: UInt8, _ numbers: ArraySlice<Double>) -> Bool {
    let kind = command | 0x20, isRelative = command == kind
    guard let taken = Self.numbersTaken(by: kind) else {
      elements.append(.close)
      (current, cubicControl, quadraticControl) = (start, nil, nil)
      return numbers.isEmpty
    }
    guard !numbers.isEmpty, numbers.count % taken == 0 else { return false }
    for first in stride(from: numbers.startIndex, to: numbers.endIndex, by: taken) {
      // Further pairs of a move are lines.
      let isLine = kind == UInt8(ascii: "m") && first > numbers.startIndex
      step(isLine ? UInt8(ascii: "l") : kind, isRelative, Array(numbers[first..<(first + taken)]))
    }
    return true
  }

  /// Returns how many numbers a command takes each time; nil for the one that takes none.
  private static func numbersTaken(by kind: UInt8) -> Int? {
    switch kind {
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    default: nil
    }
  }

  private mutating func step(_ kind: UInt8, _ isRelative: Bool, _ numbers: [Double]) {
    let origin = isRelative ? current : Point(x: 0, y: 0)
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[2 * index], y: origin.y + numbers[2 * index + 1])
    }
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch kind {
    case UInt8(ascii: "m"):
      start = point(0)
      add(.move(start), to: start)
    case UInt8(ascii: "h"): line(to: Point(x: origin.x + numbers[0], y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: origin.y + numbers[0]))
    case UInt8(ascii: "c"): curve(point(0), point(1), to: point(2))
    case UInt8(ascii: "s"): curve(opposite(cubic), point(0), to: point(1))
    case UInt8(ascii: "q"): curve(point(0), to: point(1))
    case UInt8(ascii: "t"): curve(opposite(quadratic), to: point(0))
    default: line(to: point(0))
    }
  }

  /// Returns the point opposite a control point of the curve before; the current point where there was none.
  private func opposite(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func add(_ element: PathElement, to end: Point) {
    elements.append(element)
    current = end
  }

  private mutating func line(to end: Point) { add(.line(end), to: end) }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    add(.cubic(first, second, end: end), to: end)
    cubicControl = second
  }

  private mutating func curve(_ control: Point, to end: Point) {
    add(.quadratic(control: control, end: end), to: end)
    quadraticControl = control
  }
}
