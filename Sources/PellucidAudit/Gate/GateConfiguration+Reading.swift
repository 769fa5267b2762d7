// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidScene

extension GateConfiguration {
  /// A key of a configuration.
  enum Key: String, CaseIterable {
    case schema = "$schema"
    case version, preset, backdrops, exclude, sources, rules
  }

  /// A key of the statements about sources.
  enum SourcesKey: String, CaseIterable {
    case media, content, fixedBackgrounds, appearances, looks
  }

  /// A key of an entry about a rule.
  enum EntryKey: String, CaseIterable {
    case rule, path, layer, severity, ignore
  }

  /// The limits on the bytes, the depth of nesting and the values of a configuration.
  package static let limits = JSONLimits(bytes: 1_000_000, depth: 16, values: 50_000)
  /// The greatest number of entries about rules, and of the bytes of a reason.
  static let mostEntries = 1000, mostReasonBytes = 4000

  /// Parses the text of a configuration. An unknown key is an error.
  package init(parsing bytes: [UInt8]) throws(ConfigurationError) {
    let root: JSONNode
    do { root = try JSONDocument(parsing: bytes, limits: Self.limits).root } catch {
      throw ConfigurationError(error)
    }
    let fields = try ConfigurationFields(root, "", allowed: Key.allCases.map(\.rawValue))
    guard let version = fields["version"] else { throw fields.missing("version") }
    guard version.value == .number(1) else {
      throw ConfigurationFields.error(.otherVersion, "version", version)
    }
    if let node = fields["$schema"] { _ = try ConfigurationFields.string(node, "$schema") }
    preset = try fields["preset"].map { node throws(ConfigurationError) in
      try ConfigurationFields.word(node, "preset", among: Preset.allCases)
    }
    if let node = fields["backdrops"] {
      do { backdrops = try PossibleBackdrops(node, path: "backdrops") } catch {
        throw ConfigurationFields.error(.backdrops(error), "backdrops", node)
      }
    }
    excluded = try Self.items(of: "exclude", in: fields).map { item throws(ConfigurationError) in
      PathPattern(try ConfigurationFields.text(item.node, item.path, limit: NamePattern.mostBytes))
    }
    if let node = fields["sources"] { sources = try SourceSettings(node, "sources") }
    entries = try Self.items(of: "rules", in: fields).map { item throws(ConfigurationError) in
      try Entry(item.node, item.path)
    }
  }

  /// Returns the elements of an array with their key paths; none where the key is missing.
  private static func items(
    of key: String, in fields: ConfigurationFields
  ) throws(ConfigurationError) -> [(node: JSONNode, path: String)] {
    guard let node = fields[key] else { return [] }
    let items = try ConfigurationFields.items(node, key)
    guard items.count <= mostEntries else {
      throw ConfigurationFields.error(.tooMany(what: .entries, limit: mostEntries), key, node)
    }
    return items
  }
}

extension SourceSettings {
  fileprivate init(_ node: JSONNode, _ path: String) throws(ConfigurationError) {
    self.init()
    let fields = try ConfigurationFields(
      node, path, allowed: GateConfiguration.SourcesKey.allCases.map(\.rawValue))
    media = try Self.names(.media, in: fields)
    content = try Self.names(.content, in: fields)
    fixedBackgrounds = try Self.names(.fixedBackgrounds, in: fields)
    if let words = try Self.words(.appearances, "light, dark", among: AppearanceWord.allCases, in: fields) {
      appearances = Appearance.allCases.filter { appearance in
        words.contains { $0.appearance == appearance }
      }
    }
    if let words = try Self.words(.looks, "ios18, os26, os27", among: LookWord.allCases, in: fields) {
      looks = Look.allCases.filter { look in words.contains { $0.look == look } }
    }
  }

  private enum AppearanceWord: String, CaseIterable {
    case light, dark

    var appearance: Appearance { self == .light ? .light : .dark }
  }

  private enum LookWord: String, CaseIterable {
    case ios18, os26, os27

    var look: Look {
      switch self {
      case .ios18: .ios18
      case .os26: .os26
      case .os27: .os27
      }
    }
  }

  /// Returns the words of an array that is not empty; nil where the key is missing.
  private static func words<Word: RawRepresentable & CaseIterable>(
    _ key: GateConfiguration.SourcesKey, _ expected: String, among all: [Word],
    in fields: ConfigurationFields
  ) throws(ConfigurationError) -> [Word]? where Word.RawValue == String {
    typealias Fields = ConfigurationFields
    guard let node = fields[key.rawValue] else { return nil }
    let place = Fields.joined(fields.path, key.rawValue), items = try Fields.items(node, place)
    guard !items.isEmpty else {
      throw Fields.error(.wrongKind(found: node.kind, expected: .arrayNamed(expected)), place, node)
    }
    return try items.map { item throws(ConfigurationError) in
      try Fields.word(item.node, item.path, among: all)
    }
  }

  /// Returns the names that an array lists; none where the key is missing.
  private static func names(
    _ key: GateConfiguration.SourcesKey, in fields: ConfigurationFields
  ) throws(ConfigurationError) -> Set<String> {
    guard let node = fields[key.rawValue] else { return [] }
    let path = ConfigurationFields.joined(fields.path, key.rawValue)
    let items = try ConfigurationFields.items(node, path)
    guard items.count <= GateConfiguration.mostEntries else {
      throw ConfigurationFields.error(
        .tooMany(what: .entries, limit: GateConfiguration.mostEntries), path, node)
    }
    return Set(
      try items.map { item throws(ConfigurationError) in
        try ConfigurationFields.text(item.node, item.path, limit: NamePattern.mostBytes)
      })
  }
}

extension GateConfiguration.Entry {
  /// The words by which other tools leave findings out.
  private static let wordsForNothing = ["off", "ignore", "ignored", "none", "disable", "disabled", "silent"]

  /// Parses an entry, which either sets a severity or ignores, with a reason.
  fileprivate init(_ node: JSONNode, _ path: String) throws(ConfigurationError) {
    typealias Fields = ConfigurationFields
    let fields = try Fields(node, path, allowed: GateConfiguration.EntryKey.allCases.map(\.rawValue))
    guard let rule = fields["rule"] else { throw fields.missing("rule") }
    self.rule = try Fields.word(rule, path + ".rule", among: Rule.allCases)
    switch (fields["severity"], fields["ignore"]) {
    case (let severity?, nil):
      if case .string(let word) = severity.value, Self.wordsForNothing.contains(word) {
        throw Fields.error(.noSeverity(found: word), path + ".severity", severity)
      }
      decision = .severity(try Fields.word(severity, path + ".severity", among: Severity.allCases))
    case (nil, let ignore?):
      let place = path + ".ignore"
      let reason = try Fields.text(ignore, place, limit: GateConfiguration.mostReasonBytes)
      guard !reason.unicodeScalars.allSatisfy({ $0.properties.isWhitespace }) else {
        throw Fields.error(.emptyReason, place, ignore)
      }
      decision = .ignored(reason: reason)
    case (nil, nil): throw Fields.error(.missingOneOf(["severity", "ignore"]), path, node)
    case (_?, _?): throw Fields.error(.excludingKeys(["severity", "ignore"]), path, node)
    }
    if let node = fields["path"] {
      self.path = PathPattern(try Fields.text(node, path + ".path", limit: NamePattern.mostBytes))
    }
    if let node = fields["layer"] {
      layer = NamePattern(try Fields.text(node, path + ".layer", limit: NamePattern.mostBytes))
    }
    (keyPath, position) = (path, node.position)
  }
}
