// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The function of the module that composes symbols by their names.

#if arch(wasm32)
  import CPage
  import PellucidDocument
  import PellucidJSON
  import PellucidScene

  /// Composes a symbol of its name, of icons that the page has. The answer is its SVG document with the facts that decide how it is
  /// drawn, or null for a name that the grammar does not contain.
  ///
  /// - Parameter weight: The weight of the lines, 100…900.
  @_cdecl("pellucid_symbol")
  func composeSymbol(_ name: UnsafeRawPointer, _ count: Int, _ weight: Int) -> UnsafeMutableRawPointer? {
    let name = String(decoding: bytes(name, count), as: UTF8.self)
    return Answer.make(.done, Array((composed(name, weight) ?? .null).text(in: .line).utf8))
  }

  private func composed(_ name: String, _ weight: Int) -> JSONText? {
    let (grammar, isMark) = (SymbolGlyphs.grammar, SymbolMarks.contains(name))
    guard let drawing = isMark ? SymbolMarks.placeholder : grammar.drawing(of: name) else { return nil }
    var composer = SymbolComposer(icons: PageIcons(), weight: weight)
    guard let document = try? composer.document(of: drawing),
      let tree = try? SymbolTree(document, limits: SymbolLimits())
    else { return nil }
    let other = SymbolForm.counterpart(of: name)
    return .object([
      "svg": .string(String(decoding: document, as: UTF8.self)), "isMark": .bool(isMark),
      "isLine": .bool(grammar.isLine(name)), "hasWeights": .bool(SymbolTemplate(tree).hasWeights),
      "other": .string(other),
      "isOtherComposed": .bool(!SymbolMarks.contains(other) && grammar.drawing(of: other) != nil),
    ])
  }

  /// The icons of the page.
  private struct PageIcons: SymbolIcons {
    struct Failure: Error {}

    func shapes(of icon: String, _ style: SymbolIconStyle) throws(Failure) -> [SymbolShape] {
      let path = Array("\(style.rawValue)/\(icon)".utf8)
      let block = path.withUnsafeBytes { PellucidAskForIcon($0.baseAddress, $0.count) }
      guard let block else { throw Failure() }
      defer { PellucidFree(block) }
      let document = bytes(block + 4, Int(block.load(as: Int32.self)))
      do throws(SymbolRefusal) {
        return try SymbolTree(document, limits: SymbolLimits()).elements.compactMap { SymbolShape($0) }
      } catch { throw Failure() }
    }
  }
#endif
