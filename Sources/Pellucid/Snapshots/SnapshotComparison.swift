// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidPlan
import PellucidScene

/// The folders of a run's references and failures.
package struct SnapshotSettings: Sendable {
  /// The folder of the references.
  package var references: String
  package var tolerance: PictureTolerance
  /// A Boolean value indicating whether pictures that differ become the new references.
  package var records: Bool
  /// The folder for pictures of failures; nil writes none.
  package var output: String?
  /// The folder of a page with the pictures of failures; nil for none.
  package var page: PageFolder?
  /// The folder of a shard, which keeps the pictures of failures; nil for a run without shards.
  package var shard: ShardFolder?

  package init(references: String, tolerance: PictureTolerance, records: Bool, output: String?) {
    (self.references, self.tolerance) = (references, tolerance)
    (self.records, self.output) = (records, output)
  }
}

/// The comparison of one scene's combinations with their references, which writes new references or failures as the
/// settings require.
struct SnapshotComparison {
  let settings: SnapshotSettings
  private var renderer: SceneRenderer
  private var known = KnownSnapshots()

  init(_ settings: SnapshotSettings, _ renderer: SceneRenderer) {
    (self.settings, self.renderer) = (settings, renderer)
    // The reference, the drawn picture as it is stored, their difference, and what becomes of them in a failure's picture.
    self.renderer.picturesBeside = 5
  }

  /// Draws one combination and compares it with its reference; where an error is thrown, `result` has the values known
  /// until then.
  ///
  /// - Parameter name: The name of the reference.
  mutating func compare(
    _ scene: SceneDescription, named name: String, _ result: inout SnapshotResult
  ) throws {
    let reference = Paths.joined(settings.references, name)
    result.reference = reference
    let resolved = try renderer.resolve(scene)
    result.size = known.size(of: resolved.scene, writtenAt: reference)
    if result.size != nil { return }
    let drawn = try renderer.render(resolved)
    let size = (drawn.image.width, drawn.image.height)
    result.size = size
    // Most pictures equal their reference; then neither has to be decoded.
    if drawn.isWritten(at: reference) {
      known.add(resolved.scene, size: size, reference: reference)
    } else {
      try judge(drawn, name, reference, scale: scene.scale, &result)
    }
  }

  private mutating func judge(
    _ drawn: RenderedPicture, _ name: String, _ reference: String, scale: Double,
    _ result: inout SnapshotResult
  ) throws {
    let actual = drawn.stored
    var expected: PixelImage?
    do {
      let recorded = try ImageReader().read(path: reference, gamut: drawn.gamut, isInput: false)
      result.outcome = SnapshotOutcome(actual, expected: recorded, tolerance: settings.tolerance)
      expected = recorded
    } catch {
      if case .notFound = error {
        result.outcome = .missing(reason: nil)
      } else {
        result.outcome = .missing(reason: "\(error)")
      }
    }
    if case .equal = result.outcome { return }
    if settings.records {
      try drawn.writePNG(to: reference, as: .filled)
      result.outcome = .recorded
      return
    }
    if let shard = settings.shard {
      result.kept = try kept(drawn, expected, actual, result.outcome, scale: scale, in: shard)
    }
    if let page = settings.page {
      result.comparison = try comparison(
        of: drawn, with: expected, named: name, result.outcome, scale: scale, in: page)
    }
    if let output = settings.output {
      let target = Paths.joined(output, name)
      result.picture = target
      try sheet(of: drawn, expected, actual, result.outcome).writePNG(to: target, as: .filled)
    }
  }

  /// Returns the picture that shows a failure: the drawn picture alone where there is no reference.
  private mutating func sheet(
    of drawn: RenderedPicture, _ expected: PixelImage?, _ actual: PixelImage, _ outcome: SnapshotOutcome
  ) throws -> RenderedPicture {
    let failure = SnapshotFailure(expected: expected, actual: actual, gamut: drawn.gamut)
    return try failure.drawn(outcome, by: &renderer) ?? drawn
  }

  /// Keeps the pictures that the output and the page of the merged run show.
  private mutating func kept(
    _ drawn: RenderedPicture, _ expected: PixelImage?, _ actual: PixelImage, _ outcome: SnapshotOutcome,
    scale: Double, in shard: ShardFolder
  ) throws -> [SnapshotShard.Picture] {
    func add(_ picture: RenderedPicture, _ side: SnapshotShard.Picture.Side) throws -> SnapshotShard.Picture {
      try shard.add(
        picture.png(), side, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    }
    var pictures = [try add(sheet(of: drawn, expected, actual, outcome), .sheet)]
    if let expected {
      pictures.append(try add(RenderedPicture(image: expected, gamut: drawn.gamut), .expected))
    }
    pictures.append(try add(RenderedPicture(image: drawn.image, gamut: drawn.gamut), .actual))
    if case .different(let difference) = outcome, let expected {
      let picture = RenderedPicture(image: difference.picture(expected, actual), gamut: drawn.gamut)
      pictures.append(try add(picture, .difference))
    }
    return pictures
  }

  /// Adds the pictures of a failure to a page.
  private func comparison(
    of drawn: RenderedPicture, with expected: PixelImage?, named name: String, _ outcome: SnapshotOutcome,
    scale: Double, in page: PageFolder
  ) throws(RunFailure) -> ReportPage.Comparison {
    func add(_ image: PixelImage, _ part: String) throws(RunFailure) -> ReportPage.Picture {
      try page.add(
        RenderedPicture(image: image, gamut: drawn.gamut), named: [settings.references, name, part],
        scale: scale)
    }
    var comparison = ReportPage.Comparison(name, actual: try add(drawn.image, "actual"))
    if let expected { comparison.expected = try add(expected, "expected") }
    if case .different(let difference) = outcome, let expected {
      comparison.difference = try add(difference.picture(expected, drawn.stored), "difference")
    }
    return comparison
  }
}
