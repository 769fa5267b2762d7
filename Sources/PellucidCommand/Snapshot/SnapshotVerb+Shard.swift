// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension SnapshotVerb {
  /// The scenes of one folder in a run of shards.
  private struct Share {
    var group: Group
    var scenes: [SnapshotScene]
    var keys: [SnapshotKeys.Keys]
    /// The scenes and combinations in the order of their results.
    var units: [SnapshotUnit]
    /// The index of the first result in the run.
    var first: Int
  }

  /// Draws the pictures of a shard and writes their results.
  func draw(
    _ part: SnapshotShard.Part, _ groups: [Group], _ gates: SceneGates, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let folder = ShardFolder(output ?? "")
    let documents = try SceneDocuments(scene, terminal)
    let program = ProgramIdentity.digest()
    var shares = try shares(of: groups, documents, program)
    let slices = ShardSlices(
      shares.flatMap { share in share.scenes.map { ShardSlices.Scene(path: $0.path, costs: $0.costs) } },
      over: part.count)
    let former = FormerResults(at: former)
    for path in former.unusable { terminal.note(RunNote.nothingToReuse(path: path)) }
    var (entries, taken, firstScene): ([SnapshotShard.Entry], Int, Int) = ([], 0, 0)
    var gates = gates
    var shardGroups: [SnapshotShard.Group] = []
    for index in shares.indices {
      (shares[index].group.settings.shard, shares[index].group.settings.output) = (folder, nil)
      let share = shares[index]
      let run = snapshots(of: share.scenes, share.group.settings, terminal)
      let own = share.units.indices.filter { unit in
        // A document that cannot be read counts as one picture.
        let (scene, picture) = (share.units[unit].scene, share.units[unit].variant ?? 0)
        return slices.number(scene: firstScene + scene, picture: picture) == part.number
      }
      firstScene += share.scenes.count
      let (found, known) = try results(of: own, share, run, former, folder, terminal)
      entries += found
      taken += known
      let stale = stale(share.group, run)
      let references = share.group.settings.references
      gates.add(
        SnapshotReport.Group(references: references, results: [], stale: stale).stalePaths,
        beside: share.group.documents[0])
      shardGroups.append(
        SnapshotShard.Group(
          references: references, place: share.group.place, count: share.units.count, stale: stale))
    }
    terminal.wipeProgress()
    let run = SnapshotShard.Run(
      program: program ?? SHA256.text(of: Release.version.utf8), scenes: digest(of: shares),
      arguments: sharedArguments(terminal), groups: shardGroups, configurations: gates.stored)
    let shard = SnapshotShard(part, of: run, entries: entries)
    do throws(RunFailure) { try folder.write(shard) } catch { throw CommandError(error) }
    let note = RunNote.shard(
      path: Paths.joined(folder.path, part.fileName), pictures: entries.count, of: run.count, taken: taken)
    terminal.tell(note.sentence(in: terminal.language))
    return .success
  }

  /// Returns the arguments that all shards of a run have.
  private func sharedArguments(_ terminal: Terminal) -> [String] {
    terminal.arguments(
      without: [],
      [
        "--shard": 1, "--reuse": 1, "--output": 1, "-o": 1, "--threads": 1, "--quiet": 0, "--language": 1,
      ])
  }

  /// Reads the scenes of all folders, and computes the digests that decide about their results.
  private func shares(
    of groups: [Group], _ documents: SceneDocuments, _ program: String?
  ) throws(CommandError) -> [Share] {
    let flags = [scene.drawing.symbols, scene.drawing.fonts].compactMap(\.self) + scene.assets.catalogs
    var keys = SnapshotKeys(program: program, tolerance: tolerance.value, shared: flags)
    var (shares, first): ([Share], Int) = ([], 0)
    for group in groups {
      let scenes = try scenes(of: group, documents)
      let units = SnapshotUnit.all(of: scenes)
      shares.append(
        Share(
          group: group, scenes: scenes,
          keys: scenes.map { keys.keys(of: $0, references: group.settings.references) }, units: units,
          first: first))
      first += units.count
    }
    return shares
  }

  /// Returns the results of some units of a folder in their order, and the number of those that were taken from an earlier run.
  private func results(
    of own: [Int], _ share: Share, _ run: SnapshotRun, _ former: FormerResults, _ folder: ShardFolder,
    _ terminal: Terminal
  ) throws(CommandError) -> ([SnapshotShard.Entry], Int) {
    var entries: [Int: SnapshotShard.Entry] = [:]
    func key(_ unit: Int) -> String? {
      let unit = share.units[unit]
      return unit.variant.flatMap { share.keys[unit.scene].pictures[$0] }
    }
    for unit in own {
      guard let variant = share.units[unit].variant else { continue }
      do throws(RunFailure) {
        let result = try former.result(
          of: share.scenes[share.units[unit].scene], variant: variant, key: key(unit),
          references: share.group.settings.references, into: folder)
        entries[unit] = result.map { SnapshotShard.Entry(index: share.first + unit, key: key(unit), $0) }
      } catch { throw CommandError(error) }
    }
    let taken = entries.count
    var places: [SnapshotUnit: Int] = [:]
    for unit in own where entries[unit] == nil { places[share.units[unit]] = unit }
    let progress = Progress(terminal)
    let drawn = run.results(
      threads: scene.drawing.threads, of: { places[$0] != nil },
      progress: { number, all, name in progress.show(.comparing(name), number, of: all, done: number) })
    for result in drawn {
      guard let unit = places[result.unit] else { continue }
      let isLasting = result.result.outcome.isLasting
      var entry = SnapshotShard.Entry(
        index: share.first + unit, key: isLasting ? key(unit) : nil, result.result)
      if let error = result.error {
        let error = CommandError(error, in: result.result.scene)
        // The shard itself cannot be written.
        if error.exit == .cannotWrite { throw error }
        entry.failure = error.stored
      }
      entries[unit] = entry
    }
    return (own.compactMap { entries[$0] }, taken)
  }

  /// Returns the digest of all scenes with their files and references.
  private func digest(of shares: [Share]) -> String {
    var digest = ContentDigest()
    for share in shares {
      for (scene, keys) in zip(share.scenes, share.keys) {
        for text in [scene.path, keys.scene] { digest.add(text) }
        for (variant, key) in zip(scene.variants, keys.pictures) {
          for text in [variant.name, key ?? "unknown"] { digest.add(text) }
        }
      }
    }
    return digest.text
  }
}

extension ValueForm<SnapshotShard.Part> {
  /// The form of a shard: its number and that of all, with a slash between.
  static var shard: ValueForm {
    .notation("I/N") { (text, place) throws(UsageProblem) in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        let part = SnapshotShard.Part(number, of: count)
      else { throw .malformed(.shard, at: place) }
      return part
    }
  }
}
