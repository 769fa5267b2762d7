// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// A search for changes that make a text or symbol hold its contrast in every judged combination of settings.
///
/// The bounds of the worst combination suggest changes. Each is then made in the scene itself and proven there
/// again, because a style has another meaning on a material than beside it.
package struct RepairSearch {
  let scene: SceneDescription
  /// The judged scene in each combination of settings.
  let scenes: [JudgedScene]
  /// A cache of the repairs found, by the cases of all combinations: many texts of a scene have the same cases.
  private var known: [[LegibilityCase]: [Repair]] = [:]
  /// The key path of the material or glass that a foreground lies on after its first changes, by the index of the
  /// foreground.
  private var materials: [Int: String] = [:]

  package init(of scene: SceneDescription, judged scenes: [JudgedScene]) {
    (self.scene, self.scenes) = (scene, scenes)
  }

  /// Returns the judged scenes with repairs for every foreground that falls short of the required contrast, that
  /// loses contrast with Increase Contrast, or that falls short of the recommended contrast under the scene's own
  /// settings.
  package mutating func repaired() -> [JudgedScene] {
    var scenes = scenes
    let own = scenes.firstIndex { $0.isJudged(asSetIn: scene) } ?? 0
    for index in 0..<(scenes.map { $0.foregrounds.count }.min() ?? 0) {
      let foreground = scenes[own].foregrounds[index]
      let failing = scenes.indices.filter { scenes[$0].foregrounds[index].fails }
      if !failing.isEmpty {
        let repairs = repairs(of: index, required: foreground.requirement.ratio)
        for combination in failing { scenes[combination].foregrounds[index].repairs = repairs }
      }
      if let drop = SettingsFindings.worstDrop(of: index, in: scenes) {
        let repairs = repairs(of: index, required: max(drop.standard, foreground.requirement.ratio))
        for combination in scenes.indices {
          scenes[combination].foregrounds[index].steadyRepairs = repairs
        }
      }
      if let recommended = foreground.requirement.recommended, foreground.lowest ?? .infinity < recommended {
        scenes[own].foregrounds[index].recommendedRepairs = repairs(of: index, required: recommended)
      }
    }
    return scenes
  }

  /// Returns the repairs with which a foreground holds a ratio in every combination of settings.
  ///
  /// - Parameter index: The index of the foreground, which is the same in each combination.
  private mutating func repairs(of index: Int, required: Double) -> [Repair] {
    let first = firstChanges(of: index)
    if !first.isEmpty, let repair = proven(first, at: index, required: required) { return [repair] }
    var cases: [LegibilityCase] = []
    for judged in scenes {
      let foreground = judged.foregrounds[index]
      let ground =
        first.isEmpty
        ? foreground.repairable.map { surface in
          RepairGround(surface, foreground.states, in: judged.resolution.trace)
        }
        : ground(of: index, in: judged, after: first)
      guard let ground else { return [] }
      materials[index] = ground.layer
      let subject = RepairSubject(scene: scene, judged: judged, foreground: foreground, ground: ground)
      guard let questions = subject.questions(required: required) else { return [] }
      cases += questions
    }
    let found = known[cases] ?? (try? LegibilityCase.repairs(of: cases)) ?? []
    known[cases] = found
    return found.compactMap { proven(first + $0.changes, at: index, required: required) }
  }

  /// Returns the changes without which nothing can be proven: a foreground in a translucent group, or with layers
  /// that may overlap, has no bound.
  private func firstChanges(of index: Int) -> [Repair.Change] {
    let foreground = scenes[0].foregrounds[index].foreground
    let isMixed = scene.hasTranslucentLayer(around: scenes[0].origin(of: foreground).path)
    return (isMixed ? [.groupOpacity] : []) + (foreground.isLayered ? [.monochrome] : [])
  }

  // MARK: In the scene

  /// Returns a repair of these changes, with the lowest bound of the changed scene in any combination; nil if the
  /// foreground does not hold in one of them.
  private func proven(_ changes: [Repair.Change], at index: Int, required: Double) -> Repair? {
    var questions: [ContrastQuestion] = []
    for judged in scenes {
      guard let ground = ground(of: index, in: judged, after: changes) else { return nil }
      questions += ground.surfaces.map { ContrastQuestion($0.transfers[0], over: $0.backdrop) }
    }
    guard ContrastQuestion.hold(questions, required: required),
      let bound = ContrastQuestion.lowest(of: questions, proven: required)
    else { return nil }
    return Repair(changes: changes, bound: bound)
  }

  /// Returns the surfaces under the foreground in the changed scene, one for each state of its glass; nil if one of
  /// them is not a single surface with one ink.
  private func ground(
    of index: Int, in judged: JudgedScene, after changes: [Repair.Change]
  ) -> RepairGround? {
    let foreground = judged.foregrounds[index].foreground
    var scene = scene
    scene.traits = judged.traits
    if let settings = judged.settings { scene = settings.applied(to: scene) }
    scene.make(
      changes, at: judged.origin(of: foreground).path,
      material: judged.layer(under: judged.foregrounds[index])?.path ?? materials[index])
    // The facts decide which resources a scene has, and the inks are stored by resource index. No change adds or
    // removes a probe, so the backdrops sampled before still belong to the same places.
    let trace = judged.resolution.trace
    guard let resolution = try? SceneResolver.resolve(scene, facts: trace.facts, seen: trace.seen) else {
      return nil
    }
    let all = SceneForeground.all(in: resolution.scene, inks: judged.inks).filter { $0.isDrawn }
    guard all.indices.contains(index), let surface = all[index].surface ?? all[index].overAnyPixels,
      case .surfaces(let states) = GlassStates(of: resolution).surfaces(under: all[index], inks: judged.inks)
    else { return nil }
    var ground = RepairGround(surface, states, in: resolution.trace)
    guard ground.surfaces.allSatisfy({ $0.transfers.count == 1 }) else { return nil }
    for index in ground.surfaces.indices {
      for change in changes { ground.surfaces[index].transfers[0].changeLayers(change) }
    }
    return ground
  }
}
