// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

/// `pellucid snapshot`: the scenes of a folder against recorded pictures.
struct SnapshotVerb: Verb {
  private var path = ""
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
        "The scenes of a folder are drawn in every combination of settings that no flag fixes, and compared with the "
        + "pictures in its __Snapshots__. The exit code is 1 if one differs or is missing.",
      operands: [.required(\.path, .folder("FOLDER|SCENE.json"))],
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
    if let output = settings.output, Folders.areSame(output, settings.references) {
      throw .together(.failuresReplaceReferences("--output " + output))
    }
    if let output = settings.output, Folders.areSame(output, scenesFolder) {
      throw .together(.failuresAmongScenes("--output " + output))
    }
  }

  /// The path without a slash at its end.
  private var place: String { Paths.withoutSlash(path) }

  /// The folder in which the scenes lie.
  private var scenesFolder: String {
    Paths.ends(place, in: SceneFolder.suffix) && Folders.isFolder(place) == false
      ? Paths.folder(of: place) : place
  }

  /// The settings of the run. The default folder of the references lies beside the scenes.
  private var settings: SnapshotSettings {
    let folder = Paths.ends(place, in: SceneFolder.suffix) ? Paths.folder(of: place) : place
    return SnapshotSettings(
      references: Paths.withoutSlash(references ?? Paths.joined(folder, "__Snapshots__")),
      tolerance: tolerance.value, records: records, output: output.map(Paths.withoutSlash))
  }

  /// A Boolean value indicating whether the variable CI is set. CI systems set it to "true"; an empty value, "0"
  /// and "false" count as not set.
  private static var isContinuousIntegration: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let path = place
    var settings = settings
    let reporting = try Reporting(report, gate: self.gate.decisions(nearest: scenesFolder).gate)
    settings.page = reporting.page
    let scenes = try scenes(terminal)
    if settings.records, references == nil, Folders.isLink(settings.references) {
      throw CommandError(.cannotWrite, RunProblem.linkedReferences(path: settings.references))
    }
    for folder in [settings.output, settings.records ? settings.references : nil].compactMap(\.self) {
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(path: folder))
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
    terminal.wipeProgress()
    // A run of one scene cannot tell which references of the folder are stale.
    let isNarrow = scene.traits != TraitFlags() || scene.reading != ReadingFlags() || !scene.assets.areEmpty
    let stale = Paths.ends(path, in: SceneFolder.suffix) ? [] : run.staleReferences(isNarrow: isNarrow)
    let result = SnapshotReport(
      of: path, references: settings.references, tolerance: settings.tolerance,
      results: results.map(\.result), stale: stale)
    do throws(FileWritingError) { if let output = settings.output { try result.write(to: output) } } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
    let language = terminal.language
    let exit = try reporting.finish(
      result.findings, of: result.run(in: language), showing: result.sections(in: language), terminal)
    for entry in results { if let error = entry.error { throw CommandError(error, in: entry.result.scene) } }
    return exit
  }

  /// Returns the scenes of the folder, sorted by name, or the one at the path of a document. Throws if the folder
  /// cannot be read or holds no scenes.
  private func scenes(_ terminal: Terminal) throws(CommandError) -> [SnapshotScene] {
    let (path, documents) = (place, try SceneDocuments(scene, terminal))
    if Folders.isFolder(path) == false, Paths.ends(path, in: SceneFolder.suffix) {
      return [try scene(at: path, documents)]
    }
    guard let found = SceneFolder.documents(in: path) else {
      throw CommandError(.badInput, RunProblem.unreadableFolder(path: path, isListed: false))
    }
    guard !found.isEmpty else {
      throw CommandError(.badInput, RunProblem.noScenes(path: path, mayBeDocument: false))
    }
    return try found.map { name throws(CommandError) in try scene(at: Paths.joined(path, name), documents) }
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
      guard error.exit == .badInput else { throw error }
      return SnapshotScene(path: path, .failure(error))
    }
  }
}
