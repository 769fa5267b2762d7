// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJSON
import PellucidJudge

/// The names of symbols, with the source of each.
package struct SymbolListing {
  private let entries: [SymbolEntry]
  /// The names of the symbols that this machine cannot draw.
  private let undrawn: Set<String>

  package init(_ entries: [SymbolEntry], undrawn: Set<String> = []) {
    (self.entries, self.undrawn) = (entries, undrawn)
  }

  /// Returns a line for each symbol: its name, the kind of its source, and the folder or icon.
  package func text(in language: Language) -> String {
    let rows = entries.map { [$0.name, $0.origin.kind(in: language), $0.origin.place ?? "-"] }
    return TextTable(rows: [language.texts(of: [.name, .source, .place])] + rows).text
  }

  /// Returns the names alone, in as many columns as fit.
  package func names(in cells: NamedCells) -> String {
    cells.columns(entries.map { ($0.name, []) }).joined(separator: "\n")
  }

  package var json: JSONText {
    let symbols = entries.map { entry in
      JSONText.object([
        "name": .string(entry.name), "source": .string(entry.origin.kind),
        "place": .optional(entry.origin.place), "isDrawn": .bool(!undrawn.contains(entry.name)),
      ])
    }
    return .object(["version": .whole(1), "symbols": .array(symbols)])
  }
}

extension SymbolEntry.Origin {
  /// The word for the origin in JSON.
  fileprivate var kind: String {
    switch self {
    case .folder: "folder"
    case .template: "pellucid"
    case .icon: "phosphor"
    case .composed: "composed"
    }
  }

  /// Returns the word for the origin in lists.
  fileprivate func kind(in language: Language) -> String {
    switch self {
    case .folder: language.text(of: ListWord.folder)
    case .template, .icon: kind
    case .composed: language.text(of: ListWord.composed)
    }
  }

  /// The folder, or the name of the icon.
  fileprivate var place: String? {
    switch self {
    case .folder(let path): path
    case .template, .composed: nil
    case .icon(let name): name
    }
  }
}
