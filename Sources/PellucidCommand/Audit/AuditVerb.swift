// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

/// `pellucid audit`: what in an app's sources, settings and catalogs breaks the guidelines.
struct AuditVerb: Verb {
  var paths: [String] = []
  /// The revision since which lines are judged; nil for all lines.
  private var revision: String?
  private var isFixing = false, isDry = false
  private var includesTests = false
  private var threads: Int?
  private var isJSON = false
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<AuditVerb> {
    Form(
      "audit", "Judges Swift sources, property lists, interface files and catalogs.",
      details:
        "PATH is a project, a folder or a file; nothing is compiled. What a file alone cannot decide is a note to be reviewed. A "
        + "comment // pellucid:disable:next SRC01 REASON leaves a finding out. With --fix, the files are judged again after the "
        + "edits, and what is left is reported and decides the exit code.",
      operands: [.several(\.paths, .input("PATH"))],
      examples: [
        Example("A project:", "audit App"),
        Example(
          "The lines that a branch changes, for a comment on them:", "audit App --diff main --reporter github"
        ),
        Example("The edits that are safe, as a patch:", "audit App --fix --dry-run"),
      ]
    ) {
      Section(
        .what,
        .option(
          "--diff", \.revision, .text("REVISION"), "only lines that were changed since a revision of Git"),
        .toggle("--tests", \.includesTests, "tests too, which are left out otherwise"),
        .option(
          "--threads", \.threads, .whole(in: ThreadExecutor.counts),
          "threads, 1 to \(ThreadExecutor.counts.upperBound); never changes the output"))
      Section(
        .output,
        .toggle(
          "--fix", \.isFixing,
          "writes the edits that settle a finding and change nothing else, and reports what is left"),
        .toggle(
          "--dry-run", \.isDry,
          "with --fix: prints the edits as a patch for git apply, writes nothing, and exits with 0"),
        .toggle("--json", \.isJSON, "as --reporter json"))
      ReportFlags.pageSection.within(\.report)
      GateFlags.ruleSection.within(\.gate)
      ReportFlags.section.within(\.report)
      ReportFlags.reviewSection.within(\.report)
      ReportFlags.baselineSection.within(\.report)
    }
  }

  func check() throws(UsageProblem) {
    try report.check(isJSON: isJSON)
    guard isDry else { return }
    if !isFixing { throw .needs("--dry-run", oneOf: ["--fix"]) }
    let reports = [
      ("--json", isJSON), ("--html", report.page != nil), ("--write-baseline", report.newBaseline != nil),
    ]
    if let given = reports.first(where: { $0.1 }) { throw .excluding("--dry-run", given.0) }
    if let reporter = report.reporter { throw .excluding("--dry-run", "--reporter " + reporter.rawValue) }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let project = try Self.project(at: paths, includesTests: includesTests)
    for folder in project.unreadable { terminal.note(RunNote.unreadableFolder(path: folder)) }
    for path in project.empty { terminal.note(RunNote.nothingToJudge(path: path)) }
    var outcomes = try changed(in: project, terminal)
    if isFixing {
      let edits = try edits(of: outcomes, terminal)
      if isDry {
        for note in Self.notes(of: outcomes) { terminal.note(note) }
        for file in edits { try show(file.edits, of: file.path, terminal) }
      } else {
        for file in edits { try write(file.edits, to: file.path) }
      }
      let count = edits.reduce(0) { $0 + $1.edits.count }
      terminal.tell(RunNote.edits(count: count, isWritten: !isDry).sentence(in: terminal.language))
      if isDry { return .success }
      if count > 0 {
        // The notes about catalogs, which are not edited, were printed.
        var silent = terminal
        silent.saysNotes = false
        outcomes = try changed(in: project, silent)
      }
    }
    for note in Self.notes(of: outcomes) { terminal.note(note) }
    return try finish(outcomes, terminal)
  }

  /// Finds the files of a project. Throws where a path leads nowhere, or no path has anything that is judged.
  static func project(at paths: [String], includesTests: Bool = false) throws(CommandError) -> ProjectFiles {
    let project: ProjectFiles
    do throws(FileReadingError) { project = try ProjectFiles(at: paths, includesTests: includesTests) } catch
    {
      throw CommandError(.badInput, RunProblem.unreadableSource(error))
    }
    if project.files.isEmpty { throw CommandError(.badInput, RunProblem.nothingToJudge(paths: paths)) }
    return project
  }

  /// Judges the files, and leaves out findings about lines that were not changed since the revision, if there is one.
  private func changed(
    in project: ProjectFiles, _ terminal: Terminal
  ) throws(CommandError) -> [ProjectAudit.Outcome] {
    let lines = try changedLines()
    let outcomes = try judged(project, terminal)
    guard let lines else { return outcomes }
    return outcomes.map { outcome in
      var changed = outcome
      changed.findings.removeAll { finding in
        !(finding.place.line.map { lines.contain($0, of: outcome.path) } ?? true)
      }
      return changed
    }
  }

  private func changedLines() throws(CommandError) -> ChangedLines? {
    guard let revision else { return nil }
    let folder = Folders.isFolder(paths[0]) == true ? paths[0] : Paths.folder(of: paths[0])
    do throws(ChangedLines.Failure) {
      return try ChangedLines(since: revision, in: folder.isEmpty ? "." : folder)
    } catch {
      throw CommandError(.badInput, RunProblem.unknownChanges(error))
    }
  }

  /// Judges the files, and the catalogs as `catalog lint` judges them.
  private func judged(
    _ project: ProjectFiles, _ terminal: Terminal
  ) throws(CommandError) -> [ProjectAudit.Outcome] {
    let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let folder = Folders.isFolder(paths[0]) == true ? paths[0] : Paths.folder(of: paths[0])
    let settings = try gate.decisions(at: gate.path(nearest: folder)).sources
    let audit = ProjectAudit(
      files: project.files, threads: ThreadExecutor(threads: count), settings: settings)
    var outcomes = audit.outcomes()
    for index in outcomes.indices where project.files[index].kind == .catalog {
      let path = outcomes[index].path
      let settings = try LintSettings(LintFlags(), catalog: path)
      let findings = try CatalogFindings(AssetLibrary(checked: path), at: path, settings)
      outcomes[index].findings = audit.settings.concerned(try findings.all(nil, terminal))
    }
    return outcomes
  }

  /// Returns the notes about files that were not judged, or not to their ends.
  private static func notes(of outcomes: [ProjectAudit.Outcome]) -> [RunNote] {
    outcomes.compactMap { outcome in
      guard let failure = outcome.failure else { return nil }
      return .unjudgedFile(path: failure is FileReadingError ? nil : outcome.path, .described(failure))
    }
  }

  /// Judges the files, and returns the report with notes about files that were not judged to their ends.
  func report(
    _ project: ProjectFiles, _ terminal: Terminal
  ) throws(CommandError) -> (report: Report, notes: [RunNote]) {
    let outcomes = try judged(project, terminal), decided = try decided(outcomes, terminal)
    let report = Report(decided.run, findings: decided.findings, gates: decided.gates)
    return (report, Self.notes(of: outcomes))
  }

  /// The findings of a run with the team's decisions about them.
  private typealias Decided = (findings: [Finding], run: Report.Run, gates: [Report.ScopedGate])

  private func decided(
    _ outcomes: [ProjectAudit.Outcome], _ terminal: Terminal
  ) throws(CommandError) -> Decided {
    var gates = SceneGates(gate)
    var findings: [Finding] = [], suppressed: [IgnoredFinding] = [], count = 0
    for outcome in outcomes {
      if !isNamed(outcome.path), try gates.exclude(outcome.path) { continue }
      count += 1
      if outcome.findings.isEmpty && outcome.suppressed.isEmpty { continue }
      _ = try gates.decisions(about: outcome.path)
      findings += outcome.findings
      suppressed += outcome.suppressed.map { IgnoredFinding(finding: $0.finding, reason: $0.reason) }
    }
    if count == 0 { throw CommandError(.badInput, RunProblem.nothingToJudge(paths: paths)) }
    var run = Report.Run(
      verb: .audit, inputs: paths.map { Paths.withoutSlash($0) }, language: terminal.language)
    run.summary = terminal.language.auditedFiles(count)
    run.suppressed = suppressed
    return (findings, run, gates.scoped)
  }

  /// Returns a Boolean value indicating whether a file is one of the paths of the run. Such a file is never excluded.
  private func isNamed(_ path: String) -> Bool { paths.contains { Paths.isSame($0, path) } }

  /// Reports the findings, and returns the exit code.
  private func finish(
    _ outcomes: [ProjectAudit.Outcome], _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let (findings, run, gates) = try decided(outcomes, terminal)
    let reporting = try Reporting(report, gates: gates)
    guard isJSON else { return try reporting.finish(findings, of: run, terminal) }
    let report = reporting.report(findings, of: run)
    try reporting.writePage(of: report, showing: [], terminal)
    try Reporter.json.tell(report, terminal)
    return reporting.exitCode(of: report)
  }

  // MARK: Fixing

  /// Returns the edits of each file that has some. Findings that are ignored or known have none, as in the report.
  private func edits(
    of outcomes: [ProjectAudit.Outcome], _ terminal: Terminal
  ) throws(CommandError) -> [(path: String, edits: [SourceEdit])] {
    let (findings, run, gates) = try decided(outcomes, terminal)
    var edits: [ExactName: [SourceEdit]] = [:]
    for finding in try Reporting(report, gates: gates).report(findings, of: run).findings
    where finding.verdict != .review {
      edits[ExactName(finding.place.file ?? ""), default: []] += finding.sourceEdits
    }
    return outcomes.compactMap { outcome in
      guard let own = edits[ExactName(outcome.path)], !own.isEmpty else { return nil }
      return (outcome.path, own)
    }
  }

  private func show(_ edits: [SourceEdit], of path: String, _ terminal: Terminal) throws(CommandError) {
    guard let old = try? FileReading.bytes(of: path, maximumBytes: ProjectAudit.mostBytes) else { return }
    let difference = UnifiedDifference(
      from: String(decoding: old, as: UTF8.self), to: String(decoding: edits.made(in: old), as: UTF8.self))
    let text = difference.text(of: path)
    if !text.isEmpty { try terminal.print(String(text.dropLast())) }
  }

  private func write(_ edits: [SourceEdit], to path: String) throws(CommandError) {
    do {
      try WholeFile.update(path, maximumBytes: ProjectAudit.mostBytes) { old in edits.made(in: old ?? []) }
    } catch {
      guard let error = error as? FileWritingError else { throw CommandError(error, in: path) }
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
  }
}
