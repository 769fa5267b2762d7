// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The number of lines of an outline, and how many pairs of them may cross, for an estimate of the time to draw it.
struct OutlineMeasure {
  /// The lines and curves, by the rectangle around them and the number of lines that each counts as.
  private var boxes: [Box] = []
  /// The number of lines.
  private(set) var lines = 0.0

  private struct Box {
    var low: SIMD2<Double>, high: SIMD2<Double>
    var lines: Double
  }

  /// The number of lines that a curve counts as: it crosses a row at most three times.
  private static let curve = 3.0

  /// Creates an outline of lines that may all cross.
  init(lineCount: Int) { lines = Double(lineCount) }

  /// Measures the list of points of a polygon.
  init(points: String) {
    var scanner = NumberScanner(points)
    var last: SIMD2<Double>?
    while let point = scanner.point() {
      add(from: last ?? point, through: [point], lines: 1)
      last = point
    }
  }

  /// Measures a path up to the first thing in it that is no path.
  init(path: String) {
    var scanner = NumberScanner(path)
    var (start, here): (SIMD2<Double>, SIMD2<Double>) = (.zero, .zero)
    while let command = scanner.command() {
      let isRelative = command >= 97
      var isFirst = true
      repeat {
        let origin = isRelative ? here : .zero
        switch command | 0x20 {
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"):
          guard let end = scanner.point().map({ $0 + origin }) else { return }
          let isMove = command | 0x20 == UInt8(ascii: "m") && isFirst
          if isMove {
            start = end
            lines += 1
          } else {
            add(from: here, through: [end], lines: command | 0x20 == 116 ? 3 : 1)
          }
          here = end
        case UInt8(ascii: "h"):
          guard let x = scanner.number() else { return }
          let end = SIMD2(x + origin.x, here.y)
          add(from: here, through: [end], lines: 1)
          here = end
        case UInt8(ascii: "v"):
          guard let y = scanner.number() else { return }
          let end = SIMD2(here.x, y + origin.y)
          add(from: here, through: [end], lines: 1)
          here = end
        case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"):
          var points: [SIMD2<Double>] = []
          for _ in 0..<(command | 0x20 == UInt8(ascii: "c") ? 3 : 2) {
            guard let point = scanner.point() else { return }
            points.append(point + origin)
          }
          add(from: here, through: points, lines: Self.curve)
          here = points[points.count - 1]
        case UInt8(ascii: "a"):
          guard let radii = scanner.point(), scanner.number() != nil, scanner.flag(), scanner.flag(),
            let end = scanner.point().map({ $0 + origin })
          else { return }
          let chord = end - here
          let reach = 2 * max(abs(radii.x), abs(radii.y), abs(chord.x), abs(chord.y))
          add(from: here - reach, through: [here + reach, end], lines: 4 * Self.curve)
          here = end
        default:
          add(from: here, through: [start], lines: 1)
          here = start
          isFirst = false
        }
        // A smooth curve's first control point mirrors the last one of the curve before, at most as far away.
        if command | 0x20 == UInt8(ascii: "s") || command | 0x20 == UInt8(ascii: "t") { widenLast() }
        if command | 0x20 == UInt8(ascii: "z") { break }
        isFirst = false
      } while scanner.hasNumber
    }
  }

  private mutating func add(from start: SIMD2<Double>, through points: [SIMD2<Double>], lines count: Double) {
    var box = Box(low: start, high: start, lines: count)
    for point in points {
      box.low = pointwiseMin(box.low, point)
      box.high = pointwiseMax(box.high, point)
    }
    lines += count
    boxes.append(box)
  }

  /// Enlarges the box of a smooth curve by the one before it.
  private mutating func widenLast() {
    guard boxes.count > 1 else { return }
    let size = boxes[boxes.count - 2].high - boxes[boxes.count - 2].low
    boxes[boxes.count - 1].low -= size
    boxes[boxes.count - 1].high += size
  }

  /// The number of pairs up to which all lines are taken to cross.
  private static let fewPairs = 500_000.0

  /// Returns a bound on the pairs of lines that come closer than twice a distance. A rotation or a scaling of the
  /// outline changes nothing about the pairs that cross.
  func pairs(within distance: Double) -> Double {
    let all = lines * lines / 2
    guard all > Self.fewPairs, distance.isFinite, !boxes.isEmpty else { return all }
    return min(all, min(overlaps(0, distance), overlaps(1, distance)))
  }

  /// The largest number of strips, and of boxes in all strips for each box of the outline.
  private static let mostStrips = 256, mostCopies = 8

  /// Returns a bound on the pairs of boxes that overlap: those that overlap along one axis within a strip across it.
  private func overlaps(_ axis: Int, _ distance: Double) -> Double {
    let low = boxes.reduce(Double.infinity) { min($0, $1.low[axis]) } - distance
    let high = boxes.reduce(-Double.infinity) { max($0, $1.high[axis]) } + distance
    let widths = boxes.reduce(0.0) { $0 + ($1.high[axis] - $1.low[axis] + 2 * distance) }
    // Strips four times as wide as a box hold most boxes once.
    let wanted = (high - low) * Double(boxes.count) / (4 * widths)
    var count = wanted >= 1 ? Int(min(wanted, Double(Self.mostStrips))) : 1
    func strips(_ box: Box) -> ClosedRange<Int> {
      func strip(_ place: Double) -> Int {
        let share = (place - low) / (high - low) * Double(count)
        return share > 0 ? Int(min(share, Double(count - 1))) : 0
      }
      let first = strip(box.low[axis] - distance)
      return first...max(first, strip(box.high[axis] + distance))
    }
    while count > 1, boxes.reduce(0, { $0 + strips($1).count }) > Self.mostCopies * boxes.count { count /= 2 }
    var members = [[Box]](repeating: [], count: count)
    for box in boxes { for strip in strips(box) { members[strip].append(box) } }
    return members.reduce(0) { $0 + Self.overlaps(of: $1, along: 1 - axis, distance) }
  }

  /// Returns the number of pairs of boxes that overlap along an axis.
  private static func overlaps(of boxes: [Box], along axis: Int, _ distance: Double) -> Double {
    let sorted = boxes.sorted { $0.low[axis] < $1.low[axis] }
    var before = [0.0]
    for box in sorted { before.append(before[before.count - 1] + box.lines) }
    var pairs = 0.0
    for (index, box) in sorted.enumerated() {
      let end = box.high[axis] + 2 * distance
      var (low, high) = (index + 1, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].low[axis] <= end { low = middle + 1 } else { high = middle }
      }
      pairs += box.lines * (before[low] - before[index + 1]) + box.lines * box.lines / 2
    }
    return pairs
  }
}

/// A reader of the numbers and commands of SVG outlines.
struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }

  /// Returns the next command of a path; nil where none follows.
  mutating func command() -> UInt8? {
    skipSeparators()
    guard index < bytes.count, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(bytes[index]) else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// A Boolean value indicating whether a number follows.
  var hasNumber: Bool {
    var copy = self
    copy.skipSeparators()
    guard copy.index < bytes.count else { return false }
    let byte = bytes[copy.index]
    return (48...57).contains(byte) || byte == 43 || byte == 45 || byte == 46
  }

  /// Reads a flag of an arc, which needs no separator behind it.
  mutating func flag() -> Bool {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return false }
    index += 1
    return true
  }

  mutating func point() -> SIMD2<Double>? {
    guard let x = number(), let y = number() else { return nil }
    return SIMD2(x, y)
  }

  /// Reads a number, to the precision that an estimate needs.
  mutating func number() -> Double? {
    skipSeparators()
    var (isNegative, value, scale, digits) = (false, 0.0, 1.0, 0)
    if index < bytes.count, bytes[index] == 45 || bytes[index] == 43 {
      isNegative = bytes[index] == 45
      index += 1
    }
    func digit() -> Double? {
      index < bytes.count && (48...57).contains(bytes[index]) ? Double(bytes[index] - 48) : nil
    }
    while let next = digit() {
      value = value * 10 + next
      (digits, index) = (digits + 1, index + 1)
    }
    if index < bytes.count, bytes[index] == 46 {
      index += 1
      while let next = digit() {
        scale /= 10
        value += next * scale
        (digits, index) = (digits + 1, index + 1)
      }
    }
    guard digits > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == 101 {
      let mark = index
      index += 1
      var isSmall = false
      if index < bytes.count, bytes[index] == 45 || bytes[index] == 43 {
        isSmall = bytes[index] == 45
        index += 1
      }
      var exponent = 0
      if digit() == nil { index = mark }
      while index > mark, let next = digit() {
        exponent = min(exponent * 10 + Int(next), 400)
        index += 1
      }
      for _ in 0..<exponent { value = isSmall ? value / 10 : value * 10 }
    }
    guard value.isFinite else { return nil }
    return isNegative ? -value : value
  }
}
