// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

extension SymbolLibrary {
  /// The documents of all symbols that have names of their own, with the facts that decide how they are drawn, as JSON: the symbols
  /// of web pages, which draw them with their own means. The lines have the width of the regular weight.
  package var pack: JSONText {
    let rasterizer = SymbolRasterizer(library: self)
    let members = entries.compactMap { entry -> JSONText.Member? in
      guard let fact = rasterizer.fact(of: entry.name),
        let document = try? document(of: entry.name, weight: 400, limits: rasterizer.limits).bytes
      else { return nil }
      return (key: entry.name, value: fact.json(String(decoding: document, as: UTF8.self)))
    }
    return .object(members)
  }
}

extension SymbolFact {
  /// Returns the fact with the symbol's document, without what is usual.
  fileprivate func json(_ document: String) -> JSONText {
    var members: [JSONText.Member] = [("svg", .string(document))]
    if let counterpart { members.append(("counterpart", .string(counterpart))) }
    for (key, colors) in [("colors", layerColors), ("counterpartColors", counterpartColors)]
    where !colors.isEmpty {
      members.append((key, .array(colors.map { .optional($0) })))
    }
    for (key, isTrue) in [("hasWeights", hasWeights), ("isLine", isLine), ("isMark", isMark)] where isTrue {
      members.append((key, .bool(true)))
    }
    return .object(members)
  }
}
