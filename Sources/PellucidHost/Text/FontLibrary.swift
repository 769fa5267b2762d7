// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango

/// The fonts for drawing texts: Inter, Noto Sans for other scripts, the families of other designs, and additional fonts of the
/// caller.
///
/// The library is a list of files. The font configuration of the computer is not read, so a text has the same coverage
/// on every computer with the same font files.
package struct FontLibrary: Hashable, Sendable {
  /// The absolute paths of the font files; of equally good matches the earliest is preferred.
  package let files: [String]
  /// The first of the files, which contain upright letters of the default design and the caller's fonts.
  ///
  /// Most texts need no others, and reading all of them takes twice as long.
  let uprightFiles: [String]

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
    var (upright, others): ([String], [String]) = ([], [])
    for group in Self.defaults {
      for family in group.families + group.extras {
        let all = Self.files(of: family, in: folders)
        let own = group.isOfDesigns ? [] : all.filter { !Self.isItalic($0) && Self.isFont($0) }
        let isThere = group.isOfDesigns ? !all.isEmpty : !own.isEmpty
        guard isThere || group.extras.contains(family) else {
          throw .fontsMissing(family: family, package: group.package)
        }
        upright += own
        others += group.isOfDesigns ? all : all.filter(Self.isItalic)
      }
    }
    for path in additional { upright += try Self.userFonts(at: path) }
    uprightFiles = upright
    files = upright + others
  }

  /// The folders in which distributions install Inter, Noto and JetBrains Mono.
  package static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto",
    "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/jetbrains-mono",
    "/usr/share/fonts/jetbrains-mono-fonts",
  ]

  /// The families in one Debian package.
  private struct Group {
    var package: String
    var families: [String]
    /// The families that only newer releases of the package contain.
    var extras: [String] = []
    /// A Boolean value that is true for families that only texts of other designs are drawn with.
    var isOfDesigns = false
  }

  /// The default families: one for each script that `ScriptLanguages` distinguishes, and one for symbols.
  private static let defaults = [
    Group(package: "fonts-inter", families: ["Inter"], extras: ["Inter Display"]),
    Group(package: "fonts-noto-cjk", families: ["Noto Sans CJK"]),
    Group(package: "fonts-noto-core", families: scriptFamilies),
    // A text without emoji needs no emoji; one with emoji reports those that no font has.
    Group(package: "fonts-noto-color-emoji", families: [], extras: [emojiFamily]),
    Group(package: "fonts-noto-core", families: [serifFamily], isOfDesigns: true),
    Group(package: "fonts-jetbrains-mono", families: [monospacedFamily], isOfDesigns: true),
  ]

  /// The family of emoji in colour.
  static let emojiFamily = "Noto Color Emoji"

  /// The families of the designs that are not the default family's.
  static let serifFamily = "Noto Serif", monospacedFamily = "JetBrains Mono"

  /// The families for scripts and symbols that are in neither Inter nor Noto Sans CJK.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Symbols", "Noto Sans Symbols2",
  ]

  /// Returns the files of a family in the first folder that has any.
  private static func files(of family: String, in folders: [String]) -> [String] {
    let stem = family.filter { $0 != " " }
    for folder in folders {
      let files = fontFiles(in: folder).filter { isNamed(Paths.name(of: $0), stem) && FileReading.isFile($0) }
      if !files.isEmpty { return files }
    }
    return []
  }

  /// Returns a Boolean value indicating whether a file of a default family contains italic letters.
  private static func isItalic(_ path: String) -> Bool { Paths.name(of: path).contains("Italic") }

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
