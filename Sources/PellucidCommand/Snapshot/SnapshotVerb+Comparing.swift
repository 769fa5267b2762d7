// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension SnapshotVerb {
  /// The scenes of one folder, with the folders of their pictures.
  struct Group {
    var settings: SnapshotSettings
    /// The folder of the pictures of failures in the folder of outputs.
    var place: String
    /// The paths of the documents.
    var documents: [String]
    /// A Boolean value indicating whether the documents are all scenes of the folder, so that other references are stale.
    var isWhole: Bool
  }

  /// Returns the scenes that the operands stand for, by folder. Throws if a folder cannot be read or has no scenes, and where two
  /// scenes would have one picture.
  func groups(following gates: inout SceneGates) throws(CommandError) -> [Group] {
    var groups: [Group] = []
    for document in try SceneInputs(paths, following: &gates).documents {
      add(document, to: &groups)
    }
    try SceneInputs.checkOutputs(
      groups.flatMap { group in
        group.documents.flatMap { document in
          [group.settings.references, group.settings.output].compactMap(\.self).map {
            (Paths.joined($0, Paths.name(of: document)), document)
          }
        }
      })
    return groups
  }

  /// Adds a document to the group with the same references, or as a new group.
  private func add(_ document: SceneInputs.Document, to groups: inout [Group]) {
    // The pictures have the path of the document in the folders of flags too.
    let inner = document.isOfFolder ? Paths.folder(of: document.name) : "."
    let references =
      references.map { Paths.folder(inner, in: $0) }
      ?? Paths.joined(Paths.folder(of: document.path), SceneFolder.references)
    guard let known = groups.firstIndex(where: { Folders.areSame($0.settings.references, references) }) else {
      let settings = SnapshotSettings(
        references: references, tolerance: tolerance.value, records: records,
        output: output.map { Paths.folder(inner, in: $0) })
      groups.append(
        Group(settings: settings, place: inner, documents: [document.path], isWhole: document.isOfFolder))
      return
    }
    groups[known].documents.append(document.path)
    groups[known].isWhole = groups[known].isWhole || document.isOfFolder
  }

  /// Compares the scenes of a folder, and returns the results with the errors of scenes that were not drawn.
  func compare(
    _ group: Group, _ documents: SceneDocuments, _ page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> (SnapshotReport.Group, [CommandError]) {
    var group = group
    group.settings.page = page
    let scenes = try scenes(of: group, documents)
    let settings = group.settings
    if settings.records, references == nil, Folders.isLink(settings.references) {
      throw CommandError(.cannotWrite, RunProblem.linkedReferences(path: settings.references))
    }
    for folder in [settings.output, settings.records ? settings.references : nil].compactMap(\.self) {
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(error))
      }
    }
    let run = snapshots(of: scenes, settings, terminal)
    let progress = Progress(terminal)
    let results = run.results(threads: scene.drawing.threads) { number, all, name in
      progress.show(.comparing(name), number, of: all, done: number)
    }
    let report = SnapshotReport.Group(
      references: settings.references, results: results.map(\.result), stale: stale(group, run))
    let errors = results.compactMap { entry in
      entry.error.map { CommandError($0, in: entry.result.scene) }
    }
    return (report, errors)
  }

  /// Returns the scenes of a folder. Throws only for wrong flags.
  func scenes(of group: Group, _ documents: SceneDocuments) throws(CommandError) -> [SnapshotScene] {
    var scenes: [SnapshotScene] = []
    for document in group.documents { scenes.append(try scene(at: document, documents)) }
    return scenes
  }

  /// Returns the run over scenes with one folder of references.
  func snapshots(
    of scenes: [SnapshotScene], _ settings: SnapshotSettings, _ terminal: Terminal
  ) -> SnapshotRun {
    let budget = MemoryBudget()
    return SnapshotRun(scenes, settings) { [drawing = scene.drawing] scene, threads in
      try Painter(
        drawing, document: scene.path, folder: Paths.folder(of: scene.path), threads: threads, budget: budget,
        measuresContrast: false
      ).renderer
    } sentence: { error, scene in
      CommandError(error, in: scene.path).text(in: terminal.language)
    }
  }

  /// Returns the names of references that belong to no scene. A run of some scenes cannot tell which of the folder do.
  func stale(_ group: Group, _ run: SnapshotRun) -> [String] {
    let isNarrow = scene.traits != TraitFlags() || scene.reading != ReadingFlags() || !scene.assets.areEmpty
    return group.isWhole ? run.staleReferences(isNarrow: isNarrow) : []
  }

  /// Returns the scene of a document with its combinations of settings, or with the error of a document that cannot
  /// be read. Throws only for wrong flags.
  private func scene(at path: String, _ documents: SceneDocuments) throws(CommandError) -> SnapshotScene {
    do throws(CommandError) {
      let versions = try documents.versions(at: path)
      var painter: Painter?
      let variants = try self.scene.variants(of: versions, limit: SceneFlags.mostSnapshots) { described in
        // Only scenes with glass need a painter here; a painter that cannot be made is reported when they are
        // drawn.
        if painter == nil {
          painter = try? Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path))
        }
        return painter?.renderer.knownFacts(of: described) ?? FileFacts()
      }
      return SnapshotScene(path: path, .success(versions[0].scene), variants: variants)
    } catch {
      // Wrong flags are wrong for every scene, and end the run.
      guard error.isAboutScene else { throw error }
      return SnapshotScene(path: path, .failure(error))
    }
  }
}
