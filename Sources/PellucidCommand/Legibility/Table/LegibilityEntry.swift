// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A foreground on a material under traits: one line of the table.
struct LegibilityEntry: Hashable, Sendable {
  var material: MaterialArgument
  var foreground: ForegroundName
  var traits: Traits

  /// From backdrop to ink.
  func transfer() throws(CommandError) -> Transfer {
    let choice = try material.resolved(traits, place: "--material")
    var traits = traits
    traits.level = choice.level
    return Transfer(
      material: choice.recipe, ink: try foreground.ink(on: choice, traits: traits), gamut: traits.gamut)
  }
}

/// What is known about an entry.
struct LegibilityOutcome: Hashable, Sendable {
  var verdict: Verdict
  /// A backdrop that comes as low as the verdict says; one colour wherever one comes within 0.01 of the bound.
  var witness: ContrastBound.Witness?
  /// Whether the material lets nothing through, so that the witness is any backdrop.
  var hidesBackdrop: Bool

  init(_ transfer: Transfer, over backdrop: PellucidLegibility.Backdrop, required: Double) {
    do throws(LegibilityError) {
      let bound = try ContrastBound(transfer, over: backdrop, isThorough: true, deciding: required)
      verdict = Verdict(bound, required: required)
    } catch {
      verdict = .review(.unbounded(error))
    }
    witness = verdict.bound.map { Self.simplest($0, transfer, over: backdrop) }
    hidesBackdrop = transfer.hidesBackdrop
  }

  var lowest: Double? { verdict.bound?.lowest }

  /// "over rgb(0, 0, 0)".
  var backdropText: String {
    hidesBackdrop ? "whatever lies behind" : "over " + (witness?.text ?? "no backdrop")
  }

  private static func simplest(
    _ bound: ContrastBound, _ transfer: Transfer, over backdrop: PellucidLegibility.Backdrop
  ) -> ContrastBound.Witness {
    guard bound.witness.parts.count > 1 else { return bound.witness }
    var flat = transfer
    flat.mixing = .none
    guard let single = try? ContrastBound(flat, over: backdrop),
      single.witness.contrast <= bound.lowest + 0.01
    else {
      return bound.witness
    }
    return single.witness
  }
}
