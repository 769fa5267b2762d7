// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The function of the module that composes symbols, about SVG documents of a page's own.

#if arch(wasm32)
  import PellucidDocument
  import PellucidJSON

  /// Checks an SVG document by the rules and limits of the program. The answer is what is left of it, with the style sheets that show
  /// its layers, or null for a document that is refused: a broken one, or one with scripts, references to other files or too much work.
  ///
  /// - Parameter weight: The weight of the lines, 100…900.
  @_cdecl("pellucid_vector")
  func checkVector(_ document: UnsafeRawPointer, _ count: Int, _ weight: Int) -> UnsafeMutableRawPointer? {
    let checked = try? checked(bytes(document, count), weight)
    return Answer.make(.done, Array((checked ?? .null).text(in: .line).utf8))
  }

  /// The side of the square for which the work of a document is estimated, in pixels, and the greatest time for it, in nanoseconds: a
  /// browser draws documents where it runs the page.
  private let (testedSide, mostNanoseconds) = (1024, 0.5e9)

  private func checked(_ document: [UInt8], _ weight: Int) throws(SymbolRefusal) -> JSONText? {
    let limits = SymbolLimits()
    guard document.count <= limits.fileBytes else { return nil }
    let markup = try SymbolMarkup(document, limits: limits)
    _ = try SymbolCost(of: markup, limits: limits)
    let work = SymbolWork(of: markup).nanoseconds(width: testedSide, height: testedSide)
    guard let root = markup.tree.elements.first, work <= mostNanoseconds else { return nil }
    let template = SymbolTemplate(markup.tree)
    let colored = SymbolLayers(multicolorOf: markup.tree, limit: limits.layers)
    let rules = template.glyphs.isEmpty ? template.strokeRules(weight: weight) : ""
    func sheets(_ layers: SymbolLayers) -> JSONText {
      let all =
        layers.count < 2 ? [SymbolLayers.base] : (0..<layers.count).map { layers.styleSheet(showing: $0) }
      return .array(all.map { .string($0 + rules) })
    }
    func size(_ name: String) -> JSONText {
      root.attributes.first { $0.name == name }.map { .string($0.value) } ?? .null
    }
    return .object([
      "svg": .string(String(decoding: markup.tree.document, as: UTF8.self)), "width": size("width"),
      "height": size("height"), "viewBox": size("viewBox"), "isExported": .bool(!template.glyphs.isEmpty),
      "exclusions": .string(SymbolLayers.exclusions), "base": .string(SymbolLayers.base + rules),
      "layers": sheets(SymbolLayers(markup.tree, limit: limits.layers)), "colored": sheets(colored),
      "colors": .array(colored.colorNames.map { .optional($0) }), "hasWeights": .bool(template.hasWeights),
    ])
  }
#endif
