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
  ///   - scaleIndex: The index of the variant's scale among all; any other number means medium.
  @_cdecl("pellucid_vector")
  func checkVector(_ document: UnsafeRawPointer, _ count: Int, _ weight: Int, _ scaleIndex: Int)
    -> UnsafeMutableRawPointer?
  {
    let scale = SymbolContent.Scale.allCases.first { $0.index == scaleIndex } ?? .medium
    let checked = try? checked(bytes(document, count), SymbolRequest.Variant(weight: weight, scale: scale))
    return Answer.make(.done, Array((checked ?? .null).text(in: .line).utf8))
  }

  /// The side of the square for which the work of a document is estimated, in pixels, and the greatest time for it, in nanoseconds: a
  /// browser draws documents where it runs the page.
  private let (testedSide, mostNanoseconds) = (1024, 0.5e9)

  /// Returns the checked elements of a document; nil for one that is too large or takes too long.
  private func checkedTree(of document: [UInt8], _ limits: SymbolLimits) throws(SymbolRefusal) -> SymbolTree?
  {
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
    guard let tree = try checkedTree(of: document, limits) else { return nil }
    let template = SymbolTemplate(tree)
    // The variant of an exported template is a document of its own. One between two masters has layers of its own, too.
    let choice = template.choice(variant)
    var own: SymbolTree?
    if let document = choice.flatMap({ template.document(of: $0) }) {
      own = try checkedTree(of: document, limits)
    }
    var layered = tree
    if case .mixed? = choice, let own { layered = own }
    let colors = SymbolLayers(multicolorOf: tree, limit: limits.layers).colorNames
    let rules = template.glyphs.isEmpty ? template.strokeRules(weight: variant.weight) : ""
    func sheets(_ layers: SymbolLayers) -> JSONText {
      let all =
        layers.count < 2 ? [SymbolLayers.base] : (0..<layers.count).map { layers.styleSheet(showing: $0) }
      return .array(all.map { .string($0 + rules) })
    }
    func form(_ tree: SymbolTree) -> JSONText {
      let root = tree.elements[0]
      func size(_ name: String) -> JSONText { root.value(name).map { .string($0) } ?? .null }
      return .object([
        "svg": .string(String(decoding: tree.document, as: UTF8.self)), "width": size("width"),
        "height": size("height"), "viewBox": size("viewBox"),
      ])
    }
    return .object([
      "whole": form(tree), "variant": own.map { form($0) } ?? .null,
      "isExported": .bool(!template.glyphs.isEmpty),
      "exclusions": .string(SymbolLayers.exclusions), "base": .string(SymbolLayers.base + rules),
      "layers": sheets(SymbolLayers(layered, limit: limits.layers)),
      "colored": sheets(SymbolLayers(multicolorOf: layered, limit: limits.layers)),
      "colors": .array(colors.map { .optional($0) }), "hasWeights": .bool(template.hasWeights),
    ])
  }
#endif
