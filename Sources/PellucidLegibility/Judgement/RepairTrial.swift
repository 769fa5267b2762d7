// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Tries changes on one foreground in several combinations of settings; what it finds is proven in all of them.
struct RepairTrial {
  /// The one of the lowest bound first, never none.
  var cases: [LegibilityCase]
  /// Of the first case.
  let worst: ContrastBound

  var repairs: [Repair] {
    let single = self.single
    return single.isEmpty ? double : single
  }

  /// Each kind once, what keeps more of the design first.
  private var single: [Repair] {
    let alpha = moreAlpha()
    return [
      moreOpacity(), higherLevel(), thickerMaterial(), alpha, nearestColor(orOpaque: alpha == nil),
      levelForColor(), moreOfLastLayer(), dimming(),
    ].compactMap { $0 }
  }

  /// Full opacity with another change, or the thinnest material with the lowest level on it.
  private var double: [Repair] {
    guard cases.contains(where: { $0.opacity < 1 }) else { return materialAndLevel().map { [$0] } ?? [] }
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

  /// The lowest bound if every case holds; combinations that come to the same are proven once.
  private var proof: ContrastBound? {
    var lowest: ContrastBound?
    var proven: Set<Question> = []
    for item in cases {
      guard let transfer = try? item.transfer() else { return nil }
      let question = Question(transfer: transfer, backdrop: item.backdrop, required: item.required)
      guard proven.insert(question).inserted else { continue }
      guard case .holds(let bound) = Verdict(transfer, over: item.backdrop, required: item.required) else {
        return nil
      }
      if bound.lowest < lowest?.lowest ?? .infinity { lowest = bound }
    }
    return lowest
  }

  func repaired(_ changes: Repair.Change..., by edit: (inout LegibilityCase) -> Void) -> Repair? {
    var other = self
    for index in other.cases.indices { edit(&other.cases[index]) }
    return other.proof.map { Repair(changes: changes, bound: $0) }
  }

  /// The least of the whole numbers above `present` that repairs, found by halving; nil if even `most` does not.
  ///
  /// Every answer is proven. Where more does not always mean more contrast, a smaller one may exist.
  static func least(above present: Int, most: Int, _ attempt: (Int) -> Repair?) -> Repair? {
    guard present < most, var best = attempt(most) else { return nil }
    var (low, high) = (present, most)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let repair = attempt(middle) { (best, high) = (repair, middle) } else { low = middle }
    }
    return best
  }

  /// A share of 0…1 as whole parts of `count`, rounded down.
  static func steps(of share: Double, in count: Int) -> Int { Int(min(1, max(0, share)) * Double(count)) }

  // MARK: Material and level

  /// Material tiers from thin to thick.
  private static let ladders = [
    ["ultraThin", "thin", "regular", "thick", "ultraThick"],
    ["hudWindow", "fullScreenUI", "popover", "menu", "sidebar"],
    ["blur.light", "blur.extraLight"],
  ]
  private static let levels: [VibrancyLevel] = [.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label]

  /// Those above the material of the cases, thinnest first; none where they lie on different ones.
  private var thickerMaterials: ArraySlice<String> {
    guard let material = cases[0].material, cases.allSatisfy({ $0.isOn(material) }) else { return [] }
    for ladder in Self.ladders {
      guard let place = ladder.firstIndex(where: { NameMatch.same($0, material) }) else { continue }
      return ladder[(place + 1)...]
    }
    return []
  }

  private var higherLevels: ArraySlice<VibrancyLevel> {
    guard case .level(let level) = cases[0].foreground, let place = Self.levels.firstIndex(of: level) else {
      return []
    }
    return Self.levels[(place + 1)...]
  }

  private func thickerMaterial() -> Repair? {
    for thicker in thickerMaterials {
      if let repair = repaired(.material(thicker), by: { $0.material = thicker }) { return repair }
    }
    return nil
  }

  private func higherLevel() -> Repair? { first(of: higherLevels) }

  /// A level changes with the settings, which one colour for all of them cannot.
  private func levelForColor() -> Repair? {
    guard case .color = cases[0].foreground else { return nil }
    return first(of: [.secondaryLabel, .label])
  }

  private func first(of levels: ArraySlice<VibrancyLevel>) -> Repair? {
    for level in levels {
      if let repair = repaired(.level(level), by: { $0.foreground = .level(level) }) { return repair }
    }
    return nil
  }

  private func materialAndLevel() -> Repair? {
    for material in thickerMaterials {
      for level in higherLevels {
        let repair = repaired(.material(material), .level(level)) {
          ($0.material, $0.foreground) = (material, .level(level))
        }
        if let repair { return repair }
      }
    }
    return nil
  }

  // MARK: Opacities

  private func moreOpacity() -> Repair? {
    let least = cases.reduce(1) { min($0, $1.opacity) }
    return Self.least(above: Self.steps(of: least, in: 1000), most: 1000) { thousandths in
      let opacity = Double(thousandths) / 1000
      return repaired(.opacity(opacity)) { $0.opacity = opacity }
    }
  }

  private func moreOfLastLayer() -> Repair? {
    let alphas = cases.compactMap { $0.lastLayer }.map { Double($0.color.alpha) }
    guard alphas.count == cases.count else { return nil }
    return Self.least(above: Self.steps(of: alphas.min() ?? 1, in: 1000), most: 1000) { thousandths in
      let opacity = Double(thousandths) / 1000
      return repaired(.layerOpacity(opacity)) { item in
        guard var layer = item.lastLayer else { return }
        layer.color.alpha = Float(opacity)
        item.layers[item.layers.count - 1] = .paint(layer.color, layer.blend, opacity: layer.opacity)
      }
    }
  }

  /// Black under a foreground that is lighter than its surface at the witness, white under a darker one; where that
  /// is not enough in every case, the other.
  private func dimming() -> Repair? {
    guard let transfer = try? cases[0].transfer(), let prepared = try? PreparedTransfer(transfer) else {
      return nil
    }
    let isLighter =
      prepared.ratio(ofMixed: ColorJet(constant: worst.witness.surface), margins: false).value.middle >= 1
    for white: Float in isLighter ? [0, 1] : [1, 0] {
      let repair = Self.least(above: 0, most: 1000) { thousandths in
        let color = EncodedColor(white: white, alpha: Float(thousandths) / 1000)
        return repaired(.dimming(color)) { $0.layers.append(.paint(color, .sourceOver)) }
      }
      if let repair { return repair }
    }
    return nil
  }
}

extension LegibilityCase {
  /// The layer next under the foreground if it is flat.
  fileprivate var lastLayer: (color: EncodedColor, blend: BlendMode, opacity: Double)? {
    guard case .paint(let color, let blend, let opacity)? = layers.last else { return nil }
    return (color, blend, opacity)
  }

  fileprivate func isOn(_ name: String) -> Bool {
    material.map { NameMatch.same($0, name) } ?? false
  }
}
