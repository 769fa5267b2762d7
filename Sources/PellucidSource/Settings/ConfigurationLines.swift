// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads the lines of a file of build settings, `KEY[sdk=macosx*] = VALUE // comment`.
struct ConfigurationLines {
  private let text: ProjectText

  init(of text: ProjectText) { self.text = text }

  func settings() -> [Setting] {
    var start = 0, found: [Setting] = []
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      if let setting = setting(in: start..<end) { found.append(setting) }
      start = end + 1
    }
    return found
  }

  private func setting(in line: Range<Int>) -> Setting? {
    let end = line.first { text.has("//", at: $0) } ?? line.upperBound
    var isInCondition = false
    for index in line.lowerBound..<end {
      switch text.bytes[index] {
      case UInt8(ascii: "["): isInCondition = true
      case UInt8(ascii: "]"): isInCondition = false
      case UInt8(ascii: "=") where !isInCondition:
        let key = text.trimmed(line.lowerBound..<index)
        guard let first = key.first, text.bytes[first] != UInt8(ascii: "#"),
          !key.contains(where: { text.bytes[$0] == 0x20 })
        else {
          return nil
        }
        var value = text.trimmed(index + 1..<end)
        if let last = value.last, text.bytes[last] == UInt8(ascii: ";") {
          value = text.trimmed(value.lowerBound..<last)
        }
        return Setting(key: text.text(key), value: text.text(value), offset: first)
      default: continue
      }
    }
    return nil
  }
}
