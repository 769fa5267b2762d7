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

  let path: String
  let settings: SnapshotSettings
  let flags: ReportFlags
  let threads: Int

  init(_ arguments: ParsedArguments) throws(CommandError) {
    path = Paths.withoutSlash(arguments.operands[0])
    flags = try ReportFlags(arguments)
    threads = try TraitFlags(arguments: arguments).threads()
    let folder = path.hasSuffix(SnapshotScene.suffix) ? Paths.folder(of: path) : path
    settings = SnapshotSettings(
      references: Paths.withoutSlash(arguments.text("--references") ?? Paths.joined(folder, "__Snapshots__")),
      tolerance: try PictureTolerance(arguments), records: arguments.has("--record"),
      output: arguments.text("--output").map(Paths.withoutSlash), arguments: arguments)
    if settings.records, Self.isContinuousIntegration {
      throw .usage(
        "recording on continuous integration", "--record",
        "a run that records proves nothing: record on your machine and commit the pictures, "
          + "or empty the variable CI")
    }
    if let output = settings.output, Self.canonical(output) == Self.canonical(settings.references) {
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
    let scenes = try SnapshotScene.all(at: path, settings.arguments)
    if let output = settings.output { try Self.make(output) }
    if settings.records { try Self.make(settings.references) }
    let run = SnapshotRun(scenes: scenes, settings: settings, terminal: terminal)
    let report = SnapshotReport(
      folder: path, scenes: scenes, settings: settings, results: run.results(threads: threads))
    if let output = settings.output {
      try ReportFlags.write(report.json.text + "\n", to: Paths.joined(output, "report.json"))
    }
    let exit = try flags.finish(report.findings, of: report.run, terminal)
    return report.results.compactMap { $0.error?.exit }.first ?? exit
  }

  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardized.path
  }

  private static func make(_ folder: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "cannot make the folder", folder, "choose another place")
    }
  }
}
