// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The search for changes to one foreground under several combinations of settings; every result is proven in all
/// of them.
struct RepairTrial {
  /// The cases, lowest bound first; not empty.
  var cases: [LegibilityCase]
  /// For each case, colours of its surface, before layers and ink, that are known to occur.
  let surfaces: [[GamutColor]]

  /// The sufficient single changes; where none of them is the value of a key in a document, the sufficient pairs too. Last a tint that
  /// gives labels one colour in both appearances.
  var repairs: [Repair] {
    var found = single
    for pairs in [pinnedPairs, opaquePairs, otherPairs] where !found.contains(where: { $0.isOfKeys }) {
      found += pairs()
    }
    return found + [hasOneInk ? nil : newTint()].compactMap { $0 }
  }

  /// At most one sufficient change of each kind; changes that preserve more of the design come first.
  private var single: [Repair] {
    let alpha = moreAlpha()
    return [
      glassDimming(), glassTint(), hasOneInk ? newTint() : nil, pinnedGlass(), moreOpacity(), higherLevel(),
      nearestTint(), regularGlass(),
      thickerMaterial(), alpha,
      nearestColor(orOpaque: alpha == nil),
      levelForColor(), moreOfLastLayer(), dimming(),
    ].compactMap { $0 }
  }

  /// Sufficient pairs of pinned glass with another change.
  private func pinnedPairs() -> [Repair] {
    pinned?.single.map { Repair(changes: [.pinnedGlass] + $0.changes, bound: $0.bound) } ?? []
  }

  /// Sufficient pairs of full opacity with another change.
  private func opaquePairs() -> [Repair] {
    guard cases.contains(where: { $0.opacity < 1 }) else { return [] }
    var opaque = self
    for index in opaque.cases.indices { opaque.cases[index].opacity = 1 }
    return opaque.single.map { Repair(changes: [.opacity(1)] + $0.changes, bound: $0.bound) }
  }

  /// Sufficient pairs of the thinnest material with the nearest colour or the lowest level; else of glass with a level or a tint; else of
  /// a higher level with a more opaque layer.
  private func otherPairs() -> [Repair] {
    if let thicker = materialAndColor() ?? materialAndLevel() { return [thicker] }
    let glass = [levelAndGlass(), regularGlassAndTint()].compactMap { $0 }
    return glass.isEmpty ? [levelAndLayer()].compactMap { $0 } : glass
  }

  // MARK: Proofs

  /// The result of proving all cases.
  private enum Proof {
    case holds
    /// The case at an index fails or is not decided, with its bound if it has one.
    case open(Int, ContrastBound?)
  }

  /// The proof that every case holds; cases with equal questions are proven once.
  private var proof: Proof {
    var proven: [ContrastQuestion: Double] = [:]
    for (index, item) in cases.enumerated() {
      guard let question = item.question else { return .open(index, nil) }
      guard proven[question] ?? 0 < item.required else { continue }
      proven[question] = item.required
      let bound = question.bound(threshold: item.required, limit: ContrastBound.trialLimit)
      guard let bound, bound.lowest >= item.required else { return .open(index, bound) }
    }
    return .holds
  }

  /// Returns the repair by these changes with the lowest bound of all cases, which are known to hold.
  private func repair(_ changes: [Repair.Change]) -> Repair? {
    let required = cases.reduce(.infinity) { min($0, $1.required) }
    return ContrastQuestion.lowest(of: cases.compactMap { $0.question }, proven: required)
      .map { Repair(changes: changes, bound: $0) }
  }

  /// Returns a Boolean value indicating whether a surface known to occur gives some case less contrast than
  /// required. Needs no search.
  private func isRefuted(by surfaces: [[GamutColor]]) -> Bool {
    for (item, surfaces) in zip(cases, surfaces) where !surfaces.isEmpty {
      guard let transfer = try? item.transfer(), let prepared = try? PreparedTransfer(transfer) else {
        return true
      }
      for surface in surfaces where prepared.exactContrast(ofMixed: surface) < item.required { return true }
    }
    return false
  }

  /// Returns the trial with every case edited.
  func edited(by edit: (inout LegibilityCase) -> Void) -> RepairTrial {
    var other = self
    for index in other.cases.indices { edit(&other.cases[index]) }
    return other
  }

  /// Returns the repair by an edit of every case; nil if some case does not hold then.
  func repaired(_ changes: Repair.Change..., by edit: (inout LegibilityCase) -> Void) -> Repair? {
    let trial = edited(by: edit)
    guard case .holds = trial.proof else { return nil }
    return trial.repair(changes)
  }

  /// A change of a certain amount, and the edit that makes it.
  typealias Attempt = (change: Repair.Change, edit: (inout LegibilityCase) -> Void)

  /// Returns the repair with the least sufficient whole number above `present`, by bisection; nil if `most` is
  /// not sufficient.
  ///
  /// If the contrast does not rise with the number everywhere, a smaller sufficient number may exist.
  ///
  /// - Parameter keepsSurfaces: A Boolean value indicating whether the change leaves the known surfaces as they
  ///   are: then an attempt that they refute needs no proof, and a failed proof adds another surface.
  func least(
    above present: Int, most: Int, keepsSurfaces: Bool = true, _ attempt: (Int) -> Attempt
  ) -> Repair? {
    guard present < most else { return nil }
    var surfaces = keepsSurfaces ? surfaces : cases.map { _ in [] }
    func holds(_ number: Int) -> Bool {
      let trial = edited(by: attempt(number).edit)
      guard !trial.isRefuted(by: surfaces) else { return false }
      guard case .open(let index, let bound) = trial.proof else { return true }
      if let bound, keepsSurfaces { surfaces[index].append(bound.witness.surface) }
      return false
    }
    guard holds(most) else { return nil }
    var (low, high) = (present, most)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    let (change, edit) = attempt(high)
    return edited(by: edit).repair([change])
  }

  /// Returns a share of 0…1 as a whole number of parts of `count`, rounded down.
  static func steps(of share: Double, in count: Int) -> Int { Int(min(1, max(0, share)) * Double(count)) }
}
