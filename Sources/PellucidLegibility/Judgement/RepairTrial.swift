// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Tries changes on one foreground in several combinations of settings; what it finds is proven in all of them.
struct RepairTrial {
  /// The one of the lowest bound first, never none.
  var cases: [LegibilityCase]
  /// For each case colours of its surface, before layers and ink, that are known to occur.
  let surfaces: [[GamutColor]]

  var repairs: [Repair] {
    let single = self.single
    return single.isEmpty ? double : single
  }

  /// Each kind once, what keeps more of the design first.
  private var single: [Repair] {
    let alpha = moreAlpha()
    return [
      glassDimming(), glassTint(), newTint(), pinnedGlass(), moreOpacity(), higherLevel(), regularGlass(),
      thickerMaterial(), alpha,
      nearestColor(orOpaque: alpha == nil),
      levelForColor(), moreOfLastLayer(), dimming(),
    ].compactMap { $0 }
  }

  /// Glass that does not turn or full opacity with another change, or the thinnest material with the lowest level, or the
  /// nearest colour, on it; where none is thick enough, a higher level with more under it.
  private var double: [Repair] {
    let turned = pinned?.single.map { Repair(changes: [.pinnedGlass] + $0.changes, bound: $0.bound) } ?? []
    guard turned.isEmpty else { return turned }
    guard cases.contains(where: { $0.opacity < 1 }) else {
      let thicker = [materialAndLevel(), materialAndColor()].compactMap { $0 }
      return thicker.isEmpty ? [levelAndLayer()].compactMap { $0 } : thicker
    }
    var opaque = self
    for index in opaque.cases.indices { opaque.cases[index].opacity = 1 }
    return opaque.single.map { Repair(changes: [.opacity(1)] + $0.changes, bound: $0.bound) }
  }

  // MARK: Proofs

  private enum Proof {
    case holds
    /// The case at an index does not, or it is not known.
    case open(Int, ContrastBound?)
  }

  /// Whether every case holds; combinations that come to the same are proven once.
  private var proof: Proof {
    var proven: [ContrastQuestion: Double] = [:]
    for (index, item) in cases.enumerated() {
      guard let question = item.question else { return .open(index, nil) }
      guard proven[question] ?? 0 < item.required else { continue }
      proven[question] = item.required
      let bound = question.bound(threshold: item.required)
      guard let bound, bound.lowest >= item.required else { return .open(index, bound) }
    }
    return .holds
  }

  /// The change with the lowest bound of all cases, which are known to hold.
  private func repair(_ changes: [Repair.Change]) -> Repair? {
    let required = cases.reduce(.infinity) { min($0, $1.required) }
    return ContrastQuestion.lowest(of: cases.compactMap { $0.question }, proven: required)
      .map { Repair(changes: changes, bound: $0) }
  }

  /// Whether a surface that is known to occur gives some case less than it needs. Costs next to nothing.
  private func isRefuted(by surfaces: [[GamutColor]]) -> Bool {
    for (item, surfaces) in zip(cases, surfaces) where !surfaces.isEmpty {
      guard let transfer = try? item.transfer(), let prepared = try? PreparedTransfer(transfer) else {
        return true
      }
      for surface in surfaces where prepared.exactContrast(ofMixed: surface) < item.required { return true }
    }
    return false
  }

  func edited(by edit: (inout LegibilityCase) -> Void) -> RepairTrial {
    var other = self
    for index in other.cases.indices { edit(&other.cases[index]) }
    return other
  }

  func repaired(_ changes: Repair.Change..., by edit: (inout LegibilityCase) -> Void) -> Repair? {
    let trial = edited(by: edit)
    guard case .holds = trial.proof else { return nil }
    return trial.repair(changes)
  }

  /// A change, by how much of it there is.
  typealias Attempt = (change: Repair.Change, edit: (inout LegibilityCase) -> Void)

  /// The least whole number above `present` that repairs, by halving; nil if even `most` does not. Where more does not
  /// always mean more contrast, a smaller number may exist.
  ///
  /// - Parameter keepsSurfaces: Whether the change leaves the surfaces that are known to occur: what they refute needs
  ///   no proof, and a proof that fails gives another.
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

  /// A share of 0…1 as whole parts of `count`, rounded down.
  static func steps(of share: Double, in count: Int) -> Int { Int(min(1, max(0, share)) * Double(count)) }
}
