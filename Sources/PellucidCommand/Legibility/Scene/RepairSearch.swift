// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Looks for changes that make a failing text or symbol hold; each is verified by the bound.
struct RepairSearch {
  let traits: Traits
  let judged: JudgedForeground

  /// Materials that a person is likely to mean come first.
  private static let usualNames = [
    "ultraThin", "thin", "regular", "thick", "ultraThick", "chrome", "hudWindow", "fullScreenUI", "popover",
    "menu", "sidebar",
  ]

  /// Those that keep the design come first: a level, a material, a colour, more of a layer, dimming.
  var advice: [RepairAdvice] {
    guard let subject, let repairs = try? subject.repairs() else { return [] }
    let single = repairs.map { RepairAdvice(changes: [$0.change], bound: $0.bound) }
    guard single.isEmpty else { return single.sorted { $0.rank < $1.rank } }
    return materialAndLevel(subject).map { [$0] } ?? []
  }

  /// The thinnest material with the lowest level on it, where no single change is enough.
  private func materialAndLevel(_ subject: LegibilityCase) -> RepairAdvice? {
    guard let material = subject.material, case .level(let level) = subject.foreground,
      let tier = Self.tiers.firstIndex(of: material), let place = Self.levels.firstIndex(of: level)
    else { return nil }
    for thicker in Self.tiers[(tier + 1)...] {
      for higher in Self.levels[(place + 1)...] {
        var other = subject
        (other.material, other.foreground) = (thicker, .level(higher))
        if case .holds(let bound)? = try? other.verdict() {
          return RepairAdvice(changes: [.material(thicker), .level(higher)], bound: bound)
        }
      }
    }
    return nil
  }

  private static let tiers = ["ultraThin", "thin", "regular", "thick", "ultraThick"]
  private static let levels: [VibrancyLevel] = [.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label]

  /// The case that leads to the very transfer that was judged; nil where none does.
  private var subject: LegibilityCase? {
    guard let transfer = judged.transfer, let surface = judged.surface else { return nil }
    for foreground in foregrounds(transfer.ink) {
      for material in materials(surface.kind) {
        for traits in variants {
          let subject = LegibilityCase(
            material: material, layers: transfer.afterMixing, foreground: foreground, traits: traits,
            backdrop: surface.backdrop, required: judged.requirement.ratio)
          if let own = try? subject.transfer(), own == transfer { return subject }
        }
      }
    }
    return nil
  }

  /// What lies on a floating surface is elevated, and names such as `thinDark` fix the appearance.
  private var variants: [Traits] {
    Appearance.allCases.flatMap { appearance in
      PellucidDesign.Level.allCases.map { level in
        var traits = traits
        (traits.appearance, traits.level) = (appearance, level)
        return traits
      }
    }
  }

  private func materials(_ kind: SceneForeground.Kind) -> [String?] {
    guard case .material(_, let recipe) = kind else { return [nil] }
    let names = Materials.names(on: traits.platform)
    return (Self.usualNames.filter { names.contains($0) } + names).filter { name in
      variants.contains { (try? Materials.recipe(named: name, traits: $0).recipe) == recipe }
    }
  }

  private func foregrounds(_ ink: Ink) -> [LegibilityCase.Foreground] {
    var all = style.map { [LegibilityCase.Foreground.level($0)] } ?? []
    if case .color(let color, .sourceOver) = ink { all.append(.color(color)) }
    return all
  }

  /// The level a text or symbol asks for by name.
  private var style: VibrancyLevel? {
    let style: ForegroundStyle?
    switch judged.resource {
    case .text(let text, _, _): style = text.style
    case .symbol(let symbol, _, _): style = symbol.styles.first ?? .label
    case .image: style = nil
    }
    switch style?.color {
    case .level(let level): return level
    case .color(.semantic(let name)): return Vocabularies.vibrancy.value(named: name)
    default: return nil
    }
  }
}
