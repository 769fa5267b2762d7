// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidScene

/// The sources of symbols by name: the caller's folders, Pellucid's own templates, and drawings that are composed from the
/// icons of the Phosphor set.
package struct SymbolLibrary: Hashable, Sendable {
  /// Folders with `name.svg` files, searched first and in this order.
  package var folders: [String]
  /// The folder that a relative path ending in `.svg` is relative to.
  package var base: String
  /// The folder with the icons of the Phosphor set.
  package var icons: String
  /// The folder with Pellucid's own templates.
  package var templates: String

  package init(
    folders: [String] = [], base: String = ".", icons: String = SymbolLibrary.iconFolder,
    templates: String = SymbolLibrary.templateFolder
  ) {
    (self.folders, self.base, self.icons, self.templates) = (folders, base, icons, templates)
  }

  /// The source of a symbol.
  enum Source: Hashable, Sendable {
    case file(String)
    case drawing(SymbolDrawing)
    /// The name of a brand's mark, which is not imitated.
    case mark
  }

  /// The folder of Pellucid's own templates, whether it exists or not.
  package static var templateFolder: String { ProgramFolder.resource("Symbols") }

  /// The folder of the installed icons, whether it exists or not.
  package static var iconFolder: String { PhosphorIcons.installedFolder }

  /// All names of the built-in templates and of the table of glyphs, sorted. The grammar derives more names from them.
  package static var names: [String] {
    Set(templateNames(in: templateFolder)).union(SymbolGlyphs.names).sorted {
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

  /// Returns the source of `name`, which is a name or a path that ends in `.svg`. Throws if the name or a relative path
  /// leads to nothing.
  func source(of name: String) throws(SymbolError) -> Source {
    if Paths.ends(name, in: ".svg") { return .file(try file(name)) }
    guard Self.isPlain(name) else { throw .unknown(name: name, nearest: nil) }
    let candidates = (folders + [templates]).map { "\($0)/\(name).svg" }
    if let found = candidates.first(where: Self.exists) { return .file(found) }
    // Without the templates, another drawing would stand for some names.
    guard Self.exists(templates) else { throw .templatesMissing(name: name, folder: templates) }
    if SymbolMarks.contains(name) { return .mark }
    guard let drawing = SymbolGlyphs.grammar.drawing(of: name) else {
      let nearest = SymbolGlyphs.grammar.corrected(name) ?? NameMatch.nearest(to: name, among: Self.names)
      throw .unknown(name: name, nearest: nearest)
    }
    return .drawing(drawing)
  }

  /// Returns the document of a symbol, and the path or name by which errors name it.
  ///
  /// - Parameter weight: The weight of a composed symbol, 100…900; documents of files have weights of their own.
  func document(
    of name: String, weight: Int, limits: SymbolLimits
  ) throws(SymbolError) -> (bytes: [UInt8], path: String, isComposed: Bool) {
    let drawing: SymbolDrawing
    switch try source(of: name) {
    case .file(let path): return (try FileReading.document(at: path, limits: limits), path, false)
    case .mark: drawing = SymbolMarks.placeholder
    case .drawing(let found): drawing = found
    }
    let set = PhosphorIcons(folder: icons, limits: limits)
    var composer = SymbolComposer(icons: set, weight: weight)
    do throws(SymbolError) {
      return (try composer.document(of: drawing), name, true)
    } catch {
      if case .unreadable = error, !set.isInstalled {
        throw .iconsMissing(name: name, folder: icons, package: PhosphorIcons.package)
      }
      throw error
    }
  }

  /// Returns the name of the other form of a symbol, filled or outlined, or nil where there is none.
  func counterpart(of name: String) -> String? {
    let other = SymbolForm.counterpart(of: name)
    switch try? source(of: other) {
    case .file(let path): return Self.exists(path) ? other : nil
    case .drawing: return other
    case .mark, nil: return nil
    }
  }

  private func file(_ name: String) throws(SymbolError) -> String {
    if Paths.isAbsolute(name) { return name }
    let candidates = folders.map { "\($0)/\(name)" } + ["\(base)/\(name)"]
    guard let found = candidates.first(where: Self.exists) else { throw .unreadable(path: name) }
    return found
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

extension FileReading {
  /// Returns the bytes of an SVG document.
  fileprivate static func document(at path: String, limits: SymbolLimits) throws(SymbolError) -> [UInt8] {
    do throws(FileReadingError) {
      return try bytes(of: path, maximumBytes: limits.fileBytes)
    } catch {
      switch error {
      case .notFound, .unreadable: throw .unreadable(path: path)
      case .notAFile(_, let kind): throw .notAFile(path: path, kind)
      case .tooManyBytes: throw .fileTooLarge(path: path, limit: limits.fileBytes)
      }
    }
  }
}
