// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The appearances that an app has by its property lists and by the roots of its windows.
struct ProjectAppearances: Equatable, Sendable {
  /// The appearances that the property lists of each folder allow.
  private var lists: [String: Set<Appearance>] = [:]
  /// The appearances of the roots of windows; empty where no file has one.
  private var windows: Set<Appearance> = []

  /// Adds the appearances that a property list of an app or an extension allows.
  mutating func addList(_ appearances: Set<Appearance>, inFolder folder: String) {
    lists[folder, default: []].formUnion(appearances)
  }

  /// Adds the appearances of a window.
  mutating func addWindow(_ appearances: Set<Appearance>) { windows.formUnion(appearances) }

  mutating func merge(_ other: ProjectAppearances) {
    for (folder, appearances) in other.lists { addList(appearances, inFolder: folder) }
    addWindow(other.windows)
  }

  /// Returns the appearances of the code in some folders, inner ones first: those of the nearest property list, or of all lists where none
  /// is near, without those that no window has.
  func appearances(inFolders folders: [String]) -> [Appearance] {
    let near = folders.lazy.compactMap { lists[$0] }.first
    let all = lists.values.reduce(into: Set<Appearance>()) { $0.formUnion($1) }
    let allowed = near ?? all, known = allowed.isEmpty ? Set(Appearance.allCases) : allowed
    // What no window has although the lists allow it; windows that contradict the lists tell nothing.
    let shown = windows.isEmpty ? known : known.intersection(windows)
    return Appearance.allCases.filter { (shown.isEmpty ? known : shown).contains($0) }
  }
}

extension ProjectAppearances {
  private static let windowWords = WordSearch(["dowgroup"])
  private static let schemeWords = WordSearch(["orscheme"])

  /// Adds the windows of a source.
  mutating func addWindows(of source: [UInt8], parsed: () -> ParsedSource) {
    guard Self.windowWords.finds(in: source) else { return }
    guard Self.schemeWords.finds(in: source) else { return addWindow(Set(Appearance.allCases)) }
    let tree = SourceTree(of: parsed())
    for id in tree.all where tree.calledName(of: id) == "WindowGroup" && !tree.isExcluded(id) {
      let content = tree.arguments(of: id).last(where: \.isTrailing).map { tree.views(in: $0.value) } ?? []
      let forced = content.map { view in
        tree.chain(view).modifiers.lazy.compactMap { tree.forcedAppearance(by: $0) }.first
      }
      let all = forced.reduce(into: Set<Appearance>()) {
        $0.formUnion($1.map { [$0] } ?? Appearance.allCases)
      }
      addWindow(all.isEmpty ? Set(Appearance.allCases) : all)
    }
  }
}
