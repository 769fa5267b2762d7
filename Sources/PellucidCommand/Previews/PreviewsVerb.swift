// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid previews`: the previews of Swift sources as scenes and pictures.
struct PreviewsVerb: Verb {
  private var paths: [String] = []
  private var output: String?
  /// The size of the device; that of a phone unless given.
  private var size: Size?
  private var matrix: MatrixAxes?
  private var isWatched = false
  private var showsFindings = false
  private var isJSON = false
  private var scene = SceneFlags()
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<PreviewsVerb> {
    Form(
      "previews", "Draws the previews of Swift sources, without a Mac.",
      details:
        "SOURCE is a package, a Swift file, or a folder of files, which are compiled as they are: import SwiftUI is served by "
        + "Pellucid's views. Each #Preview and PreviewProvider becomes a scene and a picture in FOLDER. Swift 6.3 must be on the "
        + "search path.",
      operands: [.several(\.paths, .input("SOURCE"))],
      examples: [
        Example("The previews of a file:", "previews Welcome.swift -o pictures"),
        Example(
          "All of a package in light and dark, with a report:",
          "previews App -o pictures --matrix appearance --html report"),
        Example("Again after every change:", "previews App -o pictures --watch"),
      ]
    ) {
      Section(
        .what,
        .matrix(
          \.matrix, of: [.appearance, .contrast, .transparency, .direction, .boldText, .textSize],
          "every combination of appearance, contrast and transparency, or of the settings that are named here"
        ),
        .option("--size", \.size, .size, "the size of the device, in points, in place of --device"),
        .toggle("--watch", \.isWatched, "again whenever a source changes, until Ctrl-C, which exits with 0"))
      SceneFlags.sections.within(\.scene)
      SceneFlags.glassSections.within(\.scene)
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .folder("FOLDER"), "where the scenes and their pictures go"))
      ReportFlags.scenePageSection.within(\.report)
      Section(.output, .toggle("--json", \.isJSON, "measured contrast of every text, and findings, as JSON"))
      Section(
        .judging,
        .toggle(
          "--findings", \.showsFindings,
          "what the guidelines would object to, and what the picture shows; errors exit with 1"))
      GateFlags.section.within(\.gate)
      ReportFlags.section.within(\.report)
      ReportFlags.baselineSection.within(\.report)
    }
  }

  private var isJudged: Bool { isJSON || showsFindings || report.page != nil }

  func check() throws(UsageProblem) {
    guard let output else { throw .missingOption(oneOf: ["-o FOLDER"]) }
    if isWatched, isJSON { throw .excluding("--watch", "--json") }
    try scene.check()
    if size != nil, scene.assets.devices != nil { throw .excluding("--size", "--device") }
    try drawing(MadeDocuments(paths: [Paths.joined(output, "preview.json")])).check()
  }

  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    let folder: PreviewFolder
    do throws(PreviewError) { folder = try PreviewFolder() } catch { throw CommandError(.cannotWrite, error) }
    defer { folder.remove() }
    var drawn = DrawnPreviews()
    guard isWatched else { return try draw(in: folder, &drawn, terminal, files) }
    try watch(folder, terminal, files)
  }

  /// Draws now, and after every change what differs then. An error is printed, and the next change is waited for.
  private func watch(
    _ folder: PreviewFolder, _ terminal: Terminal, _ files: RunFiles
  ) throws(CommandError) -> Never {
    EndingSignals.takeInterruptionAsDone()
    let paths = paths
    var watch = FileWatch { _ in (try? PreviewSources(at: paths))?.files ?? paths }
    let clock = ContinuousClock()
    var drawn = DrawnPreviews()
    while true {
      watch.look()
      let start = clock.now
      do throws(CommandError) {
        _ = try draw(in: folder, &drawn, terminal, files)
        let note = RunNote.previewed(path: output ?? "", seconds: (clock.now - start) / .seconds(1))
        terminal.tell(note.sentence(in: terminal.language))
      } catch {
        if error.exit == .cannotWrite { throw error }
        terminal.complain(error)
      }
      watch.wait()
      InputFiles.forget()
    }
  }

  /// Builds the previews, writes their documents into the output folder, and draws them.
  ///
  /// - Parameter drawn: The previews that have been drawn before, which are not drawn again where a picture is all that is asked for.
  private func draw(
    in folder: PreviewFolder, _ drawn: inout DrawnPreviews, _ terminal: Terminal, _ files: RunFiles
  ) throws(CommandError) -> ExitCode {
    let sources: PreviewSources
    do throws(PreviewError) { sources = try PreviewSources(at: paths) } catch {
      throw CommandError(.badInput, error)
    }
    let texts = SourceTexts(in: isJudged ? sources.files : [])
    var writer = PreviewWriter(to: output ?? "", with: texts, terminal)
    for preview in try previews(of: sources, in: folder, terminal) { try writer.write(preview) }
    if writer.made.paths.isEmpty { return .badInput }
    guard !isJudged else { return try drawing(writer.made).run(terminal, files) }
    let flags = [scene.drawing.symbols, scene.drawing.fonts].compactMap(\.self)
    let resources = FileVersions(of: sources.catalogs + scene.assets.catalogs + flags)
    let made = drawn.undrawn(of: writer.made, beside: resources)
    if made.paths.isEmpty { return made.failures.isEmpty ? .success : .badInput }
    let exit = try drawing(made).run(terminal, files)
    // A document that failed has no picture, or that of an earlier one.
    drawn.note(exit == .success ? writer.made : MadeDocuments())
    return exit
  }

  private func previews(
    of sources: PreviewSources, in folder: PreviewFolder, _ terminal: Terminal
  ) throws(CommandError) -> [PreviewDocuments] {
    defer { terminal.wipeProgress() }
    let templates = try templates(in: folder, with: sources.catalogs)
    do throws(PreviewError) {
      terminal.show(.building(sources.path))
      return try PreviewRun(in: folder.path).previews(
        of: sources, in: templates, to: folder.documents, from: output ?? "")
    } catch {
      terminal.wipeProgress()
      if case .refused(_, let messages) = error { terminal.pass(messages) }
      throw CommandError(.badInput, error)
    }
  }

  /// Writes the scenes whose size and settings the previews take, one for each combination of settings, and returns their paths with
  /// their devices.
  private func templates(
    in folder: PreviewFolder, with catalogs: [String]
  ) throws(CommandError) -> [PreviewTemplate] {
    let usual: [MatrixAxis] = [.appearance, .contrast, .transparency]
    let axes: MatrixAxes? =
      if case .usual? = matrix { .named(Set(usual)) } else { self.scene.axes(matrix) }
    let isInBothDirections = axes?.contain(.direction) ?? false
    var templates: [PreviewTemplate] = []
    var versions: [SceneVersion] = [], screens: [DeviceScreen?] = []
    for choice in scene.assets.choices(inBothDirections: isInBothDirections) {
      var scene = SceneDescription(size: size ?? Size(width: 390, height: 844), windows: [])
      scene.catalogs = catalogs.prefix(SceneLimits().catalogs).map { Folders.relative($0, to: output ?? "") }
      try self.scene.apply(choice, to: &scene)
      // A language decides about the direction, which the documents state.
      if let locale = choice.locale, choice.direction == nil {
        scene.device.direction = DeviceSettings.Direction(of: locale)
      }
      versions.append(SceneVersion(scene, changes: choice.changes))
      screens.append(choice.screen)
    }
    let own = versions[0].scene
    let variants = try axes.map { (axes) throws(CommandError) -> [SettingsVariant] in
      try self.scene.variants(of: versions, along: axes) { _ in FileFacts() }
    }
    for variant in variants ?? [SettingsVariant(traits: own.traits, glass: own.glass)] {
      let name = variants == nil ? PreviewWriter.ownSettings : variant.name
      let path = Paths.joined(folder.path, name + ".json")
      do {
        try WholeFile.write(try SceneWriter().bytes(of: variant.applied(to: own)), to: path)
      } catch {
        throw CommandError(error, in: path)
      }
      let version = versions.firstIndex { $0.changes == variant.version?.changes }
      templates.append(PreviewTemplate(path: path, screen: screens[version ?? 0]))
    }
    return templates
  }

  /// Returns the verb that draws documents.
  private func drawing(_ documents: MadeDocuments) -> RenderVerb {
    var picture = PictureFlags()
    // A single document has a picture, and several have a folder of them.
    picture.path =
      documents.paths.count == 1 ? documents.paths.first.map { PreviewWriter.picture(of: $0) } : output
    // The documents have the device and the values of lists already.
    var scene = scene
    (scene.assets, scene.reading) = (scene.assets.withoutLists, scene.reading.withoutLists)
    return RenderVerb(
      drawing: documents, to: picture, scene, gate, report, isJSON: isJSON, showsFindings: showsFindings)
  }
}
