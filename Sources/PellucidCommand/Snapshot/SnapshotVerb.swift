// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid snapshot`: scenes against recorded pictures.
struct SnapshotVerb: Verb {
  private(set) var paths: [String] = []
  private(set) var records = false
  private(set) var output: String?
  private(set) var references: String?
  private(set) var part: SnapshotShard.Part?
  private(set) var former: [String] = []
  private(set) var tolerance = ToleranceFlags()
  private(set) var scene = SceneFlags()
  private(set) var gate = GateFlags()
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
        Example(
          "The first quarter of the pictures, on one of four machines:", "snapshot Scenes --shard 1/4 -o part"
        ),
      ]
    ) {
      SceneFlags.sections.within(\.scene)
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .folder("FOLDER"),
          "where expected | difference | actual of each failure and report.json go, or the results of a shard"
        ),
        .option(
          "--shard", \.part, .shard,
          "draws one of N shares alone and writes its results, for pellucid snapshot merge; exits with 0 whatever they are"
        ),
        .list(
          "--reuse", \.former, .folder("FOLDER"),
          "with --shard: results of an earlier run, taken where scene, files, reference, settings and program are the same; may be repeated"
        ))
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
    try scene.check()
    try tolerance.check()
    try report.check(isJSON: false)
    if records, RunEnvironment().isContinuousIntegration { throw .together(.recordingInCI) }
    try checkShard()
    if let output { try check(output) }
  }

  /// Rejects a folder of outputs that is also that of the references or of the scenes.
  func check(_ output: String) throws(UsageProblem) {
    for path in paths.map(Paths.withoutSlash) {
      let folder = Self.isDocument(path) ? Paths.folder(of: path) : path
      let references = references ?? Paths.joined(folder, SceneFolder.references)
      if Folders.areSame(output, references) {
        throw .together(.failuresReplaceReferences("--output " + output))
      }
      if Folders.areSame(output, folder) { throw .together(.failuresAmongScenes("--output " + output)) }
    }
  }

  /// Rejects a shard without a folder for its results, and what belongs to the report of the merged run.
  private func checkShard() throws(UsageProblem) {
    guard part != nil else {
      if !former.isEmpty { throw .needs("--reuse", oneOf: ["--shard I/N"]) }
      return
    }
    if output == nil { throw .needs("--shard", oneOf: ["-o FOLDER"]) }
    if records { throw .excluding("--shard", "--record") }
    if report.page != nil { throw .excluding("--shard", "--html") }
    if report.isAsked { throw .excluding("--shard", report.firstGiven) }
  }

  /// Returns a Boolean value indicating whether a path names a scene document, rather than a folder of them.
  private static func isDocument(_ path: String) -> Bool {
    Paths.ends(path, in: SceneFolder.suffix) && Folders.isFolder(path) != true
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    var gates = SceneGates(gate)
    let groups = try groups(following: &gates)
    for group in groups {
      for document in group.documents { _ = try gates.decisions(about: document) }
    }
    if let part { return try draw(part, groups, gates, terminal) }
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
    reporting.gates = gates.scoped
    let result = SnapshotReport(
      of: paths.map(Paths.withoutSlash), tolerance: tolerance.value, groups: reports)
    let exit = try reporting.finish(result, to: output, terminal)
    if let error = errors.first { throw error }
    return exit
  }
}

extension Reporting {
  /// Writes `report.json` into a folder of outputs, reports the results, and returns the exit code.
  func finish(
    _ result: SnapshotReport, to output: String?, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    do throws(FileWritingError) {
      if let output { try result.write(to: Paths.withoutSlash(output)) }
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
    let language = terminal.language
    return try finish(
      result.findings, of: result.run(in: language), showing: result.sections(in: language), terminal)
  }
}
