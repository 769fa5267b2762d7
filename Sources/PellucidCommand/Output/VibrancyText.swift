// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension VibrancyFamily.Group {
  /// The name of the case, which is what tables and JSON call the set.
  var name: String { "\(self)" }
}

extension Ink {
  fileprivate var json: JSONText {
    switch self {
    case .color(let color, let blend):
      .object(["rgba": .rgba(color), "blend": .string(Vocabularies.blend.name(of: blend))])
    case .backdropMatrix(let matrix): .object(["matrix": matrix.json])
    }
  }

  /// "#ffffff40 plusLighter", or the rows of a matrix.
  fileprivate var text: String {
    switch self {
    case .color(let color, let blend): color.hexText + " " + Vocabularies.blend.name(of: blend)
    case .backdropMatrix(let matrix): matrix.text
    }
  }
}

extension VibrancyRow {
  static let headings = ["set", "appearance", "level", "ink", "sources", "confidence"]

  private var levelName: String { Vocabularies.vibrancy.name(of: level) }
  private var appearanceName: String { Vocabularies.appearance.name(of: family.appearance) }

  var cells: [String] {
    [family.group.name, appearanceName, levelName, ink.text, provenance.sources, provenance.confidenceName]
  }

  var json: JSONText {
    .object(
      [
        (key: "set", value: .string(family.group.name)), (key: "appearance", value: .string(appearanceName)),
        (key: "level", value: .string(levelName)), (key: "ink", value: ink.json),
      ] + provenance.members)
  }
}

/// An ink that no level of vibrancy leads to.
struct NamedInk {
  var name: String
  /// The appearance it is made for; nil where one entry serves both.
  var appearance: Appearance?
  var ink: Ink
  var provenance: Provenance

  static let headings = ["style", "appearance", "ink", "sources", "confidence"]

  private var appearanceName: String? { appearance.map { Vocabularies.appearance.name(of: $0) } }

  var cells: [String] {
    [name, appearanceName ?? "both", ink.text, provenance.sources, provenance.confidenceName]
  }

  var json: JSONText {
    .object(
      [
        (key: "name", value: .string(name)), (key: "appearance", value: .optional(appearanceName)),
        (key: "ink", value: ink.json),
      ] + provenance.members)
  }
}

extension NamedInk {
  init(_ style: VibrancyStyle) {
    self.init(name: style.name, appearance: style.appearance, ink: style.ink, provenance: style.provenance)
  }

  /// The hues that have a vibrant version under the traits: macOS alone has some.
  static func hues(under traits: Traits) -> [NamedInk] {
    SemanticColors.names(on: traits.platform).compactMap { name in
      guard let hue = try? SemanticColors.vibrant(name: name, traits: traits), hue.isVibrant else {
        return nil
      }
      return NamedInk(name: name, appearance: traits.appearance, ink: hue.ink, provenance: hue.provenance)
    }
  }
}
