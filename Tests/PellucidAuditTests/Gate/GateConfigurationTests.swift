// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge
import PellucidScene
import Testing

@testable import PellucidAudit

@Suite struct GateConfigurationTests {
  private static func read(_ text: String) throws(ConfigurationError) -> GateConfiguration {
    try GateConfiguration(parsing: Array(text.utf8))
  }

  private static func rules(_ text: String) throws(ConfigurationError) -> GateConfiguration {
    try read(#"{"version": 1, "rules": [\#(text)]}"#)
  }

  @Test("A configuration reads with preset, backdrops and rules in their order")
  func whole() throws {
    let read = try Self.read(
      """
      {"$schema": "pellucid.schema.json", "version": 1, "preset": "drawn",
       "backdrops": {"pictures": ["a.png"], "content": true}, "exclude": ["Drafts/**"],
       "rules": [
         {"rule": "RND02", "severity": "warning"},
         {"rule": "RND02", "path": "Onboarding/*.json", "layer": "footer*", "ignore": "seen by hand"}]}
      """)
    #expect(read.preset == .drawn && read.backdrops == .listed([.content, .picture(ExactName("a.png"))]))
    #expect(read.excluded == [PathPattern("Drafts/**")])
    #expect(read.entries.map(\.rule) == [.textContrastAnyBackdrop, .textContrastAnyBackdrop])
    #expect(read.entries.map(\.decision) == [.severity(.warning), .ignored(reason: "seen by hand")])
    #expect(read.entries[1].path == PathPattern("Onboarding/*.json"))
    #expect(read.entries[1].layer == NamePattern("footer*") && read.entries[0].layer == nil)
    #expect(
      read.entries[1].keyPath == "rules[1]" && read.entries[1].position == TextPosition(line: 5, column: 4))
    let least = try Self.read(#"{"version": 1}"#)
    #expect(least.preset == nil && least.backdrops == nil && least.entries.isEmpty)
  }

  /// Documents with the place and the fact of their error.
  private static let faults: [(String, String, ConfigurationError.Fact)] = [
    (#"{"rules": []}"#, "", .missingKey("version")), (#"{"version": 2}"#, "version", .otherVersion),
    ("[]", "", .wrongKind(found: .array, expected: .object)),
    (
      #"{"version": 1, "presets": "drawn"}"#, "presets",
      .unknownKey(nearest: "preset", allowed: GateConfiguration.Key.allCases.map(\.rawValue))
    ),
    (
      #"{"version": 1, "preset": "draw"}"#, "preset",
      .unknownValue(
        found: "draw", nearest: "drawn", allowed: GateConfiguration.Preset.allCases.map(\.rawValue))
    ),
    (#"{"version": 1, "version": 1}"#, "", .keyTwice),
  ]

  @Test("Every fault of a configuration names its place and the nearest word", arguments: faults.indices)
  func refused(_ index: Int) {
    let (text, place, fact) = Self.faults[index]
    let error = #expect(throws: ConfigurationError.self) { try Self.read(text) }
    #expect(error?.keyPath == place && error?.fact == fact, "\(String(describing: error))")
  }

  /// Entries about rules with the place and the fact of their error.
  private static let wrongEntries: [(String, String, ConfigurationError.Fact)] = [
    (#"{"severity": "note"}"#, "rules[0]", .missingKey("rule")),
    (#"{"rule": "RND02"}"#, "rules[0]", .missingOneOf(["severity", "ignore"])),
    (
      #"{"rule": "RND02", "severity": "note", "ignore": "x"}"#, "rules[0]",
      .excludingKeys(["severity", "ignore"])
    ),
    (#"{"rule": "RND02", "severity": "off"}"#, "rules[0].severity", .noSeverity(found: "off")),
    (#"{"rule": "RND02", "ignore": " \n"}"#, "rules[0].ignore", .emptyReason),
    (
      #"{"rule": "rnd2", "severity": "note"}"#, "rules[0].rule",
      .unknownValue(found: "rnd2", nearest: "RND02", allowed: Rule.allCases.map(\.id))
    ),
    (
      #"{"rule": "RND02", "severity": "warn"}"#, "rules[0].severity",
      .unknownValue(found: "warn", nearest: "warning", allowed: Severity.allCases.map(\.rawValue))
    ),
    (
      #"{"rule": "RND02", "layers": "a", "severity": "note"}"#, "rules[0].layers",
      .unknownKey(nearest: "layer", allowed: GateConfiguration.EntryKey.allCases.map(\.rawValue))
    ),
    (
      #"{"rule": "RND02", "severity": "note", "path": "\#(String(repeating: "a", count: 1001))"}"#,
      "rules[0].path", .tooMany(what: .textBytes, limit: 1000)
    ),
  ]

  @Test("Every fault of an entry names its place and the nearest word", arguments: wrongEntries.indices)
  func refusedEntry(_ index: Int) {
    let (text, place, fact) = Self.wrongEntries[index]
    let error = #expect(throws: ConfigurationError.self) { try Self.rules(text) }
    // The nearest word depends on the distance alone, and is checked where one is expected.
    #expect(error?.keyPath == place && error?.fact == fact, "\(String(describing: error))")
  }

  @Test("A wrong statement of backdrops has the error of scene documents")
  func backdrops() {
    let error = #expect(throws: ConfigurationError.self) {
      try Self.read(#"{"version": 1, "backdrops": {"colours": []}}"#)
    }
    #expect(error?.sentence(in: .english).contains("backdrops.colours") == true)
    #expect(error?.sentence(in: .english).contains("colors") == true)
  }

  @Test("Large configurations are refused")
  func limits() {
    let entry = #"{"rule": "RND01", "severity": "note"}"#
    #expect(throws: ConfigurationError.self) {
      try Self.rules(Array(repeating: entry, count: GateConfiguration.mostEntries + 1).joined(separator: ","))
    }
    #expect(throws: ConfigurationError.self) { try Self.read(String(repeating: " ", count: 1_000_001)) }
    #expect(throws: ConfigurationError.self) { try Self.read(String(repeating: "[", count: 100)) }
  }
}
