// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidPreviews
import PellucidScene
import PellucidViews

/// The renderer of a test's views.
struct ViewRenderer {
  private(set) var renderer: SceneRenderer
  private let time: TimeInterval?
  private let catalogs: PreviewCatalogs

  @MainActor init(_ place: TestPlace, _ options: SnapshotOptions) throws(PellucidError) {
    let folder = Paths.folder(of: place.path)
    renderer = try SceneRenderer(baseDirectory: folder)
    time = options.time
    catalogs = PreviewCatalogs(
      paths: options.catalogs.map { Paths.isAbsolute($0) ? $0 : Paths.joined(folder, $0) })
  }

  /// Returns the scene and the tree of a view under settings.
  @MainActor func described(
    _ view: some View, _ settings: SnapshotVariant
  ) -> (scene: SceneDescription, tree: ViewTree) {
    let result = renderer.inspected(
      view.on(settings.device.screen, in: settings.deviceSettings), in: settings.setting(at: time),
      from: catalogs)
    return (result.scene, result.tree)
  }

  /// Draws a scene without judging it.
  mutating func drawn(_ scene: SceneDescription) throws -> RenderedPicture {
    renderer.measuresContrast = false
    let resolution = try renderer.resolve(scene)
    return try renderer.render(resolution)
  }

  /// Draws a scene and judges it.
  mutating func judged(_ scene: SceneDescription, _ options: JudgingOptions) throws -> Drawing {
    renderer.measuresContrast = true
    return try renderer.draw(scene, judging: options)
  }
}
