// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidJudge

extension LintConfiguration {
  /// The limits on the bytes, the depth of nesting and the values of a configuration file.
  static let limits = JSONLimits(bytes: 8_000_000, depth: 16, values: 200_000)

  /// Parses the text of a configuration file. A missing key leaves the initial value; an unknown key is an error.
  package init(parsing bytes: [UInt8]) throws(ConfigurationError) {
    self.init()
    let root: JSONNode
    do {
      root = try JSONDocument(parsing: bytes, limits: Self.limits).root
    } catch {
      throw ConfigurationError(error)
    }
    let fields = try ConfigurationFields(
      root, "",
      allowed: ["version", "pairs", "roles", "fixed", "levels", "images", "surfaces", "names"])
    guard let version = fields["version"] else { throw fields.missing("version") }
    guard version.value == .number(1) else {
      throw ConfigurationFields.error(.otherVersion, "version", version)
    }
    if let node = fields["pairs"] {
      pairs = try ConfigurationFields.items(node, "pairs").map { item throws(ConfigurationError) in
        try Self.pair(item.node, item.path)
      }
    }
    if let node = fields["levels"] {
      levels = try ConfigurationFields.items(node, "levels").map { item throws(ConfigurationError) in
        try Self.levelPair(item.node, item.path)
      }
    }
    if let node = fields["roles"] { roles = try ConfigurationFields.words(node, "roles") }
    if let node = fields["images"] { images = try ConfigurationFields.words(node, "images") }
    if let node = fields["fixed"] {
      fixed = Set(
        try ConfigurationFields.items(node, "fixed").map { item throws(ConfigurationError) in
          ExactName(try ConfigurationFields.string(item.node, item.path))
        })
    }
    if let node = fields["surfaces"] { surfaces = try Self.surfaces(node) }
    if let node = fields["names"] {
      guard case .bool(let value) = node.value else { throw ConfigurationFields.wrong(node, "names", .bool) }
      usesNames = value
    }
  }

  /// Parses a pair of a foreground and a background.
  private static func pair(_ node: JSONNode, _ path: String) throws(ConfigurationError) -> Pair {
    let fields = try ConfigurationFields(node, path, allowed: ["foreground", "background", "use"])
    let foreground = try fields.name("foreground")
    guard let node = fields["background"] else { throw fields.missing("background") }
    let ground = try Self.ground(node, try fields.name("background"))
    let uses: [ColorRole] = [.text, .largeText, .symbol]
    let use = try fields["use"].map { node throws(ConfigurationError) in
      try ConfigurationFields.word(node, path + ".use", among: uses)
    }
    return Pair(foreground: foreground, background: ground, use: use, keyPath: path)
  }

  /// Parses a background: a hexadecimal colour, a reference to a system colour, or the name of a colour set.
  private static func ground(
    _ node: JSONNode, _ name: Name
  ) throws(ConfigurationError) -> Ground {
    if NameMatch.begins(name.text, with: "#") {
      return .color(try ConfigurationFields.color(node, name.keyPath))
    }
    guard NameMatch.begins(name.text, with: ColorReference.mark) else { return .asset(name) }
    let reference = ColorReference(text: name.text)
    guard let reference, reference.isKnown else {
      let nearest = reference?.nearest.map {
        ColorReference(platform: reference?.platform ?? "", name: $0).text
      }
      throw ConfigurationFields.error(
        .unknownReference(found: name.text, nearest: nearest), name.keyPath, node)
    }
    return .system(reference)
  }

  private static func levelPair(
    _ node: JSONNode, _ path: String
  ) throws(ConfigurationError) -> LevelPair {
    let fields = try ConfigurationFields(node, path, allowed: ["base", "elevated"])
    return LevelPair(base: try fields.name("base"), elevated: try fields.name("elevated"), keyPath: path)
  }

  private static func surfaces(_ node: JSONNode) throws(ConfigurationError) -> Surfaces {
    let fields = try ConfigurationFields(node, "surfaces", allowed: ["light", "dark"])
    var surfaces = Surfaces()
    if let node = fields["light"] { surfaces.light = try ConfigurationFields.color(node, "surfaces.light") }
    if let node = fields["dark"] { surfaces.dark = try ConfigurationFields.color(node, "surfaces.dark") }
    return surfaces
  }
}

extension ConfigurationFields {
  /// Returns the name of a colour set under a key, with its place.
  func name(_ key: String) throws(ConfigurationError) -> LintConfiguration.Name {
    guard let node = self[key] else { throw missing(key) }
    let path = Self.joined(path, key)
    return LintConfiguration.Name(
      text: try Self.string(node, path), keyPath: path, position: node.position)
  }

  /// Parses an opaque colour. Translucent ones are rejected, because nothing lies below that could show through.
  static func color(_ node: JSONNode, _ path: String) throws(ConfigurationError) -> EncodedColor {
    let text = try string(node, path)
    guard let color = try? EncodedColor.parse(hexOrCSS: text), color.alpha == 1 else {
      throw error(.badColor(found: text), path, node)
    }
    return color
  }
}
