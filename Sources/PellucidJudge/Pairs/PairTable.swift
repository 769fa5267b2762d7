// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility

/// The outcomes of foregrounds on materials, one row for each pair.
package struct PairTable: Sendable {
  /// The outcome for one pair.
  package struct Row: Sendable {
    package var pair: MaterialPair
    package var outcome: PairOutcome
    /// The changes that make the foreground hold; empty before `findRepairs()`.
    package var repairs: [Repair] = []
  }

  package var rows: [Row]
  package var goal: ContrastGoal
  /// A Boolean value that is true where a pair that does not hold is an error; otherwise it is a note about a
  /// combination that the system itself offers.
  package var isRequired: Bool

  /// Judges the pairs, proving each transfer once for all pairs that share it.
  ///
  /// - Parameter results: A closure that returns the results of a function for the indices 0..<count, in order; it
  ///   may compute them in parallel.
  package init(
    _ pairs: [MaterialPair], _ goal: ContrastGoal, isRequired: Bool,
    results: (_ count: Int, _ result: @Sendable (Int) -> PairOutcome) -> [PairOutcome]
  ) throws(PairError) {
    var places: [Transfer: Int] = [:]
    var transfers: [Transfer] = []
    var placeOfPair: [Int] = []
    for pair in pairs {
      let transfer = try pair.transfer()
      let place = places[transfer] ?? transfers.count
      if place == transfers.count {
        places[transfer] = place
        transfers.append(transfer)
      }
      placeOfPair.append(place)
    }
    let outcomes = results(transfers.count) { [transfers] in PairOutcome(transfers[$0], goal) }
    rows = zip(pairs, placeOfPair).map { pair, place in Row(pair: pair, outcome: outcomes[place]) }
    (self.goal, self.isRequired) = (goal, isRequired)
  }

  /// Searches for the changes that make each pair hold.
  package mutating func findRepairs() throws(PairError) {
    for index in rows.indices { rows[index].repairs = try rows[index].pair.repairs(goal) }
  }

  /// The number of pairs that are proven to hold.
  package var holding: Int { rows.count { $0.outcome.verdict.isProvenToHold } }

  /// The names under which a baseline lists the pairs.
  package var subjects: [String] { rows.map { goal.subject($0.pair.name) } }

  /// The findings about pairs that are not proven to hold.
  package var findings: [Finding] { rows.compactMap { finding($0) } }

  /// Returns the finding about a row; nil if its pair is proven to hold.
  private func finding(_ row: Row) -> Finding? {
    let lowest = row.outcome.lowest
    let (fact, verdict): (PairFact, Verdict.Class)
    switch row.outcome.verdict {
    case .review(let reason): (fact, verdict) = (.undecided(reason, over: goal.scope, lowest), .review)
    case .fails:
      guard let lowest else { return nil }
      (fact, verdict) = (.tooLow(lowest, required: goal.required), .proven)
    case .holds, .sampled: return nil
    }
    return Finding(
      .pair(fact), severity: isRequired ? .error : .note, at: Place(layer: goal.subject(row.pair.name)),
      verdict: verdict, figures: lowest?.figures(required: goal.required) ?? [],
      swatches: lowest?.swatches(in: row.pair.traits.gamut) ?? [],
      remedies: row.repairs.map { .repair($0) })
  }
}
