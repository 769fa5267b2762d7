// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid colors`: the semantic colours of a platform.
struct ColorsVerb: Verb {
  static let grammar = Grammar(
    verb: "colors",
    summary: "Lists the semantic colours of a platform, ios unless named, "
      + "in every appearance, contrast and level that is not given. "
      + "In text a line has the confidence of its least certain column; --json has each column's own.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all components")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let variants = variants
    let names = SemanticColors.names(on: traits.platform)
    var rows: [(name: String, colors: [ResolvedColor])] = []
    for name in names {
      do throws(ColorNameError) {
        var colors: [ResolvedColor] = []
        for variant in variants {
          colors.append(try SemanticColors.resolve(name: name, traits: variant.traits))
        }
        rows.append((name, colors))
      } catch {
        throw CommandError(.internalError, "listed colour does not resolve", name, "report this as a defect")
      }
    }
    TraitFlags(arguments: arguments).note(traits, terminal)
    let keys = variants.map(\.key)
    try terminal.print(arguments.has("--json") ? json(rows, keys).text : table(rows, keys))
    return .success
  }

  /// The combinations to list; a flag narrows them to its value. Elevated colours differ in dark alone.
  private var variants: [(key: String, traits: Traits)] {
    var appearances = arguments.has("--appearance") ? [traits.appearance] : Appearance.allCases
    if !traits.platform.hasAppearances { appearances = [.dark] }
    let contrasts = arguments.has("--contrast") ? [traits.contrast] : ContrastSetting.allCases
    let isLevelGiven = arguments.has("--level")
    var levels = isLevelGiven ? [traits.level] : PellucidDesign.Level.allCases
    if !traits.platform.hasLevels { levels = [.base] }
    var all: [(key: String, traits: Traits)] = []
    for level in levels {
      for contrast in contrasts {
        for appearance in appearances where isLevelGiven || level == .base || appearance == .dark {
          var variant = traits
          (variant.level, variant.contrast, variant.appearance) = (level, contrast, appearance)
          all.append((Self.key(variant), variant))
        }
      }
    }
    return all
  }

  private static func key(_ traits: Traits) -> String {
    Vocabularies.appearance.name(of: traits.appearance)
      + (traits.contrast == .increased ? "Increased" : "") + (traits.level == .elevated ? "Elevated" : "")
  }

  /// A line has one confidence for all its columns: that of the least certain one.
  private func table(_ rows: [(name: String, colors: [ResolvedColor])], _ keys: [String]) -> String {
    TextTable(
      rows: [["name"] + keys + ["sources", "confidence"]]
        + rows.map { row in
          let provenances = row.colors.map(\.provenance)
          return [row.name] + row.colors.map(\.color.hexText)
            + [Provenance.allSources(of: provenances), Provenance.weakestConfidenceName(of: provenances)]
        }
    ).text
  }

  private func json(_ rows: [(name: String, colors: [ResolvedColor])], _ keys: [String]) -> JSONText {
    let colors = rows.map { row in
      var members: [(key: String, value: JSONText)] = [(key: "name", value: .string(row.name))]
      for (key, color) in zip(keys, row.colors) {
        let value: [(key: String, value: JSONText)] = [(key: "rgba", value: .rgba(color.color))]
        members.append(
          (
            key: key,
            value: .object(
              value + color.provenance.members + [
                (key: "note", value: .optional(color.note.map { Language.english.message(of: $0) }))
              ])
          ))
      }
      return JSONText.object(members)
    }
    return .object([
      "version": .whole(1), "platform": .string(Vocabularies.platform.name(of: traits.platform)),
      "look": .string(Vocabularies.look.name(of: traits.look)),
      "accent": .string(Vocabularies.accent.name(of: traits.accent)), "active": .bool(traits.isActive),
      "colors": .array(colors),
    ])
  }
}
