// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A drawing of a scene in several combinations of settings.
struct MatrixDrawing {
  let scene: SceneDescription
  let variants: [SettingsVariant]
  /// The destination of the contact sheet, beside which the pictures go; nil to measure without writing.
  let output: Destination?
  /// The questions about the drawn pictures; nil where they are not judged.
  let inquiry: SceneInquiry?
  /// Findings about the scene that do not come from its picture.
  var further: [Finding] = []
  /// The part of a page that shows the pictures; nil without a page.
  var page: ScenePage?

  /// The result of one combination, with the path of its picture; nil if none was written.
  struct Entry {
    var path: String?
    var judged: JudgedVariant
  }

  /// Draws every combination, writes each picture beside the output and the contact sheet as the output, and
  /// returns the results in order.
  mutating func run(_ painter: inout Painter, _ terminal: Terminal) throws(CommandError) -> [Entry] {
    var entries: [Entry] = []
    let count = variants.count
    var sheet = ContactSheet(sceneSize: scene.size, count: count, columns: count >= 8 ? 4 : min(count, 2))
    let progress = Progress(terminal)
    for (index, variant) in variants.enumerated() {
      progress.show(.drawing(variant.label), index + 1, of: count)
      let (entry, picture) = try draw(variant, to: output?.named(variant.name), &painter)
      entries.append(entry)
      if output != nil { sheet.add(picture, caption: variant.label) }
    }
    if let output {
      terminal.show(.drawing(output.path))
      try output.write(painter.attempt { try sheet.drawn(by: &$0) })
    }
    terminal.wipeProgress()
    return entries
  }

  /// Draws one combination, and writes the picture unless `target` is nil.
  mutating func draw(
    _ variant: SettingsVariant, to target: Destination?, _ painter: inout Painter
  ) throws(CommandError) -> (Entry, RenderedPicture) {
    var (picture, judged) = try painter.attempt {
      try $0.render(variant, of: scene, answering: inquiry)
    }
    judged.findings += further
    try target?.write(picture)
    do throws(RunFailure) {
      if page?.section.views.isEmpty == true { try page?.add(picture, of: judged.resolution) }
      if !variants.isEmpty { try page?.add(picture, of: variant) }
    } catch { throw CommandError(error) }
    return (Entry(path: target?.path, judged: judged), picture)
  }
}
