// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

/// `pellucid snapshot`: the scenes of a folder against recorded pictures.
struct SnapshotVerb: Verb {
  static let grammar = Grammar(
    verb: "snapshot",
    summary: "Compares the scenes of a folder, in every combination of settings that no flag fixes, with the "
      + "pictures recorded in its __Snapshots__. Exit code 1 if one differs or is missing.",
    operands: ["FOLDER|SCENE.json"],
    options: [
      Grammar.Option(
        name: "--record",
        help: "keep what differs or is missing as the new reference; refused where CI is set"),
      Grammar.Option(
        name: "--output", short: "-o", values: ["FOLDER"],
        help: "where expected | difference | actual of each failure and report.json go"),
      Grammar.Option(name: "--references", values: ["FOLDER"], help: "in place of __Snapshots__"),
    ] + PictureTolerance.options + ReportFlags.reporting + TraitFlags.traits + TraitFlags.assets
      + TraitFlags.drawing)

  let arguments: ParsedArguments
  let path: String
  let settings: SnapshotSettings
  let flags: ReportFlags
  let threads: Int

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    path = Paths.withoutSlash(arguments.operands[0])
    flags = try ReportFlags(arguments)
    threads = try TraitFlags(arguments: arguments).threads()
    let folder = path.hasSuffix(SceneFolder.suffix) ? Paths.folder(of: path) : path
    settings = SnapshotSettings(
      references: Paths.withoutSlash(arguments.text("--references") ?? Paths.joined(folder, "__Snapshots__")),
      tolerance: try PictureTolerance(arguments), records: arguments.has("--record"),
      output: arguments.text("--output").map(Paths.withoutSlash))
    if settings.records, Self.isContinuousIntegration {
      throw .usage(
        "recording on continuous integration", "--record",
        "a run that records proves nothing: record on your machine and commit the pictures, "
          + "or empty the variable CI")
    }
    if let output = settings.output, Folders.areSame(output, settings.references) {
      throw .usage(
        "failures would replace references", "--output \(output)", "choose another folder for the output")
    }
  }

  /// CI systems set it to "true"; people who switch it off write one of the others.
  private static var isContinuousIntegration: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let scenes = try scenes()
    for folder in [settings.output, settings.records ? settings.references : nil].compactMap(\.self) {
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(path: folder))
      }
    }
    let run = SnapshotRun(scenes, settings) { [arguments] scene, threads in
      try Painter(
        arguments, document: scene.path, folder: Paths.folder(of: scene.path), threads: threads,
        measuresContrast: false
      ).renderer
    } sentence: { [flags] error, scene in
      CommandError(error, in: scene.path).text(in: flags.language)
    }
    let results = run.results(threads: threads) { number, all, name in
      terminal.progress("snapshot \(number) of \(all): \(name)")
    }
    terminal.progress("")
    // One scene alone says nothing about the references of the others.
    let isNarrow = TraitFlags(arguments: arguments).changesVariants
    let stale = path.hasSuffix(SceneFolder.suffix) ? [] : run.staleReferences(isNarrow: isNarrow)
    let report = SnapshotReport(
      of: path, references: settings.references, tolerance: settings.tolerance,
      results: results.map(\.result), stale: stale)
    if let output = settings.output {
      try ReportFlags.write(report.json.text + "\n", to: Paths.joined(output, "report.json"))
    }
    let exit = try flags.finish(report.findings, of: report.run(in: flags.language), terminal)
    return results.compactMap(\.error).first.map { CommandError($0, in: path).exit } ?? exit
  }

  /// The scenes of the folder by name, or the one at the path of a document.
  private func scenes() throws(CommandError) -> [SnapshotScene] {
    let documents = try SceneDocuments(arguments)
    if Folders.isFolder(path) == false, path.hasSuffix(SceneFolder.suffix) {
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

  private func scene(at path: String, _ documents: SceneDocuments) throws(CommandError) -> SnapshotScene {
    do throws(CommandError) {
      let scene = try documents.scene(at: path)
      var painter: Painter?
      let variants = documents.flags.variants(of: scene) { scene in
        // Only scenes with glass need one here; what keeps it from being made is reported where they are drawn.
        if painter == nil {
          painter = try? Painter(arguments, document: path, folder: Paths.folder(of: path))
        }
        return painter?.renderer.knownFacts(of: scene) ?? FileFacts()
      }
      return SnapshotScene(path: path, .success(scene), variants: variants)
    } catch {
      // Wrong flags are wrong for every scene, and end the run.
      guard error.exit == .badInput else { throw error }
      return SnapshotScene(path: path, .failure(error))
    }
  }
}
