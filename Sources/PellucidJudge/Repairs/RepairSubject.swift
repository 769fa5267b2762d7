// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility
import PellucidScene

/// A text or symbol in one combination of settings, to be expressed as cases for which repairs can be searched.
struct RepairSubject {
  let scene: SceneDescription
  let judged: JudgedScene
  let foreground: JudgedForeground
  let ground: RepairGround
  /// The materials and the glass of `scene`.
  let parts: SceneParts

  /// Returns the cases whose transfers equal those of the surfaces, one for each surface; nil if a surface has no
  /// such case, or has several inks that may overlap.
  ///
  /// - Parameter required: The ratio to hold.
  func questions(required: Double) -> [LegibilityCase]? {
    let questions = ground.surfaces.compactMap { question(on: $0, required: required) }
    return questions.count == ground.surfaces.count ? questions : nil
  }

  /// Returns the case whose transfer equals the transfer of a surface; nil if there is none.
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

  /// The traits under which the foreground may have been resolved: layers on a floating surface are elevated, and
  /// names such as `thinDark` fix the appearance. Those of the scene come first: a stated colour on a fill has the same transfer under
  /// all of them, and a level in its place does not.
  var variants: [Traits] {
    func ownFirst<Value: CaseIterable & Equatable>(_ own: Value) -> [Value] {
      [own] + Value.allCases.filter { $0 != own }
    }
    return ownFirst(judged.traits.appearance).flatMap { appearance in
      ownFirst(judged.traits.level).map { level in
        var traits = judged.traits
        (traits.appearance, traits.level) = (appearance, level)
        return traits
      }
    }
  }

  /// The names that are tried first, because thicker and thinner materials exist beside them.
  private static let usualNames: [MaterialName] = [
    .tier(.ultraThin), .tier(.thin), .tier(.regular), .tier(.thick), .tier(.ultraThick), .tier(.chrome),
    .appKit(.hudWindow), .appKit(.fullScreenUI), .appKit(.popover), .appKit(.menu), .appKit(.sidebar),
  ]

  /// Returns the names of the material under the foreground; a single nil where there is no material.
  private func materials(_ kind: SceneForeground.Kind) -> [MaterialName?] {
    guard case .material(_, let recipe) = kind else { return [nil] }
    let named = ground.layer.flatMap { parts.materials[$0] }.map { [$0] } ?? []
    let known = (Self.usualNames + named).filter { name in
      variants.contains { traits in
        guard let choice = try? Materials.recipe(of: name, traits: traits) else { return false }
        return choice.recipe == recipe && choice.name == ground.recipeName
      }
    }
    return known.map { $0 }
  }

  /// Returns the foregrounds that an ink may stand for: the level that was requested by name, and the plain colour.
  func foregrounds(_ ink: Ink) -> [LegibilityCase.Foreground] {
    var all = style.map { [LegibilityCase.Foreground.level($0)] } ?? []
    if case .color(let color, .sourceOver) = ink { all.append(.color(color)) }
    return all
  }

  /// The vibrancy level that the text or symbol has by name; nil for other styles.
  private var style: VibrancyLevel? {
    switch foreground.style?.color {
    case .level(let level): return level
    case .color(.semantic(let name)):
      return Vocabularies.vibrancy.value(named: name)
        ?? SemanticColors.level(named: name, on: judged.traits.platform)
    default: return nil
    }
  }
}
