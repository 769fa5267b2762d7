// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Repairs that change the glass under a foreground.
extension RepairTrial {
  private var glass: [GlassSetting] { cases.compactMap { $0.glass } }

  /// Returns the least sufficient black below clear glass.
  ///
  /// Black reduces what the backdrop contributes, so that a foreground lighter than every backdrop gains contrast.
  func glassDimming() -> Repair? {
    let all = glass
    guard all.count == cases.count, all.allSatisfy({ $0.request.variant == .clear }) else { return nil }
    let present = all.reduce(1) { min($0, $1.dimming) }
    return leastShare(above: present) { share in (.glassDimming(share), { $0.glass?.dimming = share }) }
  }

  /// Returns the least sufficient opacity of the existing tint.
  func glassTint() -> Repair? {
    let alphas = glass.compactMap { $0.tint?.alpha }
    guard alphas.count == cases.count, let present = alphas.min() else { return nil }
    return leastShare(above: Double(present)) { share in
      (.glassTint(share), { $0.glass?.tint?.alpha = Float(share) })
    }
  }

  /// Returns a sufficient tint for untinted regular glass: black or white, whichever needs less opacity.
  ///
  /// The labels of the glass take the colour that is readable on the tint.
  func newTint() -> Repair? {
    let all = glass
    guard all.count == cases.count, all.allSatisfy({ $0.request.variant == .regular && $0.tint == nil })
    else { return nil }
    let found = [Float(0), 1].compactMap { white in
      leastShare(above: 0) { share in
        let color = EncodedColor(white: white, alpha: Float((share * 255).rounded(.up) / 255))
        return (.tint(color), { $0.glass?.tint = color })
      }
    }
    return found.min { $0.tintOpacity < $1.tintOpacity }
  }

  /// A Boolean value that is false for a level in both appearances. A tint takes its labels over, in one colour for both, which
  /// changes the design of the control more than other repairs.
  var hasOneInk: Bool {
    cases.allSatisfy { item in
      if case .color = item.foreground { true } else { item.traits.appearance == cases[0].traits.appearance }
    }
  }

  /// The trial without the cases in which glass adapted its appearance; nil if there are none, or only those.
  var pinned: RepairTrial? {
    let kept = cases.indices.filter { !(cases[$0].glass?.isTurned ?? false) }
    guard !kept.isEmpty, kept.count < cases.count else { return nil }
    return RepairTrial(cases: kept.map { cases[$0] }, surfaces: kept.map { surfaces[$0] })
  }

  /// Returns the repair by glass that keeps the appearance of its scene.
  func pinnedGlass() -> Repair? { pinned?.repaired(.pinnedGlass) { _ in } }

  /// Returns the repair by regular in place of clear glass.
  func regularGlass() -> Repair? {
    guard !glass.isEmpty, glass.allSatisfy({ $0.request.variant == .clear }) else { return nil }
    return repaired(.glass(.regular)) { $0.glass?.request.variant = .regular }
  }

  /// Returns the repair by the lowest sufficient level with the least change of the glass.
  func levelAndGlass() -> Repair? {
    guard !glass.isEmpty else { return nil }
    for level in otherLevels {
      let trial = edited { $0.foreground = .level(level) }
      let found = trial.glassDimming() ?? trial.glassTint() ?? trial.newTint() ?? trial.regularGlass()
      if let found { return Repair(changes: found.changes + [.level(level)], bound: found.bound) }
    }
    return nil
  }

  /// Returns the repair by regular in place of clear glass, with the least sufficient tint.
  func regularGlassAndTint() -> Repair? {
    guard !glass.isEmpty, glass.allSatisfy({ $0.request.variant == .clear }) else { return nil }
    let trial = edited { $0.glass?.request.variant = .regular }
    return (trial.glassTint() ?? trial.newTint()).map {
      Repair(changes: [.glass(.regular)] + $0.changes, bound: $0.bound)
    }
  }

  /// Returns the repair with the least whole percentage above `present`; nil if 100 % is not sufficient.
  private func leastShare(above present: Double, _ attempt: (Double) -> Attempt) -> Repair? {
    least(above: Self.steps(of: present, in: 100), most: 100, keepsSurfaces: false) {
      attempt(Double($0) / 100)
    }
  }
}

extension Repair {
  /// The opacity of a new tint.
  fileprivate var tintOpacity: Float {
    if case .tint(let color)? = changes.first { color.alpha } else { 0 }
  }
}
