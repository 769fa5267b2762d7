// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension ContentsReading {
  /// Reads the entries of an asset that lists files.
  ///
  /// - Parameter files: The bytes of the paths in the asset's folder, including folders of layers and the like. Texts
  ///   would take names that differ only by normalization for one.
  mutating func fileSet(_ entries: [JSONNode], of kind: AssetKind, among files: Set<[UInt8]>) -> FileSet {
    FileSet(entries: entries.compactMap { node in fileEntry(node, of: kind, among: files) })
  }

  private mutating func fileEntry(
    _ node: JSONNode, of kind: AssetKind, among files: Set<[UInt8]>
  ) -> FileSet.Entry? {
    guard let members = members(node) else { return nil }
    var entry = FileSet.Entry(selectors: Selectors(), isFound: false)
    for member in members where !take(member, into: &entry.selectors, of: kind) {
      switch member.key {
      case "filename": entry.file = fileName(member.node)
      case "resizing": entry.resizing = resizing(member.node)
      case "alignment-insets": entry.alignment = insets(member.node)
      case "universal-type-identifier": entry.typeIdentifier = string(member.node)
      default: entry.kept.append(kept(member))
      }
    }
    if kind.hasVariants { requireIdiom(of: node) }
    if let file = entry.file, let name = node["filename"] {
      entry.isFound = files.contains(Array(file.utf8))
      if !entry.isFound { note(.missingFile(file), at: name) }
    }
    return entry
  }

  /// Reads the name of a file; nil for an empty name, and for one that leads out of the folder.
  mutating func fileName(_ node: JSONNode) -> String? {
    guard let name = string(node), !name.isEmpty else { return nil }
    // A slash with a combining mark behind it is one character, and still separates steps.
    let slash = UInt8(ascii: "/")
    let steps = name.utf8.split(separator: slash)
    guard name.utf8.first != slash, !steps.contains(where: { $0.elementsEqual("..".utf8) }),
      !name.utf8.contains(0)
    else {
      note(.fileOutside(String(name.unicodeScalars.prefix(64))), at: node)
      return nil
    }
    return name
  }

  private mutating func resizing(_ node: JSONNode) -> FileSet.Resizing? {
    guard members(node) != nil, let mode = node["mode"] else { return nil }
    guard let mode = word(mode, as: FileSet.Resizing.Mode.self) else { return nil }
    let center = node["center"]
    return FileSet.Resizing(
      mode: mode,
      center: center?["mode"].flatMap { center in word(center, as: FileSet.Resizing.Center.self) } ?? .tile,
      centerWidth: center?["width"].flatMap { number in number.pixels } ?? 0,
      centerHeight: center?["height"].flatMap { number in number.pixels } ?? 0,
      caps: node["cap-insets"].flatMap { caps in insets(caps) } ?? FileSet.PixelInsets())
  }

  private mutating func insets(_ node: JSONNode) -> FileSet.PixelInsets? {
    guard members(node) != nil else { return nil }
    var insets = FileSet.PixelInsets()
    insets.top = node["top"]?.pixels ?? 0
    insets.left = node["left"]?.pixels ?? 0
    insets.bottom = node["bottom"]?.pixels ?? 0
    insets.right = node["right"]?.pixels ?? 0
    return insets
  }
}

extension JSONNode {
  /// The number as a count of pixels, 0…1,000,000; nil for other values.
  fileprivate var pixels: Double? {
    guard case .number(let value) = value, (0...1_000_000).contains(value) else { return nil }
    return value
  }
}
