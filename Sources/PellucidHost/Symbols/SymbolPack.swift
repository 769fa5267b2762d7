// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

extension SymbolLibrary {
  /// The documents of all templates, with the facts that decide how they are drawn, and those of the icons that other symbols are
  /// composed of, as JSON: the symbols of web pages, which draw them with their own means.
  package var pack: JSONText {
    .object([("templates", .object(packedTemplates)), ("icons", .object(packedIcons))])
  }

  private var packedTemplates: [JSONText.Member] {
    let rasterizer = SymbolRasterizer(library: self)
    return entries.compactMap { entry in
      switch entry.origin {
      case .icon, .composed: return nil
      case .folder, .template: break
      }
      guard let fact = rasterizer.fact(of: entry.name),
        let document = try? document(of: entry.name, weight: 400, limits: rasterizer.limits).bytes
      else { return nil }
      return (key: entry.name, value: fact.json(String(decoding: document, as: UTF8.self)))
    }
  }

  private var packedIcons: [JSONText.Member] {
    let (icons, limits) = (PhosphorIcons(folder: icons), SymbolLimits())
    return Set(SymbolGlyphs.all.values.compactMap(\.icon)).sorted().flatMap { icon in
      SymbolIconStyle.allCases.compactMap { style in
        let path = icons.path(of: icon, style)
        guard let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.fileBytes) else { return nil }
        return (key: "\(style.rawValue)/\(icon)", value: .string(String(decoding: bytes, as: UTF8.self)))
      }
    }
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
