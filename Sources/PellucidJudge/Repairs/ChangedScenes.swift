// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility
import PellucidScene

/// Copies of a scene with changes made for its texts and symbols, and the surfaces found under them there.
///
/// One copy serves many foregrounds: the style and the opacity of a text affect no other text, and changes of a
/// material or of groups are the same for all texts that share them.
struct ChangedScenes {
  /// The scene without the settings of a combination.
  private let scene: SceneDescription
  /// The number of layers of the scene, and the key paths of those that are translucent.
  private let layerCount: Int
  private let translucent: Set<String>
  /// The materials and the glass of the scene.
  let parts: SceneParts
  /// The number of layers that may still be resolved.
  private var visitsLeft = Self.mostVisits

  /// The number of layers that are resolved in all changed copies of a scene, in all combinations. Chosen: about ten
  /// seconds; scenes of 10,000 texts with one design take a twentieth of it.
  static var mostVisits: Int { 2_000_000 }

  init(of scene: SceneDescription) {
    self.scene = scene
    var (count, translucent): (Int, Set<String>) = (0, [])
    LayerWalk.forEachPlace(in: scene) { place in
      count += 1
      if place.layer.opacity < 1 { translucent.insert(place.path) }
    }
    (layerCount, self.translucent) = (count, translucent)
    parts = SceneParts(of: scene)
  }

  /// The changes for one foreground.
  struct Edit {
    /// The index of the foreground among those that are drawn.
    var index: Int
    var changes: [Repair.Change]
    /// The key path of the text or symbol.
    var path: String
    /// The key path of the material or glass under the text or symbol.
    var material: String?
  }

  /// The part of an edit that affects other foregrounds too; edits with equal parts are made in one copy.
  private struct SharedEdit: Hashable {
    var changes: [Repair.Change]
    var material: String?
    var groups: [String]
  }

  /// Returns the key paths of the translucent layers that enclose the layer at a key path, so that they are blended
  /// as a whole with the layers below.
  func groups(around path: String) -> [String] {
    translucent.isEmpty ? [] : path.enclosingKeyPaths.filter { translucent.contains($0) }
  }

  /// Returns the surfaces under each foreground in a scene with its changes, one for each state of its glass; nil where
  /// one of them is not a single surface with one ink, and where too many layers would be resolved.
  mutating func grounds(of edits: [Edit], in judged: JudgedScene) -> [RepairGround?] {
    var grounds = [RepairGround?](repeating: nil, count: edits.count)
    for batch in batches(of: edits) {
      guard visitsLeft > 0 else { break }
      visitsLeft -= layerCount
      let found = self.grounds(of: batch.places.map { edits[$0] }, batch.shared, in: judged)
      for (place, ground) in zip(batch.places, found) { grounds[place] = ground }
    }
    return grounds
  }

  /// Returns the edits in groups that are each made in one copy of the scene, by their places.
  private func batches(of edits: [Edit]) -> [(shared: [Repair.Change], places: [Int])] {
    var batches: [(shared: [Repair.Change], places: [Int])] = []
    /// The batches of a shared edit. A foreground occurs in each at most once.
    var numbers: [SharedEdit: [Int]] = [:]
    var uses: [SharedEdit: [Int: Int]] = [:]
    for (place, edit) in edits.enumerated() {
      let changes = edit.changes.filter { $0.isShared }
      let shared = SharedEdit(
        changes: changes, material: changes.contains { $0 != .groupOpacity } ? edit.material : nil,
        groups: changes.contains(.groupOpacity) ? groups(around: edit.path) : [])
      let use = uses[shared]?[edit.index] ?? 0
      uses[shared, default: [:]][edit.index] = use + 1
      if use == numbers[shared]?.count ?? 0 {
        numbers[shared, default: []].append(batches.count)
        batches.append((changes, []))
      }
      if let number = numbers[shared]?[use] { batches[number].places.append(place) }
    }
    return batches
  }

  /// Returns the surfaces under foregrounds whose changes are made in one copy of the scene.
  private func grounds(
    of edits: [Edit], _ shared: [Repair.Change], in judged: JudgedScene
  ) -> [RepairGround?] {
    var scene = scene
    scene.traits = judged.traits
    if let settings = judged.settings { scene = settings.applied(to: scene) }
    scene.make(
      shared, and: Dictionary(firstOf: edits.map { ($0.path, $0.changes) }),
      material: edits.first?.material)
    // The facts decide which resources a scene has, and the inks are stored by resource index. No change adds or
    // removes a probe, so the backdrops sampled before still belong to the same places.
    let trace = judged.resolution.trace
    guard let resolution = try? SceneResolver.resolve(scene, facts: trace.facts, seen: trace.seen) else {
      return edits.map { _ in nil }
    }
    let all = SceneForeground.all(
      in: resolution.scene, inks: judged.inks, stated: judged.stated.bySteps(of: resolution.trace)
    ).filter { $0.isDrawn }
    var states = GlassStates(of: resolution, stated: judged.stated)
    return edits.map { edit in
      guard all.indices.contains(edit.index),
        let surface = all[edit.index].surface ?? all[edit.index].overAnyPixels,
        case .surfaces(let states) = states.surfaces(under: all[edit.index], inks: judged.inks)
      else { return nil }
      var ground = RepairGround(surface, states, in: resolution.trace)
      guard ground.surfaces.allSatisfy({ $0.transfers.count == 1 }) else { return nil }
      for index in ground.surfaces.indices {
        for change in edit.changes { ground.surfaces[index].transfers[0].changeLayers(change) }
      }
      return ground
    }
  }
}

/// The materials and the glass of a description, for searches that ask for them many times.
struct SceneParts {
  /// Every piece of glass, in document order.
  let glass: [SceneGlass]
  /// The names of the materials, by the key path of their layer.
  let materials: [String: MaterialName]

  init(of scene: SceneDescription) {
    glass = SceneGlass.all(in: scene)
    var materials: [String: MaterialName] = [:]
    for material in SceneMaterials.all(in: scene) {
      if case .material(let name) = material.content.choice { materials[material.path] = name }
    }
    self.materials = materials
  }
}

extension Repair.Change {
  /// A Boolean value that is true for changes of layers that other texts and symbols may lie on or in.
  fileprivate var isShared: Bool {
    switch self {
    case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass, .groupOpacity: true
    case .opacity, .level, .color, .monochrome, .dimming, .layerOpacity: false
    }
  }
}

extension String {
  /// The key paths of the layers around the layer with this key path, outermost first.
  package var enclosingKeyPaths: [String] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: ".") }.map { String(self[..<$0]) }
  }
}
