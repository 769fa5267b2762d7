// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

extension VibrancyRow {
  static let headings: [ListWord] = [.set, .appearance, .level, .ink] + Provenance.headings

  private var levelName: String { Vocabularies.vibrancy.name(of: level) }

  func cells(in language: Language) -> [String] {
    family.cells + [levelName, ink.text] + provenance.cells(in: language)
  }

  var json: JSONText {
    .object(
      family.members + [("level", .string(levelName)), ("ink", ink.json)] + provenance.members)
  }
}

extension VibrancyFamily {
  /// The name of the set and that of its appearance.
  var cells: [String] { ["\(group)", Vocabularies.appearance.name(of: appearance)] }

  var members: [JSONText.Member] { [("set", .string(cells[0])), ("appearance", .string(cells[1]))] }
}

/// An ink that no level of vibrancy leads to.
struct NamedInk {
  private var name: String
  /// The appearance it is made for; nil where one entry serves both.
  private var appearance: Appearance?
  private var ink: Ink
  private var provenance: Provenance

  init(_ style: VibrancyStyle) {
    (name, appearance) = (style.name, style.appearance)
    (ink, provenance) = (style.ink, style.provenance)
  }

  private init(_ name: String, _ hue: ResolvedHueInk, in appearance: Appearance) {
    (self.name, self.appearance) = (name, appearance)
    (ink, provenance) = (hue.ink, hue.provenance)
  }

  /// The hues that have a vibrant version under the traits: macOS alone has some.
  static func hues(under traits: Traits) -> [NamedInk] {
    SemanticColors.names(on: traits.platform).compactMap { name in
      guard let hue = try? SemanticColors.vibrant(name: name, traits: traits), hue.isVibrant else {
        return nil
      }
      return NamedInk(name, hue, in: traits.appearance)
    }
  }

  static let headings: [ListWord] = [.style, .appearance, .ink] + Provenance.headings

  private var appearanceName: String? { appearance.map { Vocabularies.appearance.name(of: $0) } }

  func cells(in language: Language) -> [String] {
    [name, appearanceName ?? language.text(of: ListWord.both), ink.text] + provenance.cells(in: language)
  }

  var json: JSONText {
    .object(
      [("name", .string(name)), ("appearance", .optional(appearanceName)), ("ink", ink.json)]
        + provenance.members)
  }
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
