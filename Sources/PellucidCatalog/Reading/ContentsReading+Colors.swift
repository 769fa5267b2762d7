// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension ContentsReading {
  mutating func colorSet(_ entries: [JSONNode]) -> ColorSet {
    ColorSet(entries: entries.compactMap { node in colorEntry(node) })
  }

  private mutating func colorEntry(_ node: JSONNode) -> ColorSet.Entry? {
    guard let members = members(node) else { return nil }
    var entry = ColorSet.Entry(.empty)
    for member in members where !take(member, into: &entry.selectors, of: .colorSet) {
      if member.key == "color" {
        entry.value = colorValue(member.node)
      } else {
        entry.kept.append(kept(member))
      }
    }
    requireIdiom(of: node)
    return entry
  }

  /// Notes an entry without an idiom, which counts as universal.
  mutating func requireIdiom(of entry: JSONNode) {
    if entry["idiom"] == nil { note(.missingKey("idiom", assumed: .text("universal")), at: entry) }
  }

  /// Reads the value of an entry: a colour or a reference.
  mutating func colorValue(_ node: JSONNode) -> ColorSet.Value {
    guard members(node) != nil else { return .unreadable }
    if let name = node["reference"] {
      let platform = node["platform"].flatMap { platform in
        word(platform, among: ColorReference.catalogPlatforms)
      }
      return reference(to: name, on: platform, in: node).map { .reference($0) } ?? .unreadable
    }
    guard let components = node["components"] else {
      note(.missingKey("components", assumed: nil), at: node)
      return .unreadable
    }
    guard let space = colorSpace(of: node), members(components) != nil else { return .unreadable }
    return color(space, components).map { .color($0) } ?? .unreadable
  }

  /// Reads a reference to a colour of the system. An unknown colour is noted and kept, because newer systems may have it.
  private mutating func reference(
    to node: JSONNode, on platform: String?, in color: JSONNode
  ) -> ColorReference? {
    guard let name = string(node), let platform else {
      if color["platform"] == nil { note(.missingKey("platform", assumed: nil), at: color) }
      return nil
    }
    let reference = ColorReference(platform: platform, name: name)
    if facts.count < limit, !reference.isKnown {
      let shown = String(name.prefix(64))
      note(.unknownReference(shown, on: reference.systemPlatform, nearest: reference.nearest), at: node)
    }
    return reference
  }

  private mutating func colorSpace(of node: JSONNode) -> CatalogColor.Space? {
    guard let space = node["color-space"] else {
      note(.missingKey("color-space", assumed: nil), at: node)
      return nil
    }
    return word(space, as: CatalogColor.Space.self)
  }

  private mutating func color(_ space: CatalogColor.Space, _ node: JSONNode) -> CatalogColor? {
    let keys = space.isGray ? ["white"] : ["red", "green", "blue"]
    var values: [Double] = []
    var notations: Set<ComponentNotation> = []
    for key in keys {
      guard let own = node[key] else {
        note(.missingKey(key, assumed: nil), at: node)
        continue
      }
      guard let (value, notation) = component(own, of: space) else { continue }
      values.append(value)
      notations.insert(notation)
    }
    guard let alpha = alpha(in: node), values.count == keys.count else { return nil }
    if notations.count > 1 { note(.mixedNotations, at: node) }
    return space.isGray
      ? CatalogColor(space, white: values[0], alpha: alpha)
      : CatalogColor(space, red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// Reads a component, and notes one outside the range of its space; nil for one outside the extended range as well.
  private mutating func component(
    _ node: JSONNode, of space: CatalogColor.Space
  ) -> (Double, ComponentNotation)? {
    guard let (value, notation) = ComponentNotation.read(node) else {
      note(.badComponent(found: shown(node)), at: node)
      return nil
    }
    let allowed = space.isExtended ? ComponentNotation.extendedRange : 0...1
    if !allowed.contains(value) {
      note(.outOfRange(found: shown(node), allowed: ComponentNotation.allowed(in: space)), at: node)
      if !ComponentNotation.extendedRange.contains(value) { return nil }
    }
    return (value, notation)
  }

  /// Reads the alpha, clamped to 0…1; 1 where it is missing, nil where it is not a number.
  private mutating func alpha(in node: JSONNode) -> Double? {
    guard let alpha = node["alpha"] else {
      note(.missingKey("alpha", assumed: .text("1.000")), at: node)
      return 1
    }
    guard let (byte, notation) = ComponentNotation.read(alpha) else {
      note(.badComponent(found: shown(alpha)), at: alpha)
      return nil
    }
    var value = byte
    if notation == .integer || notation == .hexadecimal {
      // Every notation of colours writes alpha with a point, so a bare 0 or 1 is the number itself and not a byte.
      if notation == .integer, byte * 255 < 1.5 { value = (byte * 255).rounded() }
      note(.alphaWithoutPoint(found: shown(alpha), taken: "\(value)"), at: alpha)
    }
    if !(0...1).contains(value) { note(.outOfRange(found: shown(alpha), allowed: "0…1"), at: alpha) }
    return min(max(value, 0), 1)
  }

  /// Returns the first bytes of a value, as they stand in the file.
  private func shown(_ node: JSONNode) -> String {
    String(decoding: document.bytes[node.range].prefix(32), as: UTF8.self)
  }
}
