// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Other materials and levels.
extension RepairTrial {
  /// Material tiers from thin to thick.
  private static let ladders: [[MaterialName]] = [
    [.tier(.ultraThin), .tier(.thin), .tier(.regular), .tier(.thick), .tier(.ultraThick)],
    [.appKit(.hudWindow), .appKit(.fullScreenUI), .appKit(.popover), .appKit(.menu), .appKit(.sidebar)],
    [.blur(.light), .blur(.extraLight)],
  ]
  private static let levels: [VibrancyLevel] = [.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label]

  /// Those above the material of the cases, thinnest first; none where they lie on different ones.
  private var thickerMaterials: ArraySlice<MaterialName> {
    guard let material = cases[0].material, cases.allSatisfy({ $0.material == material }) else { return [] }
    for ladder in Self.ladders {
      guard let place = ladder.firstIndex(of: material) else { continue }
      return ladder[(place + 1)...]
    }
    return []
  }

  var higherLevels: ArraySlice<VibrancyLevel> {
    guard case .level(let level) = cases[0].foreground, let place = Self.levels.firstIndex(of: level) else {
      return []
    }
    return Self.levels[(place + 1)...]
  }

  func thickerMaterial() -> Repair? {
    for thicker in thickerMaterials {
      if let repair = repaired(.material(thicker), by: { $0.material = thicker }) { return repair }
    }
    return nil
  }

  func higherLevel() -> Repair? { first(of: higherLevels) }

  /// A level changes with the settings, which one colour for all of them cannot.
  func levelForColor() -> Repair? {
    guard case .color = cases[0].foreground else { return nil }
    return first(of: [.secondaryLabel, .label])
  }

  private func first(of levels: ArraySlice<VibrancyLevel>) -> Repair? {
    for level in levels {
      if let repair = repaired(.level(level), by: { $0.foreground = .level(level) }) { return repair }
    }
    return nil
  }

  func materialAndLevel() -> Repair? {
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

  /// The thinnest material on which some colour is enough, and the nearest colour on that.
  func materialAndColor() -> Repair? {
    for material in thickerMaterials {
      // Surfaces of the thinner material tell nothing about this one.
      let trial = RepairTrial(
        cases: edited { $0.material = material }.cases, surfaces: cases.map { _ in [] })
      guard let color = trial.nearestColor(orOpaque: true) else { continue }
      return Repair(changes: [.material(material)] + color.changes, bound: color.bound)
    }
    return nil
  }
}
