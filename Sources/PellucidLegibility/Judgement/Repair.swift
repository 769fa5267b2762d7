// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// One change that makes a foreground hold its contrast, with the bound that proves it.
public struct Repair: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// A thicker material of the same family, by name.
    case material(String)
    /// A higher level of vibrancy.
    case level(VibrancyLevel)
    /// A black or white layer under the foreground, at the least opacity that is enough (to 1/1000).
    case dimming(EncodedColor)
    /// The last flat layer under the foreground at more opacity, the least that is enough (to 1/1000).
    case layerOpacity(Double)
    /// Another colour of the foreground, the nearest in OKLab that is enough, at the same opacity.
    case color(EncodedColor, distance: Double)
  }

  public var change: Change
  /// Of the case with the change.
  public var bound: ContrastBound
}

extension LegibilityCase {
  /// The smallest change of each kind that makes the case hold; none where it holds already.
  ///
  /// Costs a bound for each attempt, a few dozen in all.
  public func repairs() throws(MaterialError) -> [Repair] {
    guard case .fails(let bound) = try verdict() else { return [] }
    var repairs: [Repair] = []
    if let repair = thickerMaterial() { repairs.append(repair) }
    if let repair = higherLevel() { repairs.append(repair) }
    if let repair = moreOfLastLayer() { repairs.append(repair) }
    if let repair = dimming(bound) { repairs.append(repair) }
    if let repair = nearestColor() { repairs.append(repair) }
    return repairs
  }

  /// The bound of the case if it holds.
  func proof() -> ContrastBound? {
    guard let transfer = try? transfer(),
      case .holds(let bound) = Verdict(transfer, over: backdrop, required: required)
    else { return nil }
    return bound
  }

  private func repaired(_ change: Repair.Change, _ edit: (inout LegibilityCase) -> Void) -> Repair? {
    var other = self
    edit(&other)
    return other.proof().map { Repair(change: change, bound: $0) }
  }

  /// Material tiers from thin to thick.
  private static let ladders = [
    ["ultraThin", "thin", "regular", "thick", "ultraThick"],
    ["hudWindow", "fullScreenUI", "popover", "menu", "sidebar"],
    ["blur.light", "blur.extraLight"],
  ]

  private func thickerMaterial() -> Repair? {
    guard let material else { return nil }
    for ladder in Self.ladders {
      guard let place = ladder.firstIndex(where: { NameMatch.same($0, material) }) else { continue }
      for thicker in ladder[(place + 1)...] {
        if let repair = repaired(.material(thicker), { $0.material = thicker }) { return repair }
      }
    }
    return nil
  }

  private func higherLevel() -> Repair? {
    let levels: [VibrancyLevel] = [.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label]
    guard case .level(let level) = foreground, let place = levels.firstIndex(of: level) else { return nil }
    for higher in levels[(place + 1)...] {
      if let repair = repaired(.level(higher), { $0.foreground = .level(higher) }) { return repair }
    }
    return nil
  }

  private func moreOfLastLayer() -> Repair? {
    guard case .paint(var color, let blend)? = layers.last else { return nil }
    let present = Double(color.alpha)
    func edit(_ opacity: Double) -> Repair? {
      color.alpha = Float(opacity)
      return repaired(.layerOpacity(opacity)) { $0.layers[$0.layers.count - 1] = .paint(color, blend) }
    }
    return Self.least(from: present, edit)
  }

  /// Black under a foreground that is lighter than its surface at the witness, white under a darker one.
  private func dimming(_ bound: ContrastBound) -> Repair? {
    guard let transfer = try? transfer(), let prepared = try? PreparedTransfer(transfer) else { return nil }
    let isLighter =
      prepared.ratio(ofMixed: ColorJet(constant: bound.witness.surface), margins: false).value.middle >= 1
    for white: Float in isLighter ? [0, 1] : [1, 0] {
      let repair = Self.least(from: 0) { opacity in
        let color = EncodedColor(white: white, alpha: Float(opacity))
        return repaired(.dimming(color)) { $0.layers.append(.paint(color, .sourceOver)) }
      }
      if let repair { return repair }
    }
    return nil
  }

  /// The least opacity in steps of 1/1000 above `present` that repairs, found by halving; nil if even 1 does not.
  ///
  /// Every answer is proven. Where more opacity does not always mean more contrast, a smaller one may exist.
  static func least(from present: Double, _ attempt: (Double) -> Repair?) -> Repair? {
    var (low, high) = (Int(present * 1000), 1000)
    guard var best = attempt(1) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if let repair = attempt(Double(middle) / 1000) { (best, high) = (repair, middle) } else { low = middle }
    }
    return best
  }
}
