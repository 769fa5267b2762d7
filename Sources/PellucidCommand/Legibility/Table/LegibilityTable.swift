// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Synchronization

/// Every asked-for combination of material, foreground and settings, and what is known about each.
struct LegibilityTable: Sendable {
  struct Row: Sendable {
    var entry: LegibilityEntry
    var outcome: LegibilityOutcome
  }

  var rows: [Row]
  var required: Double
  var backdrop: BackdropArgument

  /// Computes each transfer once, however many entries share it.
  ///
  /// - Parameter threads: Never changes the result.
  init(
    _ entries: [LegibilityEntry], over backdrop: BackdropArgument = .every, required: Double, threads: Int,
    _ terminal: Terminal
  ) throws(CommandError) {
    var places: [Transfer: Int] = [:]
    var transfers: [Transfer] = []
    var placeOfEntry: [Int] = []
    for entry in entries {
      let transfer = try entry.transfer()
      let place = places[transfer] ?? transfers.count
      if place == transfers.count {
        places[transfer] = place
        transfers.append(transfer)
      }
      placeOfEntry.append(place)
    }
    let outcomes = Self.outcomes(
      of: transfers, over: backdrop.backdrop, required: required, threads: threads, terminal)
    rows = zip(entries, placeOfEntry).compactMap { entry, place in
      outcomes[place].map { Row(entry: entry, outcome: $0) }
    }
    (self.required, self.backdrop) = (required, backdrop)
  }

  /// In the order of the transfers. Threads take the next one that nobody has.
  private static func outcomes(
    of transfers: [Transfer], over backdrop: PellucidLegibility.Backdrop, required: Double, threads: Int,
    _ terminal: Terminal
  ) -> [LegibilityOutcome?] {
    let next = Atomic(0)
    let done = Mutex([LegibilityOutcome?](repeating: nil, count: transfers.count))
    let executor = ThreadExecutor(threads: threads)
    executor.perform(bands: executor.threads) { thread in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < transfers.count else { return }
        if thread == 0 { terminal.progress("proving \(index + 1) of \(transfers.count) combinations") }
        let outcome = LegibilityOutcome(transfers[index], over: backdrop, required: required)
        done.withLock { $0[index] = outcome }
      }
    }
    terminal.progress("")
    return done.withLock { $0 }
  }

  var holding: Int { rows.count { $0.outcome.verdict.isProvenToHold } }
}
