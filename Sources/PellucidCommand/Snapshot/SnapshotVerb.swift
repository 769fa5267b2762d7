// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

/// `pellucid snapshot`: scenes against recorded pictures.
struct SnapshotVerb: Verb {
  private var paths: [String] = []
  private var records = false
  private var output: String?
  private var references: String?
  private var tolerance = ToleranceFlags()
  private var scene = SceneFlags()
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<SnapshotVerb> {
    Form(
      "snapshot", "Compares scenes with recorded pictures.",
      details:
        "Scenes, those of folders and those in folders below, are drawn in every combination of settings that no flag fixes, and "
        + "compared with the pictures in __Snapshots__ beside them. The exit code is 1 if one differs or is missing.",
      operands: [.several(\.paths, .folder("FOLDER|SCENE.json"))],
      examples: [
        Example("Record the pictures of a folder:", "snapshot Scenes --record"),
        Example("Compare, and keep what differs:", "snapshot Scenes -o failures"),
      ]
    ) {
      SceneFlags.sections.within(\.scene)
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .folder("FOLDER"),
          "where expected | difference | actual of each failure and report.json go"))
      Section(
        .judging,
        .toggle(
          "--record", \.records,
          "keep what differs or is missing as the new reference; refused where CI is set"),
        .option("--references", \.references, .folder("FOLDER"), "in place of __Snapshots__"))
      ReportFlags.pageSection.within(\.report)
      ToleranceFlags.section.within(\.tolerance)
      GateFlags.section.within(\.gate)
      ReportFlags.section.within(\.report)
    }
  }

  /// Rejects recording on continuous integration, and an output folder that is also the folder of the references or of
  /// the scenes.
  func check() throws(UsageProblem) {
    try tolerance.check()
    try report.check(isJSON: false)
    if records, Self.isContinuousIntegration { throw .together(.recordingInCI) }
    guard let output else { return }
    for path in paths.map(Paths.withoutSlash) {
      let folder = Self.isDocument(path) ? Paths.folder(of: path) : path
      let references = references ?? Paths.joined(folder, SceneFolder.references)
      if Folders.areSame(output, references) {
        throw .together(.failuresReplaceReferences("--output " + output))
      }
      if Folders.areSame(output, folder) { throw .together(.failuresAmongScenes("--output " + output)) }
    }
  }

  /// Returns a Boolean value indicating whether a path names a scene document, rather than a folder of them.
  private static func isDocument(_ path: String) -> Bool {
    Paths.ends(path, in: SceneFolder.suffix) && Folders.isFolder(path) != true
  }

  /// A Boolean value indicating whether the variable CI is set. CI systems set it to "true"; an empty value, "0"
  /// and "false" count as not set.
  private static var isContinuousIntegration: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    var gates = SceneGates(gate)
    let groups = try groups(following: &gates)
    for group in groups {
      for document in group.documents { _ = try gates.decisions(about: document) }
    }
    var reporting = try Reporting(report, gates: [])
    let documents = try SceneDocuments(scene, terminal)
    var (reports, errors): ([SnapshotReport.Group], [CommandError]) = ([], [])
    for group in groups {
      let (report, failures) = try compare(group, documents, reporting.page, terminal)
      gates.add(report.stalePaths, beside: group.documents[0])
      reports.append(report)
      errors += failures
    }
    terminal.wipeProgress()
    let result = SnapshotReport(
      of: paths.map(Paths.withoutSlash), tolerance: tolerance.value, groups: reports)
    do throws(FileWritingError) {
      if let output { try result.write(to: Paths.withoutSlash(output)) }
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
    reporting.gates = gates.scoped
    let language = terminal.language
    let exit = try reporting.finish(
      result.findings, of: result.run(in: language), showing: result.sections(in: language), terminal)
    if let error = errors.first { throw error }
    return exit
  }

  /// The scenes of one folder, with the folders of their pictures.
  private struct Group {
    var settings: SnapshotSettings
    /// The paths of the documents.
    var documents: [String]
    /// A Boolean value indicating whether the documents are all scenes of the folder, so that other references are stale.
    var isWhole: Bool
  }

  /// Returns the scenes that the operands stand for, by folder. Throws if a folder cannot be read or has no scenes, and where two
  /// scenes would have one picture.
  private func groups(following gates: inout SceneGates) throws(CommandError) -> [Group] {
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
    func place(in folder: String) -> String {
      Paths.isSame(inner, ".") ? Paths.withoutSlash(folder) : Paths.joined(Paths.withoutSlash(folder), inner)
    }
    let references =
      references.map(place(in:)) ?? Paths.joined(Paths.folder(of: document.path), SceneFolder.references)
    guard let known = groups.firstIndex(where: { Folders.areSame($0.settings.references, references) }) else {
      let settings = SnapshotSettings(
        references: references, tolerance: tolerance.value, records: records,
        output: output.map(place(in:)))
      groups.append(Group(settings: settings, documents: [document.path], isWhole: document.isOfFolder))
      return
    }
    groups[known].documents.append(document.path)
    groups[known].isWhole = groups[known].isWhole || document.isOfFolder
  }

  /// Compares the scenes of a folder, and returns the results with the errors of scenes that were not drawn.
  private func compare(
    _ group: Group, _ documents: SceneDocuments, _ page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> (SnapshotReport.Group, [CommandError]) {
    var settings = group.settings
    settings.page = page
    var scenes: [SnapshotScene] = []
    for document in group.documents { scenes.append(try scene(at: document, documents)) }
    if settings.records, references == nil, Folders.isLink(settings.references) {
      throw CommandError(.cannotWrite, RunProblem.linkedReferences(path: settings.references))
    }
    for folder in [settings.output, settings.records ? settings.references : nil].compactMap(\.self) {
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(error))
      }
    }
    let budget = MemoryBudget()
    let run = SnapshotRun(scenes, settings) { [drawing = scene.drawing] scene, threads in
      try Painter(
        drawing, document: scene.path, folder: Paths.folder(of: scene.path), threads: threads, budget: budget,
        measuresContrast: false
      ).renderer
    } sentence: { error, scene in
      CommandError(error, in: scene.path).text(in: terminal.language)
    }
    let progress = Progress(terminal)
    let results = run.results(threads: scene.drawing.threads) { number, all, name in
      progress.show(.comparing(name), number, of: all, done: number)
    }
    // A run of some scenes cannot tell which references of the folder are stale.
    let isNarrow = scene.traits != TraitFlags() || scene.reading != ReadingFlags() || !scene.assets.areEmpty
    let report = SnapshotReport.Group(
      references: settings.references, results: results.map(\.result),
      stale: group.isWhole ? run.staleReferences(isNarrow: isNarrow) : [])
    let errors = results.compactMap { entry in
      entry.error.map { CommandError($0, in: entry.result.scene) }
    }
    return (report, errors)
  }

  /// Returns the scene of a document with its combinations of settings, or with the error of a document that cannot
  /// be read. Throws only for wrong flags.
  private func scene(at path: String, _ documents: SceneDocuments) throws(CommandError) -> SnapshotScene {
    do throws(CommandError) {
      let scene = try documents.scene(at: path)
      var painter: Painter?
      let variants = try self.scene.variants(of: scene) { described in
        // Only scenes with glass need a painter here; a painter that cannot be made is reported when they are
        // drawn.
        if painter == nil {
          painter = try? Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path))
        }
        return painter?.renderer.knownFacts(of: described) ?? FileFacts()
      }
      return SnapshotScene(path: path, .success(scene), variants: variants)
    } catch {
      // Wrong flags are wrong for every scene, and end the run.
      guard error.isAboutScene else { throw error }
      return SnapshotScene(path: path, .failure(error))
    }
  }
}
