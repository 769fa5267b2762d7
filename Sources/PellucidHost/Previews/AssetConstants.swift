// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The constants that stand for the pictures and colours of catalogs in sources, such as `Image(.skyline)` and `Color(.Brand.ink)`.
struct AssetConstants {
  /// A room of names, which a namespace of a catalog is.
  private struct Room {
    var constants: [String: String] = [:]
    var rooms: [String: Room] = [:]

    mutating func add(_ name: String, at path: ArraySlice<String>, _ value: String) {
      guard let first = path.first else {
        constants[name] = constants[name] ?? value
        return
      }
      rooms[first, default: Room()].add(name, at: path.dropFirst(), value)
    }

    func lines(_ type: String, indent: String) -> [String] {
      constants.sorted { $0.key < $1.key }.map { "\(indent)static let `\($0.key)` = \($0.value)" }
        + rooms.sorted { $0.key < $1.key }.flatMap { name, room in
          ["\(indent)enum `\(name)` {"] + room.lines(type, indent: indent + "  ") + ["\(indent)}"]
        }
    }
  }

  private var pictures = Room(), colors = Room()

  /// Reads the names of catalogs. A catalog that cannot be read has none.
  init(of catalogs: [String]) {
    for path in catalogs {
      guard let library = try? AssetLibrary(path: path) else { continue }
      for asset in library.assets {
        switch asset.kind {
        case .imageSet: Self.add(asset.name, "ImageResource", without: "Image", to: &pictures)
        case .colorSet: Self.add(asset.name, "ColorResource", without: "Color", to: &colors)
        default: break
        }
      }
    }
  }

  /// The source with the constants; nil where there are none.
  var source: String? {
    let parts = [("ImageResource", pictures), ("ColorResource", colors)].compactMap { type, room in
      let lines = room.lines(type, indent: "  ")
      return lines.isEmpty ? nil : "extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
    }
    guard !parts.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  private static func add(_ name: String, _ type: String, without ending: String, to room: inout Room) {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last, let constant = constant(last, without: ending) else { return }
    let path = parts.dropLast().compactMap { identifier($0, isType: true) }
    guard path.count == parts.count - 1 else { return }
    room.add(constant, at: path[...], "\(type)(name: \(quoted(name)), bundle: .main)")
  }

  /// Returns the name of a constant, without the kind of asset at its end: "AccentColor" becomes `accent`.
  private static func constant(_ name: String, without ending: String) -> String? {
    let short =
      name.hasSuffix(ending) && name.count > ending.count ? String(name.dropLast(ending.count)) : name
    return identifier(short, isType: false)
  }

  /// Returns an identifier of the letters and digits of a name, with a capital at the beginning of each word but, in names of
  /// constants, the first. Nil where no letter or digit is left.
  private static func identifier(_ name: String, isType: Bool) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return nil }
    let start = isType ? capitalized(first) : lowered(first)
    let whole = start + words.dropFirst().map { capitalized($0) }.joined()
    return whole.first?.isNumber == true ? "_" + whole : whole
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with its first capitals in small letters, but without the one that begins another word: "URLBar" becomes "urlBar".
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns a string literal.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
