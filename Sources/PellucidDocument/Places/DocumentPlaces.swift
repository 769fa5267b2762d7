// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidScene

/// The places of layers and windows in the text of a scene document, by key path.
package struct DocumentPlaces: Sendable {
  /// The place of one layer or window.
  package struct Place: Hashable, Sendable {
    /// The line and the column, both from 1; the column counts Unicode scalars.
    package let line: Int, column: Int
  }

  private var places: [String: Place] = [:]
  /// The names of layers and windows by key path: their ids, or what they are.
  private var names: [String: String] = [:]
  /// The words of texts, and the first words of components, by key path.
  private var words: [String: String] = [:]

  /// Finds the places in a text. A text that is not JSON has none; its reader reports the error.
  package init(of bytes: [UInt8], limits: SceneLimits = SceneLimits()) {
    if let document = try? JSONDocument(parsing: bytes, limits: limits.json) { collect(document) }
  }

  /// Finds the places in a parsed document.
  package init(in document: JSONDocument) { collect(document) }

  /// Returns the place of the layer or window at a key path, such as `windows[0].layers[2]`; of a part that a component was
  /// lowered to, the place of the component.
  package subscript(keyPath: String) -> Place? {
    places[keyPath] ?? Self.component(around: keyPath).flatMap { places[$0] }
  }

  /// Returns what the layer at a key path is, independent of the layers before it: its kind with its words, after the nearest id
  /// around it and the kinds between, such as `bar > text "Albums"`. Equal ones in one list are numbered. Of a part of a component it
  /// is that of the component, and the part's own path. Nil where there is no such layer.
  package func identity(ofLayerAt keyPath: String) -> String? {
    if let name = names[keyPath] { return name }
    guard let component = Self.component(around: keyPath), let name = names[component] else { return nil }
    return name + " > " + String(decoding: keyPath.utf8.dropFirst(component.utf8.count + 1), as: UTF8.self)
  }

  /// Returns the words of the text at a key path, or the first ones of the component that it is a part of; nil for other layers.
  package func words(ofLayerAt keyPath: String) -> String? {
    words[keyPath] ?? Self.component(around: keyPath).flatMap { words[$0] }
  }

  /// Returns the key path of the outermost component around a part; nil where there is none.
  private static func component(around keyPath: String) -> String? {
    let bytes = Array(keyPath.utf8), mark = Array(".component[".utf8)
    guard bytes.count > mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start..<start + mark.count].elementsEqual(mark) {
      return String(decoding: bytes[..<start], as: UTF8.self)
    }
    return nil
  }

  private mutating func collect(_ document: JSONDocument) {
    let lines = LineTable(document.bytes)
    collect(document.root["desktop"], "desktop", in: "desktop", lines)
    collect(document.root["windows"], "windows", in: nil, lines)
  }

  private mutating func collect(
    _ list: JSONNode?, _ path: String, in parent: String?, _ lines: LineTable
  ) {
    guard let list, case .array(let items) = list.value else { return }
    var counts: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      let path = path + "[\(index)]"
      let name = Self.name(of: item, in: parent, &counts)
      names[path] = name
      for key in Self.wordKeys {
        if case .string(let text)? = item[key]?.value { words[path] = words[path] ?? text }
      }
      places[path] = Place(line: item.position.line, column: lines.column(of: item.position))
      for key in Layer.Content.ChildrenKey.allCases {
        collect(item[key.rawValue], path + "." + key.rawValue, in: name, lines)
      }
    }
  }

  /// The keys that state the kind of a layer, those with words of their own first.
  private static let kinds = [
    "component", "text", "symbol", "image", "glass", "material", "role", "glassContainer", "scrollEdge",
    "backgroundExtension", "fill", "linearGradient", "radialGradient", "angularGradient", "meshGradient",
    "dimming", "group",
  ]
  /// The keys of words, those of components behind that of texts.
  private static let wordKeys = ["text", "label", "title", "placeholder"]
  /// The greatest number of characters of a layer's words in its name. Chosen: enough to recognise a sentence.
  private static let mostCharacters = 60

  private static func quoted(_ words: String) -> String {
    " \"" + String(String.UnicodeScalarView(words.unicodeScalars.prefix(mostCharacters))) + "\""
  }

  /// Returns the words of the first text on a layer, by which a container without an id is known; nil for none.
  private static func firstText(in item: JSONNode, depth: Int = 0) -> String? {
    guard depth < mostNested, case .array(let layers)? = (item["layers"] ?? item["group"])?.value else {
      return nil
    }
    for layer in layers.prefix(mostLooked) {
      if case .string(let words)? = layer["text"]?.value { return words }
      if let words = firstText(in: layer, depth: depth + 1) { return words }
    }
    return nil
  }

  /// The numbers of levels and of layers of each that are looked at for a text. Chosen: a card's title is near its beginning.
  private static let (mostNested, mostLooked) = (3, 8)

  /// Returns the id of a layer or window, or what it is after the name of what contains it.
  ///
  /// - Parameter counts: The number of each name in the list so far.
  private static func name(
    of item: JSONNode, in parent: String?, _ counts: inout [String: Int]
  ) -> String {
    if case .string(let id)? = item["id"]?.value { return id }
    var kind = "window"
    for key in kinds {
      guard let value = item[key]?.value else { continue }
      // A fill may be marked as a component.
      if key == "component", case .bool = value { continue }
      kind = key
      if case .string(let words) = value, ["component", "text", "symbol", "image"].contains(key) {
        kind += quoted(words)
      } else if let words = firstText(in: item) {
        kind += quoted(words)
      }
      break
    }
    counts[kind, default: 0] += 1
    let count = counts[kind] ?? 1
    return (parent.map { $0 + " > " } ?? "") + kind + (count > 1 ? " \(count)" : "")
  }
}
