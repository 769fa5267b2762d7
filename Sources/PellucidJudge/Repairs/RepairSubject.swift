// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility
import PellucidScene

/// A text or symbol in one combination of settings, as the question that repairs answer.
struct RepairSubject {
  let scene: SceneDescription
  let judged: JudgedScene
  let foreground: JudgedForeground
  let ground: RepairGround

  /// The cases that lead to the very transfers of the surfaces, one for each; nil where there is none for one of them,
  /// or where several inks may lie over each other.
  ///
  /// - Parameter required: The ratio to hold.
  func questions(required: Double) -> [LegibilityCase]? {
    let questions = ground.surfaces.compactMap { question(on: $0, required: required) }
    return questions.count == ground.surfaces.count ? questions : nil
  }

  private func question(on surface: SceneForeground.Surface, required: Double) -> LegibilityCase? {
    guard let transfer = surface.transfers.first, surface.transfers.count == 1 else { return nil }
    if case .glass(_, let place) = surface.kind {
      return glassQuestion(on: surface, at: place, required: required)
    }
    for ink in foregrounds(transfer.ink) {
      for material in materials(surface.kind) {
        for traits in variants {
          let question = LegibilityCase(
            material: material, layers: transfer.afterMixing, foreground: ink, opacity: transfer.inkOpacity,
            above: transfer.above, traits: traits, backdrop: surface.backdrop, required: required)
          if let own = try? question.transfer(), own == transfer { return question }
        }
      }
    }
    return nil
  }

  /// Layers on a floating surface are elevated, and names such as `thinDark` fix the appearance.
  var variants: [Traits] {
    Appearance.allCases.flatMap { appearance in
      PellucidDesign.Level.allCases.map { level in
        var traits = judged.traits
        (traits.appearance, traits.level) = (appearance, level)
        return traits
      }
    }
  }

  /// Names that have thicker and thinner ones come first.
  private static let usualNames: [MaterialName] = [
    .tier(.ultraThin), .tier(.thin), .tier(.regular), .tier(.thick), .tier(.ultraThick), .tier(.chrome),
    .appKit(.hudWindow), .appKit(.fullScreenUI), .appKit(.popover), .appKit(.menu), .appKit(.sidebar),
  ]

  /// The names under which the material it lies on is known, or no name where it lies on none.
  private func materials(_ kind: SceneForeground.Kind) -> [MaterialName?] {
    guard case .material(_, let recipe) = kind else { return [nil] }
    let named = SceneMaterials.all(in: scene).compactMap { material -> MaterialName? in
      guard material.path == ground.layer, case .material(let name) = material.content.choice else {
        return nil
      }
      return name
    }
    let known = (Self.usualNames + named).filter { name in
      variants.contains { traits in
        guard let choice = try? Materials.recipe(of: name, traits: traits) else { return false }
        return choice.recipe == recipe && choice.name == ground.recipeName
      }
    }
    return known.map { $0 }
  }

  func foregrounds(_ ink: Ink) -> [LegibilityCase.Foreground] {
    var all = style.map { [LegibilityCase.Foreground.level($0)] } ?? []
    if case .color(let color, .sourceOver) = ink { all.append(.color(color)) }
    return all
  }

  /// The level a text or symbol asks for by name.
  private var style: VibrancyLevel? {
    switch foreground.style?.color {
    case .level(let level): return level
    case .color(.semantic(let name)): return Vocabularies.vibrancy.value(named: name)
    default: return nil
    }
  }
}
