// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

extension Program {
  /// Runs `pellucid legibility` on a scene document and returns the result.
  static func judge(_ scene: String, _ flags: [String] = []) throws -> Result {
    let folder = try TemporaryFolder()
    return try run(["legibility", try folder.write(scene, to: "scene.json")] + flags)
  }
}

extension Program.Result {
  /// The findings in the output of `legibility SCENE.json --json`.
  var findings: [[String: Any]] {
    get throws { try #require((json["report"] as? [String: Any])?["findings"] as? [[String: Any]]) }
  }

  /// The texts and symbols of the first combination of settings, by their ids.
  var foregrounds: [String: [String: Any]] {
    get throws {
      let combinations = try #require(json["combinations"] as? [[String: Any]])
      let all = try #require(combinations.first?["foregrounds"] as? [[String: Any]])
      return Dictionary(uniqueKeysWithValues: all.map { ($0["id"] as? String ?? "", $0) })
    }
  }

  /// Returns the findings of a rule about a layer.
  func findings(_ rule: String, of layer: String) throws -> [[String: Any]] {
    try findings.filter { $0["rule"] as? String == rule && $0["layer"] as? String == layer }
  }
}
