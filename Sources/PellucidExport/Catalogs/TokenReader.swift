// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A reader of documents of tokens: a resolver document with all sources inside, or a file of tokens.
struct TokenReader {
  /// The path of a token, its names joined by full stops, which no name has.
  typealias Path = String

  private(set) var modifiers: [TokenModifier] = []
  /// The extensions that this program wrote for tokens and groups, by their paths; empty for the root.
  private(set) var extensions: [ExactName: (folder: String, contents: String)] = [:]
  private var steps: [Step] = []
  private let root: JSONNode
  private let limits: TokenLimits

  /// One step of the resolution.
  private enum Step {
    case groups([JSONNode])
    /// A modifier with the groups of its contexts.
    case modifier(Int, [[JSONNode]])
  }

  init(_ bytes: [UInt8], limits: TokenLimits) throws(TokenFault) {
    self.limits = limits
    do {
      root = try JSONDocument(parsing: bytes, limits: limits.json).root
    } catch {
      throw TokenFault(.json(error))
    }
    guard root["resolutionOrder"] != nil else {
      try addGroups([root])
      return
    }
    try checkResolver()
    for (index, item) in try items(root["resolutionOrder"], at: "resolutionOrder").enumerated() {
      try addStep(item, at: "resolutionOrder[\(index)]")
    }
  }

  private func checkResolver() throws(TokenFault) {
    let known = [
      "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
    ]
    for member in try members(root, at: "") where !known.contains(member.key) {
      throw TokenFault(.unknownKey(member.key))
    }
    guard root["version"]?.value == .string("2025.10") else { throw TokenFault(.otherVersion, at: "version") }
  }

  private mutating func addStep(_ item: JSONNode, at place: String) throws(TokenFault) {
    var (node, name) = (item, "")
    if let reference = item["$ref"] {
      (node, name) = try target(of: reference, at: place)
    } else if case .string(let own)? = item["name"]?.value {
      name = own
    }
    guard let contexts = node["contexts"] else {
      return try addGroups(try groups(node["sources"], at: place, depth: 0))
    }
    var contextGroups: [(name: String, groups: [JSONNode])] = []
    for member in try members(contexts, at: place) {
      contextGroups.append((member.key, try groups(member.node, at: "\(place).\(member.key)", depth: 0)))
    }
    if let usual = node["default"] {
      let index = contextGroups.firstIndex { usual.value == .string($0.name) }
      guard let index else { throw TokenFault(.noTarget(usual.string ?? ""), at: place + ".default") }
      contextGroups.insert(contextGroups.remove(at: index), at: 0)
    }
    guard !contextGroups.isEmpty else {
      throw TokenFault(.wrongKind(expected: .object), at: place + ".contexts")
    }
    guard !modifiers.contains(where: { NameMatch.same($0.name, name) }) else {
      throw TokenFault(.unsupported(name), at: place)
    }
    modifiers.append(TokenModifier(name: name, contexts: contextGroups.map { $0.name }))
    steps.append(.modifier(modifiers.count - 1, contextGroups.map { $0.groups }))
  }

  private mutating func addGroups(_ groups: [JSONNode]) throws(TokenFault) {
    steps.append(.groups(groups))
    for group in groups { try addExtensions(of: group, at: "") }
  }

  /// Returns a set or modifier that a reference inside of the document leads to, with its name.
  private func target(of reference: JSONNode, at place: String) throws(TokenFault) -> (JSONNode, String) {
    guard case .string(let text) = reference.value else {
      throw TokenFault(.wrongKind(expected: .string), at: place)
    }
    for kind in ["sets", "modifiers"] where text.hasPrefix("#/\(kind)/") {
      let name = String(text.dropFirst(kind.count + 3))
      if let node = root[kind]?[name] { return (node, name) }
    }
    guard text.hasPrefix("#/") else { throw TokenFault(.unsupported(text), at: place) }
    throw TokenFault(.noTarget(text), at: place)
  }

  private func groups(_ sources: JSONNode?, at place: String, depth: Int) throws(TokenFault) -> [JSONNode] {
    guard depth < 8 else { throw TokenFault(.aliasLoop, at: place) }
    var groups: [JSONNode] = []
    for source in try items(sources, at: place) {
      if let reference = source["$ref"] {
        groups += try self.groups(target(of: reference, at: place).0["sources"], at: place, depth: depth + 1)
      } else {
        groups.append(source)
      }
      // References that fan out would repeat their groups without end.
      guard groups.count <= limits.variants else {
        throw TokenFault(.tooManyVariants(limit: limits.variants), at: place)
      }
    }
    return groups
  }

  // MARK: Tokens

  /// The tokens in some contexts, by their paths, in the order of the document.
  struct Tokens {
    fileprivate(set) var paths: [ExactName] = []
    fileprivate var values: [ExactName: (node: JSONNode, type: String?)] = [:]
  }

  /// Returns the tokens for the index of a context of each modifier. Tokens of the group `when` that only modifiers have are those that
  /// others refer to.
  func tokens(_ choice: [Int]) throws(TokenFault) -> Tokens {
    var tokens = Tokens()
    for step in steps {
      let groups =
        switch step {
        case .groups(let groups): groups
        case .modifier(let index, let contexts): contexts[choice[index]]
        }
      for group in groups { try add(group, at: "", type: nil, to: &tokens) }
    }
    return tokens
  }

  private func add(_ node: JSONNode, at path: Path, type: String?, to tokens: inout Tokens) throws(TokenFault)
  {
    let members = try members(node, at: path)
    var type = type
    if case .string(let own)? = node["$type"]?.value { type = own }
    for member in members where member.key.utf8.first == UInt8(ascii: "$") {
      let known = ["$type", "$value", "$description", "$extensions", "$deprecated", "$schema"]
      guard known.contains(member.key) else { throw TokenFault(.unsupported(member.key), at: path) }
    }
    if let value = node["$value"] {
      let name = ExactName(path)
      if tokens.values[name] == nil { tokens.paths.append(name) }
      tokens.values[name] = (value, type)
      guard tokens.paths.count <= limits.resolved else {
        throw TokenFault(.tooManyVariants(limit: limits.resolved), at: path)
      }
      return
    }
    for member in members where member.key.utf8.first != UInt8(ascii: "$") {
      guard !member.key.utf8.contains(where: { ".{}".utf8.contains($0) }) else {
        throw TokenFault(.unknownKey(member.key), at: path)
      }
      try add(member.node, at: path.isEmpty ? member.key : path + "." + member.key, type: type, to: &tokens)
    }
  }

  /// Returns the colour of a token; nil for a token of another type.
  func color(at path: ExactName, in tokens: Tokens) throws(TokenFault) -> TokenColor? {
    var path = path
    for _ in 0..<limits.aliases {
      guard let (node, type) = tokens.values[path] else {
        throw TokenFault(.noTarget(path.text), at: path.text)
      }
      guard case .string(let text) = node.value, text.hasPrefix("{"), text.hasSuffix("}") else {
        guard type == "color" || (type == nil && node["colorSpace"] != nil) else { return nil }
        return try color(node, at: path.text)
      }
      let target = ExactName(String(text.dropFirst().dropLast()))
      guard tokens.values[target] != nil else { throw TokenFault(.noTarget(target.text), at: path.text) }
      path = target
    }
    throw TokenFault(.aliasLoop, at: path.text)
  }

  private func color(_ node: JSONNode, at path: Path) throws(TokenFault) -> TokenColor {
    if let reference = node["$ref"] { throw TokenFault(.unsupported(reference.string ?? "$ref"), at: path) }
    guard case .string(let word)? = node["colorSpace"]?.value else { throw TokenFault(.badColor, at: path) }
    guard let space = TokenColor.Space(rawValue: word) else {
      throw TokenFault(.unknownSpace(word, known: TokenColor.Space.allCases.map { $0.rawValue }), at: path)
    }
    var numbers: [Double] = []
    for item in try items(node["components"], at: path) {
      if item.string == "none" {
        numbers.append(0)
      } else {
        guard case .number(let number) = item.value, (0...1).contains(number) else {
          throw TokenFault(.badColor, at: path)
        }
        numbers.append(number)
      }
    }
    var alpha = 1.0
    if let node = node["alpha"] {
      guard case .number(let number) = node.value, (0...1).contains(number) else {
        throw TokenFault(.badColor, at: path)
      }
      alpha = number
    }
    guard numbers.count == 3 else { throw TokenFault(.badColor, at: path) }
    return TokenColor(space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  // MARK: Extensions

  private mutating func addExtensions(of node: JSONNode, at path: Path) throws(TokenFault) {
    guard case .object(let members) = node.value else { return }
    if let own = node["$extensions"]?[CatalogTokens.key] {
      guard case .string(let folder)? = own["folder"]?.value,
        case .string(let contents)? = own["contents"]?.value
      else {
        throw TokenFault(.wrongKind(expected: .string), at: "\(path).$extensions.\(CatalogTokens.key)")
      }
      extensions[ExactName(path)] = (folder, contents)
    }
    for member in members where member.key.utf8.first != UInt8(ascii: "$") {
      try addExtensions(of: member.node, at: path.isEmpty ? member.key : path + "." + member.key)
    }
  }

  // MARK: Values of one kind

  private func members(_ node: JSONNode, at place: String) throws(TokenFault) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw TokenFault(.wrongKind(expected: .object), at: place)
    }
    return members
  }

  private func items(_ node: JSONNode?, at place: String) throws(TokenFault) -> [JSONNode] {
    guard case .array(let items)? = node?.value else {
      throw TokenFault(.wrongKind(expected: .array), at: place)
    }
    return items
  }
}

extension JSONNode {
  /// The text of a string; nil for anything else.
  fileprivate var string: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
