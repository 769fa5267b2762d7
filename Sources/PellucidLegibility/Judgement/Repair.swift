// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// One change, or two together, with which a foreground has its required contrast, and the bound that proves it.
package struct Repair: Hashable, Sendable {
  /// A change to a foreground, its layers, or the surface below.
  package enum Change: Hashable, Sendable {
    /// A thicker material of the same family.
    case material(MaterialName)
    /// The other variant of glass.
    case glass(GlassVariant)
    /// Black below clear glass, at the least sufficient opacity (to 1/100).
    case glassDimming(Double)
    /// The existing tint of the glass, at the least sufficient opacity (to 1/100).
    case glassTint(Double)
    /// A black or white tint for untinted glass, at the least sufficient opacity (to 1/100, rounded up to 8 bits); or the nearest
    /// sufficient colour, in Oklab, in place of a tint.
    case tint(EncodedColor)
    /// Glass that keeps the appearance of its scene over every backdrop.
    case pinnedGlass
    /// A higher level of vibrancy, or a level in place of a colour.
    case level(VibrancyLevel)
    /// A black or white layer under the foreground, at the least sufficient opacity (to 1/1000).
    case dimming(EncodedColor)
    /// The topmost flat layer under the foreground, at the least sufficient opacity (to 1/1000).
    case layerOpacity(Double)
    /// The opacity of the foreground, the least sufficient one (to 1/1000).
    case opacity(Double)
    /// Another colour of the foreground in 8-bit code values: the nearest sufficient colour in Oklab, or the same
    /// colour at a higher alpha; with its ΔE OK from the present colour.
    case color(EncodedColor, distance: Double)
    /// Full opacity for the groups around the foreground, because a group composited as a whole has no bound.
    case groupOpacity
    /// A single layer in the first style for a symbol of several layers, because layers that may overlap have no bound.
    case monochrome
  }

  package var changes: [Change]
  /// The bound with the changes made; the lowest one if there are several cases.
  package var bound: ContrastBound

  /// A Boolean value that is true where each change is the value of a key of a scene document, and none is a layer to add or to change.
  var isOfKeys: Bool { changes.allSatisfy { $0.isOfKey } }

  package init(changes: [Change], bound: ContrastBound) { (self.changes, self.bound) = (changes, bound) }
}

extension Repair.Change {
  /// A Boolean value that is true for changes that are the value of a key of a text, a material or glass.
  package var isOfKey: Bool {
    switch self {
    case .dimming, .layerOpacity: false
    default: true
    }
  }
}

extension LegibilityCase {
  /// Returns the smallest sufficient change of each kind; none if the case already holds.
  ///
  /// Each attempt computes a bound, a few dozen in all.
  package func repairs() throws(MaterialError) -> [Repair] { try Self.repairs(of: [self]) }

  /// Returns the smallest change of each kind that is sufficient in every case; none if all cases already hold,
  /// or if one has no bound.
  ///
  /// Changes that preserve more of the design come first. Two changes are only combined if no single one is sufficient, or
  /// only a layer under the foreground.
  ///
  /// - Parameter cases: One foreground under several combinations of settings.
  package static func repairs(of cases: [LegibilityCase]) throws(MaterialError) -> [Repair] {
    var bounds: [(item: LegibilityCase, bound: ContrastBound)] = []
    for item in cases {
      guard let bound = try item.verdict().bound else { return [] }
      bounds.append((item, bound))
    }
    // With the worst case first, insufficient changes fail early.
    bounds.sort { $0.bound.lowest < $1.bound.lowest }
    guard bounds.contains(where: { $0.bound.lowest < $0.item.required }) else { return [] }
    let trial = RepairTrial(
      cases: bounds.map { $0.item }, surfaces: bounds.map { [$0.bound.witness.surface] })
    return trial.repairs
  }
}
