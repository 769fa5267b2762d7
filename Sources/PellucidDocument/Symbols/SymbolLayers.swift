// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The layers that an SVG template marks, and the style sheets that show one of them.
///
/// Elements are marked by class: `layer-0`, `layer-1`, … in Pellucid's own templates,
/// `hierarchical-0:primary` and so on in exported ones, whose level (primary, secondary …) gives the layer. Elements
/// without a mark belong to the first layer.
package struct SymbolLayers: Equatable {
  /// The classes of each layer, the most important layer first.
  package private(set) var classes: [[String]]

  /// Finds the layers by the classes in a document; layers beyond `limit` are merged into the last one.
  package init(_ tree: SymbolTree, limit: Int) {
    let names = Self.classNames(tree)
    var found: [Int: [String]] = [:]
    let own = names.compactMap { name in Self.ownLayer(name).map { (name, $0) } }
    let exported = names.compactMap { name in Self.exportedLayer(name).map { (name, $0) } }
    for (name, layer) in own.isEmpty ? exported : own { found[layer, default: []].append(name) }
    classes = found.sorted { $0.key < $1.key }.map { $0.value.sorted() }
    while classes.count > max(1, limit) { classes[classes.count - 2] += classes.removeLast() }
  }

  /// Finds the layers of a multicolour symbol, bottom to top; layers with equal number and colour are one.
  package init(multicolorOf tree: SymbolTree, limit: Int) {
    let names = Self.classNames(tree).filter { NameMatch.begins($0, with: "multicolor-") }
    classes = names.map { [$0] }
    while classes.count > max(1, limit) { classes[classes.count - 2] += classes.removeLast() }
  }

  /// The colour name of each multicolour layer; nil for the tint.
  package var colorNames: [String?] {
    classes.map { names in
      guard let name = names.first, let colon = name.firstIndex(of: ":") else { return nil }
      let color = String(name[name.index(after: colon)...])
      return color.isEmpty || color == "tintColor" ? nil : color
    }
  }

  package var count: Int { classes.count }

  /// The rules in every style sheet, which remove elements that a template has no use for: text would depend on the
  /// computer's fonts, pictures on its image readers; filters, markers and dashes can cost any amount of memory and
  /// time. An identifier that no element has makes the rules more specific than those that show a layer.
  package static let base = "svg { color: #000 }\n" + exclusions

  /// The rules that remove elements; pictures use them as well.
  package static let exclusions = """
    text:not(#no-element), image:not(#no-element), foreignObject:not(#no-element) { display: none !important }
    * { filter: none !important; marker: none !important; stroke-dasharray: none !important }

    """

  /// Returns a style sheet that shows layer `index` alone.
  package func styleSheet(showing index: Int) -> String {
    let others = classes.indices.filter { $0 != index }.flatMap { classes[$0] }
    var sheet = Self.base
    if index > 0 {
      sheet += "path, circle, ellipse, rect, line, polyline, polygon, use { display: none !important }\n"
      sheet += "defs *, clipPath *, mask *, symbol * { display: inline !important }\n"
      sheet += Self.rule(classes[index], display: "inline")
    }
    return sheet + Self.rule(others, display: "none") + Self.base
  }

  /// Returns a rule that sets the display of elements of some classes and of the elements inside them.
  private static func rule(_ classes: [String], display: String) -> String {
    guard !classes.isEmpty else { return "" }
    let selectors = classes.map { name in
      let escaped = Self.escaped(name)
      return ".\(escaped), .\(escaped) *"
    }
    return selectors.joined(separator: ", ") + " { display: \(display) !important }\n"
  }

  /// Returns a class as CSS writes it: signs of ASCII that are part of no name stand behind a backslash.
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain =
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: !scalar.isASCII
        }
      if !isPlain { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Returns the layer of a class such as `layer-1`; nil for other classes.
  private static func ownLayer(_ name: String) -> Int? {
    guard NameMatch.begins(name, with: "layer-"), name.utf8.count <= 8 else { return nil }
    return Int(name.dropFirst(6)).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Returns the layer of a class such as `hierarchical-0:primary`, from its level; nil for other classes.
  private static func exportedLayer(_ name: String) -> Int? {
    guard NameMatch.begins(name, with: "hierarchical-"), let colon = name.firstIndex(of: ":"),
      Int(name[..<colon].dropFirst(13)) != nil
    else { return nil }
    let level = String(name[colon...].dropFirst())
    return ["primary", "secondary", "tertiary", "quaternary"].firstIndex(of: level)
  }

  /// Returns the words of all `class` attributes, each once, in the order of the document.
  private static func classNames(_ tree: SymbolTree) -> [String] {
    var (known, names): (Set<ExactName>, [String]) = ([], [])
    for value in tree.elements.compactMap({ $0.value("class") }) {
      for word in value.utf8.split(whereSeparator: { $0 <= 32 }) where word.count <= 64 {
        let name = String(decoding: word, as: UTF8.self)
        if known.insert(ExactName(name)).inserted { names.append(name) }
      }
    }
    return names
  }
}
