// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The identity of a finding across runs: its rule and place, without the figures and the line number, which may
/// change.
package struct Fingerprint: Hashable, Sendable {
  let rule: ExactName
  let file: ExactName
  /// The id of the layer, or what it is; see `Place.identity`.
  let layer: ExactName

  init(_ finding: Finding) {
    self.init(
      rule: finding.topic.id, file: finding.place.file ?? "",
      layer: finding.place.identity ?? finding.place.name ?? "")
  }

  init(rule: String, file: String, layer: String) {
    (self.rule, self.file, self.layer) = (ExactName(rule), ExactName(file), ExactName(layer))
  }

  /// The digest of the parts.
  var digest: String { Self.digest(of: [rule, file, layer].map { $0.text }) }

  /// Returns the 64-bit FNV-1a hash of texts, as sixteen hexadecimal digits.
  package static func digest(of texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      // The zero byte after each part makes "ab", "c" differ from "a", "bc".
      for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A counter that numbers findings with the same fingerprint, because code scanning requires distinct fingerprints.
struct Fingerprints {
  private var counts: [Fingerprint: Int] = [:]

  /// Returns the digest of a finding, followed by the finding's number among those with the same fingerprint.
  mutating func next(of finding: Finding) -> String {
    let fingerprint = Fingerprint(finding)
    counts[fingerprint, default: 0] += 1
    return fingerprint.digest + ":\(counts[fingerprint, default: 1])"
  }
}
