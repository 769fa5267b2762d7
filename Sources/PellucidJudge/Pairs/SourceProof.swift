// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A material or glass below a text of a source.
package enum ProofSurface: Hashable, Sendable {
  /// A material by its name, such as `thin`.
  case material(String)
  case glass(GlassVariant)
}

/// The lowest contrast of a text of a source on a surface of the system: over every backdrop, in every combination of settings that the
/// app supports. On glass, whose size sources rarely state, it is a contrast that is too low whatever the size.
package struct SourceProof: Sendable {
  /// The contrast in one combination of settings.
  package struct Case: Sendable {
    package let traits: Traits
    package let outcome: PairOutcome

    fileprivate var bound: Double { outcome.lowest?.bound ?? 0 }

    fileprivate func fails(_ required: Double) -> Bool {
      outcome.lowest.map { $0.witness.contrast < required } ?? false
    }
  }

  /// The combination with the lowest contrast; on glass one whose contrast is too low.
  package let worst: Case
  /// The WCAG 2.2 ratio that a text needs.
  package let required: Double

  /// The shorter sides of glass, in points: a button's, which turns by what lies behind, and a panel's, as the laws of glass tell small
  /// from large. Chosen.
  private static let sidesOfGlass = [44.0, 200]

  /// Proves the contrast; nil where the platform has no such surface or foreground, and where it is enough on some glass.
  package init?(_ foreground: SourceColor, on surface: ProofSurface, in scope: ProofScope) {
    required = scope.requiredRatio
    let goal = ContrastGoal(required)
    let worst: Case? =
      switch surface {
      case .material(let name): Self.worst(of: foreground, onMaterial: name, scope, goal)
      case .glass(let variant): Self.failure(of: foreground, onGlass: variant, scope, goal)
      }
    guard let worst else { return nil }
    self.worst = worst
  }

  private static func worst(
    of foreground: SourceColor, onMaterial name: String, _ scope: ProofScope, _ goal: ContrastGoal
  ) -> Case? {
    var pairs: [MaterialPair] = []
    for traits in scope.traits {
      guard let one = foreground.pair(under: traits) else { return nil }
      pairs.append(MaterialPair(one, on: MaterialContent.Choice(spelling: name), traits))
    }
    let table = try? PairTable(pairs, goal, isRequired: true) { count, result in (0..<count).map(result) }
    return table?.rows.map { Case(traits: $0.pair.traits, outcome: $0.outcome) }.min { $0.bound < $1.bound }
  }

  /// Returns the case on the size of glass that suits a foreground best; nil where the contrast is not too low on each size.
  private static func failure(
    of foreground: SourceColor, onGlass variant: GlassVariant, _ scope: ProofScope, _ goal: ContrastGoal
  ) -> Case? {
    var failures: [Case] = []
    for side in sidesOfGlass {
      // One setting is enough to prove that the contrast is too low. The first release with glass is the one after iOS 18.
      let cases = scope.traits.lazy.filter { $0.look != .ios18 }.compactMap {
        worst(of: foreground, onGlass: variant, side: side, $0, goal)
      }
      guard let failure = cases.first(where: { $0.fails(goal.required) }) else { return nil }
      failures.append(failure)
    }
    return failures.max { $0.bound < $1.bound }
  }

  private static func worst(
    of foreground: SourceColor, onGlass variant: GlassVariant, side: Double, _ traits: Traits,
    _ goal: ContrastGoal
  ) -> Case? {
    guard let one = foreground.pair(under: traits) else { return nil }
    var content = GlassContent(variant)
    content.adapts = GlassAdaptivity().turns(variant, .none, shorterSide: side)
    let states = try? GlassPair.states(of: content, Size(width: side, height: side), one, traits, goal)
    return states?.first.map { Case(traits: traits, outcome: $0.outcome) }
  }

  /// A Boolean value that is true where the contrast is proven to be enough.
  package var holds: Bool { worst.outcome.verdict.isProvenToHold }

  /// Returns a finding with the contrast as its evidence.
  package func evidence(for finding: Finding) -> Finding {
    guard let lowest = worst.outcome.lowest else { return finding }
    var finding = finding
    finding.figures = lowest.figures(required: required)
    finding.swatches = lowest.swatches(in: worst.traits.gamut)
    finding.variants = [worst.traits.settingsName()]
    finding.settle(holds: holds)
    return finding
  }
}

extension Finding {
  /// Makes the finding a proven one. A text that can be read everywhere, although it does not go with what is below it, is no error.
  mutating func settle(holds: Bool) {
    if holds { severity = min(severity, .warning) }
    if verdict == nil { verdict = .proven }
  }
}
