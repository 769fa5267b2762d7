// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidScene
import PellucidViews

extension SceneRenderer {
  /// Returns the description of a view that fills a picture.
  ///
  ///     let scene = renderer.description(of: Welcome(), width: 390, height: 844)
  ///     let drawing = try renderer.draw(scene)
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in points; nil for that of the view where none is proposed to it.
  ///   - height: The height of the picture, in points; nil for that of the view where none is proposed to it.
  ///   - scale: The number of pixels per point.
  ///   - traits: The settings that the view is laid out and drawn in.
  ///   - safeArea: The space at the edges that the screen keeps from views, such as below its status bar, in points.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - catalogs: The paths of asset catalogs, or of folders of them. A path that is none counts as an empty one.
  /// - Returns: The view in a window over the whole picture, in the middle where it is smaller.
  @MainActor public func description(
    of view: some View, width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, catalogs: [String] = []
  ) -> SceneDescription {
    described(
      view, width: width, height: height, scale: scale, traits: traits, safeArea: safeArea, time: time,
      catalogs: catalogs
    ).scene
  }

  /// Returns the description of a view that fills a picture, and the names in it that nothing stands for. The parameters are those of
  /// `description(of:width:height:scale:traits:safeArea:time:catalogs:)`.
  @MainActor public func described(
    _ view: some View, width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, catalogs: [String] = []
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    var setting = ViewSetting(width: width, height: height, scale: scale, traits: traits)
    (setting.safeArea, setting.time) = (safeArea, time)
    return described(view, in: setting, from: PreviewCatalogs(paths: catalogs))
  }

  @MainActor func described(
    _ view: some View, in setting: ViewSetting, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    let scene = SceneDescription(
      of: view, in: setting.proposal, scale: setting.scale, traits: setting.traits,
      safeArea: setting.safeArea, time: setting.time, measurer: measurer
    ) { catalogs.size(ofPicture: $0, $1, in: setting) }
    return provided(scene, in: setting, from: catalogs)
  }

  /// Returns the description of a view, the tree of its views, and the names in it that nothing stands for.
  @MainActor package func inspected(
    _ view: some View, in setting: ViewSetting, from catalogs: PreviewCatalogs = PreviewCatalogs(paths: [])
  ) -> (scene: SceneDescription, tree: ViewTree, missing: [MissingName]) {
    let (scene, tree) = SceneDescription.withTree(
      of: view, in: setting.proposal, scale: setting.scale, traits: setting.traits,
      safeArea: setting.safeArea, time: setting.time, measurer: measurer
    ) { catalogs.size(ofPicture: $0, $1, in: setting) }
    let (known, missing) = provided(scene, in: setting, from: catalogs)
    return (known, tree, missing)
  }

  /// Returns a scene for a device, with the assets that it names, and the names that nothing stands for.
  @MainActor private func provided(
    _ scene: SceneDescription, in setting: ViewSetting, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    var scene = scene
    scene.device = setting.device
    if !scene.assetNames.isEmpty { catalogs.provide(for: &scene) }
    return withoutMissing(scene)
  }
}
