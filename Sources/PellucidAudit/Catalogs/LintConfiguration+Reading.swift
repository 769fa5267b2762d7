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
  package init(parsing bytes: [UInt8]) throws(LintConfigurationError) {
    self.init()
    let root: JSONNode
    do {
      root = try JSONDocument(parsing: bytes, limits: Self.limits).root
    } catch {
      throw LintConfigurationError(error)
    }
    let fields = try LintFields(
      root, "",
      allowed: ["version", "pairs", "roles", "fixed", "levels", "images", "surfaces", "names"])
    guard let version = fields["version"] else { throw fields.missing("version") }
    guard version.value == .number(1) else { throw LintFields.error(.otherVersion, "version", version) }
    if let node = fields["pairs"] {
      pairs = try LintFields.items(node, "pairs").map { item throws(LintConfigurationError) in
        try Self.pair(item.node, item.path)
      }
    }
    if let node = fields["levels"] {
      levels = try LintFields.items(node, "levels").map { item throws(LintConfigurationError) in
        try Self.levelPair(item.node, item.path)
      }
    }
    if let node = fields["roles"] { roles = try LintFields.words(node, "roles") }
    if let node = fields["images"] { images = try LintFields.words(node, "images") }
    if let node = fields["fixed"] {
      fixed = Set(
        try LintFields.items(node, "fixed").map { item throws(LintConfigurationError) in
          ExactName(try LintFields.string(item.node, item.path))
        })
    }
    if let node = fields["surfaces"] { surfaces = try Self.surfaces(node) }
    if let node = fields["names"] {
      guard case .bool(let value) = node.value else { throw LintFields.wrong(node, "names", .bool) }
      usesNames = value
    }
  }

  /// Parses a pair of a foreground and a background.
  private static func pair(_ node: JSONNode, _ path: String) throws(LintConfigurationError) -> Pair {
    let fields = try LintFields(node, path, allowed: ["foreground", "background", "use"])
    let foreground = try fields.name("foreground")
    guard let node = fields["background"] else { throw fields.missing("background") }
    let ground = try Self.ground(node, try fields.name("background"))
    let uses: [ColorRole] = [.text, .largeText, .symbol]
    let use = try fields["use"].map { node throws(LintConfigurationError) in
      try LintFields.word(node, path + ".use", among: uses)
    }
    return Pair(foreground: foreground, background: ground, use: use, keyPath: path)
  }

  /// Parses a background: a hexadecimal colour, a reference to a system colour, or the name of a colour set.
  private static func ground(
    _ node: JSONNode, _ name: Name
  ) throws(LintConfigurationError) -> Ground {
    if NameMatch.begins(name.text, with: "#") { return .color(try LintFields.color(node, name.keyPath)) }
    guard NameMatch.begins(name.text, with: ColorReference.mark) else { return .asset(name) }
    let reference = ColorReference(text: name.text)
    guard let reference, reference.isKnown else {
      let nearest = reference?.nearest.map {
        ColorReference(platform: reference?.platform ?? "", name: $0).text
      }
      throw LintFields.error(.unknownReference(found: name.text, nearest: nearest), name.keyPath, node)
    }
    return .system(reference)
  }

  private static func levelPair(
    _ node: JSONNode, _ path: String
  ) throws(LintConfigurationError) -> LevelPair {
    let fields = try LintFields(node, path, allowed: ["base", "elevated"])
    return LevelPair(base: try fields.name("base"), elevated: try fields.name("elevated"), keyPath: path)
  }

  private static func surfaces(_ node: JSONNode) throws(LintConfigurationError) -> Surfaces {
    let fields = try LintFields(node, "surfaces", allowed: ["light", "dark"])
    var surfaces = Surfaces()
    if let node = fields["light"] { surfaces.light = try LintFields.color(node, "surfaces.light") }
    if let node = fields["dark"] { surfaces.dark = try LintFields.color(node, "surfaces.dark") }
    return surfaces
  }
}

/// An object of a configuration, with typed access to its keys and errors that name the place.
private struct LintFields {
  let node: JSONNode
  let path: String
  let members: [JSONNode.Member]

  /// Rejects every value except an object whose keys are all allowed.
  init(_ node: JSONNode, _ path: String, allowed: [String]) throws(LintConfigurationError) {
    (self.node, self.path) = (node, path)
    members = try Self.members(node, path)
    for member in members where !allowed.contains(member.key) {
      let nearest = NameMatch.nearest(to: member.key, among: allowed)
      throw LintConfigurationError(
        fact: .unknownKey(nearest: nearest, allowed: allowed), keyPath: Self.joined(path, member.key),
        position: member.position)
    }
  }

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

  func missing(_ key: String) -> LintConfigurationError { Self.error(.missingKey(key), path, node) }

  /// Returns the name of a colour set under a key, with its place.
  func name(_ key: String) throws(LintConfigurationError) -> LintConfiguration.Name {
    guard let node = self[key] else { throw missing(key) }
    let path = Self.joined(path, key)
    return LintConfiguration.Name(
      text: try Self.string(node, path), keyPath: path, position: node.position)
  }

  static func joined(_ path: String, _ key: String) -> String { path.isEmpty ? key : path + "." + key }

  static func error(
    _ fact: LintConfigurationError.Fact, _ path: String, _ node: JSONNode
  ) -> LintConfigurationError {
    LintConfigurationError(fact: fact, keyPath: path, position: node.position)
  }

  /// Returns the error for a value of another type than expected.
  static func wrong(_ node: JSONNode, _ path: String, _ expected: DocumentTerm) -> LintConfigurationError {
    error(.wrongKind(found: node.kind, expected: expected), path, node)
  }

  static func members(_ node: JSONNode, _ path: String) throws(LintConfigurationError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { throw wrong(node, path, .object) }
    return members
  }

  /// Returns the elements of an array with their key paths.
  static func items(
    _ node: JSONNode, _ path: String
  ) throws(LintConfigurationError) -> [(node: JSONNode, path: String)] {
    guard case .array(let items) = node.value else { throw wrong(node, path, .array) }
    return items.enumerated().map { ($1, "\(path)[\($0)]") }
  }

  static func string(_ node: JSONNode, _ path: String) throws(LintConfigurationError) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, path, .string) }
    return text
  }

  /// Returns the value whose raw value is the text of a node.
  static func word<Value: RawRepresentable<String>>(
    _ node: JSONNode, _ path: String, among allowed: [Value]
  ) throws(LintConfigurationError) -> Value {
    let text = try string(node, path)
    if let value = allowed.first(where: { $0.rawValue == text }) { return value }
    let words = allowed.map(\.rawValue)
    let nearest = NameMatch.nearest(to: text, among: words)
    throw error(.unknownValue(found: text, nearest: nearest, allowed: words), path, node)
  }

  /// Parses an object whose keys are names of assets.
  static func words<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ path: String
  ) throws(LintConfigurationError) -> [ExactName: Value] {
    var words: [ExactName: Value] = [:]
    for member in try members(node, path) {
      words[ExactName(member.key)] = try word(
        member.node, joined(path, member.key), among: Array(Value.allCases))
    }
    return words
  }

  /// Parses an opaque colour. Translucent ones are rejected, because nothing lies below that could show through.
  static func color(_ node: JSONNode, _ path: String) throws(LintConfigurationError) -> EncodedColor {
    let text = try string(node, path)
    guard let color = try? EncodedColor.parse(hexOrCSS: text), color.alpha == 1 else {
      throw error(.badColor(found: text), path, node)
    }
    return color
  }
}

extension LintConfigurationError {
  fileprivate init(_ error: JSONError) {
    let fact: Fact =
      switch error.fact {
      case .syntax(let found, let expected): .notJSON(found: found, expected: expected)
      case .duplicateKey: .keyTwice
      case .tooDeep(let limit): .tooMany(what: .brackets, limit: limit)
      case .tooManyValues(let limit): .tooMany(what: .values, limit: limit)
      case .tooManyBytes(let limit): .tooMany(what: .bytes, limit: limit)
      }
    self.init(fact: fact, keyPath: error.keyPath, position: error.position)
  }
}
