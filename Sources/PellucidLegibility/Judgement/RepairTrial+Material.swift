// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Repairs by another material or level of vibrancy.
extension RepairTrial {
  /// The material families, each from thin to thick.
  private static let ladders: [[MaterialName]] = [
    [.tier(.ultraThin), .tier(.thin), .tier(.regular), .tier(.thick), .tier(.ultraThick)],
    [.appKit(.hudWindow), .appKit(.fullScreenUI), .appKit(.popover), .appKit(.menu), .appKit(.sidebar)],
    [.blur(.light), .blur(.extraLight)],
  ]
  /// The levels of vibrancy, from low to high contrast.
  private static let levels: [VibrancyLevel] = [.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label]

  /// The materials thicker than the one of all cases, thinnest first; empty if the cases have different materials.
  private var thickerMaterials: ArraySlice<MaterialName> {
    guard let material = cases[0].material, cases.allSatisfy({ $0.material == material }) else { return [] }
    for ladder in Self.ladders {
      guard let place = ladder.firstIndex(of: material) else { continue }
      return ladder[(place + 1)...]
    }
    return []
  }

  /// The levels above that of the foreground, lowest first; empty for a colour.
  var higherLevels: ArraySlice<VibrancyLevel> {
    guard case .level(let level) = cases[0].foreground, let place = Self.levels.firstIndex(of: level) else {
      return []
    }
    return Self.levels[(place + 1)...]
  }

  /// The levels above that of the foreground, or those that may replace its colour, lowest first.
  var otherLevels: ArraySlice<VibrancyLevel> {
    if case .color = cases[0].foreground { [.secondaryLabel, .label] } else { higherLevels }
  }

  /// Returns the repair by the thinnest sufficient material.
  func thickerMaterial() -> Repair? {
    for thicker in thickerMaterials {
      if let repair = repaired(.material(thicker), by: { $0.material = thicker }) { return repair }
    }
    return nil
  }

  /// Returns the repair by the lowest sufficient level.
  func higherLevel() -> Repair? { first(of: higherLevels) }

  /// Returns the repair by a level in place of a colour: a level adapts to the settings, where one colour cannot
  /// fit all.
  func levelForColor() -> Repair? {
    guard case .color = cases[0].foreground else { return nil }
    return first(of: [.secondaryLabel, .label])
  }

  /// Returns the repair by the first sufficient level of a list.
  private func first(of levels: ArraySlice<VibrancyLevel>) -> Repair? {
    for level in levels {
      if let repair = repaired(.level(level), by: { $0.foreground = .level(level) }) { return repair }
    }
    return nil
  }

  /// Returns the repair by the thinnest material on which some higher level is sufficient, with the lowest such level.
  func materialAndLevel() -> Repair? {
    for material in thickerMaterials {
      for level in otherLevels {
        let repair = repaired(.material(material), .level(level)) {
          ($0.material, $0.foreground) = (material, .level(level))
        }
        if let repair { return repair }
      }
    }
    return nil
  }

  /// Returns the repair by the thinnest material on which some colour is sufficient, with the nearest such colour.
  func materialAndColor() -> Repair? {
    for material in thickerMaterials {
      // Surfaces known for the thinner material do not occur on this one.
      let trial = RepairTrial(
        cases: edited { $0.material = material }.cases, surfaces: cases.map { _ in [] })
      guard let color = trial.nearestColor(orOpaque: true) else { continue }
      return Repair(changes: [.material(material)] + color.changes, bound: color.bound)
    }
    return nil
  }
}
