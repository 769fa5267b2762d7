// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidAudit

@Suite struct GateSchemaTests {
  private static let path = DocumentedSchema.path("pellucid.schema.json")

  @Test("The schema in the documentation is that of the reader; PELLUCID_RECORD_GOLDENS=1 writes it")
  func documented() throws {
    try DocumentedSchema.expect(GateConfiguration.schema.text, at: Self.path)
  }

  /// Configurations that both the reader and the schema accept, or both refuse.
  private static let documents: [(text: String, isAccepted: Bool)] = [
    (#"{"version": 1}"#, true), (#"{"$schema": "a.json", "version": 1, "preset": "wallpapers"}"#, true),
    (
      ##"{"version": 1, "backdrops": {"pictures": ["a"], "colors": ["#000", ["#000", "#FFF"]], "content": true}}"##,
      true
    ),
    (#"{"version": 1, "backdrops": "any"}"#, true),
    (#"{"version": 1, "backdrops": {"luminance": [0, 0.5]}}"#, true),
    (#"{"version": 1, "rules": [{"rule": "RND01", "path": "a/*", "layer": "b", "severity": "note"}]}"#, true),
    (#"{"version": 1, "rules": [{"rule": "RND01", "ignore": "seen"}]}"#, true),
    (#"{"version": 1, "exclude": ["Drafts/**", "old.json"]}"#, true),
    (#"{"version": 1, "exclude": "Drafts/**"}"#, false), (#"{"version": 1, "exclude": [1]}"#, false),
    ("{}", false), (#"{"version": 2}"#, false), (#"{"version": 1, "presets": "drawn"}"#, false),
    (#"{"version": 1, "preset": "all"}"#, false), (#"{"version": 1, "backdrops": "all"}"#, false),
    (#"{"version": 1, "backdrops": {}}"#, false),
    (#"{"version": 1, "backdrops": {"luminance": [0, 2]}}"#, false),
    (#"{"version": 1, "backdrops": {"luminance": [0, 1], "content": true}}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND01"}]}"#, false),
    (#"{"version": 1, "rules": [{"severity": "note"}]}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND01", "severity": "note", "ignore": "x"}]}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND01", "ignore": " "}]}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND99", "severity": "note"}]}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND01", "severity": "fatal"}]}"#, false),
    (#"{"version": 1, "rules": [{"rule": "RND01", "reason": "x", "severity": "note"}]}"#, false),
  ]

  @Test("The reader accepts what the schema accepts", arguments: documents.indices)
  func reader(_ index: Int) {
    let (text, isAccepted) = Self.documents[index]
    let read = try? GateConfiguration(parsing: Array(text.utf8))
    #expect((read != nil) == isAccepted, "\(text)")
  }

  @Test(
    "The schema accepts what the reader accepts",
    .enabled(if: SARIFSchema.obstacle == nil, "\(SARIFSchema.obstacle ?? "")"), arguments: documents.indices)
  func schema(_ index: Int) throws {
    let (text, isAccepted) = Self.documents[index]
    let folder = try TemporaryFolder()
    let checked = try SARIFSchema.validate(try folder.write(text, to: "a.json"), by: Self.path)
    #expect((checked.exit == 0) == isAccepted, "\(text): \(checked.output)")
  }
}
