// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidLegibility

/// The numbers of texts and symbols of a run, by standing.
package struct Standings: Hashable, Sendable {
  private var counts: [Verdict.Standing: Int] = [:]

  package init(_ all: [Verdict.Standing]) {
    for standing in all { counts[standing, default: 0] += 1 }
  }

  /// Creates the sum of standings.
  init(of all: [Standings]) {
    for one in all { counts.merge(one.counts, uniquingKeysWith: +) }
  }

  /// Returns the number of texts and symbols with a standing.
  package func count(_ standing: Verdict.Standing) -> Int { counts[standing] ?? 0 }

  /// The number of texts and symbols.
  var total: Int { counts.values.reduce(0, +) }

  /// All standings, the best first.
  static let order = Verdict.Standing.allCases.reversed()

  /// Returns "2 proven, 1 sampled, 0 review, 0 failed".
  func text(in language: Language) -> String { language.report.standings(self) }

  package var json: JSONText { .object(Self.order.map { ($0.rawValue, .whole(count($0))) }) }
}
