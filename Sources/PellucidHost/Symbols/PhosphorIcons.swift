// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidDocument

/// The icons of the Phosphor set, which setting up installs. They are drawn by lines, so that a symbol chooses its stroke.
struct PhosphorIcons: Hashable, Sendable {
  /// The drawings of an icon.
  enum Style: String, Sendable {
    /// Lines that are 16 units wide, of 256.
    case regular
    /// Lines that are 24 units wide, with fewer details.
    case bold
    /// Areas.
    case fill

    /// The width of the lines as they are drawn, in units.
    var stroke: Double { self == .bold ? 24 : 16 }
  }

  /// The folder with a folder for each style.
  var folder: String

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

  func path(of icon: String, _ style: Style) -> String {
    "\(folder)/\(style.rawValue)/\(icon)\(style == .regular ? "" : "-" + style.rawValue).svg"
  }

  /// Returns the shapes of an icon.
  func shapes(of icon: String, _ style: Style, limits: SymbolLimits) throws(SymbolError) -> [SymbolShape] {
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

/// A shape of a symbol: an element of SVG without its colours.
struct SymbolShape: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    var name: String, value: String
  }

  var element: String
  /// The attributes that describe the outline, as they are written.
  var outline: [Attribute]
  var isStroked: Bool, isFilled: Bool

  private static let elements = ["path", "line", "circle", "ellipse", "rect", "polyline", "polygon"]
  private static let outlines = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
    "transform",
  ]

  /// Reads an element; nil for one that draws nothing.
  init?(_ element: SymbolTree.Element) {
    guard Self.elements.contains(element.name) else { return nil }
    func value(_ name: String) -> String? { element.attributes.first { $0.name == name }?.value }
    self.element = element.name
    isStroked = value("stroke").map { $0 != "none" } ?? false
    isFilled = value("fill") != "none" && !isStroked
    outline = element.attributes.filter { Self.outlines.contains($0.name) }.map {
      Attribute(name: $0.name, value: $0.value)
    }
    if !isStroked && !isFilled { return nil }
  }

  init(path: String, isStroked: Bool, isFilled: Bool) {
    element = "path"
    outline = [Attribute(name: "d", value: path)]
    (self.isStroked, self.isFilled) = (isStroked, isFilled)
  }
}
