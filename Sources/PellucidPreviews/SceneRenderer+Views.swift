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
    described(
      view, width: width, height: height, scale: scale, traits: traits, safeArea: safeArea, time: time,
      from: PreviewCatalogs(paths: catalogs))
  }

  @MainActor func described(
    _ view: some View, width: Double?, height: Double?, scale: Double, traits: Traits,
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    var scene = SceneDescription(
      of: view, in: proposal, scale: scale, traits: traits, safeArea: safeArea, time: time, measurer: measurer
    ) { catalogs.size(ofPicture: $0, $1, scale: scale) }
    if !scene.assetNames.isEmpty { catalogs.provide(for: &scene) }
    return withoutMissing(scene)
  }

  /// Returns the description of a view, the tree of its views, and the names in it that nothing stands for. The parameters are those of
  /// `description(of:width:height:scale:traits:safeArea:time:catalogs:)`.
  @MainActor package func inspected(
    _ view: some View, width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, catalogs paths: [String] = []
  ) -> (scene: SceneDescription, tree: ViewTree, missing: [MissingName]) {
    let catalogs = PreviewCatalogs(paths: paths)
    let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    var (scene, tree) = SceneDescription.withTree(
      of: view, in: proposal, scale: scale, traits: traits, safeArea: safeArea, time: time, measurer: measurer
    ) { catalogs.size(ofPicture: $0, $1, scale: scale) }
    if !scene.assetNames.isEmpty { catalogs.provide(for: &scene) }
    let (known, missing) = withoutMissing(scene)
    return (known, tree, missing)
  }

  /// Returns the description of a preview in the size, scale and settings of a scene, of which its own traits change the size, and the
  /// names in it that nothing stands for.
  ///
  /// - Parameters:
  ///   - screen: The device whose safe area and size classes the preview has where it fills the screen; nil for none.
  ///   - catalogs: The catalogs that the scene names.
  @MainActor func described(
    _ preview: _Preview, in scene: SceneDescription, on screen: DeviceScreen?, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    // The device of a flag comes before the one that the preview names.
    if screen == nil, let model = preview.deviceName.flatMap({ DeviceModel.named($0) }) {
      return described(preview, on: model, in: scene, from: catalogs)
    }
    let size = preview.size(on: CGSize(width: scene.size.width, height: scene.size.height))
    let whole = screen?.filled(by: size)
    var described = described(
      preview.content().on(whole, in: scene.device), width: size.width.map { Double($0) },
      height: size.height.map { Double($0) }, scale: scene.scale, traits: scene.traits,
      safeArea: whole.map { EdgeInsets($0.safeArea) } ?? EdgeInsets(), from: catalogs)
    if !described.scene.assetNames.isEmpty { described.scene.catalogs = scene.catalogs }
    described.scene.device = scene.device
    return described
  }
}
