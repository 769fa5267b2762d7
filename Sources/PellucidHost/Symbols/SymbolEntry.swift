// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A symbol of a library by its name.
package struct SymbolEntry: Hashable, Sendable {
  /// The place that a symbol is drawn from.
  package enum Origin: Hashable, Sendable {
    /// A template of one of the caller's folders.
    case folder(String)
    /// A template of Pellucid's own.
    case template
    /// An icon of the Adwaita theme, by its name there.
    case icon(String)
  }

  package var name: String
  package var origin: Origin
}

extension SymbolLibrary {
  /// The symbols by name, sorted. Each has the origin that `path(of:)` finds.
  package var entries: [SymbolEntry] {
    var origins = AdwaitaSymbols.icons.mapValues { SymbolEntry.Origin.icon($0) }
    for name in Self.templateNames(in: templates) { origins[name] = .template }
    for folder in folders.reversed() {
      for name in Self.templateNames(in: folder) { origins[name] = .folder(folder) }
    }
    return origins.map { SymbolEntry(name: $0.key, origin: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
