// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidScene

extension PossibleBackdrops {
  /// A key of a statement.
  package enum Key: String, CaseIterable {
    case pictures, colors, content, luminance
  }

  private static let keyForm = ObjectForm(
    Key.allCases.map { KeyForm($0.rawValue, .anything, "A part of what can lie behind.") },
    example: example)
  private static let example = "{\"colors\": [\"#000000\"]}"
  /// The word for every backdrop.
  package static let anyWord = "any"
  /// The greatest number of pictures, and of colours, of one statement.
  package static let mostItems = 1000

  /// Reads a statement: the word `any`, or an object that lists pictures, colours and the scene's own content, or a range of
  /// luminance.
  package init(_ node: JSONNode, path: String) throws(SceneReadingError) {
    let place = SceneReadingError.Place(path, at: node.position)
    if case .string(let word) = node.value {
      guard word == Self.anyWord else {
        if let statement = Self.statement(for: word) {
          throw .foreignValue(place, found: word, write: statement)
        }
        throw .wrongKind(place, found: .text(word), expected: .objectLike(Self.example))
      }
      self = .anything
      return
    }
    let fields = try SceneFields(node, path: path, form: Self.keyForm)
    if let luminance = fields.node("luminance") {
      let keys = fields.keys.filter { $0 != "luminance" }
      guard keys.isEmpty else { throw .excludingKeys(place, keys: ["luminance"] + keys) }
      self = .luminance(try Self.range(luminance, path: fields.path("luminance")))
      return
    }
    var items: [Item] = try fields.bool("content") ?? false ? [.content] : []
    if let pictures = fields.node("pictures") {
      let path = fields.path("pictures")
      for (index, node) in try pictures.items(limit: Self.mostItems, path: path).enumerated() {
        items.append(.picture(ExactName(try node.string(limit: 4096, path: "\(path)[\(index)]"))))
      }
    }
    if let colors = fields.node("colors") {
      let path = fields.path("colors")
      for (index, node) in try colors.items(limit: Self.mostItems, path: path).enumerated() {
        items.append(try Self.colors(node, path: "\(path)[\(index)]"))
      }
    }
    guard !items.isEmpty else { throw .wrongKind(place, found: .emptyList, expected: .backdrops) }
    self = .listed(items)
  }

  /// Returns the statement, as JSON, that a word for a backdrop stands for; nil for a word of no known meaning.
  private static func statement(for word: String) -> String? {
    switch ForeignKey.folded(word) {
    case "all", "every", "everything", "anything": return JSONText.quoted(anyWord)
    case "black": return example
    case "white": return "{\"colors\": [\"#FFFFFF\"]}"
    case "content": return "{\"content\": true}"
    default: break
    }
    if (try? EncodedColor.parse(hexOrCSS: word)) != nil { return "{\"colors\": [\(JSONText.quoted(word))]}" }
    return word.utf8.contains(UInt8(ascii: ".")) ? "{\"pictures\": [\(JSONText.quoted(word))]}" : nil
  }

  /// Reads the least and the greatest luminance.
  private static func range(
    _ node: JSONNode, path: String
  ) throws(SceneReadingError) -> ClosedRange<Double> {
    let ends = try node.numbers([0...1, 0...1], called: "least, greatest", path: path)
    guard ends[0] <= ends[1] else {
      throw .outOfRange(
        SceneReadingError.Place(path, at: node.position), found: ends[0], allowed: .within(0...ends[1]))
    }
    return ends[0]...ends[1]
  }

  /// Reads a colour, or the two colours that a range lies between.
  private static func colors(_ node: JSONNode, path: String) throws(SceneReadingError) -> Item {
    guard case .array = node.value else {
      let color = try color(node, path: path)
      return .colors(color, color)
    }
    let ends = try node.items(limit: 2, path: path)
    guard ends.count == 2 else {
      throw .wrongKind(
        SceneReadingError.Place(path, at: node.position), found: .arrayOf(ends.count),
        expected: .arrayNamed("color, color"))
    }
    return .colors(try color(ends[0], path: path + "[0]"), try color(ends[1], path: path + "[1]"))
  }

  /// Reads an opaque colour.
  private static func color(_ node: JSONNode, path: String) throws(SceneReadingError) -> EncodedColor {
    let text = try node.string(limit: 1000, path: path)
    let place = SceneReadingError.Place(path, at: node.position)
    let color: EncodedColor
    do { color = try EncodedColor.parse(hexOrCSS: text) } catch {
      throw .badColor(place, found: text, error)
    }
    guard color.alpha == 1 else { throw .wrongKind(place, found: .text(text), expected: .opaqueColor) }
    return color
  }
}
