// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The places of symbols by name: the caller's folders, Pellucid's own templates, the Adwaita icons.
package struct SymbolLibrary: Hashable, Sendable {
  /// Folders with `name.svg` files, searched first and in this order.
  package var folders: [String]
  /// The folder that a relative path ending in `.svg` is relative to.
  package var base: String
  /// Folders of Adwaita themes.
  package var themes: [String]
  /// The folder with Pellucid's own templates.
  package var templates: String

  package init(
    folders: [String] = [], base: String = ".", themes: [String] = ["/usr/share/icons/Adwaita"],
    templates: String = SymbolLibrary.templateFolder
  ) {
    (self.folders, self.base, self.themes, self.templates) = (folders, base, themes, templates)
  }

  /// The folder of Pellucid's own templates, whether it exists or not.
  package static var templateFolder: String { ProgramFolder.resource("Symbols") }

  /// The Debian package that brings the Adwaita icons.
  package static let themePackage = "adwaita-icon-theme"

  /// All names of the built-in templates and of the table, sorted.
  package static var names: [String] {
    Set(templateNames(in: templateFolder)).union(AdwaitaSymbols.icons.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Checks that the caller's folders can be read; a wrong path would otherwise only show by other
  /// symbols being drawn.
  package func checkFolders() throws(SymbolError) {
    for folder in folders {
      guard Folders.names(in: folder) != nil else { throw .folderUnreadable(path: folder) }
    }
  }

  /// Returns the file that draws `name`, which is a name or a path that ends in `.svg`. Throws if the name or a
  /// relative path leads to no file.
  package func path(of name: String) throws(SymbolError) -> String {
    if Paths.ends(name, in: ".svg") { return try file(name) }
    guard Self.isPlain(name) else { throw .unknown(name: name, nearest: nil) }
    let candidates = (folders + [templates]).map { "\($0)/\(name).svg" }
    if let found = candidates.first(where: Self.exists) { return found }
    guard let icon = AdwaitaSymbols.icons[name] else {
      guard Self.exists(templates) else { throw .templatesMissing(name: name, folder: templates) }
      throw .unknown(name: name, nearest: NameMatch.nearest(to: name, among: Self.names))
    }
    guard let found = themeFile(icon) else {
      throw .themeMissing(name: name, package: Self.themePackage)
    }
    return found
  }

  /// Returns the name of the other form of a symbol, filled or outlined, or nil unless both are templates.
  ///
  /// Icons of a theme are no pair: a folder's filled form there is an open folder.
  func counterpart(of name: String) -> String? {
    let other = SymbolForm.counterpart(of: name)
    if Paths.ends(name, in: ".svg") { return (try? file(other)).flatMap { Self.exists($0) ? other : nil } }
    let areTemplates = [name, other].allSatisfy { form in
      Self.isPlain(form) && (folders + [templates]).contains { Self.exists("\($0)/\(form).svg") }
    }
    return areTemplates ? other : nil
  }

  private func file(_ name: String) throws(SymbolError) -> String {
    if Paths.isAbsolute(name) { return name }
    let candidates = folders.map { "\($0)/\(name)" } + ["\(base)/\(name)"]
    guard let found = candidates.first(where: Self.exists) else { throw .unreadable(path: name) }
    return found
  }

  private func themeFile(_ icon: String) -> String? {
    for theme in themes {
      // Older releases of the theme keep the templates among the scalable icons.
      for family in ["symbolic", "scalable"] {
        for context in AdwaitaSymbols.contexts {
          let path = "\(theme)/\(family)/\(context)/\(icon)-symbolic.svg"
          if Self.exists(path) { return path }
        }
      }
    }
    return nil
  }

  /// Returns a Boolean value indicating whether a name has only ASCII letters, digits and `.-_`, and so cannot lead
  /// out of a folder.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 128 && !Paths.isHidden(name)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func exists(_ path: String) -> Bool { SystemCall.status(of: path) != nil }

  /// Returns the names of the templates in a folder.
  static func templateNames(in folder: String) -> [String] {
    (Folders.names(in: folder) ?? []).filter { Paths.ends($0, in: ".svg") }
      .compactMap { String($0.utf8.dropLast(4)) }
  }
}
