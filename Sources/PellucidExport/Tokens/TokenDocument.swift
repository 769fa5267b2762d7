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
    var writer = TokenWriter(
      modifiers: design.settings.map {
        TokenModifier(name: $0.modifier, contexts: [$0.contexts.off, $0.contexts.on])
      })
    for (path, values) in tokens { writer.add(path, values) }
    var members: [JSONText.Member] = [
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("name", .string(name)), ("version", .string("2025.10")), ("description", .string(description)),
    ]
    members += writer.members
    return .object(members)
  }

  /// The tokens by their paths, each with its value in every combination of settings.
  private var tokens: [(path: [String], values: TokenValues)] {
    var order: [[ExactName]] = []
    var tokens: [[ExactName]: TokenValues] = [:]
    for settings in DesignSetting.combinations(of: design.settings) {
      for (names, value) in values(in: settings) {
        let path = names.map { ExactName($0) }
        if tokens[path] == nil { order.append(path) }
        tokens[path, default: TokenValues()].values[design.settings.map { settings.contains($0) ? 1 : 0 }] =
          value
      }
    }
    return order.compactMap { path in tokens[path].map { (path.map { Self.name($0.text) }, $0) } }
  }

  /// Returns a name without the full stops that separate names in an alias.
  private static func name(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private func values(in settings: Set<DesignSetting>) -> [(path: [String], value: TokenValue)] {
    var values: [(path: [String], value: TokenValue)] = []
    for (name, color) in design.colors(in: settings) {
      values.append((["color", name], .color(TokenColor(color))))
    }
    for material in design.materials(in: settings) {
      values += self.values(of: material, at: ["material", material.name])
    }
    // The tint of tinted glass is chosen where it is used.
    for glass in design.glass(in: settings) where !glass.isTinted {
      values += self.values(of: glass, at: NameMatch.parts(of: glass.name, at: "."))
    }
    return values
  }

  private func values(of material: ExportedMaterial, at path: [String]) -> [(
    path: [String], value: TokenValue
  )] {
    let filter = material.filter
    let glass: [(String, TokenValue)] =
      material.glass.map { [("rim", .color(TokenColor($0.rim))), ("shadow", .shadow($0.shadow))] } ?? []
    let parts: [(String, TokenValue)] = [
      ("background", .color(TokenColor(filter.color))), ("opaque", .color(TokenColor(material.opaque))),
      ("edge", .color(TokenColor(material.edge ?? EncodedColor(white: 0, alpha: 0)))),
      ("blur", .pixels(filter.blur ?? 0)), ("firstBrightness", .number(filter.first.brightness)),
      ("firstContrast", .number(filter.first.contrast)), ("saturation", .number(filter.saturation)),
      ("lastBrightness", .number(filter.last.brightness)), ("lastContrast", .number(filter.last.contrast)),
    ]
    return (parts + glass).map { (path + [$0.0], $0.1) }
      + material.levels.map { (path + [$0.level.rawValue], .color(TokenColor($0.color))) }
  }
}

extension DesignSetting {
  /// The name of its modifier.
  var modifier: String {
    switch self {
    case .appearance: "appearance"
    case .contrast: "contrast"
    case .transparency: "transparency"
    case .level: "level"
    }
  }

  /// The names of the contexts where it is off and on.
  var contexts: (off: String, on: String) {
    switch self {
    case .appearance: ("light", "dark")
    case .contrast: ("standard", "increased")
    case .transparency: ("standard", "reduced")
    case .level: ("base", "elevated")
    }
  }
}
