// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid snapshot merge`: the shards of a run as the run that they are parts of.
struct SnapshotMergeVerb: Verb {
  private var paths: [String] = []
  private var output: String?
  private var report = ReportFlags()

  static var form: Form<SnapshotMergeVerb> {
    Form(
      "snapshot merge", "Merges the shards of a run of snapshots.",
      details:
        "SHARD is a file that --shard wrote, or a folder with some in it or in its folders. Report, pictures and exit code are those "
        + "of the run without shards. A shard that is lost, repeated or of another run is exit code 65.",
      operands: [.several(\.paths, .folder("SHARD"))],
      examples: [
        Example("The report of four machines:", "snapshot merge parts -o failures --html report")
      ]
    ) {
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .folder("FOLDER"),
          "where expected | difference | actual of each failure and report.json go"))
      ReportFlags.pageSection.within(\.report)
      ReportFlags.section.within(\.report)
    }
  }

  func check() throws(UsageProblem) { try report.check(isJSON: false) }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let shards: MergedShards
    do throws(RunFailure) { shards = try MergedShards(at: paths) } catch { throw CommandError(error) }
    let verb = try verb(of: shards.run)
    do throws(UsageProblem) { if let output { try verb.check(output) } } catch { throw .usage(error) }
    var gates: [Report.ScopedGate] = []
    for configuration in shards.run.configurations { gates.append(try verb.gate.scoped(configuration)) }
    let reporting = try Reporting(report, gates: gates)
    let result: SnapshotReport
    do throws(RunFailure) {
      result = try shards.report(
        of: verb.paths.map(Paths.withoutSlash), tolerance: verb.tolerance.value, to: output,
        on: reporting.page, in: terminal.language)
    } catch { throw CommandError(error) }
    let exit = try reporting.finish(result, to: output, whole(terminal, shards.run))
    if let failure = shards.failure { throw CommandError(failure) }
    return exit
  }

  /// Returns the verb of the run without shards.
  private func verb(of run: SnapshotShard.Run) throws(CommandError) -> SnapshotVerb {
    let form = SnapshotVerb.form
    let flags = CommandDescription(form).flags
    do throws(UsageProblem) {
      let tokens = try Tokens(run.arguments, known: flags, verb: form.name)
      if let verb = try form.parse(tokens).verb as? SnapshotVerb { return verb }
    } catch {}
    throw CommandError(.badInput, RunProblem.refusedShard(.damaged(keyPath: "run.arguments"), path: paths[0]))
  }

  /// Returns the terminal of the run without shards, whose command line reports state.
  private func whole(_ terminal: Terminal, _ run: SnapshotShard.Run) -> Terminal {
    var (own, whole) = (terminal, terminal)
    own.arguments = Array(terminal.arguments.dropFirst())
    whole.arguments = ["snapshot"] + run.arguments + own.arguments(without: paths, [:])
    return whole
  }
}

extension GateFlags {
  /// Returns the decisions of a configuration whose text was stored, with the files that follow it.
  fileprivate func scoped(
    _ configuration: SnapshotShard.Configuration
  ) throws(CommandError) -> Report.ScopedGate {
    let decisions = try decisions(
      at: configuration.path, text: configuration.text.map { Array($0.utf8) })
    return Report.ScopedGate(decisions.gate, inputs: configuration.files)
  }
}
