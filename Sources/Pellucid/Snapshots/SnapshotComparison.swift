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
    let compared = ComparedPicture(drawn, with: reference, tolerance: settings.tolerance)
    result.outcome = compared.outcome
    if case .equal = compared.outcome { return }
    if settings.records {
      try drawn.writePNG(to: reference, as: .filled)
      result.outcome = .recorded
      return
    }
    if let shard = settings.shard { result.kept = try kept(compared, scale: scale, in: shard) }
    if let page = settings.page {
      result.comparison = try ReportPage.Comparison(
        name, of: compared, named: [settings.references, name], scale: scale, on: page)
    }
    if let output = settings.output {
      let target = Paths.joined(output, name)
      result.picture = target
      try compared.sheet(by: &renderer).writePNG(to: target, as: .filled)
    }
  }

  /// Keeps the pictures that the output and the page of the merged run show.
  private mutating func kept(
    _ compared: ComparedPicture, scale: Double, in shard: ShardFolder
  ) throws -> [SnapshotShard.Picture] {
    var pictures: [SnapshotShard.Picture] = []
    for side in SnapshotShard.Picture.Side.allCases {
      let shown = try side == .sheet ? compared.sheet(by: &renderer) : compared.picture(side)
      guard let shown else { continue }
      let (width, height) = (Double(shown.width) / scale, Double(shown.height) / scale)
      pictures.append(try shard.add(shown.png(), side, width: width, height: height))
    }
    return pictures
  }
}
