// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON

/// The conversion of the value of a foreign key into the value of a document's key.
struct ForeignConversion {
  /// The foreign key, folded.
  let name: String
  let node: JSONNode
  /// The members of the object that the key is in.
  let siblings: [JSONNode.Member]

  /// The longest text that is repeated in an error, in bytes.
  private static let mostBytes = 80

  /// Returns the value, as JSON, that a key has where the foreign key has its value; nil where it cannot be told.
  ///
  /// - Parameter example: A value of the key. Its last number or text is replaced.
  func value(for key: String, like example: String) -> String? {
    switch key {
    case "frame": return frame
    case "size" where NameMatch.begins(example, with: "{"): return size
    case "offset", "translate": return pair
    case "scale" where NameMatch.begins(example, with: "["): return scale
    case "start" where NameMatch.begins(example, with: "["), "end": return numbers(2).map(Self.list)
    case "shadow": return text.flatMap(ForeignValue.shadow)
    case "stops": return Self.stops(of: node)
    case "linearGradient": return Self.stops(of: node).map { "{\"stops\": \($0)}" }
    case "layers", "group", "desktop":
      if case .array(let items) = node.value, !items.isEmpty { return "[…]" }
      return key == "desktop" ? replacingLiteral(of: example, for: key) : nil
    default: return replacingLiteral(of: example, for: key)
    }
  }

  /// Returns an example with its last literal replaced by the converted value.
  func replacingLiteral(of example: String, for key: String) -> String? {
    let bytes = Array(example.utf8)
    let quote = UInt8(ascii: "\"")
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "]") }) else {
      return nil
    }
    let start: Int, inner: String
    if bytes[last] == quote {
      guard let open = bytes[..<last].lastIndex(of: quote) else { return nil }
      start = open
      inner = Self.key(before: open, in: bytes) ?? key
    } else {
      let space = bytes[..<last].lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "[") }
      start = space.map { $0 + 1 } ?? 0
      inner = key
    }
    let converted =
      bytes[last] == quote ? string(for: inner) : bytes[last] == UInt8(ascii: "e") ? flag : number(for: inner)
    guard let converted else { return nil }
    return String(decoding: bytes[..<start], as: UTF8.self) + converted
      + String(decoding: bytes[(last + 1)...], as: UTF8.self)
  }

  /// Returns the key of the member whose value begins at an index; nil where the value is no member's.
  private static func key(before index: Int, in bytes: [UInt8]) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let close = bytes[..<index].lastIndex(of: quote),
      let open = bytes[..<close].lastIndex(of: quote)
    else { return nil }
    return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
  }
}

// MARK: - Texts, words and colours

extension ForeignConversion {
  private var text: String? {
    guard case .string(let text) = node.value, text.utf8.count <= Self.mostBytes, !text.isEmpty else {
      return nil
    }
    return text
  }

  private func string(for key: String) -> String? {
    switch key {
    case "style", "tint", "fill": return text.flatMap(Self.color)
    case "color": return shadowColor
    case "weight": if let number = number(for: key) { return number }
    case "appearance":
      if name == "darkmode", case .bool(let isDark) = node.value { return isDark ? "\"dark\"" : "\"light\"" }
    case "text", "title", "family", "symbol", "id", "locale", "image":
      guard name != "type", let text, !text.utf8.contains(UInt8(ascii: "(")) || key != "image" else {
        return nil
      }
      return JSONText.quoted(text)
    default: break
    }
    guard let text, let known = Self.words(for: key) else { return nil }
    let word = known.contains(text) ? text : ForeignValue.word(for: text, among: known)
    return word.map(JSONText.quoted)
  }

  /// Returns the vocabulary of a key; nil for other keys.
  private static func words(for key: String) -> [String]? {
    switch key {
    case "alignment": Vocabularies.alignment.names
    case "weight": Vocabularies.weight.names
    case "textStyle": Vocabularies.textStyle.names
    case "truncation": Vocabularies.truncation.names
    case "design": Vocabularies.fontDesign.names
    case "fontWidth": Vocabularies.fontWidth.names
    case "smallCaps": Vocabularies.smallCaps.names
    case "fit": Vocabularies.fit.names
    case "scale": Vocabularies.symbolScale.names
    case "variant": Vocabularies.variant.names
    case "blend": Vocabularies.blend.names
    case "accent": Vocabularies.accent.names
    case "platform": Vocabularies.platform.names
    case "appearance": Vocabularies.appearance.names
    case "contrast": Vocabularies.contrast.names
    case "transparency": Vocabularies.transparency.names
    case "textSize": Vocabularies.textSize.names
    case "direction": Vocabularies.direction.names
    default: nil
    }
  }

  /// Returns a colour or the name of one, as JSON; nil for other texts.
  static func color(_ text: String) -> String? {
    if let color = ForeignValue.color(in: text) {
      return NameMatch.begins(color, with: "\"#") || !color.utf8.contains(UInt8(ascii: ":")) ? color : nil
    }
    let isKnown =
      (try? EncodedColor.parse(hexOrCSS: text)) != nil || Vocabularies.vibrancy.names.contains(text)
      || Platform.allCases.contains { SemanticColors.names(on: $0).contains(text) }
    return isKnown ? JSONText.quoted(text) : nil
  }

  /// The black of a shadow whose opacity the foreign key states.
  private var shadowColor: String? {
    guard case .number(let opacity) = node.value, (0...1).contains(opacity) else { return nil }
    let digits = String(Int((opacity * 255).rounded()), radix: 16)
    return "\"#000000\(digits.utf8.count == 1 ? "0" : "")\(digits)\""
  }

  /// Returns the stops of a list of colours, as JSON, at even distances; nil for other values.
  static func stops(of node: JSONNode) -> String? {
    guard case .array(let items) = node.value, (2...8).contains(items.count) else { return nil }
    var stops: [String] = []
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item.value, let color = color(text) else { return nil }
      let location = (100 * Double(index) / Double(items.count - 1)).rounded() / 100
      stops.append("[\(JSONText.number(location).text), \(color)]")
    }
    return list(stops)
  }
}

// MARK: - Numbers and places

extension ForeignConversion {
  /// The names of keys that hide what is true of them.
  private static let hiding = ["hidden", "ishidden"], showing = ["visible", "isvisible"]

  private func number(for key: String) -> String? {
    if case .bool(let value) = node.value {
      if Self.hiding.contains(name) { return value ? "0" : "1" }
      return Self.showing.contains(name) ? (value ? "1" : "0") : nil
    }
    // Two standard deviations are the radius of a blur in CSS.
    let isBlur = key == "sigma" && (name == "blur" || name == "blurradius")
    return Self.number(node).map { JSONText.number(isBlur ? $0 / 2 : $0).text }
  }

  private var flag: String? {
    guard case .bool(let value) = node.value else { return nil }
    return value != NameMatch.ends(name, with: "enabled") ? "true" : "false"
  }

  private static func number(_ node: JSONNode) -> Double? {
    switch node.value {
    case .number(let value): value
    case .string(let text): ForeignValue.quantity(in: text)
    default: nil
    }
  }

  /// Returns the numbers of an array of this many; nil for other values.
  private func numbers(_ count: Int) -> [String]? {
    guard case .array(let items) = node.value, items.count == count else { return nil }
    let values = items.compactMap(Self.number)
    return values.count == count ? values.map { JSONText.number($0).text } : nil
  }

  private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// Returns the number of the first of some keys beside the foreign one, or in its object.
  private func side(_ names: String...) -> String? {
    var members = siblings
    if case .object(let inner) = node.value { members = inner }
    for member in members where names.contains(ForeignKey.folded(member.key)) {
      if let value = Self.number(member.node) { return JSONText.number(value).text }
    }
    return nil
  }

  private var frame: String? {
    if let numbers = numbers(4) { return Self.list(numbers) }
    let sides = [
      side("x", "left"), side("y", "top"), side("width", "minwidth", "maxwidth"),
      side("height", "minheight", "maxheight"),
    ]
    guard sides.contains(where: { $0 != nil }) else { return nil }
    return Self.list(zip(sides, ["0", "0", "120", "44"]).map { $0 ?? $1 })
  }

  private var size: String? {
    let pair = numbers(2)
    let (width, height) = (pair?[0] ?? side("width"), pair?[1] ?? side("height"))
    guard width != nil || height != nil else { return nil }
    return "{\"width\": \(width ?? "390"), \"height\": \(height ?? "300")}"
  }

  private var pair: String? {
    if let numbers = numbers(2) { return Self.list(numbers) }
    let (x, y) = (side("x", "dx", "offsetx"), side("y", "dy", "offsety"))
    return x == nil && y == nil ? nil : Self.list([x ?? "0", y ?? "0"])
  }

  private var scale: String? {
    if let numbers = numbers(2) { return Self.list(numbers) }
    let (x, y) = (side("scalex"), side("scaley"))
    if x != nil || y != nil { return Self.list([x ?? "1", y ?? "1"]) }
    return Self.number(node).map { JSONText.number($0).text }
  }
}
