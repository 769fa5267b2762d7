// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument

/// A symbol of a library by its name.
package struct SymbolEntry: Hashable, Sendable {
  /// The place that a symbol is drawn from.
  package enum Origin: Hashable, Sendable {
    /// A template of one of the caller's folders.
    case folder(String)
    /// A template of Pellucid's own.
    case template
    /// An icon of the Phosphor set, by its name there.
    case icon(String)
    /// A drawing that is composed by the parts of the name.
    case composed
  }

  package var name: String
  package var origin: Origin
}

extension SymbolLibrary {
  /// The symbols by name, sorted. Each has the origin that `source(of:)` finds. The grammar derives more names.
  package var entries: [SymbolEntry] {
    var names = Set(SymbolGlyphs.names).union(Self.templateNames(in: templates))
    for folder in folders { names.formUnion(Self.templateNames(in: folder)) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap(entry)
  }

  /// Returns the entry of any name that draws a symbol, also of one that the grammar derives.
  package func entry(of name: String) -> SymbolEntry? {
    if Paths.ends(name, in: ".svg") { return nil }
    switch try? source(of: name) {
    case .file(let path):
      let folder = folders.first { path == "\($0)/\(name).svg" }
      return SymbolEntry(name: name, origin: folder.map { .folder($0) } ?? .template)
    case .drawing(.glyph(let key, _, _)):
      return SymbolEntry(name: name, origin: SymbolGlyphs.all[key]?.icon.map { .icon($0) } ?? .composed)
    case .drawing: return SymbolEntry(name: name, origin: .composed)
    case .mark, nil: return nil
    }
  }
}

extension SymbolLibrary {
  /// Returns the reason why a symbol is not drawn on this machine: the icons or templates that it needs are not installed. Nil for
  /// other symbols and for unknown names.
  package func missingSource(of name: String) -> SymbolError? {
    if PhosphorIcons(folder: icons).isInstalled, Folders.isFolder(templates) == true { return nil }
    do throws(SymbolError) {
      _ = try document(of: name, weight: 400, limits: SymbolLimits())
      return nil
    } catch {
      switch error {
      case .iconsMissing, .templatesMissing: return error
      default: return nil
      }
    }
  }

  /// Returns a Boolean value indicating whether a name draws a symbol, or the placeholder of a brand's mark.
  package func knows(_ name: String) -> Bool { (try? source(of: name)) != nil }
}
