// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation

/// The fonts texts are drawn with: Inter, Noto Sans CJK and the caller's own, and no others.
///
/// The library is a list of files. The settings of the computer's font system are not read, so that a text
/// has the same coverage everywhere the same font files are installed.
public struct FontLibrary: Hashable, Sendable {
  /// The family of texts that name none.
  public static let defaultFamily = "Inter"
  /// Absolute paths, in the order in which equal matches are preferred.
  public let files: [String]

  /// Finds the default fonts, and adds the caller's.
  ///
  /// - Parameters:
  ///   - additional: font files, or folders whose font files are added.
  ///   - folders: where the default families are looked for.
  /// - Throws: `fontsMissing` if a default family is nowhere, `fontUnreadable` for a bad file of the caller.
  public init(
    additional: [String] = [], folders: [String] = FontLibrary.systemFolders
  ) throws(TextError) {
    var found = try Self.require("Inter", package: "fonts-inter", prefix: "Inter", in: folders)
    found += try Self.require(
      "Noto Sans CJK", package: "fonts-noto-cjk", prefix: "NotoSansCJK", in: folders)
    for path in additional { found += try Self.userFonts(at: path) }
    files = found
  }

  /// The folders in which distributions put Inter and Noto CJK.
  public static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk",
  ]

  private static func require(
    _ family: String, package: String, prefix: String, in folders: [String]
  ) throws(TextError) -> [String] {
    for folder in folders {
      // Nothing asks for an oblique; leaving those out halves the time to read the fonts.
      let files = fontFiles(in: folder).filter { path in
        let name = (path as NSString).lastPathComponent
        return name.hasPrefix(prefix) && !name.contains("Italic") && isFont(path)
      }
      if !files.isEmpty { return files }
    }
    throw .fontsMissing(family: family, package: package)
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

  private static func isFont(_ path: String) -> Bool {
    var faces: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else { return false }
    FcPatternDestroy(pattern)
    return faces > 0
  }
}
