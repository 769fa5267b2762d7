// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON

/// A design as tokens: a resolver document of the Design Tokens Community Group, version 2025.10, with one modifier a setting.
///
/// A token that one setting changes is in the contexts of its modifier. One that several settings change is an alias in the contexts
/// of the last of them, of tokens in the group `when` that the others change.
package struct TokenDocument: Sendable {
  private let design: ExportedDesign

  package init(_ design: ExportedDesign) { self.design = design }

  /// Returns the document.
  ///
  /// - Parameter description: A sentence about the origin of the values.
  package func json(name: String, description: String) -> JSONText {
    var writer = TokenWriter(axes: axes)
    for (path, values) in tokens { writer.add(path, values) }
    var members: [JSONText.Member] = [
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("name", .string(name)), ("version", .string("2025.10")), ("description", .string(description)),
    ]
    members += writer.members
    return .object(members)
  }

  private var axes: [TokenAxis] {
    let platform = design.traits.platform
    return TokenAxis.allCases.filter { axis in
      switch axis {
      case .appearance: platform.hasAppearances
      case .level: platform.hasLevels
      case .contrast, .transparency: true
      }
    }
  }

  /// The tokens by their paths, each with its value in every combination of settings.
  private var tokens: [(path: [String], values: TokenValues)] {
    var order: [[ExactName]] = []
    var tokens: [[ExactName]: TokenValues] = [:]
    for combination in TokenAxis.combinations(of: axes) {
      for (names, value) in values(in: combination) {
        let path = names.map { ExactName($0) }
        if tokens[path] == nil { order.append(path) }
        tokens[path, default: TokenValues()].values[combination] = value
      }
    }
    return order.compactMap { path in tokens[path].map { (path.map { Self.name($0.text) }, $0) } }
  }

  /// Returns a name without the full stops that separate names in an alias.
  private static func name(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private func values(in combination: Set<TokenAxis>) -> [(path: [String], value: TokenValue)] {
    let setting = ExportSetting(
      appearance: combination.contains(.appearance) ? .dark : .light,
      contrast: combination.contains(.contrast) ? .increased : .standard,
      transparency: combination.contains(.transparency) ? .reduced : .standard)
    var raised = design
    raised.traits.level = combination.contains(.level) ? .elevated : .base
    var values: [(path: [String], value: TokenValue)] = []
    for (name, color) in raised.colors(in: setting) { values.append((["color", name], .color(color))) }
    for material in raised.materials(in: setting) { values += self.values(of: material) }
    return values
  }

  private func values(of material: ExportedMaterial) -> [(path: [String], value: TokenValue)] {
    let path = ["material", material.name]
    let filter = material.filter
    let parts: [(String, TokenValue)] = [
      ("background", .color(filter.color)), ("opaque", .color(material.opaque)),
      ("edge", .color(material.edge ?? EncodedColor(white: 0, alpha: 0))),
      ("blur", .pixels(filter.blur ?? 0)), ("firstBrightness", .number(filter.first.brightness)),
      ("firstContrast", .number(filter.first.contrast)), ("saturation", .number(filter.saturation)),
      ("lastBrightness", .number(filter.last.brightness)), ("lastContrast", .number(filter.last.contrast)),
    ]
    return parts.map { (path + [$0.0], $0.1) }
      + material.levels.map { (path + [$0.level.name], .color($0.color)) }
  }
}

/// A setting that tokens follow, with the names of its contexts.
enum TokenAxis: Hashable, Sendable, CaseIterable {
  case appearance, contrast, transparency, level

  var name: String {
    switch self {
    case .appearance: "appearance"
    case .contrast: "contrast"
    case .transparency: "transparency"
    case .level: "level"
    }
  }

  /// The usual context, and the one where the setting is on.
  var contexts: (usual: String, other: String) {
    switch self {
    case .appearance: ("light", "dark")
    case .contrast: ("standard", "increased")
    case .transparency: ("standard", "reduced")
    case .level: ("base", "elevated")
    }
  }

  /// Returns every set of settings that are on, none first.
  static func combinations(of axes: [TokenAxis]) -> [Set<TokenAxis>] {
    axes.reduce([[]]) { sets, axis in sets.flatMap { [$0, $0.union([axis])] } }
  }
}
