// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension RenderVerb {
  /// A scene to draw.
  struct Job {
    var path: String
    var scene: SceneDescription
    var variants: [SettingsVariant]
    /// The destination of the picture, or of the contact sheet of a matrix; nil for none.
    var output: Destination?
    var gate: Gate?
  }

  /// A drawn scene.
  struct Drawn {
    var job: Job
    var entries: [MatrixDrawing.Entry]
    /// The scene on a page with pictures, where one is written.
    var section: ReportPage.Section?
  }

  /// Reads a scene and checks what it reads and writes, before anything is drawn.
  func job(
    _ document: SceneInputs.Document, isSingle: Bool, _ gate: Gate?, _ documents: SceneDocuments,
    _ painter: inout FolderPainter, _ files: inout RunFiles
  ) throws(CommandError) -> Job {
    let path = document.path
    let axes = self.scene.axes(matrix)
    let versions = try documents.versions(at: path, along: axes)
    var scene = versions[0].scene
    // A renderer is made before anything is written, because its fonts count as files that are read.
    var variants = try painter.paint(path) { (painter) throws(CommandError) in
      try axes.map { (axes) throws(CommandError) -> [SettingsVariant] in
        try self.scene.variants(of: versions, along: axes) { painter.renderer.knownFacts(of: $0) }
      } ?? []
    }
    var output = picture.destination
    if !isSingle, let folder = output?.path { output?.path = document.output(in: folder, ".png") }
    do throws(UsageProblem) {
      for version in versions { try files.reads(version.scene, at: path) }
      if let output {
        if !isSingle { try files.writes(output.path) }
        for variant in variants { try files.writes(output.named(variant.name).path) }
      }
    } catch {
      throw .usage(error)
    }
    if motion.fade == nil, let time = motion.time {
      scene.time = time
      for index in variants.indices { variants[index].version?.scene.time = time }
    }
    return Job(path: path, scene: scene, variants: variants, output: output, gate: gate)
  }

  /// Draws scenes, several at once, and returns the result of each in order; see `draw(_:by:in:_:)`.
  ///
  /// - Parameters:
  ///   - painter: The renderer of a single scene.
  ///   - page: The folder of the page that shows the scenes; nil for none.
  func results(
    of jobs: [Job], with painter: consuming FolderPainter, in page: PageFolder?, _ terminal: Terminal
  ) -> [Result<Drawn?, CommandError>] {
    @Sendable func result(
      _ job: Job, _ painter: inout FolderPainter, _ terminal: Terminal
    ) -> Result<Drawn?, CommandError> {
      Result { () throws(CommandError) in
        try painter.paint(job.path) { (painter) throws(CommandError) in
          try draw(job, by: &painter, in: page, terminal)
        }
      }
    }
    guard jobs.count > 1 else { return jobs.map { result($0, &painter, terminal) } }
    // No picture that is written takes the place of one that another scene draws.
    for job in jobs {
      for file in job.scene.namedFiles {
        InputFiles.add(Paths.isAbsolute(file) ? file : Paths.joined(Paths.folder(of: job.path), file))
      }
    }
    let flags = scene.drawing, workers = min(flags.threads, jobs.count), budget = MemoryBudget()
    let progress = Progress(terminal)
    var silent = terminal
    silent.showsProgress = false
    defer { terminal.wipeProgress() }
    return ThreadExecutor(threads: workers).results(jobs.count) {
      FolderPainter(flags, threads: flags.threads / workers, budget: budget)
    } progress: {
      progress.show(.drawing(jobs[$0].path), $0 + 1, of: jobs.count)
    } _: { [silent] index, painter in
      result(jobs[index], &painter, silent)
    }
  }

  /// Draws a scene and returns its combinations; nil where the flags request moments, which are drawn instead.
  ///
  /// - Parameter page: The folder of the page that shows the scene; nil for none.
  private func draw(
    _ job: Job, by painter: inout Painter, in page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> Drawn? {
    if !areSeveral, try drawsMotion(job.scene, &painter, terminal) { return nil }
    if areSeveral, let path = job.output?.path {
      let folder = Paths.folder(of: path)
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(error))
      }
    }
    var drawing = MatrixDrawing(
      scene: job.scene, variants: job.variants, output: job.output,
      inquiry: isJudged ? try inquiry(about: job.scene) : nil,
      further: isJudged ? made.findings[job.path] ?? [] : [])
    drawing.page = page.map {
      ScenePage(
        job.path, scale: job.scene.scale, in: $0, showsColorVision: !report.omitsColorVision,
        language: terminal.language)
    }
    let entries: [MatrixDrawing.Entry]
    if isMatrix {
      entries = try drawing.run(&painter, terminal)
    } else {
      terminal.show(.drawing(job.path))
      let variant = SettingsVariant(traits: job.scene.traits, glass: job.scene.glass)
      entries = [try drawing.draw(variant, to: job.output, &painter).0]
      terminal.wipeProgress()
    }
    return Drawn(job: job, entries: entries, section: drawing.page?.section)
  }

  /// Returns the inquiry about the drawn pictures, without proofs. Throws if the scrolling picture cannot be read.
  private func inquiry(about scene: SceneDescription) throws(CommandError) -> SceneInquiry {
    var inquiry = SceneInquiry()
    inquiry.proves = false
    guard let sweep else { return inquiry }
    do {
      inquiry.document = try SweptPicture(readingFrom: sweep, in: scene.traits.gamut)
    } catch {
      throw CommandError(error, path: sweep)
    }
    return inquiry
  }

  /// Draws the fade or the frames that the flags request and returns true, or returns false if they request
  /// neither.
  private func drawsMotion(
    _ scene: SceneDescription, _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) -> Bool {
    guard let output = picture.path else { return false }
    if let fade = try FadeDrawing(motion, scene: scene, path: output) {
      try fade.draw(&painter, terminal)
      return true
    }
    let start = scene.time ?? 0
    let end = max(scene.eventTimes.last ?? 0, start) + 1
    let drawing = try MotionDrawing(motion, scene: scene, path: output, from: start, to: end)
    try drawing?.draw(scene, &painter, terminal)
    return drawing != nil
  }
}
