// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango

/// The fonts for drawing texts: Inter, Noto Sans for other scripts, and additional fonts of the caller.
///
/// The library is a list of files. The font configuration of the computer is not read, so a text has the same coverage
/// on every computer with the same font files.
package struct FontLibrary: Hashable, Sendable {
  /// The absolute paths of the font files; of equally good matches the earliest is preferred.
  package let files: [String]

  /// Finds the default fonts and adds the caller's fonts.
  ///
  /// - Parameters:
  ///   - additional: Font files, or folders whose font files are added.
  ///   - folders: The folders that are searched for the default families.
  /// - Throws: `fontsMissing` if a default family is not found, and `fontUnreadable` for an unusable file of the
  ///   caller.
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

  /// The folders in which distributions install Inter and Noto.
  package static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto",
  ]

  /// The families in one Debian package.
  private struct Group {
    var package: String
    var families: [String]
    /// The families that only newer releases of the package contain.
    var extras: [String] = []
  }

  /// The default families: one for each script that `ScriptLanguages` distinguishes, and one for symbols.
  private static let defaults = [
    Group(package: "fonts-inter", families: ["Inter"], extras: ["Inter Display"]),
    Group(package: "fonts-noto-cjk", families: ["Noto Sans CJK"]),
    Group(package: "fonts-noto-core", families: scriptFamilies),
    // A text without emoji needs no emoji; one with emoji reports those that no font has.
    Group(package: "fonts-noto-color-emoji", families: [], extras: [emojiFamily]),
  ]

  /// The family of emoji in colour.
  static let emojiFamily = "Noto Color Emoji"

  /// The families for scripts and symbols that are in neither Inter nor Noto Sans CJK.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Symbols", "Noto Sans Symbols2",
  ]

  /// Returns the files of a family, or throws if there are none.
  private static func require(
    _ family: String, of group: Group, in folders: [String]
  ) throws(TextError) -> [String] {
    let files = files(of: family, in: folders)
    guard !files.isEmpty else { throw .fontsMissing(family: family, package: group.package) }
    return files
  }

  /// Returns the files of a family in the first folder that has any.
  private static func files(of family: String, in folders: [String]) -> [String] {
    let stem = family.filter { $0 != " " }
    for folder in folders {
      // Italic fonts are never used; skipping them halves the time to read the fonts.
      let files = fontFiles(in: folder).filter { path in
        let name = Paths.name(of: path)
        return isNamed(name, stem) && !name.contains("Italic") && isFont(path)
      }
      if !files.isEmpty { return files }
    }
    return []
  }

  /// Returns a Boolean value indicating whether a file belongs to a family, such as `Stem.otf`, `Stem-Bold.ttf` or
  /// `Stem[wght].ttf`.
  private static func isNamed(_ file: String, _ stem: String) -> Bool {
    guard file.utf8.starts(with: stem.utf8) else { return false }
    return file.utf8.dropFirst(stem.utf8.count).first.map { "-.[".utf8.contains($0) } ?? false
  }

  /// Returns the font files at a path of the caller, which is a file or a folder.
  private static func userFonts(at path: String) throws(TextError) -> [String] {
    guard let status = SystemCall.status(of: path) else { throw .fontUnreadable(path: path) }
    let files = status.kind == .folder ? fontFiles(in: path).filter(isFont) : [path]
    guard !files.isEmpty, files.allSatisfy(isFont) else { throw .fontUnreadable(path: path) }
    for file in files { InputFiles.add(file) }
    return files
  }

  /// Returns the font files in a folder, sorted, because folders list files in any order and the order decides between
  /// equal matches.
  private static func fontFiles(in folder: String) -> [String] {
    let extensions = [".otf", ".ttf", ".ttc", ".otc"]
    return (Folders.names(in: folder) ?? []).filter { name in
      extensions.contains { Paths.ends(name.lowercased(), in: $0) }
    }.map { folder + "/" + $0 }
  }

  /// Returns a Boolean value indicating whether a file contains fonts with outlines or with pictures in colour. Other
  /// fonts of bitmaps have fixed sizes and would enlarge the line. Fontconfig would wait for a pipe, so that only regular
  /// files are passed to it.
  private static func isFont(_ path: String) -> Bool {
    var faces: Int32 = 0
    guard FileReading.isFile(path),
      let pattern = SystemCall.withBytes(of: path, { FcFreeTypeQuery($0, 0, nil, &faces) })
    else { return false }
    defer { FcPatternDestroy(pattern) }
    func has(_ property: String) -> Bool {
      var value: FcBool = 0
      return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
    }
    return faces > 0 && (has(FC_OUTLINE) || has(FC_COLOR))
  }
}
