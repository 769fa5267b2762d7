// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation

/// The fonts texts are drawn with: Inter, Noto Sans for other scripts, and the caller's own; no others.
///
/// The library is a list of files. The settings of the computer's font system are not read, so that a text
/// has the same coverage everywhere the same font files are installed.
package struct FontLibrary: Hashable, Sendable {
  /// Absolute paths, in the order in which equal matches are preferred.
  package let files: [String]

  /// Finds the default fonts, and adds the caller's.
  ///
  /// - Parameters:
  ///   - additional: font files, or folders whose font files are added.
  ///   - folders: where the default families are looked for.
  /// - Throws: `fontsMissing` if a default family is nowhere, `fontUnreadable` for a bad file of the caller.
  package init(
    additional: [String] = [], folders: [String] = FontLibrary.systemFolders
  ) throws(TextError) {
    var found: [String] = []
    for group in Self.defaults {
      for family in group.families { found += try Self.require(family, of: group, in: folders) }
      for family in group.extras { found += Self.files(of: family, in: folders) }
    }
    for path in additional { found += try Self.userFonts(at: path) }
    files = found
  }

  /// The folders in which distributions put Inter and Noto.
  package static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto",
  ]

  /// Families that one Debian package brings.
  private struct Group {
    var package: String
    var families: [String]
    /// Families that only newer releases of the package have.
    var extras: [String] = []
  }

  /// One family for each script that `ScriptLanguages` knows, and one for signs.
  private static let defaults = [
    Group(package: "fonts-inter", families: ["Inter"], extras: ["Inter Display"]),
    Group(package: "fonts-noto-cjk", families: ["Noto Sans CJK"]),
    Group(package: "fonts-noto-core", families: scriptFamilies),
  ]

  /// Families that draw what neither Inter nor Noto Sans CJK has.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Symbols", "Noto Sans Symbols2",
  ]

  private static func require(
    _ family: String, of group: Group, in folders: [String]
  ) throws(TextError) -> [String] {
    let files = files(of: family, in: folders)
    guard !files.isEmpty else { throw .fontsMissing(family: family, package: group.package) }
    return files
  }

  /// The family's files in the first folder that has some.
  private static func files(of family: String, in folders: [String]) -> [String] {
    let stem = family.filter { $0 != " " }
    for folder in folders {
      // Nothing asks for an oblique; leaving those out halves the time to read the fonts.
      let files = fontFiles(in: folder).filter { path in
        let name = (path as NSString).lastPathComponent
        return isNamed(name, stem) && !name.contains("Italic") && isFont(path)
      }
      if !files.isEmpty { return files }
    }
    return []
  }

  /// Returns whether a file belongs to a family: `Stem.otf`, `Stem-Bold.ttf`, `Stem[wght].ttf`.
  private static func isNamed(_ file: String, _ stem: String) -> Bool {
    guard file.hasPrefix(stem) else { return false }
    return file.dropFirst(stem.count).first.map { "-.[".contains($0) } ?? false
  }

  private static func userFonts(at path: String) throws(TextError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .fontUnreadable(path: path)
    }
    let files = isFolder.boolValue ? fontFiles(in: path).filter(isFont) : [path]
    guard !files.isEmpty, files.allSatisfy(isFont) else { throw .fontUnreadable(path: path) }
    return files
  }

  /// Sorted, since folders list in any order and the order decides between equal matches.
  private static func fontFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      ["otf", "ttf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased())
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + "/" + $0 }
  }

  /// Returns whether the file holds fonts with outlines. Those that hold pictures only, as colour emoji do, have sizes of
  /// their own and would push a line apart.
  private static func isFont(_ path: String) -> Bool {
    var faces: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else { return false }
    defer { FcPatternDestroy(pattern) }
    var hasOutlines: FcBool = 0
    let isKnown = FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines) == FcResultMatch
    return faces > 0 && isKnown && hasOutlines != 0
  }
}
