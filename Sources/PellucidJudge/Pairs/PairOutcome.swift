// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// The verdict about a foreground on a surface, with the lowest contrast that the verdict rests on.
package struct PairOutcome: Hashable, Sendable {
  package var verdict: Verdict
  /// The lowest contrast; nil if it has no bound.
  package var lowest: ProvenContrast?

  /// Proves the contrast of a transfer over the backdrops of a goal.
  init(_ transfer: Transfer, _ goal: ContrastGoal) {
    let backdrop = goal.scope.backdrop
    do throws(LegibilityError) {
      let bound = try ContrastBound(transfer, over: backdrop, isThorough: true, deciding: goal.required)
      verdict = Verdict(bound, required: goal.required)
    } catch {
      verdict = .review(.unbounded(error))
    }
    lowest = verdict.bound.map {
      ProvenContrast(
        bound: $0.lowest, witness: Self.simplest($0, transfer, over: backdrop),
        hidesBackdrop: transfer.hidesBackdrop)
    }
  }

  /// Returns a witness of a single colour if one comes within 0.01 of the bound, the bound's own witness otherwise.
  private static func simplest(
    _ bound: ContrastBound, _ transfer: Transfer, over backdrop: Backdrop
  ) -> ContrastBound.Witness {
    guard bound.witness.parts.count > 1 else { return bound.witness }
    var flat = transfer
    flat.mixing = .none
    guard let single = try? ContrastBound(flat, over: backdrop),
      single.witness.contrast <= bound.lowest + 0.01
    else { return bound.witness }
    return single.witness
  }
}
