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

  private struct Question: Hashable {
    var transfer: Transfer
    var backdrop: Backdrop
    var required: Double
  }

  private enum Proof {
    /// With the lowest bound of all.
    case holds(ContrastBound)
    /// The case at an index does not, or it is not known.
    case open(Int, ContrastBound?)
  }

  /// Whether every case holds; combinations that come to the same are proven once.
  private var proof: Proof {
    var lowest: ContrastBound?
    var proven: Set<Question> = []
    for (index, item) in cases.enumerated() {
      guard let transfer = try? item.transfer() else { return .open(index, nil) }
      let question = Question(transfer: transfer, backdrop: item.backdrop, required: item.required)
      guard proven.insert(question).inserted else { continue }
      let bound = try? ContrastBound(transfer, over: item.backdrop, threshold: item.required)
      guard let bound, bound.lowest >= item.required else { return .open(index, bound) }
      if bound.lowest < lowest?.lowest ?? .infinity { lowest = bound }
    }
    return lowest.map { .holds($0) } ?? .open(0, nil)
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
    guard case .holds(let bound) = edited(by: edit).proof else { return nil }
    return Repair(changes: changes, bound: bound)
  }

  /// A change of layers or ink, by how much of it there is.
  typealias Attempt = (change: Repair.Change, edit: (inout LegibilityCase) -> Void)

  /// The least whole number above `present` that repairs; nil if even `most` does not.
  ///
  /// Halving, by surfaces that are known to occur: what they refute needs no proof, and a proof that fails gives
  /// another. Where more does not always mean more contrast, a smaller number may exist.
  func least(above present: Int, most: Int, _ attempt: (Int) -> Attempt) -> Repair? {
    guard present < most else { return nil }
    var (low, surfaces) = (present, surfaces)
    func proven(_ number: Int) -> Repair? {
      let (change, edit) = attempt(number)
      let trial = edited(by: edit)
      guard !trial.isRefuted(by: surfaces) else { return nil }
      switch trial.proof {
      case .holds(let bound): return Repair(changes: [change], bound: bound)
      case .open(let index, let bound):
        if let bound { surfaces[index].append(bound.witness.surface) }
        return nil
      }
    }
    guard let whole = proven(most) else { return nil }
    while true {
      var high = most
      while high - low > 1 {
        let middle = (low + high) / 2
        if edited(by: attempt(middle).edit).isRefuted(by: surfaces) { low = middle } else { high = middle }
      }
      guard high < most else { return whole }
      if let repair = proven(high) { return repair }
      low = high
    }
  }

  /// A share of 0…1 as whole parts of `count`, rounded down.
  static func steps(of share: Double, in count: Int) -> Int { Int(min(1, max(0, share)) * Double(count)) }
}
