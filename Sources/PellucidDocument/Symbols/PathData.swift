// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An SVG path as commands and numbers, so that two paths with equal commands can be interpolated.
struct PathData: Equatable {
  /// The command letters, in order.
  private(set) var commands: [UInt8] = []
  /// The count of numbers after each letter.
  private(set) var counts: [Int] = []
  private(set) var numbers: [Double] = []

  /// Parses a path; nil for a text that is not a path, and for arcs, whose flags cannot be interpolated.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 32 || byte == UInt8(ascii: ",") {
        position += 1
      } else if "MmLlHhVvCcSsQqTtZz".utf8.contains(byte) {
        commands.append(byte)
        counts.append(0)
        position += 1
      } else {
        guard !commands.isEmpty, let number = Self.number(bytes, &position) else { return nil }
        numbers.append(number)
        counts[counts.count - 1] += 1
      }
    }
    guard !commands.isEmpty else { return nil }
  }

  /// Parses the number at `position` and moves behind it: `-1.5e3`, or `.5` directly after another number with a point.
  private static func number(_ bytes: [UInt8], _ position: inout Int) -> Double? {
    let start = position
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    while isDigit(position) { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      while isDigit(position) { position += 1 }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let sign = position + 1
      let hasSign =
        sign < bytes.count && (bytes[sign] == UInt8(ascii: "-") || bytes[sign] == UInt8(ascii: "+"))
      if isDigit(hasSign ? sign + 1 : sign) {
        position = hasSign ? sign + 1 : sign
        while isDigit(position) { position += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// Returns the path at `share` of the way to another; nil where the commands differ.
  func mixed(with other: PathData, share: Double) -> PathData? {
    guard commands == other.commands, counts == other.counts else { return nil }
    var mixed = self
    for index in numbers.indices {
      mixed.numbers[index] = numbers[index] + (other.numbers[index] - numbers[index]) * share
    }
    return mixed
  }

  /// The path as the value of an attribute `d`.
  var text: String {
    var text = ""
    var next = 0
    for (command, count) in zip(commands, counts) {
      text.unicodeScalars.append(Unicode.Scalar(command))
      for number in numbers[next..<(next + count)] { text += " \(number)" }
      next += count
    }
    return text
  }
}
