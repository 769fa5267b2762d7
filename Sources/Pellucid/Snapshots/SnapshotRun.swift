// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidHost
import PellucidJudge
import PellucidScene
import Synchronization

/// A scene document, and the combinations of settings that it is drawn in.
package struct SnapshotScene: Sendable {
  package let path: String
  /// The scene, or the error of reading its document.
  package let content: Result<SceneDescription, any Error>
  package let variants: [SettingsVariant]

  package init(
    path: String, _ content: Result<SceneDescription, any Error>, variants: [SettingsVariant] = []
  ) {
    (self.path, self.content, self.variants) = (path, content, variants)
  }

  /// The file's name without its extension.
  package var name: String { String(Paths.name(of: path).utf8.dropLast(SceneFolder.suffix.utf8.count)) ?? "" }

  /// Returns the name of the reference of a combination.
  package func fileName(_ variant: SettingsVariant) -> String { "\(name).\(variant.name).png" }
}

/// A combination of a scene in a run, or a document that cannot be read.
package struct SnapshotUnit: Hashable, Sendable {
  /// The index of the scene.
  package let scene: Int
  /// The index of the combination; nil for a document that cannot be read.
  package let variant: Int?

  /// Returns the units of scenes in the order of their results: those that cannot be read come last.
  package static func all(of scenes: [SnapshotScene]) -> [SnapshotUnit] {
    let unreadable = scenes.indices.filter { scenes[$0].isUnreadable }
    return scenes.indices.filter { !scenes[$0].isUnreadable }.flatMap { scene in
      scenes[scene].variants.indices.map { SnapshotUnit(scene: scene, variant: $0) }
    } + unreadable.map { SnapshotUnit(scene: $0, variant: nil) }
  }
}

/// The result of one scene in one combination of settings.
package struct SnapshotEntry: Sendable {
  package var result: SnapshotResult
  /// The error of drawing it; nil if it was drawn.
  package var error: (any Error)?
  package fileprivate(set) var unit: SnapshotUnit
}

/// A run that draws the scenes of a folder, several at once, and compares them with their references; the results do
/// not depend on the number of threads.
package struct SnapshotRun: Sendable {
  private let scenes: [SnapshotScene]
  private let settings: SnapshotSettings
  /// Creates the renderer of a scene with a number of threads.
  private let renderer: @Sendable (SnapshotScene, Int) throws -> SceneRenderer
  /// Returns the sentence of an error about a scene.
  private let sentence: @Sendable (any Error, SnapshotScene) -> String?

  package init(
    _ scenes: [SnapshotScene], _ settings: SnapshotSettings,
    renderer: @escaping @Sendable (SnapshotScene, Int) throws -> SceneRenderer,
    sentence: @escaping @Sendable (any Error, SnapshotScene) -> String?
  ) {
    (self.scenes, self.settings) = (scenes, settings)
    (self.renderer, self.sentence) = (renderer, sentence)
  }

  /// Combinations of one scene, drawn one after the other because they share its pictures and texts.
  private struct Job {
    var scene: Int
    var variants: ArraySlice<Int>
    /// The estimated time of the job, measured in pixels.
    var cost: Double
  }

  private final class Queue: Sendable {
    struct State {
      var jobs: [Job]
      var results: [SnapshotUnit: SnapshotEntry] = [:]
    }
    let state: Mutex<State>
    let total: Int
    init(_ jobs: [Job]) {
      state = Mutex(State(jobs: jobs))
      total = jobs.reduce(0) { $0 + $1.variants.count }
    }
  }

  /// Returns the results by scene, then in the order of the combinations; scenes that cannot be read come last.
  ///
  /// - Parameters:
  ///   - isWanted: Returns a Boolean value indicating whether a unit is drawn.
  ///   - progress: Called with the number of results, the number of all results, and the name of the last one.
  package func results(
    threads: Int, of isWanted: (SnapshotUnit) -> Bool = { _ in true },
    progress: @Sendable (Int, Int, String) -> Void
  ) -> [SnapshotEntry] {
    // No picture that is written takes the place of one that another scene draws.
    for file in scenes.flatMap(\.files) { InputFiles.add(file) }
    let jobs = jobs(for: threads, of: isWanted)
    let workers = max(1, min(threads, jobs.count))
    let queue = Queue(jobs)
    // Jobs are taken from the end of the array.
    ThreadExecutor(threads: workers).perform(bands: workers) { _ in
      while let job = queue.state.withLock({ $0.jobs.popLast() }) {
        draw(job, threads: max(1, threads / workers), queue, progress)
      }
    }
    let drawn = queue.state.withLock { $0.results }
    return SnapshotUnit.all(of: scenes).filter(isWanted).compactMap { drawn[$0] ?? unreadable($0) }
  }

  private func draw(
    _ job: Job, threads: Int, _ queue: Queue, _ progress: @Sendable (Int, Int, String) -> Void
  ) {
    let scene = scenes[job.scene]
    do {
      let description = try scene.content.get()
      var comparison = SnapshotComparison(settings, try renderer(scene, threads))
      for index in job.variants {
        let variant = scene.variants[index]
        let unit = SnapshotUnit(scene: job.scene, variant: index)
        let entry = entry(unit) { result in
          try comparison.compare(
            variant.applied(to: description), named: scene.fileName(variant), &result)
        }
        queue.state.withLock { state in
          state.results[unit] = entry
          progress(state.results.count, queue.total, scene.fileName(variant))
        }
      }
    } catch {
      for index in job.variants {
        let unit = SnapshotUnit(scene: job.scene, variant: index)
        let entry = entry(unit) { _ in throw error }
        queue.state.withLock { $0.results[unit] = entry }
      }
    }
  }

  /// Returns the entry of a unit; an error that `body` throws becomes part of it.
  private func entry(_ unit: SnapshotUnit, _ body: (inout SnapshotResult) throws -> Void) -> SnapshotEntry {
    let scene = scenes[unit.scene]
    let name = unit.variant.map { scene.variants[$0].name }
    var entry = SnapshotEntry(
      result: SnapshotResult(scene: scene.path, variant: name, outcome: .equal), unit: unit)
    do {
      try body(&entry.result)
    } catch {
      entry.error = error
      entry.result.outcome = .notDrawn(reason: sentence(error, scene))
    }
    return entry
  }

  /// Returns the jobs, the longest last, with each scene in as many parts as keep all threads busy.
  private func jobs(for threads: Int, of isWanted: (SnapshotUnit) -> Bool) -> [Job] {
    let parts = max(1, (2 * threads + scenes.count - 1) / max(1, scenes.count))
    var jobs: [Job] = []
    for (index, scene) in scenes.enumerated() {
      let wanted = scene.variants.indices.filter {
        isWanted(SnapshotUnit(scene: index, variant: $0))
      }
      guard case .success = scene.content, !wanted.isEmpty else { continue }
      let (costs, count) = (scene.costs, (wanted.count + parts - 1) / parts)
      for start in stride(from: 0, to: wanted.count, by: count) {
        let variants = wanted[start..<min(start + count, wanted.count)]
        jobs.append(Job(scene: index, variants: variants, cost: variants.reduce(0) { $0 + costs[$1] }))
      }
    }
    return jobs.sorted { $0.cost < $1.cost }
  }

  /// Returns the entry of a document that cannot be read; nil for other units.
  private func unreadable(_ unit: SnapshotUnit) -> SnapshotEntry? {
    guard case .failure(let error) = scenes[unit.scene].content else { return nil }
    return entry(unit) { _ in throw error }
  }

  /// Returns the names of references that belong to no scene.
  ///
  /// - Parameter isNarrow: A Boolean value that is true where flags limit the combinations; only a run without flags
  ///   covers every reference that is recorded for a scene.
  package func staleReferences(isNarrow: Bool) -> [String] {
    let wanted = Set(scenes.flatMap { scene in scene.variants.map { Array(scene.fileName($0).utf8) } })
    let undecided = scenes.filter { $0.isUnreadable || isNarrow }.map { $0.name + "." }
    return (Folders.names(in: settings.references) ?? []).filter { name in
      Paths.ends(name, in: ".png") && !wanted.contains(Array(name.utf8))
        && !undecided.contains { name.utf8.starts(with: $0.utf8) }
    }
  }
}

extension SnapshotScene {
  /// The estimated time of each combination, measured in pixels; that of a document that cannot be read is nothing.
  package var costs: [Double] {
    guard case .success(let description) = content else { return [0] }
    return variants.map { variant in
      let scene = variant.version?.scene ?? description
      return scene.size.width * scene.size.height * scene.scale * scene.scale
    }
  }

  /// The versions that the combinations are of, by the settings that tell them apart; none of a document that cannot be read.
  var versions: [[SettingChange]: SceneDescription] {
    guard let description = try? content.get() else { return [:] }
    let all = variants.map { ($0.version?.changes ?? [], $0.version?.scene ?? description) }
    return Dictionary(all) { first, _ in first }
  }

  /// The paths of the pictures and symbols that the scene may draw. Each version may have other assets.
  var files: [String] {
    versions.values.flatMap { $0.namedFiles }
      .map { Paths.isAbsolute($0) ? $0 : Paths.joined(Paths.folder(of: path), $0) }
  }

  package var isUnreadable: Bool {
    if case .failure = content { return true }
    return false
  }
}
