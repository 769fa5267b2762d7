// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidScene

/// The JSON Schema of configurations, made from the keys and words that the reader knows.
extension GateConfiguration {
  /// The schema in the draft 2020-12, which editors use to complete and check configurations.
  package static var schema: JSONText {
    var members: [JSONText.Member] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Configuration of Pellucid")),
      ("description", .string("Which findings fail, which are ignored, and which backdrops can occur.")),
    ]
    members += JSONText.object(
      ofKeys:
        Key.allCases.map { ($0.rawValue, schema(of: $0)) }, requiring: [.string(Key.version.rawValue)])
    return .object(members)
  }

  private static func schema(of key: Key) -> JSONText {
    switch key {
    case .schema: .object(["type": .string("string")])
    case .version: .object(["const": .whole(1)])
    case .preset:
      words(
        Preset.allCases.map(\.rawValue),
        "every-backdrop: contrast holds over every backdrop. wallpapers: over the colours of wallpapers where nothing "
          + "states backdrops. drawn: as drawn; less over other backdrops is a warning.")
    case .backdrops: PossibleBackdrops.schema("What can lie behind scenes that do not state it.")
    case .exclude:
      .object([
        "description": .string("Files that are left out where a folder is named."),
        "type": .string("array"), "maxItems": .whole(mostEntries), "items": schema(of: EntryKey.path),
      ])
    case .sources:
      .object(
        JSONText.object(ofKeys: SourcesKey.allCases.map { ($0.rawValue, schema(of: $0)) }, requiring: []) + [
          ("description", .string("What pellucid audit cannot see in sources."))
        ])
    case .rules:
      .object([
        "description": .string(
          "Decisions about findings; of several about one finding, the last one counts."),
        "type": .string("array"), "maxItems": .whole(mostEntries), "items": entry,
      ])
    }
  }

  private static func schema(of key: SourcesKey) -> JSONText {
    let name = text("The name of a type or of a colour.", most: NamePattern.mostBytes)
    return switch key {
    case .media: list("Views that show pictures, films or other media.", of: name)
    case .content: list("Views that are content, such as rows and cards, which have no glass.", of: name)
    case .fixedBackgrounds: list("Colours that are the same in every appearance on purpose.", of: name)
    case .appearances:
      list("The appearances that the app supports; both unless stated.", ofWords: ["light", "dark"])
    case .looks:
      list(
        "The looks of the systems that the app runs on; all unless stated.",
        ofWords: ["ios18", "os26", "os27"])
    }
  }

  private static func list(_ description: String, ofWords words: [String]) -> JSONText {
    .object([
      "description": .string(description), "type": .string("array"), "minItems": .whole(1),
      "items": .object(["enum": .strings(words)]),
    ])
  }

  private static func list(_ description: String, of item: JSONText) -> JSONText {
    .object([
      "description": .string(description), "type": .string("array"), "maxItems": .whole(mostEntries),
      "items": item,
    ])
  }

  /// The schema of an entry, which has exactly one of a severity and a reason.
  private static var entry: JSONText {
    let decisions = [EntryKey.severity, .ignore].map { key in
      JSONText.object(["required": .array([.string(key.rawValue)])])
    }
    let keys = EntryKey.allCases.map { ($0.rawValue, schema(of: $0)) }
    return .object(
      JSONText.object(ofKeys: keys, requiring: [.string(EntryKey.rule.rawValue)]) + [
        ("oneOf", .array(decisions))
      ])
  }

  private static func schema(of key: EntryKey) -> JSONText {
    switch key {
    case .rule: words(Rule.allCases.map(\.id), "The id of a rule; pellucid explain lists them.")
    case .path:
      text(
        "Scenes at these paths, relative to the folder of the configuration; * stands within one step, ** for any steps.",
        most: NamePattern.mostBytes)
    case .layer:
      text("Layers with this id or key path; * stands for any characters.", most: NamePattern.mostBytes)
    case .severity: words(Severity.allCases.map(\.rawValue), "The severity of the findings.")
    case .ignore:
      text("The reason why the findings are ignored.", most: mostReasonBytes, pattern: "\\S")
    }
  }

  private static func words(_ words: [String], _ description: String) -> JSONText {
    .object(["description": .string(description), "enum": .strings(words)])
  }

  private static func text(_ description: String, most: Int, pattern: String? = nil) -> JSONText {
    .object(
      [
        ("description", .string(description)), ("type", .string("string")), ("maxLength", .whole(most)),
      ] + (pattern.map { [("pattern", .string($0))] } ?? []))
  }
}
