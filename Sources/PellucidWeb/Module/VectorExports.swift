// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The function of the module that composes symbols, about SVG documents of a page's own.

#if arch(wasm32)
  import PellucidDocument
  import PellucidJSON
  import PellucidScene

  /// Checks an SVG document by the rules and limits of the program. The answer is what is left of it, with the style sheets that show
  /// its layers, or null for a document that is refused: a broken one, or one with scripts, references to other files or too much work.
  ///
  /// - Parameters:
  ///   - weight: The weight of the lines, or of the variant of an exported template, 100…900.
  ///   - scale: The place of the variant's scale among all.
  @_cdecl("pellucid_vector")
  func checkVector(_ document: UnsafeRawPointer, _ count: Int, _ weight: Int, _ scale: Int)
    -> UnsafeMutableRawPointer?
  {
    let scale = SymbolContent.Scale.allCases.first { $0.index == scale } ?? .medium
    let checked = try? checked(bytes(document, count), SymbolRequest.Variant(weight: weight, scale: scale))
    return Answer.make(.done, Array((checked ?? .null).text(in: .line).utf8))
  }

  /// The side of the square for which the work of a document is estimated, in pixels, and the greatest time for it, in nanoseconds: a
  /// browser draws documents where it runs the page.
  private let (testedSide, mostNanoseconds) = (1024, 0.5e9)

  /// Returns the checked elements of a document; nil for one that is too large or takes too long.
  private func checkedTree(of document: [UInt8], _ limits: SymbolLimits) throws(SymbolRefusal) -> SymbolTree? {
    guard document.count <= limits.fileBytes else { return nil }
    let markup = try SymbolMarkup(document, limits: limits)
    _ = try SymbolCost(of: markup, limits: limits)
    let work = SymbolWork(of: markup).nanoseconds(width: testedSide, height: testedSide)
    return work <= mostNanoseconds && !markup.tree.elements.isEmpty ? markup.tree : nil
  }

  private func checked(_ document: [UInt8], _ variant: SymbolRequest.Variant) throws(SymbolRefusal)
    -> JSONText?
  {
    let limits = SymbolLimits()
    guard let tree = try checkedTree(of: document, limits), let root = tree.elements.first else { return nil }
    let template = SymbolTemplate(tree)
    // The variant of an exported template is a document of its own.
    var own: SymbolTree?
    if let document = template.document(of: variant) { own = try checkedTree(of: document, limits) }
    let drawn = own ?? tree
    let colored = SymbolLayers(multicolorOf: drawn, limit: limits.layers)
    let rules = template.glyphs.isEmpty ? template.strokeRules(weight: variant.weight) : ""
    func sheets(_ layers: SymbolLayers) -> JSONText {
      let all =
        layers.count < 2 ? [SymbolLayers.base] : (0..<layers.count).map { layers.styleSheet(showing: $0) }
      return .array(all.map { .string($0 + rules) })
    }
    func form(_ tree: SymbolTree, _ root: SymbolTree.Element) -> JSONText {
      func size(_ name: String) -> JSONText { root.value(name).map { .string($0) } ?? .null }
      return .object([
        "svg": .string(String(decoding: tree.document, as: UTF8.self)), "width": size("width"),
        "height": size("height"), "viewBox": size("viewBox"),
      ])
    }
    return .object([
      "whole": form(tree, root),
      "symbol": template.glyphs.isEmpty || own != nil ? form(drawn, drawn.elements[0]) : .null,
      "exclusions": .string(SymbolLayers.exclusions), "base": .string(SymbolLayers.base + rules),
      "layers": sheets(SymbolLayers(drawn, limit: limits.layers)), "colored": sheets(colored),
      "colors": .array(colored.colorNames.map { .optional($0) }), "hasWeights": .bool(template.hasWeights),
    ])
  }
#endif
