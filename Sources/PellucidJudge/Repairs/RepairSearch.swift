// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// Looks for changes that make a text or symbol hold in every combination of settings that was asked for.
///
/// Changes that the bounds of the worst combination suggest are made in the scene itself and proven again there: a style
/// means something else on a material than beside it.
package struct RepairSearch {
  let scene: SceneDescription
  /// The scene in each combination.
  let scenes: [JudgedScene]
  /// By the same question in each combination; many texts of a scene share it.
  private var known: [[LegibilityCase]: [Repair]] = [:]
  /// By the foreground: the key path of the material or glass that it is found on after its first changes.
  private var materials: [Int: String] = [:]

  package init(of scene: SceneDescription, judged scenes: [JudgedScene]) {
    (self.scene, self.scenes) = (scene, scenes)
  }

  /// The scenes with repairs beside everything that falls short of what is required, and beside what falls short of
  /// what is recommended under the scene's own traits.
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

  /// Returns the change without which nothing can be proven: what is mixed as a whole, or in layers of which several may lie
  /// over each other, has no bound.
  private func firstChanges(of index: Int) -> [Repair.Change] {
    let foreground = scenes[0].foregrounds[index].foreground
    let isMixed = scene.hasTranslucentLayer(around: scenes[0].origin(of: foreground).path)
    return (isMixed ? [.groupOpacity] : []) + (foreground.isLayered ? [.monochrome] : [])
  }

  // MARK: In the scene

  /// The changes with the lowest bound of the changed scene in every combination; nil if one of them does not hold.
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

  /// Returns the surfaces below the foreground in the changed scene, in each state of its glass; nil if one of these is not
  /// a single surface with one ink.
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
    // Facts decide which resources a scene has, by whose indices the inks are found. No change adds or removes a probe,
    // so that what was seen behind each place still is what lies there.
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
