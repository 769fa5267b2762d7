// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The styles of a whole document that decide what drawing its elements costs at most.
struct SymbolStrokes {
  /// A Boolean value indicating whether any element may be stroked.
  private(set) var isStroked = false
  /// The largest distance that a stroke reaches beyond its outline, in units of its element; infinite where it is not
  /// known.
  private(set) var reach = 0.0
  /// A Boolean value that is true where rules of a style element may make any element translucent or blend it.
  private(set) var hasOpacityRules = false, hasBlendRules = false
  /// The number of bytes of style elements.
  private var ruleBytes = 0

  init(in tree: SymbolTree) {
    var (width, miter) = (1.0, 4.0)
    for element in tree.elements {
      if element.name == "style" {
        let bytes = Array(element.text.utf8)
        ruleBytes += bytes.count
        if MarkupCursor.has("stroke", in: bytes) { isStroked = true }
        width = max(width, Self.largest("stroke-width", in: bytes))
        miter = max(miter, Self.largest("stroke-miterlimit", in: bytes))
        if MarkupCursor.has("opacity", in: bytes) { hasOpacityRules = true }
        if Self.blends(bytes) { hasBlendRules = true }
      }
      for attribute in element.attributes {
        switch attribute.name {
        case "stroke": if attribute.value != "none" { isStroked = true }
        case "stroke-width": width = max(width, Self.number(attribute.value))
        case "stroke-miterlimit": miter = max(miter, Self.number(attribute.value))
        case "style":
          guard MarkupCursor.has("stroke", in: attribute.value.utf8) else { continue }
          for (name, value) in Self.declarations(attribute.value) {
            switch name {
            case "stroke": if value != "none" { isStroked = true }
            case "stroke-width": width = max(width, Self.number(value))
            case "stroke-miterlimit": miter = max(miter, Self.number(value))
            default: continue
            }
          }
        default: continue
        }
      }
    }
    // Rules for a weight make a stroke at most twice as wide.
    reach = width * miter
  }

  /// Throws where finding the rules of `count` elements takes too long.
  func checkRules(count: Int, _ limits: SymbolLimits) throws(SymbolRefusal) {
    let (work, isHuge) = ruleBytes.multipliedReportingOverflow(by: count)
    guard !isHuge, work <= limits.ruleWork else { throw .tooManyRules }
  }

  /// Returns the number in a value, or infinity for one with a unit or in another form.
  private static func number(_ value: String) -> Double {
    guard let number = Double(value), number.isFinite else {
      return value.hasSuffix("px") ? Self.number(String(value.dropLast(2))) : .infinity
    }
    return number.magnitude
  }

  /// Returns the largest value of a property in rules; 0 if there is none.
  private static func largest(_ property: String, in rules: [UInt8]) -> Double {
    var (cursor, largest) = (MarkupCursor(rules), 0.0)
    while cursor.skip(to: property, ignoringCase: true) != nil {
      cursor.skipSpace()
      guard cursor.take(":") else { return .infinity }
      cursor.skipSpace()
      largest = max(largest, number(cursor.word(endingAt: [UInt8(ascii: ";"), UInt8(ascii: "}")])))
    }
    return largest
  }

  /// Returns the names and values of a style attribute, without white space around them.
  static func declarations(_ style: String) -> [(name: String, value: String)] {
    style.utf8.split(separator: UInt8(ascii: ";")).map { declaration in
      let parts = declaration.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      func text(_ part: Substring.UTF8View) -> String {
        var bytes = Array(part)[...]
        while let first = bytes.first, first <= 32 { bytes.removeFirst() }
        while let last = bytes.last, last <= 32 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
      }
      return (text(parts[0]), parts.count > 1 ? text(parts[1]) : "")
    }
  }

  /// Returns whether a style names another blend mode than the normal one.
  static func blends(_ style: [UInt8]) -> Bool {
    var cursor = MarkupCursor(style)
    while cursor.skip(to: "blend-mode", ignoringCase: true) != nil {
      cursor.skipSpace()
      guard cursor.take(":") else { return true }
      cursor.skipSpace()
      guard cursor.take("normal") else { return true }
    }
    return false
  }
}
