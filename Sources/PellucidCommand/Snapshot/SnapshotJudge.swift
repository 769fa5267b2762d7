// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// Draws one scene in one combination, compares it with its reference, and keeps what is asked for.
struct SnapshotJudge: Sendable {
  let settings: SnapshotSettings

  /// - Parameter known: What the scene's other combinations showed.
  func result(
    _ scene: SnapshotScene, _ index: Int, _ variant: SettingsVariant, _ painter: inout Painter,
    _ known: inout KnownSnapshots
  ) -> SnapshotEntry {
    let name = scene.fileName(variant)
    let reference = Paths.joined(settings.references, name)
    var result = SnapshotResult(
      scene: scene.path, variant: variant.name, outcome: .equal, reference: reference)
    do throws(CommandError) {
      let resolved = try painter.resolved(variant.applied(to: try scene.content.get())).scene
      result.size = known.size(of: resolved, writtenAt: reference)
      if result.size != nil { return SnapshotEntry(scene: index, variant: variant, result) }
      let drawn = try painter.draw(resolved, measuring: .texts)
      let size = (drawn.image.width, drawn.image.height)
      result.size = size
      // Most are as they were recorded; then neither is needed as a picture.
      if drawn.isWritten(at: reference) {
        known.add(resolved, size: size, reference: reference)
      } else {
        try judge(drawn, name, &result, &painter)
      }
    } catch {
      var entry = SnapshotEntry(scene: index, variant: variant, path: scene.path, error)
      (entry.result.reference, entry.result.size) = (reference, result.size)
      return entry
    }
    return SnapshotEntry(scene: index, variant: variant, result)
  }

  private func judge(
    _ drawn: RenderedPicture, _ name: String, _ result: inout SnapshotResult, _ painter: inout Painter
  ) throws(CommandError) {
    let reference = Paths.joined(settings.references, name)
    let actual = drawn.stored
    var expected: PixelImage?
    do {
      expected = try ImageReader().read(path: reference, gamut: drawn.gamut)
    } catch {
      if case .notFound = error {
        result.outcome = .missing(reason: nil)
      } else {
        result.outcome = .missing(reason: "\(error)")
      }
    }
    if let expected {
      result.outcome = SnapshotOutcome(actual, expected: expected, tolerance: settings.tolerance)
    }
    if case .equal = result.outcome { return }
    if settings.records {
      try Destination(path: reference).write(drawn, isReference: true)
      result.outcome = .recorded
    } else if let output = settings.output {
      let target = Destination(path: Paths.joined(output, name))
      result.picture = target.path
      let failure = SnapshotFailure(expected: expected, actual: actual, gamut: drawn.gamut)
      try target.write(try failure.drawn(result.outcome, by: &painter) ?? drawn)
    }
  }
}

/// The picture that shows a failure: expected | difference | actual.
struct SnapshotFailure {
  let expected: PixelImage?
  let actual: PixelImage
  let gamut: Gamut

  /// So that a huge scene's failure can still be drawn and looked at.
  private static let pixelLimit = 48_000_000

  /// nil where there is nothing to compare with.
  func drawn(
    _ outcome: SnapshotOutcome, by painter: inout Painter
  ) throws(CommandError) -> RenderedPicture? {
    guard let expected else { return nil }
    var panels = [(expected, "expected, " + size(expected))]
    if case .different(let difference) = outcome {
      let factor = Figures.text(difference.largest > 0 ? 255 / difference.largest : 1, places: 1)
      panels.append((difference.picture(expected, actual), "difference × " + factor))
    }
    panels.append((actual, "actual, " + size(actual)))
    let side = (width: panels.map(\.0.width).max() ?? 1, height: panels.map(\.0.height).max() ?? 1)
    let divisor = divisor(pixels: side.width * side.height * panels.count)
    var sheet = ContactSheet(
      panel: Size(width: Double(side.width / divisor), height: Double(side.height / divisor)),
      count: panels.count, gamut: gamut)
    for (picture, caption) in panels {
      let (width, height) = (max(1, picture.width / divisor), max(1, picture.height / divisor))
      let copy = divisor == 1 ? picture : Thumbnail.of(picture, width: width, height: height)
      sheet.add(copy, caption: caption)
    }
    return try sheet.drawn(by: &painter)
  }

  private func size(_ picture: PixelImage) -> String { "\(picture.width) × \(picture.height)" }

  private func divisor(pixels: Int) -> Int {
    var divisor = 1
    while pixels / (divisor * divisor) > Self.pixelLimit { divisor += 1 }
    return divisor
  }
}
