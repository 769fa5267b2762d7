// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// A search for changes that make a text or symbol hold its contrast in every judged combination of settings.
///
/// The bounds of the worst combination suggest changes. Each is then made in the scene itself and proven there
/// again, because a style has another meaning on a material than beside it. Changes of many texts are made in one copy
/// of the scene where none affects another text, so that the number of copies does not grow with the number of texts.
package struct RepairSearch {
  let scene: SceneDescription
  /// The judged scene in each combination of settings.
  let scenes: [JudgedScene]
  /// A cache of the repairs found, by the cases of all combinations: many texts of a scene have the same cases.
  private var known: [[LegibilityCase]: [Repair]] = [:]
  /// A cache of the bounds proven for changed scenes; nil where a ratio does not hold.
  private var proofs: [Proof: ContrastBound?] = [:]
  /// The key path of the material or glass that a foreground lies on after its first changes, by the index of the
  /// foreground.
  private var materials: [Int: String] = [:]
  /// The cases in which repairs were searched, by the index of the foreground.
  private var searched: [Int: [LegibilityCase]] = [:]
  /// The changed scenes, and how many of them may still be resolved.
  private var changed: ChangedScenes

  /// A foreground that falls short.
  private struct Request {
    /// The index of the foreground, which is the same in each combination.
    var index: Int
    /// The ratio to hold.
    var required: Double
  }

  /// The questions of a changed scene, and the ratio to hold.
  private struct Proof: Hashable {
    var questions: [ContrastQuestion]
    var required: Double
  }

  package init(of scene: SceneDescription, judged scenes: [JudgedScene]) {
    (self.scene, self.scenes) = (scene, scenes)
    changed = ChangedScenes(of: scene)
  }

  /// Returns the judged scenes with repairs for every foreground that falls short of the required contrast, that
  /// loses contrast with Increase Contrast, or that falls short of the recommended contrast under the scene's own
  /// settings.
  ///
  /// In a scene of very many layers, the foregrounds beyond `ChangedScenes.mostVisits` have no repairs.
  package mutating func repaired() -> [JudgedScene] {
    var scenes = scenes
    let own = scenes.firstIndex { $0.isJudged(asSetIn: scene) } ?? 0
    /// Returns the strictest ratio that a foreground has to hold: text that is large or bold in some settings only needs less there.
    func required(_ index: Int) -> Double {
      scenes.map { $0.foregrounds[index].requirement.ratio }.max() ?? 1
    }
    let indices = 0..<(scenes.map { $0.foregrounds.count }.min() ?? 0)
    let failing = indices.filter { index in scenes.contains { $0.foregrounds[index].fails } }
    let requests = failing.map { Request(index: $0, required: required($0)) }
    let found = repairs(requests)
    let further = shared(requests, found)
    for place in failing.indices {
      let index = failing[place]
      for combination in scenes.indices where scenes[combination].foregrounds[index].fails {
        scenes[combination].foregrounds[index].repairs = found[place]
        scenes[combination].foregrounds[index].sharedRepairs = further[place]
        guard found[place].isEmpty, further[place].isEmpty else { continue }
        scenes[combination].foregrounds[index].obstacle = obstacle(of: index)
      }
    }
    let lowered =
      scenes.count < 2
      ? []
      : indices.compactMap { index in
        SettingsFindings.worstDrop(of: index, in: scenes).map { drop in
          Request(index: index, required: max(drop.standard, required(index)))
        }
      }
    for (request, repairs) in zip(lowered, repairs(lowered)) {
      for combination in scenes.indices {
        scenes[combination].foregrounds[request.index].steadyRepairs = repairs
      }
    }
    let unrecommended = indices.compactMap { index -> Request? in
      let foreground = scenes[own].foregrounds[index]
      guard let recommended = foreground.requirement.recommended, foreground.lowest ?? .infinity < recommended
      else { return nil }
      return Request(index: index, required: recommended)
    }
    for (request, repairs) in zip(unrecommended, repairs(unrecommended)) {
      scenes[own].foregrounds[request.index].recommendedRepairs = repairs
    }
    addEdits(to: &scenes)
    return scenes
  }

  /// Returns the reason why no repair of a foreground was found.
  private func obstacle(of index: Int) -> RepairObstacle {
    if let cases = searched[index] { return RepairObstacle(cases) }
    for scene in scenes {
      if case .review(let reason) = scene.foregrounds[index].verdict { return .unbounded(reason) }
    }
    return .unknownSurface
  }

  /// Sets the edits that make each repair.
  private func addEdits(to scenes: inout [JudgedScene]) {
    let writer = RepairEdits(of: scene)
    for place in scenes.indices {
      for index in scenes[place].foregrounds.indices {
        let judged = scenes[place].foregrounds[index]
        let all =
          judged.repairs + judged.sharedRepairs + judged.steadyRepairs + judged.recommendedRepairs
        let surface = scenes[place].layer(under: judged)?.path ?? materials[index]
        for repair in all {
          scenes[place].foregrounds[index].edits[repair] = writer.edits(
            of: repair.changes, at: judged.origin.path, material: surface)
        }
      }
    }
  }

  /// Returns, for each foreground that falls short, the changes that others like it need, and with which it holds too.
  private mutating func shared(_ requests: [Request], _ found: [[Repair]]) -> [[Repair]] {
    let kinds = requests.map { kind(of: $0.index) }
    var changes: [SharedKind: SharedChanges] = [:]
    for (kind, repairs) in zip(kinds, found) {
      for repair in repairs {
        changes[kind.part(of: repair.changes), default: SharedChanges()].add(repair.changes)
      }
    }
    var (places, candidates): ([Int], [Candidate]) = ([], [])
    for place in requests.indices {
      let known = found[place].map { $0.changes }
      for part in kinds[place].parts {
        for change in changes[part]?.all ?? [] where !known.contains(change) {
          places.append(place)
          candidates.append(Candidate(request: requests[place], changes: change))
        }
      }
      // A change of the surface that others need, with what this foreground needs besides.
      guard let surface = kinds[place].surface else { continue }
      var besides: [[Repair.Change]] = []
      for own in known.compactMap({ $0.besidesSurface }) where !besides.contains(own) { besides.append(own) }
      for own in besides {
        for change in changes[SharedKind(surface: surface)]?.all ?? [] where !known.contains(change + own) {
          places.append(place)
          candidates.append(Candidate(request: requests[place], changes: change + own))
        }
      }
    }
    var shared = [[Repair]](repeating: [], count: requests.count)
    for (place, repair) in zip(places, proven(candidates)) { if let repair { shared[place].append(repair) } }
    return shared
  }

  /// Returns the kind of a foreground and of the surface under it.
  private func kind(of index: Int) -> SharedKind {
    let foreground = scenes[0].foregrounds[index]
    let path = scenes[0].layer(under: foreground)?.path ?? materials[index]
    return SharedKind(surface: path.flatMap { changed.parts.kind(of: $0) }, style: foreground.style)
  }

  /// Returns, for each foreground, the repairs with which it holds a ratio in every combination of settings.
  private mutating func repairs(_ requests: [Request]) -> [[Repair]] {
    guard !requests.isEmpty else { return [] }
    let first = requests.map { firstChanges(of: $0.index) }
    var repairs = [[Repair]](repeating: [], count: requests.count)
    let mixed = requests.indices.filter { !first[$0].isEmpty }
    let proofs = proven(mixed.map { Candidate(request: requests[$0], changes: first[$0]) })
    for (place, repair) in zip(mixed, proofs) { if let repair { repairs[place] = [repair] } }
    let open = requests.indices.filter { repairs[$0].isEmpty }
    let cases = cases(open.map { Candidate(request: requests[$0], changes: first[$0]) })
    var (places, candidates): ([Int], [Candidate]) = ([], [])
    for (place, cases) in zip(open, cases) {
      guard let cases else { continue }
      searched[requests[place].index] = cases
      let found = known[cases] ?? (try? LegibilityCase.repairs(of: cases)) ?? []
      known[cases] = found
      for repair in found {
        places.append(place)
        candidates.append(Candidate(request: requests[place], changes: first[place] + repair.changes))
      }
    }
    for (place, repair) in zip(places, proven(candidates)) { if let repair { repairs[place].append(repair) } }
    return repairs
  }

  /// Returns the changes without which nothing can be proven: a foreground in a translucent group, or with layers
  /// that may overlap, has no bound.
  private func firstChanges(of index: Int) -> [Repair.Change] {
    let foreground = scenes[0].foregrounds[index].foreground
    let isMixed = !changed.groups(around: scenes[0].origin(of: foreground).path).isEmpty
    return (isMixed ? [.groupOpacity] : []) + (foreground.isLayered ? [.monochrome] : [])
  }

  /// Returns the cases of each foreground in all combinations, after its first changes; nil where it has none.
  private mutating func cases(_ candidates: [Candidate]) -> [[LegibilityCase]?] {
    var all = [[LegibilityCase]?](repeating: [], count: candidates.count)
    for judged in scenes {
      let open = candidates.indices.filter { all[$0] != nil }
      let mixed = open.filter { !candidates[$0].changes.isEmpty }
      let found = grounds(mixed.map { candidates[$0] }, in: judged)
      let mixedGrounds = Dictionary(firstOf: Array(zip(mixed, found)))
      for place in open {
        let index = candidates[place].request.index
        let foreground = judged.foregrounds[index]
        let ground =
          candidates[place].changes.isEmpty
          ? foreground.repairable.map { surface in
            RepairGround(surface, foreground.states, in: judged.resolution.trace)
          }
          : mixedGrounds[place] ?? nil
        guard let ground else {
          all[place] = nil
          continue
        }
        materials[index] = ground.layer
        let subject = RepairSubject(
          scene: scene, judged: judged, foreground: foreground, ground: ground, parts: changed.parts)
        guard let questions = subject.questions(required: candidates[place].request.required) else {
          all[place] = nil
          continue
        }
        all[place]?.append(contentsOf: questions)
      }
    }
    return all
  }

  // MARK: In the scene

  /// Changes that may make a foreground hold its ratio.
  private struct Candidate {
    var request: Request
    var changes: [Repair.Change]
  }

  /// Returns a repair of each candidate's changes, with the lowest bound of the changed scene in any combination; nil
  /// where the foreground does not hold in one of them.
  private mutating func proven(_ candidates: [Candidate]) -> [Repair?] {
    var questions = [[ContrastQuestion]?](repeating: [], count: candidates.count)
    for judged in scenes {
      let open = candidates.indices.filter { questions[$0] != nil }
      for (place, ground) in zip(open, grounds(open.map { candidates[$0] }, in: judged)) {
        if let ground {
          questions[place]?.append(
            contentsOf: ground.surfaces.map { ContrastQuestion($0.transfers[0], over: $0.backdrop) })
        } else {
          questions[place] = nil
        }
      }
    }
    return candidates.indices.map { place in
      guard let questions = questions[place] else { return nil }
      let candidate = candidates[place]
      return bound(Proof(questions: questions, required: candidate.request.required)).map {
        Repair(changes: candidate.changes, bound: $0)
      }
    }
  }

  /// Returns the lowest bound of some questions; nil unless all hold the ratio.
  private mutating func bound(_ proof: Proof) -> ContrastBound? {
    if let known = proofs[proof] { return known }
    let holds = ContrastQuestion.hold(proof.questions, required: proof.required)
    let bound = holds ? ContrastQuestion.lowest(of: proof.questions, proven: proof.required) : nil
    proofs[proof] = .some(bound)
    return bound
  }

  /// Returns the surfaces under each candidate's foreground in the changed scene, one for each state of its glass; nil
  /// where one of them is not a single surface with one ink.
  private mutating func grounds(_ candidates: [Candidate], in judged: JudgedScene) -> [RepairGround?] {
    let edits = candidates.map { candidate in
      let foreground = judged.foregrounds[candidate.request.index]
      return ChangedScenes.Edit(
        index: candidate.request.index, changes: candidate.changes,
        path: judged.origin(of: foreground.foreground).path,
        material: judged.layer(under: foreground)?.path ?? materials[candidate.request.index])
    }
    return changed.grounds(of: edits, in: judged)
  }
}
