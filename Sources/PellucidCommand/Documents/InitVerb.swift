// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid init`: a first scene, its configuration, and a workflow for GitHub.
struct InitVerb: Verb {
  private var folder: String?

  static var form: Form<InitVerb> {
    Form(
      "init", "Writes a first scene, a configuration and a workflow for GitHub.",
      details:
        "They are \(StarterFile.all.map(\.path).joined(separator: ", ")) in FOLDER, or in the current folder. A file that is "
        + "there already is never replaced: then nothing is written.",
      operands: [.optional(\.folder, .folder("FOLDER"))],
      examples: [Example("In the folder of an app:", "init App")])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let files = StarterFile.all.map { file in
      (path: folder.map { Paths.joined($0, file.path) } ?? file.path, text: file.text)
    }
    for file in files where Folders.isFolder(file.path) != nil || Folders.isLink(file.path) {
      throw CommandError(.cannotWrite, RunProblem.presentFile(path: file.path))
    }
    do throws(FileWritingError) {
      // All folders first, so that a folder that cannot be made leaves no part of the files.
      for file in files { try Folders.make(Paths.folder(of: file.path)) }
      for file in files { try WholeFile.write(Array(file.text.utf8), to: file.path, as: .filled) }
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
    try terminal.print(RunNote.started(files: files.map(\.path)).sentence(in: terminal.language))
    for command in commands { try terminal.print("    " + command) }
    return .success
  }

  /// The commands to run next.
  private var commands: [String] {
    let scene = StarterFile.scene.path
    let enter = folder.map { "cd " + ($0.hasPrefix("-") ? "-- " : "") + ReportPage.quoted($0) }
    return [enter].compactMap(\.self) + [
      "pellucid render \(scene) -o panel.png", "pellucid legibility \(scene) --matrix",
      "pellucid snapshot \(Paths.folder(of: scene)) --record",
    ]
  }
}
