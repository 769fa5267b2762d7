// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// Draws a scene in one combination of settings after the other.
struct MatrixDrawing {
  let scene: SceneDescription
  let variants: [SettingsVariant]
  /// nil where no picture is wanted, only what is measured in it.
  let output: Destination?
  /// Whether somebody wants to know what is seen of the texts.
  let measuresTexts: Bool

  /// One drawn combination.
  struct Entry {
    var path: String?
    var variant: SettingsVariant
    /// Only where they were asked for.
    var texts: [SeenText]
    var findings: [PellucidJudge.Finding]

    var traits: Traits { variant.traits }

    var members: [(key: String, value: JSONText)] {
      [
        (key: "path", value: .optional(path)), (key: "traits", value: traits.json),
        (key: "settings", value: variant.glass.json),
        (key: "texts", value: .array(texts.map(\.json))),
        (key: "findings", value: .array(findings.map(\.json))),
      ]
    }
  }

  /// Writes each picture beside the output, and the contact sheet as the output.
  func run(_ painter: inout Painter, _ terminal: Terminal) throws(CommandError) -> [Entry] {
    var entries: [Entry] = []
    let count = variants.count
    var sheet = ContactSheet(sceneSize: scene.size, count: count, columns: count >= 8 ? 4 : min(count, 2))
    for (index, variant) in variants.enumerated() {
      terminal.progress("drawing \(index + 1) of \(count): \(variant.label)")
      let target = output?.named(variant.name)
      let (entry, picture) = try Self.draw(
        variant, of: scene, to: target, measuresTexts: measuresTexts, &painter)
      entries.append(entry)
      if output != nil { sheet.add(picture, caption: variant.label) }
    }
    if let output {
      terminal.progress("drawing the contact sheet")
      try output.write(sheet.drawn(by: &painter))
    }
    terminal.progress("")
    return entries
  }

  /// Draws one combination, and writes it if it has a place.
  static func draw(
    _ variant: SettingsVariant, of scene: SceneDescription, to target: Destination?, measuresTexts: Bool,
    _ painter: inout Painter
  ) throws(CommandError) -> (Entry, RenderedPicture) {
    let scene = variant.applied(to: scene)
    let resolution = try painter.resolved(scene)
    let resolved = resolution.scene
    let picture = try painter.draw(resolved, measuring: measuresTexts ? .everyPixel : .texts)
    try target?.write(picture)
    let entry = Entry(
      path: target?.path, variant: variant,
      texts: measuresTexts ? SeenText.all(in: picture, of: resolved) : [],
      findings: SceneRules.findings(of: scene, resolution, missingGlyphs: picture.missingGlyphs))
    return (entry, picture)
  }
}
