// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidColor
import PellucidGeometry
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidScene

/// The part of a page about one scene document: its pictures, and the rectangles of its layers.
package struct ScenePage {
  private let folder: PageFolder
  private let language: Language
  private let words: PageWords
  private let path: String
  private let scale: Double
  package private(set) var section: ReportPage.Section
  private let showsColorVision: Bool
  /// The arguments of the run that decide what is judged, quoted for a shell.
  private let flags: [String]

  /// The width of the copies of pictures side by side, in pixels. Chosen: one and a half pixels for each point of the narrowest
  /// column of `PageStyle`; a scene over a photo weighs a quarter of its picture with two pixels a point.
  private static let copyWidth = 360

  /// - Parameters:
  ///   - path: The path of the document, as findings name it.
  ///   - scale: The number of pixels of a point in the pictures.
  ///   - showsColorVision: A Boolean value indicating whether the scene is shown as people without one of three cones see it.
  ///   - flags: The arguments of the run that decide what is judged.
  package init(
    _ path: String, scale: Double, in folder: PageFolder, showsColorVision: Bool = true,
    flags: [String] = [], language: Language
  ) {
    (self.folder, self.path, self.scale, self.language) = (folder, path, scale, language)
    words = language.page
    self.showsColorVision = showsColorVision
    self.flags = flags.map(ReportPage.quoted)
    let name = Paths.name(of: path)
    let title =
      Paths.ends(name, in: SceneFolder.suffix) ? String(name.dropLast(SceneFolder.suffix.count)) : name
    section = ReportPage.Section(key: path, title: VisibleText.line(title), document: VisibleText.path(path))
  }

  /// Adds the scene as drawn, on which findings are marked.
  package mutating func add(_ picture: RenderedPicture, of resolution: Resolution) throws(RunFailure) {
    let variant = SettingsVariant(traits: resolution.description.traits, glass: resolution.description.glass)
    section.layers = resolution.layerBounds
    // A mark around the ink of a text or symbol is tighter than one around its frame.
    for foreground in SceneForeground.all(in: resolution.scene, inks: picture.inks) {
      let origin = resolution.trace.resources[foreground.source]
      for name in [origin.path, foreground.id] { section.layers[name] = foreground.bounds }
    }
    section.views.append(
      try view(picture, words.drawn, named: "drawn", note: variant.label, drawnAs: variant))
    guard showsColorVision else { return }
    var seen: [ReportPage.View] = []
    for vision in ColorVision.allCases {
      seen.append(
        try view(
          picture.seen(with: vision), words.vision(vision), named: vision.rawValue, mostWidth: Self.copyWidth)
      )
    }
    section.groups.append(ReportPage.Group(words.colorVision, seen))
  }

  /// Adds a combination of settings to the group of all combinations.
  package mutating func add(_ picture: RenderedPicture, of variant: SettingsVariant) throws(RunFailure) {
    let view = try view(
      picture, variant.label, named: variant.name, drawnAs: variant, mostWidth: Self.copyWidth)
    if section.groups.first?.title != words.combinations {
      section.groups.insert(ReportPage.Group(words.combinations, []), at: 0)
    }
    section.groups[0].views.append(view)
  }

  /// Adds what a judgement of the scene adds: the heatmap, the backdrop that breaks a text, combinations and tables.
  ///
  /// - Parameter scene: The judged scene.
  package mutating func add(
    _ answer: SceneAnswer<RenderedPicture>, about scene: SceneDescription, by renderer: inout SceneRenderer
  ) throws {
    try add(answer.picture, of: answer.own.resolution)
    try addHeatmap(answer)
    if let witness = WitnessScene(answer.own, of: scene) {
      let (picture, drawn) = try renderer.lowest(of: witness.judged.foreground.source, in: witness.scene)
      if let drawn, let bound = witness.judged.verdict.bound {
        let ratios = [drawn.lowest, bound.lowest].map { Figures.ratio($0) }
        section.views.append(
          try view(
            picture, words.witness, named: "witness",
            note: words.witnessNote(
              VisibleText.line(witness.judged.id), ratios[0], ratios[1], scene.backdrops != nil),
            command: judging("--witness witness.png")))
      }
    }
    try addWorstPlace(of: answer, by: &renderer)
    let run = Report.Run(answer, of: path, in: language)
    let settings = run.settingsOfTables.map { ", " + VisibleText.line($0) } ?? ""
    for (title, rows) in zip([words.foregrounds, words.scrolling, words.places], run.tables) {
      section.tables.append(ReportPage.Table(title + settings, rows))
    }
    guard answer.all.count > 1 else { return }
    let measures = renderer.measuresContrast
    defer { renderer.measuresContrast = measures }
    renderer.measuresContrast = false
    for judged in answer.all {
      guard let variant = judged.settings else { continue }
      try add(try renderer.render(judged.resolution), of: variant)
    }
  }

  /// Adds the stated picture at the place where a text or symbol has the least contrast.
  private mutating func addWorstPlace(
    of answer: SceneAnswer<RenderedPicture>, by renderer: inout SceneRenderer
  ) throws {
    guard let worst = answer.worstPlace else { return }
    let picture = try renderer.render(renderer.resolve(worst.scene))
    section.views.append(
      try view(
        picture, words.worstPlace, named: "worst-place",
        note: words.worstPlaceNote(
          VisibleText.line(worst.foreground.id), Figures.ratio(worst.lowest), VisibleText.line(worst.picture)),
        command: judging("--worst-place place.png"),
        scale: worst.scene.scale))
  }

  /// Adds the picture of the measured contrasts, with the lowest ratio of each text and symbol.
  private mutating func addHeatmap(_ answer: SceneAnswer<RenderedPicture>) throws(RunFailure) {
    guard answer.own.foregrounds.contains(where: { $0.seen != nil }) else { return }
    let picture = Heatmap(answer.own, drawnAs: answer.picture).picture
    var view = try view(
      picture, words.heatmap, named: "heatmap",
      command: judging("--heatmap heatmap.png"))
    view.marks = answer.own.foregrounds.compactMap { foreground in
      foreground.seen.map { seen in
        ReportPage.Mark(
          foreground.foreground.bounds, label: Figures.ratio(seen.lowest),
          isSufficient: seen.lowest >= foreground.requirement.ratio)
      }
    }
    view.legend = zip(Heatmap.colors, [words.short, words.enough, words.recommended]).map {
      ReportPage.LegendEntry($0, $1)
    }
    section.views.append(view)
  }

  /// Returns the command that judges the document as the run did, and draws one more picture.
  private func judging(_ picture: String) -> String {
    (["pellucid legibility", ReportPage.quoted(path)] + flags + [picture]).joined(separator: " ")
  }

  private func view(
    _ picture: RenderedPicture, _ title: String, named name: String, note: String? = nil,
    command: String? = nil, drawnAs variant: SettingsVariant? = nil, scale: Double? = nil,
    mostWidth: Int? = nil
  ) throws(RunFailure) -> ReportPage.View {
    let stored = try folder.add(
      picture, named: [path, name], scale: scale ?? self.scale, mostWidth: mostWidth)
    let drawing = variant.map {
      (["pellucid", "render", ReportPage.quoted(path), "-o", "\($0.name).png"] + $0.flags).joined(
        separator: " ")
    }
    return ReportPage.View(title, stored, note: note, command: command ?? drawing)
  }
}
