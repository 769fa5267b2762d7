// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The variants of a symbol's document: in an exported template the groups `Ultralight-S` … `Black-L`, in a plain
/// document the widths of its strokes.
package struct SymbolTemplate {
  /// One of the 27 places of a template: a weight and a scale.
  package struct Place: Hashable {
    /// The weight, 100…900 in hundreds; other values stand for interpolated variants.
    var weight: Int
    var scale: SymbolContent.Scale

    /// The identifier of the place's group.
    package var name: String { "\(SymbolTemplate.weights[min(max(weight / 100 - 1, 0), 8)])-\(scale.letter)" }

    init(weight: Int, scale: SymbolContent.Scale) { (self.weight, self.scale) = (weight, scale) }

    /// Creates the place of a group named like `Regular-M`; nil for other names.
    init?(name: String) {
      guard name.utf8.count <= 16, let dash = name.firstIndex(of: "-"),
        let weight = SymbolTemplate.weights.firstIndex(of: String(name[..<dash])),
        let scale = SymbolContent.Scale.allCases.first(where: {
          $0.letter == name[name.index(after: dash)...]
        })
      else { return nil }
      self.init(weight: (weight + 1) * 100, scale: scale)
    }
  }

  /// The paths of one variant.
  package struct Glyph {
    var paths: [Path] = []
    /// A Boolean value indicating whether the variant holds nothing but paths, so that it can be interpolated.
    var isPlain = true
    /// A Boolean value indicating whether groups around the paths change how they are drawn, other than by a translation or a
    /// uniform scale.
    var isStyled = false
  }

  /// One path of a variant.
  package struct Path {
    /// The attributes beside the outline and the identifier.
    var attributes: [SymbolTree.Attribute]
    var data: String
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  package private(set) var glyphs: [Place: Glyph] = [:]
  /// The stroke widths of elements, as they are written, each once.
  private(set) var strokeWidths: [String] = []

  /// Finds the variants of a document.
  package init(_ tree: SymbolTree) {
    // The place around each element, and whether elements around it change how it is drawn.
    var outer = [Place?](repeating: nil, count: tree.elements.count)
    var isStyled = [Bool](repeating: false, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      let place = read(element, in: outer[index])
      let isChanged = isStyled[index] || ["svg", "g"].contains(element.name) && element.stylesItsChildren
      if let place, isChanged { glyphs[place]?.isStyled = true }
      for child in element.children { (outer[child], isStyled[child]) = (place, isChanged) }
    }
  }

  /// Reads an element in the group of a place, and returns the place around its children.
  private mutating func read(_ element: SymbolTree.Element, in outer: Place?) -> Place? {
    if let width = element.value("stroke-width"), strokeWidths.count < 16, !strokeWidths.contains(width),
      Double(width) != nil
    {
      strokeWidths.append(width)
    }
    if let outer {
      if element.name == "path", let data = element.value("d"), element.value("transform") == nil {
        let others = element.attributes.filter { $0.name != "d" && $0.name != "id" }
        glyphs[outer]?.paths.append(Path(attributes: others, data: data))
      } else {
        glyphs[outer]?.isPlain = false
      }
      return outer
    }
    guard element.name == "g", let found = element.value("id").flatMap(Place.init(name:)),
      glyphs[found] == nil
    else { return nil }
    glyphs[found] = Glyph()
    return found
  }

  /// A Boolean value indicating whether the document has more than one weight to choose from.
  package var hasWeights: Bool {
    glyphs.isEmpty ? !strokeWidths.isEmpty : Set(glyphs.keys.map { $0.weight }).count > 1
  }
}

extension SymbolContent.Scale {
  /// The end of the names of the scale's groups.
  fileprivate var letter: String {
    switch self {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }

  /// The size relative to medium. Chosen: no source has the sizes; the steps are a quarter, so that each is visible.
  package var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
  }
}

// MARK: - Influences

extension SymbolTree.Attribute {
  /// A Boolean value indicating whether the attribute may change which pixels an element covers, other than by its place.
  fileprivate var changesCoverage: Bool {
    switch name {
    case "fill": value == "none" || value.starts(with: "url(")
    case "stroke": value != "none"
    case "style", "fill-rule", "fill-opacity", "opacity", "clip-path", "mask", "filter", "display",
      "visibility":
      true
    default: false
    }
  }
}

extension SymbolTemplate.Path {
  /// A Boolean value indicating whether the path is filled, and nothing else is drawn or cut.
  fileprivate var isOnlyFilled: Bool {
    attributes.allSatisfy {
      ["fill-rule", "fill-opacity", "opacity"].contains($0.name) || !$0.changesCoverage
    }
  }
}

extension SymbolTree.Element {
  /// A Boolean value indicating whether the element changes how the elements inside are drawn, other than by a translation or a
  /// uniform scale.
  fileprivate var stylesItsChildren: Bool {
    attributes.contains { attribute in
      switch attribute.name {
      case "class": name == "g"
      case "transform": !Self.keepsProportions(attribute.value)
      default: attribute.changesCoverage
      }
    }
  }

  /// Returns whether a transform is a translation, or a matrix that scales both axes alike.
  private static func keepsProportions(_ transform: String) -> Bool {
    let parts = transform.split { $0 == "(" || $0 == ")" }
    guard parts.count == 2 else { return false }
    let numbers = parts[1].split { $0 == "," || $0 == " " }.map { Double(String($0)) }
    if parts[0] == "translate" { return !numbers.contains(nil) }
    return parts[0] == "matrix" && numbers.count == 6 && numbers[1] == 0 && numbers[2] == 0
      && numbers[0] == numbers[3]
      && (numbers[0] ?? 0) > 0
  }
}

// MARK: - Choosing a variant

extension SymbolTemplate {
  /// The form that is drawn for a weight and a scale.
  package enum Choice {
    /// A group of the document.
    case variant(Place)
    /// A group that is interpolated between two masters of the scale.
    case mixed(Glyph, name: String)
  }

  /// Returns the part of the document that draws a variant; nil where the document has no variants.
  ///
  /// The variant itself is preferred, then an interpolation between masters of its scale or of another scale, then
  /// the nearest weight.
  package func choice(_ wanted: SymbolRequest.Variant) -> Choice? {
    guard !glyphs.isEmpty else { return nil }
    let weight = min(max(wanted.weight, 100), 900)
    let scales = [wanted.scale] + [.medium, .small, .large].filter { $0 != wanted.scale }
    if weight % 100 == 0 {
      let wanted = Place(weight: weight, scale: scales[0])
      if glyphs[wanted] != nil { return .variant(wanted) }
    }
    for scale in scales {
      let exact = Place(weight: weight, scale: scale)
      if weight % 100 == 0, glyphs[exact] != nil { return .variant(exact) }
      if let glyph = mixed(weight: weight, scale: scale) {
        return .mixed(glyph, name: exact.name)
      }
    }
    let places = glyphs.keys.sorted { first, second in
      let (a, b) = (abs(first.weight - weight), abs(second.weight - weight))
      let (i, j) = (scales.firstIndex(of: first.scale) ?? 3, scales.firstIndex(of: second.scale) ?? 3)
      return (i, a, first.weight) < (j, b, second.weight)
    }
    return places.first.map { .variant($0) }
  }

  /// Returns a variant interpolated between the nearest lighter and the nearest heavier master; nil where one is
  /// missing or their paths do not correspond.
  private func mixed(weight: Int, scale: SymbolContent.Scale) -> Glyph? {
    let places = glyphs.keys.filter { $0.scale == scale }
    guard let below = places.filter({ $0.weight < weight }).max(by: { $0.weight < $1.weight }),
      let above = places.filter({ $0.weight > weight }).min(by: { $0.weight < $1.weight }),
      let first = glyphs[below], let second = glyphs[above]
    else { return nil }
    let share = Double(weight - below.weight) / Double(above.weight - below.weight)
    return first.mixed(with: second, share: share)
  }

  /// Returns a document with a variant alone, which fills its view box; nil for a variant that is more than filled paths of lines
  /// and curves.
  package func document(of choice: Choice) -> [UInt8]? {
    switch choice {
    case .mixed(let glyph, let name): glyph.documentOfExtent(named: name)
    case .variant(let place):
      glyphs[place].flatMap { $0.isPlain && !$0.isStyled ? $0.documentOfExtent(named: place.name) : nil }
    }
  }

  /// Returns the width of the strokes of a weight, relative to regular.
  ///
  /// Chosen: the factor is a third at 100 and two at 900, and linear on both sides of 400.
  package static func strokeFactor(weight: Int) -> Double {
    weight < 400 ? 1 - Double(400 - weight) / 450 : 1 + Double(weight - 400) / 500
  }

  /// Returns the style rules that scale the strokes for a weight; empty for regular.
  package func strokeRules(weight: Int) -> String {
    let factor = Self.strokeFactor(weight: weight)
    guard weight != 400 else { return "" }
    return strokeWidths.compactMap { text in
      Double(text).map { width in
        "[stroke-width=\"\(text)\"]:not(#no-element) { stroke-width: \(width * factor) !important }\n"
      }
    }.joined()
  }
}

extension SymbolTemplate.Glyph {
  /// Returns the glyph at `share` of the way to another; nil where their paths do not correspond.
  func mixed(with other: SymbolTemplate.Glyph, share: Double) -> SymbolTemplate.Glyph? {
    guard isPlain, other.isPlain, paths.count == other.paths.count else { return nil }
    var mixed = self
    for index in paths.indices {
      guard let first = PathData(paths[index].data), let second = PathData(other.paths[index].data),
        let between = first.mixed(with: second, share: share)
      else { return nil }
      mixed.paths[index].data = between.text
    }
    return mixed
  }

  /// Returns a document with this glyph alone, whose view box is its extent; nil where the paths are not only filled.
  fileprivate func documentOfExtent(named name: String) -> [UInt8]? {
    guard paths.allSatisfy({ $0.isOnlyFilled }), let extent else { return nil }
    return document(named: name, viewBox: extent)
  }

  /// Returns a document with the paths of this glyph alone.
  package func document(named name: String, viewBox: Rect? = nil) -> [UInt8] {
    let box = viewBox.map { " viewBox=\"\($0.x) \($0.y) \($0.width) \($0.height)\"" } ?? ""
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\"\(box)><g id=\"\(name)\">"
    for path in paths {
      text += "<path"
      for attribute in path.attributes where !attribute.name.utf8.contains(UInt8(ascii: ":")) {
        text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      text += " d=\"\(Self.escaped(path.data))\"/>"
    }
    return Array((text + "</g></svg>").utf8)
  }

  /// The smallest rectangle around the paths; nil for paths without area, and for sides of a million units.
  private var extent: Rect? {
    let outlines = paths.map { PathData($0.data)?.outline }
    guard !outlines.contains(nil) else { return nil }
    let extent = Path(outlines.flatMap { $0?.elements ?? [] }).extent
    return extent.flatMap { (1e-3..<1e6).contains($0.width) && (1e-3..<1e6).contains($0.height) ? $0 : nil }
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
