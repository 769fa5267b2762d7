// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The identity of a finding from one run to the next: its rule and its place, not its numbers and not the line it
/// stands in.
struct Fingerprint: Hashable, Sendable {
  var rule: String
  var file: String
  /// The layer's id or key path.
  var layer: String

  init(_ finding: Finding) {
    (rule, file, layer) = (finding.topic.id, finding.place.file ?? "", finding.place.name ?? "")
  }

  init(rule: String, file: String, layer: String) {
    (self.rule, self.file, self.layer) = (rule, file, layer)
  }

  /// 64 bits of FNV-1a over the parts, as sixteen hexadecimal digits.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, file, layer] {
      // The zero keeps "ab", "c" apart from "a", "bc".
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Numbers the findings that share a fingerprint, as code scanning wants them told apart.
struct Fingerprints {
  private var counts: [Fingerprint: Int] = [:]

  mutating func next(of finding: Finding) -> String {
    let fingerprint = Fingerprint(finding)
    counts[fingerprint, default: 0] += 1
    return fingerprint.digest + ":\(counts[fingerprint, default: 1])"
  }
}
