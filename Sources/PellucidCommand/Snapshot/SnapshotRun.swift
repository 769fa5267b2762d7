// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import Synchronization

/// What a run compares with, and what it keeps.
struct SnapshotSettings: Sendable {
  /// The folder of the references.
  var references: String
  var tolerance: PictureTolerance
  var records: Bool
  /// The folder of failures and report.
  var output: String?
  var arguments: ParsedArguments
}

/// Draws the scenes of a folder, several at once; the results do not depend on how many.
struct SnapshotRun: Sendable {
  let scenes: [SnapshotScene]
  let settings: SnapshotSettings
  let terminal: Terminal

  /// Some combinations of one scene, drawn one after the other: they share its photos and texts.
  private struct Job {
    var scene: Int
    var variants: ArraySlice<SettingsVariant>
    /// Roughly how long it takes: pixels.
    var cost: Double
  }

  private final class Queue: Sendable {
    struct State {
      var jobs: [Job]
      var done = 0
      var results: [SnapshotEntry] = []
    }
    let state: Mutex<State>
    init(_ jobs: [Job]) { state = Mutex(State(jobs: jobs)) }
  }

  /// By scene, then in the order of the combinations.
  func results(threads: Int) -> [SnapshotEntry] {
    let jobs = jobs(for: threads)
    let total = jobs.reduce(0) { $0 + $1.variants.count }
    let workers = max(1, min(threads, jobs.count))
    let queue = Queue(jobs)
    // The last of the array is taken first.
    ThreadExecutor(threads: workers).perform(bands: workers) { _ in
      while let job = queue.state.withLock({ $0.jobs.popLast() }) {
        draw(job, threads: max(1, threads / workers), queue, total)
      }
    }
    terminal.progress("")
    return queue.state.withLock { $0.results.sorted { order($0).lexicographicallyPrecedes(order($1)) } }
      + unreadable
  }

  private func draw(_ job: Job, threads: Int, _ queue: Queue, _ total: Int) {
    let (scene, judge) = (scenes[job.scene], SnapshotJudge(settings: settings))
    do throws(CommandError) {
      var painter = try Painter(
        settings.arguments, document: scene.path, folder: Paths.folder(of: scene.path), threads: threads,
        measuresContrast: false)
      var known = KnownSnapshots()
      for variant in job.variants {
        let result = judge.result(scene, job.scene, variant, &painter, &known)
        queue.state.withLock { state in
          state.done += 1
          state.results.append(result)
          terminal.progress("snapshot \(state.done) of \(total): \(scene.fileName(variant))")
        }
      }
    } catch {
      let results = job.variants.map {
        SnapshotEntry(scene: job.scene, variant: $0, path: scene.path, error)
      }
      queue.state.withLock { $0.results += results }
    }
  }

  /// The longest last, each scene in as many parts as keep all threads busy.
  private func jobs(for threads: Int) -> [Job] {
    let parts = max(1, (2 * threads + scenes.count - 1) / max(1, scenes.count))
    var jobs: [Job] = []
    for (index, scene) in scenes.enumerated() {
      guard case .success(let description) = scene.content, !scene.variants.isEmpty else { continue }
      let pixels = description.size.width * description.size.height * description.scale * description.scale
      let count = (scene.variants.count + parts - 1) / parts
      for start in stride(from: 0, to: scene.variants.count, by: count) {
        let variants = scene.variants[start..<min(start + count, scene.variants.count)]
        jobs.append(Job(scene: index, variants: variants, cost: pixels * Double(variants.count)))
      }
    }
    return jobs.sorted { $0.cost < $1.cost }
  }

  private var unreadable: [SnapshotEntry] {
    scenes.enumerated().compactMap { index, scene in
      guard case .failure(let error) = scene.content else { return nil }
      return SnapshotEntry(scene: index, variant: nil, path: scene.path, error)
    }
  }

  private func order(_ result: SnapshotEntry) -> [Int] {
    [result.scene, result.variant.flatMap { scenes[result.scene].variants.firstIndex(of: $0) } ?? -1]
  }
}
