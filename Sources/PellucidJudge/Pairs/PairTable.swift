// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility

/// The outcomes of foregrounds on materials under traits.
package struct PairTable: Sendable {
  package struct Row: Sendable {
    package var pair: MaterialPair
    package var outcome: PairOutcome
    /// The changes that make it hold, where they were looked for.
    package var repairs: [Repair] = []
  }

  package var rows: [Row]
  package var goal: ContrastGoal
  /// A Boolean value that is true where a pair that does not hold is an error, and not a note about a system's own
  /// combinations.
  package var isRequired: Bool

  /// Proves each transfer once, however many pairs share it.
  ///
  /// - Parameter results: Returns the results of a function for a number of indices, in order.
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

  /// Looks for changes that make each pair hold.
  package mutating func findRepairs() throws(PairError) {
    for index in rows.indices { rows[index].repairs = try rows[index].pair.repairs(goal) }
  }

  /// The number of pairs that are proven to hold.
  package var holding: Int { rows.count { $0.outcome.verdict.isProvenToHold } }

  /// The names by which a baseline knows the pairs.
  package var subjects: [String] { rows.map { goal.subject($0.pair.name) } }

  /// The pairs that are not proven to hold.
  package var findings: [Finding] { rows.compactMap { finding($0) } }

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
