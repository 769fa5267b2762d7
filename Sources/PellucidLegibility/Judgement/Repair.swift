// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A change, or two together, that make a foreground hold its contrast, with the bound that proves it.
package struct Repair: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// A thicker material of the same family.
    case material(MaterialName)
    /// Another variant of glass.
    case glass(GlassVariant)
    /// Black below clear glass, the least opacity that is enough (to 1/100).
    case glassDimming(Double)
    /// The tint of the glass at more opacity, the least that is enough (to 1/100).
    case glassTint(Double)
    /// A black or white tint for glass that has none, at the least opacity that is enough (to 1/100, as 8 bits have it).
    case tint(EncodedColor)
    /// Glass that keeps to the appearance of its scene, whatever lies behind it.
    case pinnedGlass
    /// A higher level of vibrancy, or a level in place of a colour.
    case level(VibrancyLevel)
    /// A black or white layer under the foreground, at the least opacity that is enough (to 1/1000).
    case dimming(EncodedColor)
    /// The last flat layer under the foreground at more opacity, the least that is enough (to 1/1000).
    case layerOpacity(Double)
    /// The foreground's own opacity, the least that is enough (to 1/1000).
    case opacity(Double)
    /// Another colour of the foreground in code values of 8 bits: the nearest in OKLab that is enough, or the same
    /// at more alpha.
    case color(EncodedColor, distance: Double)
    /// The layers that the foreground lies in at full opacity: what is mixed as a whole has no bound.
    case groupOpacity
    /// A symbol of several layers drawn as one, in its first style: what may lie over itself has no bound.
    case monochrome
  }

  package var changes: [Change]
  /// With the changes made; of several cases the lowest.
  package var bound: ContrastBound

  package init(changes: [Change], bound: ContrastBound) { (self.changes, self.bound) = (changes, bound) }
}

extension LegibilityCase {
  /// The smallest change of each kind that makes the case hold; none where it holds already.
  ///
  /// Costs a bound for each attempt, a few dozen in all.
  package func repairs() throws(MaterialError) -> [Repair] { try Self.repairs(of: [self]) }

  /// The smallest change of each kind that makes every case hold; none where they hold already, or where one has
  /// no bound. Changes that keep more of the design come first; two together only where no single one is enough.
  ///
  /// - Parameter cases: One foreground in several combinations of settings.
  package static func repairs(of cases: [LegibilityCase]) throws(MaterialError) -> [Repair] {
    var bounds: [(item: LegibilityCase, bound: ContrastBound)] = []
    for item in cases {
      guard let bound = try item.verdict().bound else { return [] }
      bounds.append((item, bound))
    }
    // What is proven for the worst case first fails early.
    bounds.sort { $0.bound.lowest < $1.bound.lowest }
    guard bounds.contains(where: { $0.bound.lowest < $0.item.required }) else { return [] }
    let trial = RepairTrial(
      cases: bounds.map { $0.item }, surfaces: bounds.map { [$0.bound.witness.surface] })
    return trial.repairs
  }
}
