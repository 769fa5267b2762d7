// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidDocument

/// The icons of the Phosphor set, which setting up installs. They are drawn by lines, so that a symbol chooses its stroke.
struct PhosphorIcons: SymbolIcons, Hashable, Sendable {
  /// The folder with a folder for each style.
  var folder: String
  var limits = SymbolLimits()

  /// The package of the Python index that contains the icons.
  static let package = "py-phosphor-icons"

  /// The folder of the installed icons, whether it exists or not: in `share/pellucid` of the program's prefix, or for a
  /// program in a folder `.build`, beside that folder.
  static var installedFolder: String {
    let installed = ProgramFolder.resource("Phosphor")
    guard !SystemCall.isAccessible(installed, F_OK), let source = ProgramFolder.package else {
      return installed
    }
    return source + "/.venv/phosphor-icons"
  }

  /// A Boolean value indicating whether the icons are installed.
  var isInstalled: Bool { SystemCall.status(of: folder + "/regular") != nil }

  func path(of icon: String, _ style: SymbolIconStyle) -> String {
    "\(folder)/\(style.rawValue)/\(icon)\(style == .regular ? "" : "-" + style.rawValue).svg"
  }

  /// Returns the shapes of an icon.
  func shapes(of icon: String, _ style: SymbolIconStyle) throws(SymbolError) -> [SymbolShape] {
    let path = path(of: icon, style)
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: limits.fileBytes)
    } catch { throw .unreadable(path: path) }
    do throws(SymbolRefusal) {
      return try SymbolTree(bytes, limits: limits).elements.compactMap(SymbolShape.init)
    } catch { throw .refused(path: path, error) }
  }
}
